import { isDeepStrictEqual } from 'node:util';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { fits } from '../budgets.ts';
import { checkChoice } from '../check-choice.ts';
import { pending } from '../flow.ts';
import { valuesIn } from '../forms.ts';
import { reveal } from '../hidden.ts';
import { act, begin, canUndo, concede, see, undo } from '../match.ts';
import type { Act, Core, SeatId, Viewer } from '../state.ts';
import { stateHash } from '../state-hash.ts';
import { engineText } from '../text/index.ts';
import type { Text } from '../text.ts';
import { LANGUAGES } from '../title.ts';
import { checkDraw } from './draws.ts';
import {
  type Played,
  playout,
  playoutWithConcessions,
  type TestTable,
  testRng,
  testSeed,
  undoHash,
} from './playout.ts';
import { checkQuestions } from './questions.ts';
import { resampled } from './resample.ts';
import type { TestedTitle } from './title-tests.ts';

/** Number of acts that a test checks in detail. */
const ENOUGH = 250;

/** Set-up of a match for the contract tests. */
export interface Case<O> {
  readonly name: string;
  readonly seats: readonly SeatId[];
  readonly options: O;
}

/** Calls `each` for every Text (anything with a `key` and nothing but `params` beside it, or a log entry) inside. */
function texts(value: unknown, each: (text: Text) => void): void {
  if (value === null || typeof value !== 'object') return;
  const { key, params } = value as Partial<Text>;
  const isOption = 'label' in value;
  if (typeof key === 'string' && !isOption) each({ key, ...(params && { params }) });
  for (const inner of Object.values(value)) texts(inner, each);
}

function refusals(value: unknown, each: (text: Text) => void): void {
  if (value === null || typeof value !== 'object') return;
  const { refused } = value as { refused?: { code: string; params?: Text['params'] } };
  if (refused && typeof refused === 'object')
    each({ key: `refused.${refused.code}`, ...(refused.params && { params: refused.params }) });
  for (const inner of Object.values(value)) refusals(inner, each);
}

/** Deep freeze: any later write to the value, or to anything inside, throws. */
function freeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  for (const inner of Object.values(Object.freeze(value))) freeze(inner);
  return value;
}

/** Expects equal states except for undo history and decision numbers. Hashes only states that are not deeply equal. */
function expectSame<G extends Core>(one: G, other: G): void {
  const plain = (g: G) => ({ ...g, undo: undefined, flow: { ...g.flow, answered: undefined } });
  if (!isDeepStrictEqual(plain(one), plain(other))) expect(undoHash(one)).toBe(undoHash(other));
}

/** Declares the contract tests: properties that every title must have, whatever its rules. */
export function describeContract<G extends Core, V, O>(
  title: TestedTitle<G, V, O>,
  cases: readonly Case<O>[],
  { games = 3, concessions = 10 }: { games?: number; concessions?: number } = {},
): void {
  for (const { name, seats, options } of cases) {
    describe(`contract of ${title.id}: ${name}`, () => {
      const viewers: Viewer[] = [...seats, 'spectator'];
      const table = (n: number): TestTable<O> => ({ seats, options, seed: testSeed(n) });
      /** Games shared by all tests that only read, played once; structural sharing keeps them small. */
      const played: [Played<G>, number][] = [];
      const ends: { g: G; acts: Act[] }[] = [];
      const all = () => {
        for (let n = ends.length + 1; n <= games; n++)
          ends.push(playout(title, table(n), testRng(n), { each: (one) => played.push([one, n]) }));
        return played;
      };
      /** All acts of short games; a sample of long ones, a different one in every test. */
      let offset = 0;
      const each = (check: (played: Played<G>, n: number) => void) => {
        const stride = Math.max(1, Math.floor(all().length / ENOUGH));
        offset += 1;
        for (const [index, [one, n]] of played.entries()) if ((index + offset) % stride === 0) check(one, n);
      };

      test('random play ends without a dead end, an endless loop or a broken invariant', () => {
        all();
        expect(ends).toHaveLength(games);
        for (const { g } of ends) expect(g.outcome?.winners.length).toBeGreaterThan(0);
      });

      test('every step that asks has a public kind, the same for all viewers, and the title lists every kind that can be declined', () => {
        const words: Record<string, string> = { ...engineText.en, ...title.text.en };
        const unnamed = title.rules.asking().filter((rule) => !words[title.steps?.[rule] ?? '']);
        expect(unnamed).toEqual([]);
        expect((title.declinable ?? []).filter((kind) => !words[`declines.${kind}`])).toEqual([]);
        // Requests name kinds as the protocol spells them.
        expect((title.declinable ?? []).filter((kind) => !/^[a-z0-9][a-z0-9-]{0,59}$/.test(kind))).toEqual([]);
        if (title.declinable) expect(title.turnMark, 'standing orders for the turn need a mark').toBeDefined();
        each(({ after }) => {
          const [first, ...others] = viewers.map((viewer) => see(title, after, viewer));
          expect(first?.pending.map(({ seat }) => seat)).toEqual(first?.waitingFor);
          for (const { pending: kinds } of others) expect(kinds).toEqual(first?.pending);
          for (const decision of pending(title.rules, after)) {
            const { declines } = decision;
            if (!declines) continue;
            expect(title.declinable).toContain(declines.kind);
            expect(checkChoice(decision, declines.choice)).toBeNull();
          }
        });
      });

      test('the state is JSON at every step', () => {
        each(({ after }) => {
          if (!isDeepStrictEqual(JSON.parse(JSON.stringify(after)), after))
            expect(JSON.parse(JSON.stringify(after))).toEqual(after);
        });
      });

      test('a finished state, which shares its parts with others, is never written to', () => {
        for (let n = 1; n <= games; n++) {
          const { g } = playout(title, table(n), testRng(n), {
            change(state) {
              const whole = freeze(state);
              for (const viewer of viewers) freeze(see(title, whole, viewer));
              return whole;
            },
          });
          expect(g.outcome).not.toBeNull();
        }
      });

      test('replaying the record leads to the same state', () => {
        all();
        const [first] = ends;
        if (!first) throw new Error('no game was played');
        let again = begin(title, table(1));
        for (const done of first.acts) {
          if (done.kind !== 'act') throw new Error('random play does not concede');
          const result = act(title, again, done.seat, done.decision, done.choice);
          if (!result.ok) throw new Error(result.refusal.code);
          again = JSON.parse(JSON.stringify(result.g)) as G;
        }
        expect(stateHash(again)).toBe(stateHash(first.g));
      });

      test('undo restores the state before an act, and redo the state after it', () => {
        let undone = 0;
        each(({ before, act: done, after }) => {
          const back = undo(title, after, done.seat);
          if (!back.ok) return;
          undone += 1;
          expectSame(back.g, before);
          const decision = pending(title.rules, back.g).find((one) => one.seat === done.seat);
          expect(decision?.id).not.toBe(done.decision);
          const again = act(title, back.g, done.seat, decision?.id ?? '', done.choice);
          if (!again.ok) throw new Error(again.refusal.code);
          expectSame(again.g, after);
        });
        expect(undone).toBeGreaterThan(0);
      });

      test('undo crosses no random draw, nothing revealed and no act of another seat', () => {
        each(({ before, act: done, after }) => {
          const may = (g: G, seat: SeatId) => canUndo(g, seat) || undo(title, g, seat).ok;
          const drawn = reveal(after.luck).used !== reveal(before.luck).used;
          if (drawn || after.flow.shown) expect(seats.filter((seat) => may(after, seat))).toEqual([]);
          expect(seats.filter((seat) => seat !== done.seat && may(after, seat))).toEqual([]);
          const back = undo(title, after, done.seat);
          if (back.ok) expect(seats.filter((seat) => seat !== done.seat && may(back.g, seat))).toEqual([]);
        });
      });

      test('blind: a projection does not depend on what is hidden from its viewer', () => {
        each(({ after }, n) => {
          const rng = testRng(n + 1000);
          for (const viewer of viewers) {
            const seen = JSON.stringify(see(title, after, viewer));
            expect(JSON.stringify(see(title, resampled(title, after, viewer, rng), viewer))).toBe(seen);
          }
        });
      });

      test('no viewer is sent the seed', () => {
        each(({ after }) => {
          for (const viewer of viewers)
            expect(JSON.stringify(see(title, after, viewer))).not.toContain(after.luck.hidden.seed);
        });
      });

      test('illegal acts are refused with a reason and change nothing', () => {
        each(({ before, act: done, after }) => {
          const codes = (seat: SeatId, id: string, choice: string) => {
            const result = act(title, before, seat, id, choice);
            return result.ok ? 'accepted' : result.refusal.code;
          };
          const decision = pending(title.rules, before).find((one) => one.id === done.decision);
          const others = seats.filter((seat) => !pending(title.rules, before).some((one) => one.seat === seat));
          for (const seat of others) expect(codes(seat, done.decision, String(done.choice))).toBe('not_your_decision');
          expect(['not_an_option', 'bad_choice']).toContain(codes(done.seat, done.decision, '__proto__'));
          expect(codes('nobody', done.decision, String(done.choice))).toBe('not_seated');
          const refused = decision?.shape === 'one' ? decision.options.filter((option) => option.refused) : [];
          for (const option of refused) expect(codes(done.seat, done.decision, option.key)).toBe('option_refused');
          const open = decision?.options.filter((option) => !option.refused).map((option) => option.key) ?? [];
          const isTooMuch = decision && open.length <= (decision.max ?? 0) && !fits(decision, open);
          if (isTooMuch) {
            const result = act(title, before, done.seat, done.decision, open);
            expect(result.ok ? 'accepted' : result.refusal).toMatchObject({ code: 'over_budget' });
          }
          if (!after.outcome) {
            const late = act(title, after, done.seat, done.decision, done.choice);
            expect(late.ok ? 'accepted' : late.refusal.code).toBe('stale_decision');
          }
          for (const id of [undefined, null, 7, {}])
            expect(codes(done.seat, id as unknown as string, String(done.choice))).toBe('stale_decision');
        });
      });

      test('options have unique keys, every question can be answered, and in brief it takes the same answers', () => {
        each(({ before }) => checkQuestions(title.rules, before));
      });

      test('a seat can concede at any moment, and the match continues', () => {
        let looked = 0;
        each(({ before, act: done }, n) => {
          looked += 1;
          if (looked % 7 !== n % 7 && played.length < ENOUGH) return;
          const result = concede(title, before, done.seat);
          if (!result.ok) throw new Error(result.refusal.code);
          expect(title.invariants(result.g)).toEqual([]);
          const asked = pending(title.rules, result.g).map((decision) => decision.seat);
          expect(asked).not.toContain(done.seat);
          expect(result.g.outcome !== null || asked.length > 0).toBe(true);
          for (const seat of seats) expect(undo(title, result.g, seat).ok).toBe(false);
        });
      });

      test('a draw can be offered at any moment where the title knows draws, and ends the match when all agree', () => {
        for (const [{ before, act: done }] of all().filter((_one, index) => index % 23 === 0))
          checkDraw(title, before, done.seat);
      });

      test('seats concede at random moments and the others play to the end', () => {
        let left = 0;
        const each = () => {
          left += 1;
        };
        for (let n = 1; n <= concessions; n++) {
          const g = playoutWithConcessions(title, table(n), testRng(n), { chance: 15 * (1 + (n % 8)), each });
          expect(g.conceded.filter((seat) => g.outcome?.winners.includes(seat))).toEqual([]);
        }
        expect(left).toBeGreaterThan(0);
      });

      test('every text has a sentence: in every language of a complete title, in English in others', () => {
        const used = new Map<string, Text>();
        const add = (text: Text) => used.set(text.key, text);
        texts(begin(title, table(1)).log, add);
        for (const [{ before, act: done, after }] of all()) {
          texts(after.log, add);
          const { decisions } = see(title, before, done.seat);
          texts(decisions, add);
          refusals(decisions, add);
        }
        for (const [{ after }] of played.filter(([one]) => one.after.outcome)) {
          for (const viewer of viewers) {
            const { outcome } = see(title, after, viewer);
            texts(outcome, add);
          }
        }
        const missing: string[] = [];
        for (const language of title.complete ? LANGUAGES : (['en'] as const)) {
          const catalogue = title.text[language] ?? {};
          const sentences: Record<string, string> = { ...engineText[language], ...catalogue };
          for (const { key, params } of used.values()) {
            const sentence = sentences[key];
            if (sentence === undefined) missing.push(`${language} ${key}`);
            else {
              const values = valuesIn({ language, sentences }, sentence, params ?? {}, ({ key: name }) => name);
              new IntlMessageFormat(sentence, language).format(values);
            }
          }
          for (const key of Object.keys(title.text.en))
            if (!Object.hasOwn(catalogue, key)) missing.push(`${language} ${key}`);
        }
        expect(missing).toEqual([]);
      });
    });
  }
}
