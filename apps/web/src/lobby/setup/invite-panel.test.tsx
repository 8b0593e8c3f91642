// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../i18n/translate.tsx';
import { mount } from '../../match/testing/mount.tsx';
import type { MatchSummary } from '../../net/types.ts';
import { table } from '../testing/tables.ts';
import { InvitePanel } from './invite-panel.tsx';

test('beside the link the host reads when another device has opened it, and before nothing', async () => {
  const { draw, close } = mount((summary: Partial<MatchSummary>) => (
    <TranslationProvider title={null}>
      <InvitePanel summary={table(summary)} title="Galaxy Rebellion" />
    </TranslationProvider>
  ));
  const said = () => document.querySelector('[role="status"]')?.textContent;
  await draw({ isHost: true });
  expect(said()).toBe('');
  await draw({ isHost: true, linkOpenedAt: new Date().toISOString() });
  expect(said()).toMatch(/^Opened from another device, \d{1,2}:\d{2}.*The link works\.$/);
  await draw({ isHost: false });
  expect(said()).toBeUndefined();
  await close();
});
