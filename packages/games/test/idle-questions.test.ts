import { describe, expect, test } from 'vitest';
import type { AnyTitle, Core } from '../src/engine/index.ts';
import { begin, see } from '../src/engine/match.ts';
import { idleQuestions } from '../src/engine/testing/idle-questions.ts';
import { playAgain, playout, testRng, testSeed } from '../src/engine/testing/index.ts';
import { scenario } from '../src/galaxy-dice/testing/scenario.ts';
import { WINDOWS } from '../src/imperial-assault/data/terms.ts';
import { titleById, titles } from '../src/titles.ts';
import { transcriptsOf } from '../tools/replay-hashes.ts';
import { testedTitleById } from './tested-titles.ts';

interface Reason {
  /**
   * `secrecy`: only a hidden hand tells that there is nothing to choose; it can be declined in advance. `moment`: its press
   * ends the time in which acts can be taken back or a hidden card played, so it cannot. `consent`: the next battle waits.
   * `hidden`: secret as well, but no standing order would answer it: it ends a turn for the whole phase, follows what the
   * seat itself has just set going, or no answer of it fits every hand. `sequel`: the answers differ, and only what follows
   * by itself happens to even them out; rules do not look ahead.
   */
  readonly why: 'secrecy' | 'moment' | 'consent' | 'hidden' | 'sequel';
  readonly clause: string;
}

/** Questions that are asked though nothing may depend on the answer, by title and text key. */
const ASKED_ALL_THE_SAME: Readonly<Record<string, Readonly<Record<string, Reason>>>> = {
  'galaxy-dice': { 'ask.place': { why: 'moment', clause: 'GD-5.12' } },
  rebellion: {
    // Missions that cannot be revealed lie face down; passing is final, so it comes once a round for each turn of the cycle.
    'ask.turn': { why: 'hidden', clause: 'RB-6.4' },
    'ask.roleTurn': { why: 'hidden', clause: 'RB-6.4' },
    // While the team-mate assigns the general may take leaders back.
    'ask.assign': { why: 'moment', clause: 'RB-18.11' },
    // Whether units can come tells where the base is; the Rebels have just activated the place.
    'ask.move': { why: 'hidden', clause: 'RB-8.21' },
    'ask.startCard': { why: 'secrecy', clause: 'RB-16.2.1' },
    'ask.combatAction': { why: 'secrecy', clause: 'RB-16.2.1' },
    'ask.block': { why: 'secrecy', clause: 'RB-16.2.1' },
    'ask.combatObjective': { why: 'secrecy', clause: 'RB-16.2.1' },
    'ask.plans': { why: 'secrecy', clause: 'RB-16.2.1' },
    'ask.refreshObjective': { why: 'secrecy', clause: 'RB-16.2.1' },
    'window.mission-reveal': { why: 'secrecy', clause: 'RB-16.2.1' },
    'window.mission-dice': { why: 'secrecy', clause: 'RB-16.2.1' },
    'window.preset-dice': { why: 'secrecy', clause: 'RB-16.2.1' },
    'window.mission-succeeded': { why: 'secrecy', clause: 'RB-16.2.1' },
    'window.mission-rescued': { why: 'secrecy', clause: 'RB-16.2.1' },
    'window.captured': { why: 'secrecy', clause: 'RB-16.2.1' },
    // Both sides recruit at the same time from cards that only they have seen.
    'ask.recruit': { why: 'hidden', clause: 'RB-14.0.17' },
    // Cards that only their player has drawn: two of a name, none of those searched for, no place for a base.
    'ask.projectUnder': { why: 'hidden', clause: 'RB-16.1.31' },
    'ask.searchDeck': { why: 'hidden', clause: 'RB-19.23' },
    'ask.newBase': { why: 'hidden', clause: 'RB-11.4.9' },
    'ask.assignDie': { why: 'sequel', clause: 'RB-9.1.13' },
    'ask.ringDice': { why: 'sequel', clause: 'RB-7.1.24' },
    'ask.setDie': { why: 'sequel', clause: 'RB-7.1.23' },
    'ask.hunter': { why: 'sequel', clause: 'RB-2.16' },
  },
  'battle-of-hoth': {
    // Before the first attack; afterwards the board or a standing order ends it.
    'ask.attack': { why: 'moment', clause: 'BH-19.9' },
    // Once no unit can move.
    'ask.move': { why: 'secrecy', clause: 'BH-17.7' },
    'ask.finish': { why: 'secrecy', clause: 'BH-17.7' },
    'ask.assault': { why: 'secrecy', clause: 'BH-17.7' },
    'ask.draw': { why: 'secrecy', clause: 'BH-5.8' },
    'ask.ready': { why: 'consent', clause: 'BH-17.18' },
  },
  'imperial-assault': {
    'ask.confirmDeployment': { why: 'moment', clause: 'IA-3.14' },
    'ask.act': { why: 'secrecy', clause: 'IA-12.33' },
    'ask.surges': { why: 'sequel', clause: 'IA-12.43' },
    ...Object.fromEntries(WINDOWS.map((id) => [`window.${id}`, { why: 'secrecy', clause: 'IA-12.33' } as const])),
  },
};

/** Games whose every question is looked at: random ones, and ones of the title's bot. */
const GAMES = [
  { id: 'galaxy-dice', seed: 1, bot: 'random', options: { short: true } },
  { id: 'galaxy-dice', seed: 2, bot: 'sensible', options: { short: true } },
  { id: 'rebellion', seed: 20, bot: 'random', options: {} },
  { id: 'rebellion', seed: 21, bot: 'random', options: {} },
  { id: 'rebellion', seed: 22, bot: 'random', options: { setup: 'first' } },
  { id: 'rebellion', seed: 223, bot: 'captain', options: {} },
  { id: 'rebellion', seed: 228, bot: 'captain', options: {} },
  { id: 'battle-of-hoth', seed: 3, bot: 'officer', options: {} },
  { id: 'battle-of-hoth', seed: 4, bot: 'random', options: { scenario: 'last-stand', leaders: true } },
  { id: 'battle-of-hoth', seed: 5, bot: 'officer', options: { campaign: 'outpost-delta' } },
  { id: 'battle-of-hoth', seed: 6, bot: 'random', options: { campaign: 'outpost-delta' } },
  { id: 'imperial-assault', seed: 1, bot: 'random', options: { roundLimit: 1 } },
  { id: 'imperial-assault', seed: 11, bot: 'trooper', options: { armies: 'own', roundLimit: 2 } },
  { id: 'imperial-assault', seed: 22, bot: 'random', options: { armies: 'own', roundLimit: 1 } },
] as const;

/** Collects the questions of states that no reason allows: by key, those that should be declinable and are not. */
function unnamedQuestions(title: AnyTitle) {
  const named = ASKED_ALL_THE_SAME[title.id] ?? {};
  const unnamed = new Set<string>();
  const look = (g: Core): void => {
    for (const { prompt, declines } of idleQuestions(title, g)) {
      const reason = named[prompt.key];
      if (!reason) unnamed.add(prompt.key);
      else if (reason.why === 'secrecy' && !declines) unnamed.add(`${prompt.key}, which cannot be declined in advance`);
    }
  };
  return { look, found: () => [...unnamed] };
}

describe('a question whose answers all lead to the same state is asked for a named reason only', () => {
  test.each(GAMES)(
    '$id, $bot $seed, $options',
    ({ id, seed, bot, options }) => {
      const title = testedTitleById(id);
      const chooser = title?.bots[bot];
      if (!title || !chooser) throw new Error(`no ${bot} of ${id}`);
      const seatings = title.seatings().filter((seats) => !('campaign' in options) || seats.length === 2);
      const seats = seatings[seed % seatings.length] ?? [];
      const table = { seats, options: title.options.parse(options), seed: testSeed(seed), source: 'fast' as const };
      const { look, found } = unnamedQuestions(title);
      playout(title, table, testRng(seed), {
        choose: (g, decision, rng) => chooser(see(title, g, decision.seat), decision, rng),
        each: ({ before }) => look(before),
      });
      expect(found()).toEqual([]);
    },
    120_000,
  );

  const scripted = titles.flatMap((title) => [...transcriptsOf(title)].map(([name, game]) => ({ title, name, game })));
  test.each(scripted)(
    '$title.id, transcript $name',
    ({ title, game }) => {
      const { look, found } = unnamedQuestions(title);
      playAgain(title, game, look);
      expect(found()).toEqual([]);
    },
    120_000,
  );

  test('such questions are found: only Confirm is left, and a choice that matters is none', () => {
    const title = titleById('galaxy-dice');
    if (!title) throw new Error('no galaxy-dice');
    const spent = scenario({ dice: ['walker', 'tie'], free: ['yavin4-1.1'] })
      .click('reroll')
      .plant('walker', 'walker');
    expect(spent.legal).toEqual(['confirm']);
    expect(idleQuestions(title, spent.g).map(({ prompt }) => prompt.key)).toEqual(['ask.place']);
    const seats = ['p1', 'p2'];
    const start = begin(title, { seats, options: title.options.parse({}), seed: testSeed(1) });
    expect(idleQuestions(title, start)).toEqual([]);
  });
});
