// @vitest-environment happy-dom
import type { OwnerFacts } from '@echo-base/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as owner from '../../kit/net/owner.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { press, write } from '../../testing/press.ts';
import { until } from '../../testing/until.ts';
import { OwnerBoard } from './owner-board.tsx';

const FACTS: OwnerFacts = {
  version: '1.2.3',
  games: { waiting: 1, playing: 2, finished: 3, frozen: 0 },
  people: 9,
  today: 4,
  bans: 0,
  database: 'sqlite',
  bytes: 5_400_000,
  unsaved: 0,
  message: null,
};
const DAY_MS = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

let facts = FACTS;
const draw = async (more: Partial<OwnerFacts> = {}) => {
  facts = { ...FACTS, ...more };
  await drawPage(
    <TranslationProvider title={null}>
      <OwnerBoard key={JSON.stringify(more)} />
    </TranslationProvider>,
  );
  await until(() => document.querySelector('dl'));
};
const overdue = () => document.querySelector('section[aria-label="Last backup"]')?.textContent;
const field = () => document.querySelector('textarea');
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(owner, 'showOwnerFacts').mockImplementation(async () => facts);
});

test('a backup that is too old is told with its age, what was played since, and the command', async () => {
  await draw({ backup: ago(12.5), unsaved: 3 });
  expect(overdue()).toContain('The last backup is 12 days old, and 3 games have been played since.');
  expect(overdue()).toContain('npm run operator -- backup');
  await draw({ unsaved: 1 });
  expect(overdue()).toContain('There is no backup, and 1 game has been played.');
  await draw({ backup: ago(2), unsaved: 3 });
  expect(overdue()).toBeUndefined();
  expect(document.querySelector('dl')?.textContent).toContain('3 games played since');
  await draw();
  expect(overdue()).toBeUndefined();
});

test('a message is one line, sent by Enter, shown with its time, and ended; the focus is never lost', async () => {
  const sent = vi.spyOn(owner, 'sendOwnerMessage').mockImplementation(async (text) => {
    facts = { ...FACTS, message: { id: 'one', text, at: new Date().toISOString() } };
    return { message: facts.message };
  });
  vi.spyOn(owner, 'endOwnerMessage').mockImplementation(async () => {
    facts = FACTS;
  });
  await draw();
  await write(field(), 'Restart\n at eight. ');
  field()?.focus();
  field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toContain('Restart at eight.');
  expect(sent).toHaveBeenCalledWith('Restart at eight.');
  expect(document.querySelector('[role="status"]')?.textContent).toMatch(/shown since \d/);
  expect(field()?.value).toBe('');
  expect(localStorage.getItem('owner-message'), 'shown on this page already').toBe('one');
  await press(button('End the message'));
  await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toBe('');
  expect(document.activeElement).toBe(field());
});
