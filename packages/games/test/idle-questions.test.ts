import { describe, expect, test } from 'vitest';
import { begin, see } from '../src/engine/match.ts';
import { idleQuestions } from '../src/engine/testing/idle-questions.ts';
import { playout, testRng, testSeed } from '../src/engine/testing/index.ts';
import { scenario } from '../src/galaxy-dice/testing/scenario.ts';
import { titleById } from '../src/titles.ts';

interface Reason {
  /**
   * `secrecy`: only a hidden hand tells that there is nothing to choose; it can be declined in advance. `moment`: its press
   * ends the time in which acts can be taken back or a hidden card played, so it cannot. `consent`: the next battle waits.
   */
  readonly why: 'secrecy' | 'moment' | 'consent';
  readonly clause: string;
}

/** Questions that are asked though nothing may depend on the answer, by title and text key. */
const ASKED_ALL_THE_SAME: Readonly<Record<string, Readonly<Record<string, Reason>>>> = {
  'galaxy-dice': { 'ask.place': { why: 'moment', clause: 'GD-5.12' } },
  'battle-of-hoth': {
    'ask.attack': { why: 'moment', clause: 'BH-19.9' },
    'ask.move': { why: 'moment', clause: 'BH-17.7' },
    'ask.finish': { why: 'secrecy', clause: 'BH-17.7' },
    'ask.assault': { why: 'secrecy', clause: 'BH-17.7' },
    'ask.draw': { why: 'secrecy', clause: 'BH-5.8' },
    'ask.ready': { why: 'consent', clause: 'BH-17.18' },
  },
  'imperial-assault': {
    'ask.confirmDeployment': { why: 'moment', clause: 'IA-3.14' },
    // "End the activation" alone: moves can be taken back until then.
    'ask.act': { why: 'moment', clause: 'IA-5.4' },
    'window.ACTIVATION_END': { why: 'secrecy', clause: 'IA-12.34' },
    'window.ROUND_START': { why: 'secrecy', clause: 'IA-12.34' },
    'window.ACTION_AFTER': { why: 'secrecy', clause: 'IA-12.34' },
  },
};

/** Games whose every question is looked at: random ones, and ones of the title's bot. */
const GAMES = [
  { id: 'galaxy-dice', seed: 1, bot: 'random', options: { short: true } },
  { id: 'galaxy-dice', seed: 2, bot: 'sensible', options: { short: true } },
  { id: 'battle-of-hoth', seed: 3, bot: 'officer', options: {} },
  { id: 'battle-of-hoth', seed: 4, bot: 'random', options: { scenario: 'last-stand', leaders: true } },
  { id: 'battle-of-hoth', seed: 5, bot: 'officer', options: { campaign: 'outpost-delta' } },
  { id: 'imperial-assault', seed: 1, bot: 'random', options: { roundLimit: 1 } },
] as const;

describe('a question whose answers all lead to the same state is asked for a named reason only', () => {
  test.each(GAMES)(
    '$id, $bot, $options',
    ({ id, seed, bot, options }) => {
      const title = titleById(id);
      const chooser = title?.bots[bot];
      if (!title || !chooser) throw new Error(`no ${bot} of ${id}`);
      const seatings = title.seatings().filter((seats) => !('campaign' in options) || seats.length === 2);
      const seats = seatings[seed % seatings.length] ?? [];
      const table = { seats, options: title.options.parse(options), seed: testSeed(seed), source: 'fast' as const };
      const named = ASKED_ALL_THE_SAME[id] ?? {};
      const unnamed = new Set<string>();
      playout(title, table, testRng(seed), {
        choose: (g, decision, rng) => chooser(see(title, g, decision.seat), decision, rng),
        each({ before }) {
          for (const { prompt, declines } of idleQuestions(title, before)) {
            const reason = named[prompt.key];
            if (!reason) unnamed.add(prompt.key);
            else if (reason.why === 'secrecy' && !declines)
              unnamed.add(`${prompt.key}, which cannot be declined in advance`);
          }
        },
      });
      expect([...unnamed]).toEqual([]);
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
