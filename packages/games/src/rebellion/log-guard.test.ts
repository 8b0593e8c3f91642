import { describe, expect, test } from 'vitest';
import type { VisibleEntry } from '../engine/log.ts';
import { see } from '../engine/match.ts';
import { type Played, playout, testRng, testSeed } from '../engine/testing/index.ts';
import { captain } from './bots/captain/captain.ts';
import type { RebellionView } from './client.ts';
import { LEADER_IDS, type LeaderId } from './data/leaders.ts';
import { rebellion } from './index.ts';
import { attachRing, capture, revealBase } from './rules/changes.ts';
import { seatings } from './seats.ts';
import type { State } from './state.ts';
import { fight } from './testing/fight.ts';
import { reveals } from './testing/missions.ts';
import { type Scenario, scenario } from './testing/scenario.ts';
import { tested } from './testing/title.ts';

/** Entries with this key as a spectator reads them, each as the ids it names. */
function told(s: Scenario, key: string): string[][] {
  const found = s.read('spectator').filter((entry) => entry.key === key);
  return found.map(({ params }) =>
    Object.values(params).map((value) => (typeof value === 'object' ? value.key : `${value}`)),
  );
}

describe('automatic changes are told', () => {
  test('RB-19.13 RB-7.1.32 the Empire knows who goes to the base before it decides on It Is Your Destiny', () => {
    const s = scenario({
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'han-solo': { captive: 'coruscant' }, 'darth-vader': 'coruscant' },
      assigned: [{ mission: 'daring-rescue', leaders: ['princess-leia', 'jan-dodonna'] }],
      actions: ['it-is-your-destiny'],
    });
    s.click('mission:princess-leia').rig('hit', 'hit', 'hit', 'hit').click('none', ['princess-leia']);
    expect([s.asked, s.question]).toEqual([['imperial'], 'window.mission-rescued']);
    for (const viewer of ['imperial', 'spectator']) expect(s.view(viewer).mission?.going).toEqual(['princess-leia']);
    expect(told(s, 'log.willEscort')).toEqual([['leader.princess-leia', 'leader.han-solo']]);
    s.click('pass');
    expect(told(s, 'log.arrives')).toContainEqual(['leader.princess-leia', 'system.rebel-base-space']);
  });

  test('RB-9.0.9 Ready for Action: the log names the leader who comes from the pool and goes back to it', () => {
    const s = fight({
      units: { yavin: { 'x-wing': 1, 'assault-carrier': 1 } },
      current: 'imperial',
      leaders: { 'admiral-piett': 'pool', 'general-veers': 'hoth', 'general-tagge': 'yavin' },
      actions: ['ready-for-action'],
    });
    s.click('ready-for-action');
    expect(told(s, 'log.leaderAdded')).toEqual([['side.imperial', 'leader.admiral-piett']]);
    for (let n = 0; n < 90 && s.g.combat && !s.g.outcome; n++) s.click(s.legal.at(-1) ?? '');
    expect(told(s, 'log.backInPool')).toEqual([['leader.admiral-piett']]);
  });

  test('RB-16.1.59 Seek Yoda: Luke becomes a Jedi', () => {
    const s = reveals('seek-yoda', ['luke-skywalker'], { leaders: { 'luke-skywalker': 'pool' } });
    expect(told(s, 'log.becomes')).toEqual([['leader.luke-skywalker', 'leader.luke-skywalker-jedi']]);
  });

  test('RB-13.13 a ring lost to another ring or another leader is told, a ring got again is not', () => {
    const s = scenario({ units: { naboo: { stormtrooper: 1 } }, leaders: { 'princess-leia': 'naboo' } });
    s.change((g) => {
      attachRing(g, 'r2-d2', 'princess-leia');
      attachRing(g, 'r2-d2', 'princess-leia');
      attachRing(g, 'r2-d2', 'mon-mothma');
      attachRing(g, 'c-3po', 'princess-leia');
      capture(g, 'princess-leia');
      attachRing(g, 'carbonite', 'princess-leia');
    });
    expect(told(s, 'log.ringLost')).toEqual([
      ['leader.princess-leia', 'ring.r2-d2'],
      ['leader.princess-leia', 'ring.c-3po'],
      ['leader.princess-leia', 'ring.captured'],
    ]);
  });

  test('RB-16.1.59 Contingency Plan: the leader who is not assigned again stays out of the pool', () => {
    const s = reveals('contingency-plan', ['mon-mothma', 'general-rieekan']);
    s.click('mon-mothma', 'sabotage#1');
    expect(told(s, 'log.spent')).toEqual([['leader.general-rieekan']]);
    expect(told(s, 'log.carriesOut').map(([leader]) => leader)).toEqual([
      'leader.mon-mothma',
      'leader.general-rieekan',
    ]);
  });

  test('RB-11.3.4 a revealed base: every leader and all units that move to its system are named', () => {
    const s = scenario({
      base: 'hoth',
      units: { 'rebel-base-space': { 'x-wing': 2, airspeeder: 1 } },
      leaders: { 'mon-mothma': 'rebel-base-space' },
    }).change((g) => revealBase(g, 'hoth'));
    expect(told(s, 'log.unitsLeaveBaseSpace')).toEqual([
      ['2', 'unit.x-wing', 'system.hoth'],
      ['1', 'unit.airspeeder', 'system.hoth'],
    ]);
    expect(told(s, 'log.leavesBaseSpace')).toEqual([['leader.mon-mothma', 'system.hoth']]);
  });
});

test.each(seatings().map((seats, number) => ({ seats, number: number + 1 })))(
  'RB-7.1.33 no act ends a mission in silence: $seats.length players, game $number',
  ({ seats, number }) => {
    const silent = new Set<string>();
    const rng = testRng(number);
    playout(tested, { seats, options: { setup: 'advanced' }, seed: testSeed(number * 11) }, rng, {
      choose: (g, decision) => captain(see(rebellion, g, decision.seat), decision, rng),
      each(played) {
        const { before, after, act } = played;
        if (!before.mission || after.mission || after.outcome) return;
        if (entriesOf(played).length === 0) silent.add(`${before.mission.card} after ${JSON.stringify(act.choice)}`);
      },
    });
    expect([...silent]).toEqual([]);
  },
  120_000,
);

test('RB-7.1.33 Rapid Mobilization: the log says that it waits for the end of the phase', () => {
  const s = reveals('rapid-mobilization', ['mon-mothma']);
  expect(told(s, 'log.missionWaits')).toEqual([['mission.rapid-mobilization']]);
});

type Leaders = RebellionView['leaders'];

/** Entries of one act, as a spectator reads them. */
function entriesOf({ after }: Played<State>): readonly VisibleEntry[] {
  return see(rebellion, after, 'spectator').log;
}

/** Whether an entry speaks of this text, in whatever parameter. */
const names = (entry: VisibleEntry, key: string) => JSON.stringify(entry.params).includes(`"${key}"`);

/** What a leader's place, ring or status has become without any entry about it; null where the log tells it. */
function untold(id: LeaderId, before: Leaders, after: Leaders, entries: readonly VisibleEntry[]): string | null {
  const [from, to] = [before[id], after[id]];
  const told = entries.some((entry) => names(entry, `leader.${id}`));
  // All leaders return to the pools at once; the entry is about every one of them.
  const retrieved = to.at === 'pool' && entries.some((entry) => entry.key === 'log.retrieved');
  if (from.at !== to.at && !told && !retrieved) return `${id}: ${from.at} to ${to.at}`;
  const ring = from.ring && entries.some((entry) => names(entry, `ring.${from.ring}`));
  if (from.ring !== to.ring && !told && !ring) return `${id}: ring ${from.ring} to ${to.ring}`;
  const freed = from.detained && entries.some((entry) => entry.key === 'log.retrieved');
  if (from.detained !== to.detained && !told && !freed) return `${id}: detained ${to.detained}`;
  return null;
}

test.each(seatings().map((seats, number) => ({ seats, number: number + 1 })))(
  'RB-16.1.59 every public change of a leader is in the log: $seats.length players, game $number',
  ({ seats, number }) => {
    const silent = new Set<string>();
    const rng = testRng(number);
    playout(tested, { seats, options: { setup: 'advanced' }, seed: testSeed(number * 7) }, rng, {
      choose: (g, decision) => captain(see(rebellion, g, decision.seat), decision, rng),
      each(played) {
        const before = see(rebellion, played.before, 'spectator').view.leaders;
        const after = see(rebellion, played.after, 'spectator').view.leaders;
        if (before === after || played.after.outcome) return;
        const entries = entriesOf(played);
        for (const id of LEADER_IDS) {
          const gap = untold(id, before, after, entries);
          if (gap) silent.add(`${gap} after ${JSON.stringify(played.act.choice)}`);
        }
      },
    });
    expect([...silent]).toEqual([]);
  },
  120_000,
);
