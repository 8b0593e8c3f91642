import { describe, expect, test } from 'vitest';
import { pending } from '../../engine/flow.ts';
import { clone } from '../../engine/json.ts';
import { see } from '../../engine/match.ts';
import type { Viewer } from '../../engine/state.ts';
import { rebellion } from '../index.ts';
import { FINISH } from '../testing/assigning.ts';
import { fight } from '../testing/fight.ts';
import { reveals, targets } from '../testing/missions.ts';
import { scenario } from '../testing/scenario.ts';
import { canRetreat } from './combat/retreat.ts';
import { objectiveStatus } from './objectives.ts';
import { placeUnit } from './unit-index.ts';

describe('golden rules', () => {
  test('RB-0.1 what forbids beats what allows: No Escape stops a retreat that Escape Plan would make easy', () => {
    const s = fight({
      system: 'hoth',
      units: { hoth: { 'rebel-trooper': 2, 'x-wing': 1, stormtrooper: 1, 'star-destroyer': 1 } },
      leaders: { 'princess-leia': 'hoth' },
    });
    s.change((g) => {
      g.combat!.effects.push({ kind: 'free-retreat', side: 'rebel', until: 99 });
    });
    expect(canRetreat(s.g, 'rebel')).toBe(true);
    s.change((g) => {
      g.combat!.effects.unshift({ kind: 'no-retreat', side: 'rebel', until: 99 });
    });
    expect(canRetreat(s.g, 'rebel')).toBe(false);
  });

  test('RB-0.2 RB-8.5 a card that contradicts a rule is followed for its own effect only', () => {
    const s = reveals(
      'hidden-fleet',
      ['admiral-ackbar'],
      {
        units: { 'rebel-base-space': { 'x-wing': 2 }, kessel: { 'x-wing': 1 } },
        leaders: { 'admiral-ackbar': 'pool', 'jan-dodonna': 'rebel-base-space', 'general-rieekan': 'kessel' },
      },
      'toydaria',
    );
    expect(s.question).toBe('ask.move');
    s.click([s.unit('x-wing', 'rebel-base-space')]);
    expect(s.units('toydaria')).toEqual({ 'x-wing': 1 });
    // The leader in the base space holds units again once the card is done.
    s.as('imperial').click('pass').as('rebel').click('activate:princess-leia', 'kessel');
    expect(s.units('rebel-base-space')).toEqual({ 'x-wing': 1 });
  });
});

describe('words of the board', () => {
  test('RB-2.19 a structure is a ground unit: Public Support finds no system free of Rebel ground units', () => {
    const at = (unit: 'ion-cannon' | 'x-wing') =>
      scenario({
        phase: 'assignment',
        systems: { mustafar: { loyalty: 'imperial' } },
        units: { mustafar: { [unit]: 1 }, coruscant: { stormtrooper: 1 } },
        leaders: { 'janus-greejatus': 'pool' },
        actions: ['public-support'],
      })
        .click(FINISH)
        .legalFor('play:public-support');
    expect(at('x-wing')).toContain('play:public-support:mustafar');
    expect(at('ion-cannon')).not.toContain('play:public-support:mustafar');
  });

  test('RB-2.20 the base space is no system: Establish Outposts counts systems only', () => {
    const s = scenario({
      units: { 'rebel-base-space': { airspeeder: 2 }, hoth: { 'x-wing': 1 }, naboo: { 'y-wing': 1 } },
    });
    const status = objectiveStatus(s.g).find((one) => one.id === 'establish-outposts');
    expect(status).toMatchObject({ have: 2, need: 5, fulfilled: false });
  });

  test('RB-2.21 only a mission that says so can be carried out in the base space', () => {
    const position = { leaders: { 'han-solo': 'pool' } } as const;
    expect(targets('sabotage', ['han-solo'], position)).not.toContain('rebel-base-space');
    expect(targets('hit-and-run', ['han-solo'], position)).not.toContain('rebel-base-space');
    const s = reveals('rapid-mobilization', ['mon-mothma'], {});
    expect(s.g.leaders['mon-mothma'].at).toBe('rebel-base-space');
  });

  test('RB-15.7 a revealed base without Imperial units is no victory, even without a Rebel unit', () => {
    const s = scenario({ base: 'hoth', revealed: true });
    expect(s.g.outcome).toBeNull();
    s.change((g) => {
      placeUnit(g, 'star-destroyer-1', 'bespin');
    });
    s.click('pass');
    expect(s.g.outcome).toBeNull();
  });
});

describe('what the table tells', () => {
  const viewers: Viewer[] = ['rebel', 'imperial', 'spectator'];
  const mission = () =>
    scenario({
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'han-solo': 'pool' },
      assigned: [{ mission: 'sabotage', leaders: ['han-solo'] }],
    });

  test('RB-16.1.64 every viewer sees that the other side decides, what kind of step it is at and what it is about', () => {
    const s = mission().click('mission:han-solo', 'ryloth');
    expect(s.asked).toEqual(['imperial']);
    for (const viewer of viewers) {
      const seen = see(rebellion, s.g, viewer);
      expect(seen.waitingFor).toEqual(['imperial']);
      expect(seen.pending).toEqual([{ seat: 'imperial', kind: { key: 'step.opposing' } }]);
      expect(seen.view.mission).toMatchObject({ card: 'sabotage#1', place: 'ryloth', result: null });
    }
  });

  test('RB-16.1.64 RB-16.1.23 neither the board nor the kind of step tells on which card a side puts a leader', () => {
    const s = scenario({ phase: 'assignment' });
    const seen = () => see(rebellion, s.g, 'imperial');
    expect(seen().pending).toEqual([{ seat: 'rebel', kind: { key: 'step.assigning' } }]);
    const keys = s.legal.filter((key) => /^assign:.*:princess-leia$/.test(key));
    expect(keys.length).toBeGreaterThan(1);
    const start = s.g;
    const results = keys.map((key) => {
      s.g = start;
      s.click([key]);
      return seen();
    });
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]?.pending).toEqual([{ seat: 'imperial', kind: { key: 'step.assigning' } }]);
  });

  test('RB-16.1.65 RB-16.1.67 team-mates see each other’s options, other viewers do not', () => {
    const s = scenario({ seats: ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'] });
    expect(s.asked).toEqual(['rebel-admiral']);
    const mate = see(rebellion, s.g, 'rebel-general');
    expect(mate.decisions).toEqual([]);
    expect(mate.mates).toEqual(pending(rebellion.rules, s.g));
    for (const viewer of ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'spectator'])
      expect(see(rebellion, s.g, viewer).mates).toBeUndefined();
  });

  test('RB-16.2.5 draws and assigned missions are named in the log of their own side only', () => {
    const s = scenario({ phase: 'assignment' });
    s.click(['assign:infiltration:princess-leia']);
    const named = (viewer: Viewer) => JSON.stringify(s.read(viewer)).includes('mission.infiltration');
    expect(viewers.map(named)).toEqual([true, false, false]);
    const drawn = scenario({ phase: 'refresh' });
    const draws = (viewer: Viewer) => drawn.read(viewer).filter((entry) => entry.key === 'log.drew').length;
    expect(draws('spectator')).toBe(0);
    expect([draws('rebel'), draws('imperial')].every((count) => count > 0)).toBe(true);
  });

  test('RB-16.2.6 after the game every viewer reads the whole log', () => {
    const s = scenario({ phase: 'refresh' });
    const g = clone(s.g);
    g.outcome = { winners: ['rebel'], reason: { key: 'outcome.reputation' } };
    const [first, ...others] = viewers.map((viewer) => see(rebellion, g, viewer).log);
    for (const log of others) expect(log).toEqual(first);
    expect(first?.some((entry) => entry.key === 'log.drew')).toBe(true);
  });

  test('RB-20.6 RB-12.9 cards that answer come last: the board has followed the success before they are offered', () => {
    const s = reveals(
      'wookiee-uprising',
      ['chewbacca'],
      {
        systems: { kashyyyk: { loyalty: 'rebel' } },
        units: { kashyyyk: { stormtrooper: 1 } },
        leaders: { chewbacca: 'pool', 'luke-skywalker': 'kashyyyk', 'princess-leia': { captive: 'kashyyyk' } },
        actions: ['son-of-skywalker'],
      },
      'kashyyyk',
    );
    s.whileAsked('window.preset-dice', 'pass');
    s.click(s.unit('stormtrooper', 'kashyyyk'));
    if (s.question === 'ask.destroyHealth') s.click('done');
    expect(s.question).toBe('window.mission-succeeded');
    expect(s.g.systems.kashyyyk.subjugated).toBe(false);
    expect(s.g.leaders['princess-leia']).toMatchObject({ at: 'rebel-base-space', ring: null });
  });
});
