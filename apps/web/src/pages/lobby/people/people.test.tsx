// @vitest-environment happy-dom
import { type Acquaintance, UNDO_INVITE_SECONDS } from '@echo-base/protocol';
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { TranslationProvider } from '../../../kit/i18n/translate.tsx';
import * as agreements from '../../../kit/net/agreements.ts';
import { ApiError } from '../../../kit/net/api.ts';
import * as people from '../../../kit/net/people.ts';
import * as serverInfo from '../../../kit/net/server-info.ts';
import type { MatchSummary } from '../../../kit/net/types.ts';
import { stayOf, useToasts } from '../../../kit/ui/toast-store.ts';
import { mount } from '../../../testing/mount.ts';
import { person, summaryOf } from '../testing/matches.ts';
import { PeopleSection } from './people-section.tsx';
import { sinceOf } from './since.ts';
import { useInvited } from './use-invited.ts';

const HOUR = 3_600_000;
const known = (name: string, more: Partial<Acquaintance> = {}): Acquaintance => ({
  id: `id-${name}`,
  name,
  last: { title: 'galaxy-dice', endedAt: new Date(Date.now() - 2 * HOUR).toISOString() },
  ...more,
});

const memory = memoryLocation({ path: '/', record: true });
const changed = vi.fn();
const toasts = () => useToasts.getState().toasts.filter(({ isGap }) => !isGap);
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const pressed = async (label: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());

beforeEach(() => {
  vi.spyOn(serverInfo, 'useMayCreate').mockReturnValue(true);
  changed.mockReset();
  useToasts.setState({ toasts: [] });
  memory.reset();
});

async function section(found: readonly Acquaintance[]) {
  vi.spyOn(people, 'listAcquaintances').mockResolvedValue(found);
  const { draw } = mount((_props: object) => (
    <Router hook={memory.hook}>
      <TranslationProvider title={null}>
        <PeopleSection onChanged={changed} />
      </TranslationProvider>
    </Router>
  ));
  await draw({});
}

test('each person has a state in words, the last game, and wins and losses once a game has ended', async () => {
  await section([
    known('Marta', { state: 'online', wins: 9, losses: 7, last: { ...known('').last, result: 'won' } }),
    known('Sofia', { state: 'playing', last: { title: 'rebellion' } }),
    known('Jonas', { seenAt: new Date(Date.now() - 2 * HOUR).toISOString(), wins: 0, losses: 1 }),
    known('Petra'),
  ]);
  expect(rows()).toEqual([
    expect.stringMatching(/^MMarta onlineGalaxy Rebellion, 2 hr\. ago: you won9 : 79 won, 7 lostInvite$/),
    expect.stringMatching(/^SSofia playing.*, runningInvite$/),
    expect.stringMatching(/^JJonas seen 2 hr\. agoGalaxy Rebellion, 2 hr\. ago0 : 10 won, 1 lostInvite$/),
    expect.stringMatching(/^PPetra Galaxy Rebellion, 2 hr\. agoInvite$/),
  ]);
  const faces = [...document.querySelectorAll<HTMLElement>('li > [aria-hidden="true"]')];
  // Of someone of whom nothing is known the rim does not say "away".
  expect(faces.map(({ dataset }) => dataset.here)).toEqual(['true', 'true', 'false', undefined]);
});

test('six people are shown, then all', async () => {
  await section(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => known(name)));
  expect(rows()).toHaveLength(6);
  const all = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'All 8');
  await act(async () => all?.click());
  expect(rows()).toHaveLength(8);
});

test('without a game with anyone there is nothing', async () => {
  await section([]);
  expect(document.body.textContent).toBe('');
});

test('one press invites, and for five seconds it can be taken back', async () => {
  const invited = vi.spyOn(people, 'invitePerson').mockResolvedValue({ matchId: 'room-1', isNew: true });
  const cancelled = vi.spyOn(agreements, 'cancelMatch').mockResolvedValue();
  await section([known('Marta')]);
  await pressed('Invite Marta');
  expect(invited).toHaveBeenCalledWith('id-Marta');
  const [toast] = toasts();
  expect([toast?.title, toast && stayOf(toast)]).toEqual(['Marta is invited.', UNDO_INVITE_SECONDS * 1_000]);
  expect(toast?.actions?.map(({ label }) => label)).toEqual(['Undo', 'To the room']);
  await act(async () => toast?.actions?.[0]?.onPress());
  expect(cancelled).toHaveBeenCalledWith('room-1');
  expect(toasts()[0]?.title).toBe('The invite is taken back.');
  expect(changed).toHaveBeenCalledTimes(2);
});

test('an invite that waits already is shown, and not taken back; a refused one says why', async () => {
  const invited = vi.spyOn(people, 'invitePerson').mockResolvedValue({ matchId: 'room-1', isNew: false });
  await section([known('Marta')]);
  await pressed('Invite Marta');
  expect(toasts()[0]?.actions?.map(({ label }) => label)).toEqual(['To the room']);
  await act(async () => toasts()[0]?.actions?.[0]?.onPress());
  expect(memory.history).toEqual(['/', '/m/room-1']);
  invited.mockRejectedValue(new ApiError({ code: 'too_many_matches', params: { most: 50 } }, 409));
  await pressed('Invite Marta');
  expect(toasts()[0]).toMatchObject({ tone: 'error', title: 'The invite was not sent' });
});

test('an invite that comes while the lobby is open is told once it cannot be taken back, until it is gone', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  function Lobby({ mine }: { mine: readonly MatchSummary[] | undefined }) {
    useInvited(mine);
    return null;
  }
  const { draw } = mount((props: { mine: readonly MatchSummary[] | undefined }) => (
    <Router hook={memory.hook}>
      <TranslationProvider title={null}>
        <Lobby {...props} />
      </TranslationProvider>
    </Router>
  ));
  const kept = (matchId: string) =>
    summaryOf({ matchId, keptForMe: ['p1'], seats: [person('p1'), person('p2', 'Mei')] });
  await draw({ mine: undefined });
  await draw({ mine: [kept('old')] });
  expect(toasts()).toEqual([]);
  await draw({ mine: [kept('old'), kept('new')] });
  await draw({ mine: [kept('old'), kept('new')] });
  await act(async () => vi.advanceTimersByTime(UNDO_INVITE_SECONDS * 1_000 - 1));
  expect(toasts(), 'it may be taken back').toEqual([]);
  await act(async () => vi.advanceTimersByTime(1));
  expect(toasts().map(({ title }) => title)).toEqual(['Mei invites you to Galaxy Rebellion.']);
  await draw({ mine: [kept('old')] });
  expect(toasts()).toEqual([]);
  await draw({ mine: [kept('old'), kept('undone')] });
  await draw({ mine: [kept('old')] });
  await act(async () => vi.advanceTimersByTime(UNDO_INVITE_SECONDS * 2_000));
  expect(toasts()).toEqual([]);
});

test('a time in the past is relative up to a day, then yesterday, then the day, in the language of the reader', () => {
  const now = new Date(2026, 9, 14, 12, 0);
  const before = (...parts: [number, number, number, number?]) => new Date(2026, ...parts);
  expect(sinceOf('en', before(9, 14, 11, 46), now)).toBe('14 min. ago');
  expect(sinceOf('en', before(9, 13, 14, 0), now)).toBe('22 hr. ago');
  expect(sinceOf('en', before(9, 13, 8, 0), now)).toBe('yesterday');
  expect(sinceOf('en', before(9, 12, 8, 0), now)).toMatch(/^(12 October|October 12)$/);
  expect(sinceOf('en', new Date(2025, 11, 31), now)).toMatch(/^(31 December 2025|December 31, 2025)$/);
  expect(sinceOf('it', before(9, 13, 8, 0), now)).toBe('ieri');
});
