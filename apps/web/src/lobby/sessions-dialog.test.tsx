// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../i18n/translate.tsx';
import * as api from '../net/api.ts';
import SessionsDialog from './sessions-dialog.tsx';

const DAY = '2026-11-27T12:00:00.000Z';
let links = [{ id: 'link', expiresAt: '2027-11-27T12:00:00.000Z' }];
const ended: unknown[] = [];

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(api, 'listSessions').mockImplementation(async () => ({
    sessions: [{ id: 'own', createdAt: DAY, usedAt: DAY, isCurrent: true }],
    links,
  }));
  vi.spyOn(api, 'endSessions').mockImplementation(async (id) => {
    ended.push(id);
    links = [];
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

test('a private link that no one has opened stands beside the devices and can be ended', async () => {
  await act(async () =>
    root.render(
      <TranslationProvider title={null}>
        <SessionsDialog onClose={() => undefined} />
      </TranslationProvider>,
    ),
  );
  const items = () => [...document.querySelectorAll('li')].map((one) => one.textContent);
  expect(items()).toHaveLength(2);
  expect(items()[1]).toContain('Private link, not opened yet');
  expect(items()[1]).toContain('2027');
  await act(async () =>
    document.querySelector<HTMLButtonElement>('button[aria-label^="End the private link"]')?.click(),
  );
  expect(ended).toEqual(['link']);
  expect(items()).toHaveLength(1);
});
