import { expect, test } from 'vitest';
import { hide, reveal } from '../../../engine/hidden.ts';
import { see } from '../../../engine/match.ts';
import type { MissionId } from '../../data/missions.ts';
import { OBJECTIVES } from '../../data/objectives.ts';
import { rebellion } from '../../index.ts';
import { FOUR } from '../../testing/begin.ts';
import { scenario } from '../../testing/scenario.ts';

const QUIET = { phase: 'refresh', time: 6 } as const;
const FIVE: readonly MissionId[] = ['daring-rescue', 'hit-and-run', 'stolen-plans', 'seek-yoda', 'demolition'];
const PROJECTS: readonly MissionId[] = [
  'oversee-project',
  'construct-factory',
  'construct-death-star',
  'superlaser-online',
];

test('RB-14.0.7 RB-14.0.12 RB-14.0.13 RB-14.0.39 both draw 2 missions, the Empire 2 probes, the Rebels 1 objective, by themselves', () => {
  const s = scenario({ ...QUIET, probes: ['hoth'] });
  expect([s.hand('rebel').length, s.hand('imperial').length]).toEqual([6, 6]);
  expect(reveal(s.g.probeHand)).toHaveLength(3);
  expect(reveal(s.g.objectiveHand)).toHaveLength(1);
  expect([s.g.round, s.g.phase]).toEqual([2, 'assignment']);
});

test('RB-14.0.7 RB-14.0.8 RB-14.0.9 with 11 cards one is discarded, starting missions counting but not to be discarded', () => {
  const s = scenario({ ...QUIET, missions: { rebel: FIVE } });
  expect([s.asked, s.question]).toEqual([['rebel'], 'ask.discard']);
  expect(s.decision).toMatchObject({ shape: 'some', min: 1, max: 1 });
  expect(s.legal).toHaveLength(7);
  expect(s.legal).not.toContain('sabotage#1');
  expect(() => s.click(['sabotage#1'])).toThrow('not_an_option');
  expect(() => s.click([])).toThrow('bad_choice');
  s.click(['seek-yoda#1']);
  expect(s.hand('rebel')).toHaveLength(10);
  expect(s.g.missionDiscards.rebel).toEqual(['seek-yoda#1']);
});

test('RB-14.0.8 projects count toward the limit and go to their own discards', () => {
  const s = scenario({ ...QUIET, missions: { imperial: [...PROJECTS, 'interrogation'] } });
  expect(s.asked).toEqual(['imperial']);
  const project = s.legal.find((key) => key.startsWith('oversee-project#'))!;
  s.click([project]);
  expect(s.g.projectDiscards).toEqual([project]);
  expect(s.hand('imperial')).toHaveLength(10);
});

test('RB-14.0.11 both sides discard at the same time, neither seeing the other first', () => {
  const s = scenario({ ...QUIET, missions: { rebel: FIVE, imperial: [...PROJECTS, 'interrogation'] } });
  expect(s.asked).toEqual(['rebel', 'imperial']);
  const before = JSON.stringify(see(rebellion, s.g, 'imperial').view);
  s.as('rebel').click(['seek-yoda#1']);
  expect(s.asked).toEqual(['imperial']);
  expect(JSON.stringify(see(rebellion, s.g, 'imperial').view)).toBe(before);
  expect(s.log('imperial')).not.toContain('log.discarded');
  s.as('imperial').click([s.legal[0]!]);
  expect(s.log('spectator').filter((key) => key === 'log.discarded')).toHaveLength(2);
});

test('RB-14.0.10 outside the refresh phase a hand may exceed 10 cards', () => {
  const s = scenario({ phase: 'command', missions: { rebel: [...FIVE, 'plant-false-lead', 'misdirection'] } });
  expect(s.question).toBe('ask.turn');
  expect(s.hand('rebel')).toHaveLength(11);
});

test('RB-14.0.39 no discard is asked with 10 cards', () => {
  const s = scenario({ ...QUIET, missions: { rebel: FIVE.slice(0, 4) } });
  expect(s.hand('rebel')).toHaveLength(10);
  expect(s.g.round).toBe(2);
});

test('RB-18.11 generals discard from the mission hand, and a mate takes over', () => {
  const s = scenario({ ...QUIET, seats: FOUR, missions: { rebel: FIVE } });
  expect(s.asked).toEqual(['rebel-general']);
  expect(s.concede('rebel-general').asked).toEqual(['rebel-admiral']);
  s.click([s.legal[0]!]);
  expect(s.hand('rebel')).toHaveLength(10);
});

test('RB-18.24 RB-18.12 team-mates see the hands of their side; the rival team sees numbers', () => {
  const s = scenario({ ...QUIET, seats: FOUR });
  for (const seat of ['imperial-admiral', 'imperial-general'] as const) {
    expect(s.view(seat).probes.hand.cards).toEqual(reveal(s.g.probeHand));
    expect(s.view(seat).missions.imperial.hand.cards).toHaveLength(6);
    expect(s.view(seat).missions.rebel.hand.cards).toBe(null);
    expect(s.view(seat).objectives.hand).toBe(null);
  }
  for (const seat of ['rebel-admiral', 'rebel-general'] as const) {
    expect(s.view(seat).objectives.hand).toEqual(reveal(s.g.objectiveHand));
    expect(s.view(seat).probes.hand).toEqual({ count: 2, cards: null });
  }
});

test('RB-18.12 the Rebel general plays the refresh objective', () => {
  const s = scenario({
    ...QUIET,
    seats: FOUR,
    objectives: ['popular-support'],
    systems: Object.fromEntries(
      ['felucia', 'kessel', 'toydaria', 'bothawui', 'rodia', 'geonosis', 'ryloth', 'naboo', 'utapau'].map((id) => [
        id,
        { loyalty: 'rebel' as const },
      ]),
    ),
  });
  expect([s.asked, s.question]).toEqual([['rebel-general'], 'ask.refreshObjective']);
});

test('RB-1.7 an empty mission deck is rebuilt from the discards before drawing', () => {
  const s = scenario({ phase: 'command', time: 6 });
  s.change((g) => {
    const deck = reveal(g.missionDecks.rebel).splice(0);
    g.missionDiscards.rebel = deck;
  }).click('pass', 'pass');
  expect(s.g.missionDiscards.rebel).toEqual([]);
  expect(reveal(s.g.missionDecks.rebel)).toHaveLength(23);
  expect(s.hand('rebel')).toHaveLength(6);
});

test('RB-1.7 with one card left that card is drawn, then the discards make a new deck', () => {
  const s = scenario({ phase: 'command', time: 6 });
  let top = '';
  s.change((g) => {
    const deck = reveal(g.missionDecks.rebel);
    top = deck[0]!;
    g.missionDiscards.rebel = deck.splice(1);
  }).click('pass', 'pass');
  expect(reveal(s.g.missionHands.rebel)).toContain(top);
  expect(s.hand('rebel')).toHaveLength(6);
});

test('RB-11.2.2 RB-1.11 an empty probe deck gives nothing and is not rebuilt', () => {
  const s = scenario({ phase: 'command', time: 6 });
  s.change((g) => {
    const deck = reveal(g.probeDeck);
    g.removedProbes = deck.splice(1);
  }).click('pass', 'pass');
  expect(reveal(s.g.probeHand)).toHaveLength(1);
  expect(reveal(s.g.probeDeck)).toEqual([]);
  s.start({ id: 'refresh' }, {});
  expect(reveal(s.g.probeHand)).toHaveLength(1);
});

test('RB-1.12 an empty objective deck gives nothing and is not rebuilt', () => {
  const s = scenario({ phase: 'command', time: 6 });
  s.change((g) => {
    g.objectiveDiscards = reveal(g.objectiveDeck).filter((id) => OBJECTIVES[id].timing === 'refresh');
    g.objectiveHand = hide(reveal(g.objectiveDeck).filter((id) => OBJECTIVES[id].timing === 'combat'));
    g.objectiveDeck = hide([]);
  }).click('pass', 'pass');
  expect(s.g.round).toBe(2);
  expect(reveal(s.g.objectiveDeck)).toEqual([]);
  expect(s.g.objectiveDiscards).toHaveLength(8);
});
