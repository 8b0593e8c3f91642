// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { mount } from '../../testing/mount.ts';
import { press } from '../../testing/press.ts';
import { galaxy, summaryOf } from '../lobby/testing/matches.ts';
import { RulesPanel } from './rules-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import type { SetupActs } from './setup-acts.ts';

const PICTURES = 'Pictures of the game in notifications and mail';

test('the host of a private game may have pictures of it in messages, and all read that', async () => {
  const change = vi.fn();
  const acts = { change, pending: {}, busy: null } as unknown as SetupActs;
  const { draw } = mount((more: Partial<MatchSummary>) => (
    <TranslationProvider title={null}>
      <SettingsPanel summary={summaryOf(more)} info={galaxy} acts={acts} />
      <RulesPanel summary={summaryOf(more)} info={galaxy} />
    </TranslationProvider>
  ));
  const box = () => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === PICTURES);
    return label && document.querySelector<HTMLInputElement>(`#${CSS.escape(label.htmlFor)}`);
  };
  const told = () => [...document.querySelectorAll('li')].some(({ textContent }) => textContent === PICTURES);
  await draw({ isHost: true });
  expect([box(), told()], 'those of a public one have them').toEqual([undefined, false]);
  await draw({ isHost: true, visibility: 'private', spectators: 'closed' });
  expect(box(), 'nobody may watch it').toBeUndefined();
  await draw({ isHost: true, visibility: 'private' });
  expect([box()?.checked, told()]).toEqual([false, false]);
  await press(box());
  expect(change).toHaveBeenCalledExactlyOnceWith({ pictures: true });
  await draw({ isHost: true, visibility: 'private', pictures: true });
  expect([box()?.checked, told()]).toEqual([true, true]);
  await press(box());
  expect(change).toHaveBeenLastCalledWith({ pictures: false });
});
