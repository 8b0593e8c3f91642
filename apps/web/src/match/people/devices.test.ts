import { expect, test } from 'vitest';
import { titleTranslator } from '../../kit/i18n/title-translator.ts';
import { ApiError } from '../../kit/net/api.ts';
import { refusalOf } from '../../pages/finished/open-record.tsx';
import { codeIn } from '../../pages/gate/recover-page.tsx';

const t = titleTranslator('en', 'galaxy-dice');
const translateOf = (title: string) => titleTranslator('en', title);
const record = { title: 'galaxy-dice', acts: [{ seat: 'p1' }, { seat: 'p2' }] };
const told = (code: string, params?: Record<string, string | number>) =>
  refusalOf(t, translateOf, new ApiError({ code, params }, 400), record);

test('a record that diverges is refused with the seat and the act, numbered from 1', () => {
  expect(told('diverged', { seq: 1 })).toContain('move 2, by Player 2');
  expect(told('diverged', { seq: 2 })).toContain('The result of the check differs');
});

test('other errors of a record are shown too', () => {
  expect(told('invalid_body', { path: 'record.seed' })).toContain('Not a replay of Echo Base');
  expect(told('too_large')).toContain('Too long');
  for (const strange of [null, 5, {}, { acts: 'none' }, { title: 7, acts: [{}] }]) {
    const error = new ApiError({ code: 'diverged', params: { seq: 0 } }, 400);
    expect(refusalOf(t, translateOf, error, strange)).toContain('The result of the check differs');
  }
});

test('the code of a recovery link is in the fragment', () => {
  expect(codeIn('#b3JnYW5pemVkLWJ5LWZhaXRo')).toBe('b3JnYW5pemVkLWJ5LWZhaXRo');
  for (const hash of ['', '#', '#short', '#<script>alert(1)</script>', `#${'x'.repeat(101)}`])
    expect(codeIn(hash)).toBeNull();
});
