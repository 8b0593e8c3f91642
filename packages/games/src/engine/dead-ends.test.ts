import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pending } from './flow.ts';
import { reveal } from './hidden.ts';
import { act, begin, canUndo, concede, undo } from './match.ts';
import { type Rule, type RuleBook, ruleBook } from './rule.ts';
import type { Core } from './state.ts';
import { testSeed } from './testing/playout.ts';
import { text } from './text.ts';
import type { Title } from './title.ts';
import { type Response, type ResponseVars, windowOf } from './window.ts';

interface Counting extends Core {
  n: number;
}
const book = () => ruleBook<Counting>();

/** A title with only these rules. */
function titleOf(rules: RuleBook<Counting>, first: { id: string }): Title<Counting, number, object> {
  return {
    id: 'tiny',
    name: 'tiny',
    minPlayers: 2,
    maxPlayers: 3,
    seats: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
    seatings: () => [['a', 'b', 'c']],
    options: z.object({}),
    rules,
    rulesVersion: 1,
    first,
    setup: (core) => ({ ...core, n: 0 }),
    view: (g) => g.n,
    concede() {},
    bots: {},
    text: { en: {} },
    complete: false,
  };
}
const start = (title: Title<Counting, number, object>) =>
  begin(title, { seats: ['a', 'b', 'c'], options: {}, seed: testSeed(1) });

function click(title: Title<Counting, number, object>, g: Counting, key: string): Counting {
  const { seat, id } = pending(title.rules, g)[0]!;
  const result = act(title, g, seat, id, key);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.g;
}
const option = (key: string) => ({ key, label: text(key) });

describe('a dead end is an error that names rule and step', () => {
  test('rules that end while the match is in play', () => {
    const rules = book();
    const first = rules.rule('over', { start: { run: (_g, at) => at.end() } });
    expect(() => start(titleOf(rules, first))).toThrow('dead end: no rule runs and the match is not over');
  });

  test('a question without a legal choice, at the start and after an act', () => {
    const rules = book();
    const refused = { ...option('x'), refused: { code: 'no' } };
    const first = rules.rule<Record<string, never>, 'shut'>('lock', {
      start: {
        ask: () => text('q'),
        who: () => ['a'],
        options: () => [option('go')],
        chosen: (_g, at) => at.goto('shut'),
      },
      shut: { ask: () => text('q'), who: () => ['b'], options: () => [refused], chosen: (_g, at) => at.end() },
    });
    const title = titleOf(rules, first);
    expect(() => click(title, start(title), 'go')).toThrow('dead end: rule lock, step shut leaves b nothing to choose');
    const shut = rules.rule('shut', {
      start: { ask: () => text('q'), who: () => ['a'], options: () => [], chosen: (_g, at) => at.end() },
    });
    expect(() => start(titleOf(rules, shut))).toThrow('dead end: rule shut, step start leaves a nothing to choose');
  });

  test('a question for which no set of the required size fits the budgets', () => {
    const rules = book();
    const ask = (name: string, least: number) =>
      rules.rule(name, {
        start: {
          ask: () => text('q'),
          shape: 'some',
          who: () => ['a'],
          bounds: () => ({ min: least, max: 3 }),
          budgets: () => [{ id: 'room', label: text('room'), limit: 0 }],
          options: () => [
            { ...option('rider'), costs: { room: 2 } },
            { ...option('crate'), costs: { room: 2 } },
            { ...option('ship'), costs: { room: -2 } },
          ],
          chosen: (_g, at) => at.end(),
        },
      });
    const title = titleOf(rules, ask('two', 2));
    expect(pending(title.rules, start(title))).toHaveLength(1);
    expect(() => start(titleOf(rules, ask('all', 3)))).toThrow('rule all, step start leaves a nothing to choose');
  });

  test('a question for conceded seats only, after a concession', () => {
    const rules = book();
    const first = rules.rule('only', {
      start: { ask: () => text('q'), who: () => ['b'], options: () => [option('go')], chosen: (_g, at) => at.end() },
    });
    const title = titleOf(rules, first);
    expect(() => concede(title, start(title), 'b')).toThrow('rule only, step start');
  });
});

describe('the undo history', () => {
  const rules = book();
  const first = rules.rule('count', {
    start: {
      ask: () => text('q'),
      who: () => ['a'],
      options: () => [option('one'), option('ten')],
      chosen(g, at, key) {
        g.n += key === 'one' ? 1 : 10;
        return at.goto('start');
      },
    },
  });
  const title = titleOf(rules, first);

  test('holds 64 acts; older ones can no longer be undone', () => {
    let g = start(title);
    for (let n = 1; n <= 70; n++) g = click(title, g, n <= 6 ? 'ten' : 'one');
    expect(g.n).toBe(60 + 64);
    expect(reveal(g.undo).acts).toHaveLength(64);
    for (let n = 63; n >= 0; n--) {
      expect(canUndo(g, 'a')).toBe(true);
      const back = undo(title, g, 'a');
      if (!back.ok) throw new Error(back.refusal.code);
      g = back.g;
      expect(g.n).toBe(60 + n);
    }
    expect(undo(title, g, 'a')).toEqual({ ok: false, refusal: { code: 'nothing_to_undo' } });
  });

  test('continues after an undo, with acts under new numbers', () => {
    let g = click(title, click(title, start(title), 'one'), 'ten');
    for (const key of ['one', 'ten', 'one']) {
      const back = undo(title, g, 'a');
      if (!back.ok) throw new Error(back.refusal.code);
      g = click(title, back.g, key);
    }
    expect(g.n).toBe(2);
    const back = undo(title, g, 'a');
    expect(back.ok && back.g.n).toBe(1);
  });
});

describe('responses of a window', () => {
  function table(answers: (rules: RuleBook<Counting>) => Response<Counting>[]) {
    const rules = book();
    const responses = answers(rules);
    const window = windowOf(rules, () => responses);
    const first = rules.rule<Record<string, never>, 'done'>('offer', {
      start: { run: (_g, at) => window.offer(at, { kind: 'shot', by: 0 }, ['a'], 'done') },
      done: {
        run(g, at) {
          g.n = Number((at.result as { by: number }).by);
          g.outcome = { winners: ['a'], reason: text('won') };
          return at.end();
        },
      },
    });
    return titleOf(rules, first);
  }
  const answering = (rules: RuleBook<Counting>, id: string, by: number): Response<Counting> => {
    const rule: Rule<ResponseVars> = rules.rule<ResponseVars>(id, {
      start: {
        run(_g, at) {
          expect(at.vars.choice).toBe('card:1');
          return at.end({ ...at.vars.event, by });
        },
      },
    });
    return { id, on: 'shot', could: () => true, options: () => [option('card:1')], rule };
  };

  test('may offer the same card: each option resolves its own response', () => {
    const title = table((rules) => [answering(rules, 'dodge', 1), answering(rules, 'dodge-twice', 2)]);
    const g = start(title);
    const keys = pending(title.rules, g)[0]?.options.map((one) => one.key);
    expect(keys).toEqual(['dodge:card:1', 'dodge-twice:card:1', 'pass']);
    expect(click(title, click(title, g, 'dodge:card:1'), 'pass').n).toBe(1);
    expect(click(title, click(title, g, 'dodge-twice:card:1'), 'pass').n).toBe(2);
  });

  test('that end without an event are an error', () => {
    const title = table((rules) => {
      const rule = rules.rule<ResponseVars>('mute', { start: { run: (_g, at) => at.end() } });
      return [{ id: 'mute', on: 'shot', could: () => true, options: () => [option('card:1')], rule }];
    });
    expect(() => click(title, start(title), 'mute:card:1')).toThrow('a response to shot ended without an event');
  });
});
