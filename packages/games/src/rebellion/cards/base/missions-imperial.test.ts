import { describe, expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import type { Face } from '../../data/dice.ts';
import { FINISH } from '../../testing/assigning.ts';
import { begins, reveals, told } from '../../testing/imperial.ts';
import type { Position } from '../../testing/position.ts';
import { scenario } from '../../testing/scenario.ts';

describe('diplomacy', () => {
  test('rule-by-fear gains 1 loyalty in a populous system with an Imperial unit', () => {
    const units = { ryloth: { 'assault-carrier': 1 }, rodia: { stormtrooper: 1 }, hoth: { stormtrooper: 1 } } as const;
    const position: Position = { units, systems: { rodia: { loyalty: 'rebel' } } };
    expect(begins('rule-by-fear', ['emperor-palpatine'], position).legal).toEqual(['rodia', 'ryloth']);
    const s = reveals('rule-by-fear', ['emperor-palpatine'], position, { target: 'ryloth' });
    expect(s.g.systems.ryloth).toMatchObject({ loyalty: 'imperial', subjugated: false });
    expect(s.hand('imperial')).toContain('rule-by-fear');
    const under = reveals('rule-by-fear', ['emperor-palpatine'], position, { target: 'rodia' });
    expect(under.g.systems.rodia).toMatchObject({ loyalty: null, subjugated: true });
  });

  test('display-of-power gains 2 loyalty and so turns a Rebel system', () => {
    const s = reveals(
      'display-of-power',
      ['emperor-palpatine'],
      { systems: { naboo: { loyalty: 'rebel' } } },
      { target: 'naboo' },
    );
    expect(s.g.systems.naboo.loyalty).toBe('imperial');
  });

  test('trade-negotiations gains 1 loyalty, which only removes a Rebel marker', () => {
    const systems = { naboo: { loyalty: 'rebel' } } as const;
    const s = reveals('trade-negotiations', ['emperor-palpatine'], { systems }, { target: 'naboo' });
    expect(s.g.systems.naboo.loyalty).toBeNull();
    expect(begins('trade-negotiations', ['emperor-palpatine'], { systems }).legal).not.toContain('hoth');
  });

  test('imperial-propaganda removes every Rebel marker of the region, also from under subjugation', () => {
    const systems = {
      rodia: { loyalty: 'rebel' },
      geonosis: { loyalty: 'imperial' },
      ryloth: { loyalty: 'rebel' },
      naboo: { loyalty: 'rebel' },
    } as const;
    const position: Position = { systems, units: { rodia: { stormtrooper: 1 } } };
    const s = reveals('imperial-propaganda', ['emperor-palpatine'], position, { target: 'geonosis' });
    expect(s.g.systems.rodia).toMatchObject({ loyalty: null, subjugated: true });
    expect(s.g.systems.ryloth.loyalty).toBeNull();
    expect(s.g.systems.naboo.loyalty).toBe('rebel');
    expect(s.g.systems.geonosis.loyalty).toBe('imperial');
  });

  test('RB-19.4 fear-will-keep-them-in-line wants a Death Star or a Star Destroyer, not the Death Star Under Construction', () => {
    const units = {
      geonosis: { 'death-star': 1 },
      naboo: { 'star-destroyer': 1 },
      hoth: { 'super-star-destroyer': 1 },
      ilum: { 'death-star-under-construction': 1 },
      rodia: { 'assault-carrier': 1 },
    } as const;
    const s = begins('fear-will-keep-them-in-line', ['grand-moff-tarkin'], { units });
    expect(s.legal).toEqual(['geonosis', 'naboo', 'hoth']);
  });

  test('fear-will-keep-them-in-line gains 1 loyalty in each of 2 systems of the region', () => {
    const position: Position = { units: { geonosis: { 'death-star': 1 } }, systems: { rodia: { loyalty: 'rebel' } } };
    const s = reveals('fear-will-keep-them-in-line', ['grand-moff-tarkin'], position);
    expect(s.question).toBe('ask.loyaltyInRegion');
    expect(s.legal).toEqual(['rodia', 'geonosis', 'ryloth']);
    expect(s.refusal('tatooine')).toBe('no_loyalty_there RB-12.5');
    s.click('rodia');
    expect(s.legal).toEqual(['geonosis', 'ryloth']);
    expect(s.g.systems.rodia.loyalty).toBe('rebel');
    s.click('ryloth');
    expect(s.g.systems.rodia.loyalty).toBeNull();
    expect(s.g.systems.ryloth.loyalty).toBe('imperial');
    expect(s.g.systems.geonosis.loyalty).toBeNull();
  });

  test('fear-will-keep-them-in-line asks nothing where only 2 systems or fewer can change', () => {
    const systems = { rodia: { loyalty: 'imperial' } } as const;
    const s = reveals('fear-will-keep-them-in-line', ['grand-moff-tarkin'], {
      systems,
      units: { ryloth: { 'death-star': 1 } },
    });
    expect(s.question).toBe('ask.turn');
    expect([s.g.systems.geonosis.loyalty, s.g.systems.ryloth.loyalty]).toEqual(['imperial', 'imperial']);
  });

  test('lure-of-the-dark-side counts all icons of both sides and turns the captive for good', () => {
    const position: Position = {
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'princess-leia': { captive: 'coruscant' } },
    };
    // The Emperor has 5 icons and 2 successes for his picture, Leia 5.
    const dice: Face[] = ['hit', 'blank', 'blank', 'blank', 'blank', 'hit', 'hit', 'blank', 'blank', 'blank'];
    const s = reveals('lure-of-the-dark-side', ['emperor-palpatine'], position, { dice });
    expect(s.g.leaders['princess-leia']).toMatchObject({ at: 'coruscant', ring: 'lure-of-the-dark-side' });
    expect(s.g.reputation).toBe(14);
    s.whileAsked('ask.turn', 'pass');
    expect(s.view('imperial').leaders['princess-leia']).toMatchObject({ side: 'imperial', at: 'pool' });
  });

  test('lure-of-the-dark-side costs the Rebels 1 reputation when Luke falls, as a Jedi too', () => {
    for (const luke of ['luke-skywalker', 'luke-skywalker-jedi'] as const) {
      const position: Position = {
        reputation: 10,
        units: { coruscant: { stormtrooper: 1 } },
        leaders: { [luke]: { captive: 'coruscant' } },
      };
      const s = reveals('lure-of-the-dark-side', ['emperor-palpatine'], position, {
        dice: Array<Face>(10).fill('hit'),
      });
      expect(s.g.leaders[luke].ring).toBe('lure-of-the-dark-side');
      expect(s.g.reputation).toBe(11);
    }
  });

  test('RB-18.23 a leader lured by lure-of-the-dark-side goes to the Imperial pool of its colour', () => {
    const position: Position = {
      seats: ['rebel', 'imperial-admiral', 'imperial-general'],
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'princess-leia': { captive: 'coruscant' } },
      assigned: [{ mission: 'lure-of-the-dark-side', leaders: ['emperor-palpatine'] }],
    };
    const s = scenario(position).as('rebel').click('pass').as('imperial-admiral').click('mission:emperor-palpatine');
    s.rig('hit', 'hit', 'hit', 'hit', 'hit', 'blank').whileAsked('ask.oppose', 'none');
    for (let n = 0; n < 20 && s.g.phase === 'command'; n++) s.click('pass');
    expect(s.g.leaders['princess-leia'].at).toBe('pool');
    s.whileAsked('ask.assign', FINISH);
    for (let n = 0; n < 40 && !(s.g.phase === 'assignment' && s.g.active === 'imperial'); n++)
      s.click(s.decision.shape === 'some' ? s.legal.slice(0, s.decision.min) : (s.legal[0] as string));
    expect(s.as('imperial-general').legal).toContain('assign:gather-intel:princess-leia');
    expect(s.as('imperial-admiral').legal).not.toContain('assign:gather-intel:princess-leia');
  });

  test('double-our-efforts moves one unit of box 2 or 3 on', () => {
    const units = {
      'queue-3': { 'star-destroyer': 1 },
      'queue-2': { 'at-st': 1, 'mon-calamari-cruiser': 1 },
      'queue-1': { stormtrooper: 1 },
    } as const;
    const s = reveals('double-our-efforts', ['grand-moff-tarkin'], { units });
    expect(s.question).toBe('ask.advance');
    expect(s.legal).toEqual([s.unit('at-st', 'queue-2'), s.unit('star-destroyer', 'queue-3')]);
    s.click(s.unit('star-destroyer', 'queue-3'));
    expect(s.units('queue-2')).toEqual({ 'star-destroyer': 1, 'at-st': 1, 'mon-calamari-cruiser': 1 });
    expect(s.question).toBe('ask.turn');
  });

  test('double-our-efforts lets Moff Jerjerrod move a second, different unit on', () => {
    const units = { 'queue-3': { 'star-destroyer': 2 } } as const;
    const s = reveals('double-our-efforts', ['moff-jerjerrod'], { units });
    expect(s.units('queue-2')).toEqual({ 'star-destroyer': 1 });
    expect(s.legal).toEqual([s.unit('star-destroyer', 'queue-3'), 'done']);
    s.click(s.unit('star-destroyer', 'queue-3'));
    expect(s.units('queue-2')).toEqual({ 'star-destroyer': 2 });
    expect(s.units('queue-1')).toEqual({});
  });
});

describe('logistics', () => {
  test('RB-16.1.31 RB-16.1.32 research-and-development keeps one of 2 projects; no one else learns the other', () => {
    const s = reveals('research-and-development', ['grand-moff-tarkin'], {}, {});
    expect(s.question).toBe('ask.projectUnder');
    const [one, other] = s.hand('imperial').slice(-2);
    s.click(one as string);
    expect(s.hand('imperial')).toContain(other);
    expect(s.hand('imperial')).toHaveLength(5);
    expect(reveal(s.g.projectDeck).at(-1)).toMatch(new RegExp(`^${one}#`));
    expect(told(s, 'log.projectUnder', 'rebel')).toHaveLength(1);
    expect(told(s, 'log.putUnder', 'imperial')).toHaveLength(1);
    for (const viewer of ['rebel', 'spectator']) expect(told(s, 'log.putUnder', viewer)).toEqual([]);
  });

  test('research-and-development may take a sabotage marker off and draw 1 project instead', () => {
    const systems = { coruscant: { sabotaged: true }, mustafar: { loyalty: 'imperial' } } as const;
    const position: Position = { systems, units: { rodia: { stormtrooper: 1 } } };
    const s = begins('research-and-development', ['grand-moff-tarkin'], position);
    expect(s.legal).toEqual(['mustafar', 'coruscant']);
    s.click('coruscant', 'repair');
    expect(s.g.systems.coruscant.sabotaged).toBe(false);
    expect(s.hand('imperial')).toHaveLength(5);
    const clean = begins('research-and-development', ['grand-moff-tarkin'], position).click('mustafar');
    expect(clean.question).toBe('ask.projectUnder');
  });

  test('RB-7.3.6 address-delays queues a unit for every icon in spite of sabotage, subjugation and enemies', () => {
    const position: Position = {
      systems: { sullust: { sabotaged: true } },
      units: { sullust: { stormtrooper: 1, 'x-wing': 1 } },
    };
    const s = reveals('address-delays', ['grand-moff-tarkin'], position, { target: 'sullust' });
    expect(s.units('queue-2')).toEqual({ stormtrooper: 1, 'at-at': 1 });
    expect(begins('address-delays', ['grand-moff-tarkin'], position).legal).toEqual(['sullust', 'coruscant']);
  });

  test('secret-weapons-research draws 2 projects', () => {
    const s = reveals('secret-weapons-research', ['grand-moff-tarkin'], {});
    expect(s.hand('imperial')).toHaveLength(6);
    expect(reveal(s.g.projectDeck)).toHaveLength(8);
    expect(s.g.missionDiscards.imperial).toEqual([expect.stringMatching(/^secret-weapons-research#/)]);
  });

  test('RB-18.22 projects the Admiral draws with secret-weapons-research are in the General’s hand', () => {
    const s = scenario({
      seats: ['rebel', 'imperial-admiral', 'imperial-general'],
      assigned: [{ mission: 'secret-weapons-research', leaders: ['grand-moff-tarkin'] }],
    });
    s.as('rebel').click('pass').as('imperial-admiral').click('mission:grand-moff-tarkin');
    const projects = reveal(s.g.missionHands.imperial).slice(-2);
    expect(s.view('imperial-general').missions.imperial.hand.cards).toEqual(expect.arrayContaining(projects));
    expect(s.view('rebel').missions.imperial.hand.cards).toBeNull();
  });
});
