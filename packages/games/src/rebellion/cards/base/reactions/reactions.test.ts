import { describe, expect, test } from 'vitest';
import { reveal } from '../../../../engine/hidden.ts';
import type { SystemId } from '../../../data/systems.ts';
import { presetDice } from '../../../rules/dice.ts';
import type { Position } from '../../../testing/position.ts';
import { type Scenario, scenario } from '../../../testing/scenario.ts';

const guards = { coruscant: { stormtrooper: 1 } } as const;
const faces = (s: Scenario, side: string) =>
  s.entries.filter(
    (one) => one.key === 'log.missionDice' && (one.params.side as { key: string }).key === `side.${side}`,
  );

describe('blindside', () => {
  const position: Position = {
    units: guards,
    leaders: { 'princess-leia': 'coruscant' },
    assigned: [{ mission: 'capture-rebel-operative', leaders: ['boba-fett'] }],
    actions: ['blindside'],
  };

  test('RB-7.1.8 blindside is offered before the reveal and keeps the Rebel pool away', () => {
    const s = scenario(position).click('pass', 'mission:boba-fett');
    expect(s.question).toBe('window.mission-reveal');
    expect(s.asked).toEqual(['imperial']);
    expect(s.g.mission).toBeNull();
    expect(s.log('rebel')).not.toContain('log.missionRevealed');
    s.click('blindside:boba-fett').rig('hit', 'hit', 'hit', 'blank');
    // Leia, already there, still opposes (1 icon); no one may be sent.
    s.click('pass');
    expect(s.log()).toContain('log.nobodySent');
    expect(faces(s, 'rebel')).toHaveLength(1);
    expect(s.g.leaders['princess-leia'].ring).toBe('captured');
    expect(s.g.usedActions).toEqual(['blindside']);
  });

  test('RB-7.1.8 blindside is for the missions of its leaders only', () => {
    const other = {
      ...position,
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
    } as const;
    expect(scenario(other).click('pass', 'mission:darth-vader').question).toBe('ask.oppose');
  });

  test('RB-7.1.8 declined, the mission goes on as usual', () => {
    const s = scenario(position).click('pass', 'mission:boba-fett', 'pass');
    expect(s.question).toBe('ask.oppose');
    expect(s.g.usedActions).toEqual([]);
  });
});

describe('undercover', () => {
  const position = (lando: SystemId | 'rebel-base-space' | { captive: SystemId }): Position => ({
    units: { ...guards, ryloth: { stormtrooper: 1 } },
    leaders: { 'lando-calrissian': lando },
    assigned: [{ mission: 'rule-by-fear', leaders: ['darth-vader'] }],
    actions: ['undercover'],
  });

  test('RB-7.1.9 undercover brings its leader from anywhere, and an unopposed mission becomes opposed', () => {
    for (const from of ['dagobah', 'rebel-base-space'] as const) {
      const s = scenario(position(from)).click('pass', 'mission:darth-vader', 'coruscant', 'none');
      expect(s.question).toBe('window.mission-dice');
      expect(s.asked).toEqual(['rebel']);
      s.rig('hit', 'blank', 'special').click('undercover:lando-calrissian');
      expect(s.g.leaders['lando-calrissian'].at).toBe('coruscant');
      expect(faces(s, 'rebel')).toHaveLength(1);
      expect(s.log()).toContain('log.missionFails');
    }
  });

  test('RB-13.6 a captive cannot use undercover', () => {
    const s = scenario(position({ captive: 'ryloth' })).click('pass', 'mission:darth-vader', 'coruscant', 'none');
    expect(s.log()).toContain('log.missionSucceeds');
    expect(s.g.usedActions).toEqual([]);
  });

  test('RB-19.16 under Boba Fett? Where? undercover leaves the watched system but does not enter it', () => {
    const out = scenario(position('dagobah')).change((g) => g.lasting.push({ kind: 'locked', system: 'dagobah' }));
    out.click('pass', 'mission:darth-vader', 'coruscant', 'none');
    expect(out.legal).toContain('undercover:lando-calrissian');
    const into = scenario(position('dagobah')).change((g) => g.lasting.push({ kind: 'locked', system: 'coruscant' }));
    into.click('pass', 'mission:darth-vader', 'coruscant', 'none');
    expect(into.log()).toContain('log.missionSucceeds');
  });
});

describe('wookiee-guardian', () => {
  const position: Position = {
    units: guards,
    leaders: { chewbacca: 'coruscant' },
    assigned: [
      { mission: 'capture-rebel-operative', leaders: ['darth-vader'] },
      { mission: 'rule-by-fear', leaders: ['emperor-palpatine'] },
    ],
    actions: ['wookiee-guardian'],
  };

  test('RB-7.1.9 wookiee-guardian makes a spec ops attempt in Chewbacca’s system fail before the dice', () => {
    const s = scenario(position).click('pass', 'mission:darth-vader', 'none');
    expect(s.question).toBe('window.mission-dice');
    s.click('wookiee-guardian:chewbacca');
    expect(s.log()).toContain('log.missionFails');
    expect(s.log()).not.toContain('log.missionDice');
    expect(s.g.leaders.chewbacca.ring).toBeNull();
    expect(s.hand('imperial')).toContain('capture-rebel-operative');
  });

  test('RB-7.1.9 wookiee-guardian does not answer missions of another skill, nor from another system', () => {
    const s = scenario(position).click('pass', 'mission:emperor-palpatine', 'none');
    expect(s.log()).toContain('log.missionDice');
    const t = scenario({ ...position, leaders: { chewbacca: 'ryloth', 'princess-leia': 'coruscant' } });
    t.click('pass', 'mission:darth-vader', 'none');
    expect(t.log()).toContain('log.missionDice');
  });

  test('RB-13.6 RB-19.15 neither a captive nor a leader under Boba Fett’s watch plays wookiee-guardian', () => {
    const watched = scenario(position).change((g) => g.lasting.push({ kind: 'locked', system: 'coruscant' }));
    expect(watched.click('pass', 'mission:darth-vader', 'none').log()).toContain('log.missionDice');
    const held = scenario({
      ...position,
      leaders: { chewbacca: { captive: 'coruscant' } },
      assigned: [{ mission: 'interrogation', leaders: ['darth-vader'] }],
    });
    expect(held.click('pass', 'mission:darth-vader', 'none').log()).toContain('log.missionDice');
  });
});

describe('one-in-a-million', () => {
  const position: Position = {
    units: guards,
    leaders: { 'wedge-antilles': 'coruscant', 'colonel-yularen': 'coruscant' },
    assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }],
    actions: ['one-in-a-million'],
  };

  test('RB-7.1.23 one-in-a-million sets 1 or 2 dice before the roll; Wedge only has to be there', () => {
    const s = scenario(position).click('mission:princess-leia', 'none');
    expect(s.question).toBe('window.preset-dice');
    expect(s.g.mission?.dice).toEqual({ rebel: [], imperial: [] });
    s.click('one-in-a-million:play');
    expect(s.legal).not.toContain('done');
    s.click('red:special');
    expect(s.legal).toContain('done');
    s.rig('hit', 'blank', 'blank').click('red:special');
    expect(s.log()).toContain('log.missionSucceeds');
    expect(faces(s, 'rebel')[0]?.params).toMatchObject({ special: 2, n: 4 });
  });

  test('RB-7.1.23 one-in-a-million with one die leaves the other to chance', () => {
    const s = scenario(position).click('mission:princess-leia', 'none', 'one-in-a-million:play', 'red:direct');
    s.rig('blank', 'hit', 'blank', 'blank').click('done');
    expect(faces(s, 'rebel')[0]?.params).toMatchObject({ direct: 1, blank: 1, n: 1 });
  });

  test('RB-7.1.23 one-in-a-million in a battle sets dice of either colour', () => {
    const s = scenario({ leaders: { 'luke-skywalker-jedi': 'ryloth' }, actions: ['one-in-a-million'] });
    s.start(presetDice, { side: 'rebel', place: 'ryloth', red: 1, black: 2, roll: 'battle' }).click(
      'one-in-a-million:play',
    );
    expect(s.legal).toEqual(expect.arrayContaining(['red:special', 'black:hit']));
    s.click('red:hit');
    // The only red die is set.
    expect(s.legal).not.toContain('red:special');
    s.click('black:special');
    expect(s.question).toBe('ask.turn');
  });
});

describe('son-of-skywalker', () => {
  const position: Position = {
    units: guards,
    leaders: { 'luke-skywalker': 'coruscant' },
    assigned: [{ mission: 'sabotage', leaders: ['princess-leia'] }],
    actions: ['son-of-skywalker'],
  };
  const succeed = (more: Position = {}) =>
    scenario({ ...position, ...more })
      .click('mission:princess-leia', 'coruscant')
      .whileAsked('ask.oppose', 'none');

  test('RB-7.1.31 RB-19.23 son-of-skywalker fetches a mission from the deck after a success, unseen by the Empire', () => {
    const s = succeed();
    expect(s.question).toBe('window.mission-succeeded');
    s.click('son-of-skywalker:play');
    const before = reveal(s.g.missionDecks.rebel).length;
    expect(s.legal).toEqual(['seek-yoda#1', 'daring-rescue#1', 'none']);
    s.click('seek-yoda#1');
    expect(s.hand('rebel')).toContain('seek-yoda');
    expect(reveal(s.g.missionDecks.rebel)).toHaveLength(before - 1);
    expect(s.log('rebel')).toContain('log.drew');
    expect(s.log('imperial')).toContain('log.deckSearched');
    expect(s.log('imperial')).not.toContain('log.drew');
  });

  test('RB-1.7 son-of-skywalker finds a mission in the deck rebuilt from the discards when it is empty', () => {
    const s = succeed().change((g) => {
      g.missionDiscards.rebel = reveal(g.missionDecks.rebel).splice(0);
    });
    s.click('son-of-skywalker:play', 'seek-yoda#1');
    expect(s.hand('rebel')).toContain('seek-yoda');
    expect(s.g.missionDiscards.rebel).toEqual([]);
  });

  test('RB-7.1.31 son-of-skywalker waits for a success in Luke’s own system', () => {
    expect(succeed({ leaders: { 'luke-skywalker': 'ryloth' } }).question).toBe('ask.turn');
    const failed = scenario({ ...position, leaders: { 'luke-skywalker': 'coruscant', 'darth-vader': 'coruscant' } });
    // Luke is there and the card lies face down: it could be One in a Million.
    failed.click('mission:princess-leia', 'coruscant', 'none');
    expect(failed.question).toBe('window.preset-dice');
    failed.rig('blank', 'blank', 'hit', 'hit', 'hit').click('pass');
    expect(failed.log()).toContain('log.missionFails');
    expect(failed.question).toBe('ask.turn');
  });

  test('RB-7.3.3 a resolved mission does not succeed: son-of-skywalker cannot answer it', () => {
    const s = scenario({
      ...position,
      leaders: { 'luke-skywalker': 'dagobah' },
      assigned: [{ mission: 'seek-yoda', leaders: ['princess-leia'] }],
    });
    expect(s.click('mission:princess-leia').question).toBe('ask.turn');
  });
});

describe('it-is-your-destiny', () => {
  const position: Position = {
    units: guards,
    leaders: { 'han-solo': { captive: 'coruscant' }, 'darth-vader': 'coruscant' },
    assigned: [{ mission: 'daring-rescue', leaders: ['princess-leia', 'jan-dodonna'] }],
    actions: ['it-is-your-destiny'],
  };
  const won = ['hit', 'hit', 'hit', 'hit'] as const;

  test('RB-7.1.32 RB-19.13 it-is-your-destiny takes a rescuer, one about to go to the base too', () => {
    const s = scenario(position)
      .click('mission:princess-leia')
      .rig(...won)
      .click('none');
    expect(s.question).toBe('ask.escort');
    s.click(['princess-leia']);
    expect(s.g.leaders['han-solo']).toMatchObject({ at: 'rebel-base-space', ring: null });
    expect(s.question).toBe('window.mission-rescued');
    expect(s.asked).toEqual(['imperial']);
    expect(s.legal).toEqual(['it-is-your-destiny:princess-leia', 'it-is-your-destiny:jan-dodonna', 'pass']);
    s.click('it-is-your-destiny:princess-leia');
    expect(s.g.leaders['princess-leia']).toMatchObject({ at: 'coruscant', ring: 'captured' });
    expect(s.g.leaders['jan-dodonna'].at).toBe('coruscant');
  });

  test('RB-7.1.32 RB-13.11 declined, the escorts go to the base', () => {
    const s = scenario(position)
      .click('mission:princess-leia')
      .rig(...won)
      .click('none', ['princess-leia'], 'pass');
    expect(s.g.leaders['princess-leia'].at).toBe('rebel-base-space');
    expect(s.g.leaders['jan-dodonna'].at).toBe('coruscant');
  });

  test('RB-7.1.32 it-is-your-destiny needs Vader in the system and a rescue by the mission', () => {
    const s = scenario({ ...position, leaders: { 'han-solo': { captive: 'coruscant' } } });
    s.click('mission:princess-leia', 'none', []);
    expect(s.question).toBe('ask.turn');
    const t = scenario({ ...position, assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }] });
    t.click('mission:princess-leia').rig('hit', 'hit').click('none').click(reveal(t.g.objectiveDeck)[0]!);
    expect(t.question).toBe('ask.turn');
  });
});

describe('noble-sacrifice', () => {
  const position: Position = {
    units: guards,
    leaders: { 'obi-wan-kenobi': 'coruscant' },
    assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
    actions: ['noble-sacrifice'],
  };
  const caught = (more: Position = {}) =>
    scenario({ ...position, ...more })
      .click('pass', 'mission:darth-vader')
      .rig('hit', 'hit', 'hit')
      .click('none');

  test('RB-13.12 noble-sacrifice: Obi-Wan is eliminated when captured, for 1 reputation', () => {
    const s = caught();
    expect(s.question).toBe('window.captured');
    expect(s.asked).toEqual(['rebel']);
    // It cannot be undone: clients ask for confirmation.
    expect(s.decision.options.find(({ key }) => key === 'noble-sacrifice:play')?.kind).toBe('grave');
    s.click('noble-sacrifice:play');
    expect(s.g.leaders['obi-wan-kenobi']).toMatchObject({ at: 'gone', ring: null });
    expect(s.g.reputation).toBe(13);
  });

  test('noble-sacrifice may be declined; for another captive no one is asked', () => {
    expect(caught().click('pass').g.leaders['obi-wan-kenobi'].ring).toBe('captured');
    const s = caught({ leaders: { chewbacca: 'coruscant' } });
    expect(s.question).not.toBe('window.captured');
  });
});
