// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as serverInfo from '../../kit/net/server-info.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { mount } from '../../testing/mount.ts';
import { summaryOf } from '../lobby/testing/matches.ts';
import { InvitePanel } from './invite-panel.tsx';

test('beside the link the host reads when another device has opened it, and before nothing', async () => {
  vi.spyOn(serverInfo, 'useServerInfo').mockReturnValue(null);
  const { draw } = mount((summary: Partial<MatchSummary>) => (
    <TranslationProvider title={null}>
      <InvitePanel summary={summaryOf(summary)} title="Galaxy Rebellion" />
    </TranslationProvider>
  ));
  const said = () => document.querySelector('[role="status"]')?.textContent;
  await draw({ isHost: true });
  expect(said()).toBe('');
  await draw({ isHost: true, linkOpenedAt: new Date().toISOString() });
  expect(said()).toMatch(/^Opened from another device, \d{1,2}:\d{2}.*The link works\.$/);
  await draw({ isHost: false });
  expect(said()).toBeUndefined();
});
