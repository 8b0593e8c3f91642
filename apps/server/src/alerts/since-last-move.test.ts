import { type AnyTitle, answer, begin, type LogEntry, pending, see, visibleEntries } from '@echo-base/games/engine';
import { readerOf } from '@echo-base/games/engine/reader';
import { testRng, testSeed } from '@echo-base/games/engine/testing';
import { titles } from '@echo-base/games/titles';
import { expect, test } from 'vitest';
import { row, seat } from '../../test/support/rows.ts';
import type { LoggedAct } from '../model/rows.ts';
import { SinceLastMove } from './since-last-move.ts';

const LANGUAGES = ['en', 'it', 'fr', 'es', 'pt'] as const;
const NOW = 1_000_000;

const act = (seq: number, by: string, entries: readonly LogEntry[] = []): LoggedAct => ({
  ...{ kind: 'act', seat: by, decision: `${by}:0`, choice: 'go' },
  ...{ seq, entries },
});

/** What stands in the log of these acts, of which those from `later` on are not out yet. */
function logOf(acts: readonly LoggedAct[], { title = 'galaxy-dice', spectators = 'open', later = acts.length } = {}) {
  const store = {
    actsUntil: async (_match: string, at: number) => (at < NOW ? later : acts.length),
    loggedActs: async (_match: string, { from = 0, before = 0 } = {}) => acts.slice(from, before),
  };
  const stored = {
    match: row({ title, status: 'playing', spectators: spectators as 'open' }),
    seats: ['p1', 'p2'].map((id, index) => seat(id, { playerId: `${index}`, playerName: ['Ann', 'Bob'][index] ?? '' })),
    members: [],
  };
  const log = new SinceLastMove({ store, titles, now: () => NOW, spectatorDelayMs: 1 });
  return (language: (typeof LANGUAGES)[number] = 'en') => log.lines(stored, 'p2', language);
}

const reward = (more: Partial<LogEntry> = {}): LogEntry => ({
  key: 'log.vpDice',
  params: { seat: { key: 'seat.p1' }, vp: 2 },
  ...more,
});

test('lines tell what others did since the last move, in the language of the receiver, and no more than five', async () => {
  const lines = logOf([act(0, 'p1', [reward()]), act(1, 'p2', [reward()]), act(2, 'p1', [reward()])]);
  expect(await lines()).toEqual(['Ann wins 2 points with dice.']);
  const [italian] = await lines('it');
  expect(italian).toContain('Ann');
  expect(italian).not.toContain('wins');
  const many = Array.from({ length: 9 }, (_, seq) =>
    act(seq, 'p1', [{ key: 'log.conceded', params: { seat: 'Ann' } }]),
  );
  expect(await logOf(many)()).toHaveLength(5);
  expect(await logOf([act(0, 'p2')])()).toEqual([]);
});

test('what the receiver did is not told, such as the roll with which a turn begins', async () => {
  const rolled = reward({ params: { seat: { key: 'seat.p2' }, vp: 2 } });
  expect(await logOf([act(0, 'p1', [reward(), rolled]), act(1, 'p1', [reward({ by: 'p2' })])])()).toEqual([
    'Ann wins 2 points with dice.',
  ]);
});

test('a line that only some may read, or for which there is no sentence, is not told', async () => {
  const entries = [reward({ audience: ['p2'] }), { key: 'log.fromTheFuture', params: {} }];
  expect(await logOf([act(0, 'p1', entries)])()).toEqual([]);
});

test('delayed spectators read no act sooner by an alert', async () => {
  const acts = [act(0, 'p1', [reward()]), act(1, 'p1', [reward()])];
  expect(await logOf(acts, { spectators: 'delayed', later: 0 })()).toEqual([]);
  expect(await logOf(acts, { spectators: 'open', later: 0 })()).toHaveLength(1);
});

/** The acts of a match that bots play. */
function played(title: AnyTitle): LoggedAct[] {
  const seats = title.seatings()[0] ?? [];
  const rng = testRng(7);
  const options = title.options.parse({});
  const g = begin(title, { seats, options, seed: testSeed(7), source: 'fast' });
  const acts: LoggedAct[] = [];
  while (!g.outcome && acts.length < 80) {
    const [decision] = pending(title.rules, g);
    const bot = title.bots.random;
    if (!decision || !bot) break;
    g.log = [];
    answer(title.rules, g, decision, bot(see(title, g, decision.seat), decision, rng));
    acts.push(act(acts.length, decision.seat, structuredClone(g.log)));
  }
  return acts;
}

test.each(titles.map((title) => [title.id, title] as const))(
  'a match of %s is told in all languages as a spectator reads it, the same each time',
  async (id, title) => {
    const acts = played(title).map((one) => ({ ...one, seat: 'p1' }) as LoggedAct);
    for (const language of LANGUAGES) {
      const lines = await logOf(acts, { title: id })(language);
      expect(lines.length).toBeGreaterThan(0);
      expect(await logOf(acts, { title: id })(language)).toEqual(lines);
      const seen = visibleEntries(
        acts.flatMap(({ entries }) => entries),
        'spectator',
      );
      const read = readerOf(title.text, language, { p1: 'Ann', p2: 'Bob' });
      // The receiver's own acts are left out; here those of the seat p2.
      const others = seen.filter(({ params: { seat: of } }) => typeof of !== 'object' || of.key !== 'seat.p2');
      const told = (title.sentencesOf?.(others) ?? others).map(read);
      expect(told.join('\n').endsWith(lines.join('\n'))).toBe(true);
      expect(lines.join()).not.toMatch(/\blog\.|\{|\}/);
    }
  },
);
