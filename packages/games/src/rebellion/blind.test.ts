import { describe, expect, test } from 'vitest';
import type { Decision } from '../engine/decision.ts';
import { pending } from '../engine/flow.ts';
import { reveal } from '../engine/hidden.ts';
import { act, see } from '../engine/match.ts';
import type { Choice, Viewer } from '../engine/state.ts';
import { type Played, playout, randomChoice, testRng, testSeed } from '../engine/testing/index.ts';
import { resampled } from '../engine/testing/resample.ts';
import { rebellion } from './index.ts';
import { seatings } from './seats.ts';
import type { State } from './state.ts';
import { tested } from './testing/title.ts';

/** Every how manieth act of a game is looked at, with another viewer each time. */
const STRIDE = 3;

/** Random play that does things: it assigns, reveals and plays cards more often than it declines. */
function busy(_g: State, decision: Decision, rng: () => number): Choice {
  if (decision.shape !== 'one') return randomChoice(decision, rng);
  const open = decision.options.filter((option) => !option.refused).map((option) => option.key);
  const forward = open.filter((key) => !/^(again$|reveal-base$)/.test(key));
  const actions = forward.filter((key) => /^(auto$|mission:|play:)/.test(key));
  const among = actions.length > 0 && rng() < 0.6 ? actions : forward.length > 0 ? forward : open;
  return among[Math.floor(rng() * among.length)] as string;
}

/** The same choice where the seat has it too; any mission goes face down for any other. */
function sameChoice(decision: Decision, choice: Choice): Choice | null {
  const open = decision.options.filter((option) => !option.refused).map((option) => option.key);
  if (typeof choice === 'number') return choice;
  if (typeof choice !== 'string') return choice.every((key) => open.includes(key)) ? choice : sameLeaders(open, choice);
  if (open.includes(choice)) return choice;
  return null;
}

/** The same leaders together on other missions of the hand, for missions that are not there. */
function sameLeaders(open: readonly string[], choice: readonly string[]): readonly string[] | null {
  const cards = new Map<string, string>();
  const cardOf = (key: string) => key.split(':').toSpliced(2, 1).join(' ');
  const keys = choice.map((key) => {
    if (!key.startsWith('assign:')) return open.includes(key) ? key : null;
    const [, , leader] = key.split(':');
    const taken = cards.get(cardOf(key));
    const found = open.find(
      (one) =>
        one.startsWith('assign:') &&
        one.split(':')[2] === leader &&
        (taken ? cardOf(one) === taken : ![...cards.values()].includes(cardOf(one))),
    );
    if (found) cards.set(cardOf(key), cardOf(found));
    return found ?? null;
  });
  return keys.every((key) => key !== null) ? keys : null;
}

/** What a viewer gets, but for whether it may take something back: that follows from what it knows itself. */
function seen(g: State, viewer: Viewer): unknown {
  const { canUndo: _one, decisions, ...rest } = see(rebellion, g, viewer);
  return JSON.parse(
    JSON.stringify({ ...rest, decisions: decisions.map(({ canUndo: _two, ...decision }) => decision) }),
  );
}

/** The state after an act that has neither shown nor drawn nor rolled anything; null for others. */
function quietly(before: State, seat: string, id: string, choice: Choice): State | null {
  const result = act(rebellion, before, seat, id, choice);
  if (!result.ok) throw new Error(`${seat} cannot answer ${JSON.stringify(choice)}: ${result.refusal.code}`);
  const drawn = reveal(result.g.luck).used !== reveal(before.luck).used;
  return result.g.flow.shown || result.g.outcome || drawn ? null : result.g;
}

/** Another match that looks the same to this viewer stays so when the same is done in it. */
function staysBlind({ before, act: done }: Played<State>, viewer: Viewer, rng: () => number): boolean {
  const other = { ...resampled(tested, before, viewer, rng), luck: before.luck };
  expect(seen(other, viewer)).toEqual(seen(before, viewer));
  const decision = pending(rebellion.rules, other).find((one) => one.seat === done.seat);
  if (!decision) throw new Error(`${done.seat} is not asked where ${viewer} sees the same`);
  const choice = sameChoice(decision, done.choice);
  const after = quietly(before, done.seat, done.decision, done.choice);
  const twin = choice === null ? null : quietly(other, done.seat, decision.id, choice);
  if (!after || !twin) return false;
  expect(seen(twin, viewer)).toEqual(seen(after, viewer));
  return true;
}

describe('what a viewer cannot know never shows', () => {
  const cases = seatings().flatMap((seats) => (['first', 'advanced'] as const).map((setup) => ({ seats, setup })));
  test.each(cases)(
    'RB-16.2.1 RB-16.2.3 RB-8.21 $seats.length players, $setup game: no act nor question that follows it tells more than is shown',
    ({ seats, setup }) => {
      const seed = seats.length * 2 + Number(setup === 'first');
      const rng = testRng(seed + 100);
      const viewers: Viewer[] = [...seats, 'spectator'];
      let acts = 0;
      let compared = 0;
      playout(tested, { seats, options: { setup }, seed: testSeed(seed) }, testRng(seed), {
        choose: busy,
        each(played) {
          acts += 1;
          if (acts % STRIDE !== 0) return;
          const viewer = viewers[(acts / STRIDE) % viewers.length] as Viewer;
          if (staysBlind(played, viewer, rng)) compared += 1;
        },
      });
      expect(compared).toBeGreaterThan(30);
    },
    120_000,
  );
});
