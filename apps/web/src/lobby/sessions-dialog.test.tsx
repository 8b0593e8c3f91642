// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../i18n/translate.tsx';
import SessionsDialog from './sessions-dialog.tsx';

const net = vi.hoisted(() => ({
  links: [{ id: 'link', expiresAt: '2027-11-27T12:00:00.000Z' }],
  ended: [] as unknown[],
}));
vi.mock('../net/api.ts', async (original) => ({
  ...(await original<object>()),
  listSessions: async () => ({
    sessions: [
      { id: 'own', createdAt: '2026-11-01T12:00:00.000Z', usedAt: '2026-11-27T12:00:00.000Z', isCurrent: true },
    ],
    links: net.links,
  }),
  endSessions: async (id?: string) => {
    net.ended.push(id);
    net.links = [];
  },
}));

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
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
  expect(net.ended).toEqual(['link']);
  expect(items()).toHaveLength(1);
});
