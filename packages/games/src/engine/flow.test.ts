import { describe, expect, test } from 'vitest';
import { advance, pending, restart, restartAfterStep } from './flow.ts';
import { hide } from './hidden.ts';
import { newRng } from './rng.ts';
import { type At, ruleBook } from './rule.ts';
import type { Core } from './state.ts';
import { testSeed } from './testing/playout.ts';
import { text } from './text.ts';

function core(rule: string): Core {
  return {
    seats: ['a', 'b'],
    conceded: [],
    flow: { stack: [{ rule, step: 'start', seat: 'a', vars: {} }], answered: {}, shown: false },
    luck: newRng(testSeed(1)),
    log: [],
    undo: hide({ base: null, acts: [] }),
    outcome: null,
  };
}

describe('a rule', () => {
  test('calls another, continues at the named step and reads its result', () => {
    const book = ruleBook<Core>();
    const inner = book.rule<{ n: number }>('inner', { start: { run: (_g, at) => at.end(at.vars.n * 2) } });
    book.rule<{ got?: number }, 'back'>('outer', {
      start: { run: (_g, at) => at.call(inner, 'b', { n: 21 }, 'back') },
      back: { ask: (_g, at) => text('got', { n: Number(at.result) }), options: () => [], chosen: (_g, at) => at.end() },
    });
    const g = core('outer');
    advance(book, g);
    expect(pending(book, g)[0]?.prompt).toEqual({ key: 'got', params: { n: 42 } });
  });

  test('replaces all running rules when its step is done', () => {
    const book = ruleBook<Core>();
    const inner = book.rule('inner', {
      start: {
        run(g, at) {
          restartAfterStep(g, { id: 'next' }, { n: 7 });
          return at.end();
        },
      },
    });
    book.rule<Record<string, never>, 'back'>('outer', {
      start: { run: (_g, at) => at.call(inner, null, {}, 'back') },
      back: { run: (_g, at) => at.end() },
    });
    book.rule<{ n: number }>('next', {
      start: {
        ask: (_g, at) => text('got', { n: at.vars.n }),
        options: () => [],
        chosen: (_g, at) => at.end(),
        who: () => ['a'],
      },
    });
    const g = core('outer');
    advance(book, g);
    expect([pending(book, g)[0]?.prompt, g.flow.stack.length, 'restart' in g.flow]).toEqual([
      { key: 'got', params: { n: 7 } },
      1,
      false,
    ]);
  });

  test('that never ends is stopped, and the error names it', () => {
    const book = ruleBook<Core>();
    book.rule('spin', { start: { run: (_g, at) => at.goto('start') } });
    expect(() => advance(book, core('spin'))).toThrow('runaway in rule spin, step start');
  });

  test('that does not exist is named by the error, as for a save of other code', () => {
    const book = ruleBook<Core>();
    book.rule('known', { start: { run: (_g, at) => at.end() } });
    expect(() => advance(book, core('unknown'))).toThrow('no step start in rule unknown');
    const g = core('known');
    restart(g, { id: 'known' }, 'b', {});
    g.flow.stack[0]!.step = 'constructor';
    expect(() => advance(book, g)).toThrow('no step constructor in rule known');
  });

  test('is declared once, and a question handles its answer exactly once', () => {
    const book = ruleBook<Core>();
    book.rule('once', { start: { run: (_g, at) => at.end() } });
    expect(() => book.rule('once', { start: { run: (_g, at) => at.end() } })).toThrow('declared twice');
    expect(() => book.rule('mute', { start: { ask: () => text('q'), options: () => [] } })).toThrow(
      'needs either chosen or all',
    );
  });

  test('can be declared before it is defined, and is defined once', () => {
    const book = ruleBook<Core>();
    const later = book.declare<{ n: number }>('later');
    expect(() => advance(book, core('later'))).toThrow('rule later is declared but not defined');
    book.rule<Record<string, never>, 'back'>('outer', {
      start: { run: (_g, at) => at.call(later, null, { n: 20 }, 'back') },
      back: { ask: (_g, at) => text('got', { n: Number(at.result) }), options: () => [], chosen: (_g, at) => at.end() },
    });
    const steps = { start: { run: (_g: Core, at: At<{ n: number }, 'start'>) => at.end(at.vars.n + 1) } };
    book.define(later, steps);
    const g = core('outer');
    advance(book, g);
    expect(pending(book, g)[0]?.prompt).toEqual({ key: 'got', params: { n: 21 } });
    expect(() => book.define(later, steps)).toThrow('rule later is defined twice');
    expect(() => book.define({ id: 'forged' }, steps)).toThrow('rule forged is not declared');
  });

  test('stops when the match is over, even with rules on the stack', () => {
    const book = ruleBook<Core>();
    const win = book.rule('win', {
      start: {
        run(g, at) {
          g.outcome = { winners: ['a'], reason: text('won') };
          return at.end();
        },
      },
    });
    book.rule<{ after?: boolean }, 'never'>('turn', {
      start: { run: (_g, at) => at.call(win, null, {}, 'never') },
      never: {
        run() {
          throw new Error('a step ran after the end');
        },
      },
    });
    const g = core('turn');
    advance(book, g);
    expect(g.flow.stack).toEqual([]);
    expect(pending(book, g)).toEqual([]);
  });
});
