// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../kit/net/types.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import { entriesOf, frameOf, TEST_LOG } from '../testing/log.ts';
import { button } from '../testing/question.tsx';
import { MatchLog } from './log.tsx';

const draw = (...entries: string[]) =>
  drawPage(
    <TranslationProvider title={null}>
      <MatchLog frame={frameOf(entriesOf(...entries))} log={TEST_LOG} />
    </TranslationProvider>,
  );

test('rounds have headings, and acts the mark of their side', async () => {
  await draw('round', 'move', 'end');
  const items = [...document.querySelectorAll('[data-seq]')];
  expect(items.map((item) => item.querySelector('h3')?.textContent ?? null)).toEqual(['Log', null, null]);
  expect(items.map((item) => item.getAttribute('data-mark'))).toEqual([null, 'rebel', null]);
});

test('where a side has several players their names stand above what they did, each once in a row and after a heading', async () => {
  const by = ['x', 'a', 'a', 'b', undefined, 'b', 'x', 'b'];
  const keys = ['round', 'move', 'move', 'move', 'end', 'move', 'round', 'move'];
  const entries = entriesOf(...keys).map((entry, index) => {
    const seat = by[index];
    return { ...entry, ...(seat !== undefined && { by: seat }) };
  });
  const log = {
    ...TEST_LOG,
    actorOf: ({ key, by }: LogEntry) => (key === 'log.move' && by !== undefined ? { key: `seat.${by}` } : null),
  };
  await drawPage(
    <TranslationProvider title={null} names={{ a: 'Ann', b: 'Bia' }}>
      <MatchLog frame={frameOf(entries)} log={log} />
    </TranslationProvider>,
  );
  const names = [...document.querySelectorAll('[data-seq]')].map((item) => item.querySelector('b')?.textContent ?? '');
  expect(names).toEqual(['', 'Ann', '', 'Bia', '', '', '', 'Bia']);
});

test('a sentence that begins with what others brought about names the player who acts in it', async () => {
  const [turn, move] = entriesOf('end', 'move').map((entry) => ({
    ...entry,
    by: entry.key === 'log.move' ? 'a' : 'b',
  }));
  if (!turn || !move) throw new Error('no entries');
  const log = {
    ...TEST_LOG,
    sentencesOf: () => [{ ...turn, told: [turn, move] }],
    actorOf: ({ key, by }: LogEntry) => (key === 'log.move' && by !== undefined ? { key: `seat.${by}` } : null),
  };
  await drawPage(
    <TranslationProvider title={null} names={{ a: 'Ann', b: 'Bia' }}>
      <MatchLog frame={frameOf([turn, move])} log={log} />
    </TranslationProvider>,
  );
  expect(document.querySelector('[data-seq] b')?.textContent).toBe('Ann');
});

test('what its sentence in the log says in full is not reopened from there', async () => {
  await draw('round', 'move', 'end');
  expect(document.querySelector('[aria-label^="Read again"]')).toBeNull();
});

test('the newest hundred entries of a long log are rendered, older ones on request', async () => {
  const moves = Array.from({ length: 121 }, () => 'move');
  const drawn = () => document.querySelectorAll('[data-seq]').length;
  await draw(...moves.slice(0, 120));
  expect(drawn()).toBe(100);
  await draw(...moves);
  expect(drawn()).toBe(101);
  await press(button('Show earlier entries', document.querySelector('ol[tabindex="0"]')));
  expect(drawn()).toBe(121);
});
