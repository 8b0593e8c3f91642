// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as api from '../../kit/net/api.ts';
import { drawPage } from '../../testing/draw-page.ts';
import SessionsDialog from './sessions-dialog.tsx';

const DAY = '2026-11-27T12:00:00.000Z';
let links = [{ id: 'link', expiresAt: '2027-11-27T12:00:00.000Z' }];
const ended: unknown[] = [];

beforeEach(() => {
  vi.spyOn(api, 'listSessions').mockImplementation(async () => ({
    sessions: [{ id: 'own', createdAt: DAY, usedAt: DAY, isCurrent: true }],
    links,
  }));
  vi.spyOn(api, 'endSessions').mockImplementation(async (id) => {
    ended.push(id);
    links = [];
  });
});
afterEach(async () => {});

test('a private link that no one has opened stands beside the devices and can be ended', async () => {
  await drawPage(
    <TranslationProvider title={null}>
      <SessionsDialog onClose={() => undefined} />
    </TranslationProvider>,
  );
  const items = () => [...document.querySelectorAll('li')].map((one) => one.textContent);
  expect(items()).toHaveLength(2);
  expect(items()[1]).toContain('Private link, not opened yet');
  expect(items()[1]).toContain('2027');
  await act(async () => document.querySelector<HTMLButtonElement>('button[aria-label^="End link"]')?.click());
  expect(ended).toEqual(['link']);
  expect(items()).toHaveLength(1);
});
