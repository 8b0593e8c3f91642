import type { ChangeMatchBody } from '@echo-base/protocol';
import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { swapSides } from '../../kit/net/agreements.ts';
import {
  changeMatch,
  declineSeat,
  joinMatch,
  leaveMatch,
  setReady,
  shuffleSeats,
  startMatch,
} from '../../kit/net/api.ts';
import type { MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { shakePressed } from '../../kit/ui/press.ts';
import { showToast } from '../../kit/ui/toast-store.ts';
import { freeSeats } from '../lobby/matches.ts';

/** Actions before the start; `busy` names the pending one. */
export interface SetupActs {
  readonly busy: string | null;
  take(seat: string): void;
  /** Declines a seat that is kept for this person. */
  decline(seat: string): void;
  leave(seat: string): void;
  /** Gives an open seat to a computer player, or opens the seat of one (null). */
  setBot(seat: string, level: string | null): void;
  /** Keeps a free seat for a person in the match, or releases it (null). */
  keep(seat: string, person: string | null): void;
  /** Keeps a free seat for a person in the match for a minute. */
  offer(seat: string, person: string): void;
  /** Deals the seats in random order. */
  shuffle(): void;
  /** Swaps the two sides. */
  swap(): void;
  setReady(ready: boolean): void;
  start(): void;
  /** Gives every open seat to the best computer player, and starts. */
  playComputers(info: TitleInfo): void;
  /** Settings as they will be once pending changes are stored. */
  readonly pending: ChangeMatchBody;
  change(settings: ChangeMatchBody): void;
}

type Run = (act: string, call: () => Promise<unknown>) => Promise<void>;

/** Requests one at a time; a failure is shown as a toast. */
function useRun(onChanged: () => void): { busy: string | null; run: Run } {
  const t = useTranslate();
  const [busy, setBusy] = useState<string | null>(null);
  const run: Run = async (act, call) => {
    if (busy) {
      shakePressed();
      return;
    }
    setBusy(act);
    try {
      await call();
    } catch (error) {
      showToast({ tone: 'error', title: t('setup.failed'), body: reasonOf(t, error) });
    }
    setBusy(null);
    onChanged();
  };
  return { busy, run };
}

/** Changes of settings: shown at once, sent one after the other, the newest of those that wait together. */
function useSettings(matchId: string, onChanged: () => void) {
  const t = useTranslate();
  const [pending, setPending] = useState<ChangeMatchBody>({});
  const next = useRef<ChangeMatchBody>({});
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (Object.keys(next.current).length > 0) {
      const body = next.current;
      next.current = {};
      await changeMatch(matchId, body).catch((error: unknown) => {
        next.current = {};
        showToast({ tone: 'error', title: t('setup.failed'), body: reasonOf(t, error) });
      });
    }
    isSending.current = false;
    setPending({});
    onChanged();
  };
  const change = (settings: ChangeMatchBody) => {
    next.current = { ...next.current, ...settings };
    setPending((now) => ({ ...now, ...settings }));
    void send();
  };
  return { pending, change };
}

function seatOf(id: string, level: string | null): NonNullable<ChangeMatchBody['seats']>[number] {
  return level === null ? { id, kind: 'human' } : { id, kind: 'bot', level };
}

function keptSeat(id: string, person: string | null): NonNullable<ChangeMatchBody['seats']>[number] {
  return { id, kind: 'human', ...(person !== null && { keptFor: person }) };
}

/** Actions on a match before the start. */
export function useSetupActs(summary: MatchSummary, onChanged: () => void): SetupActs {
  const invite = new URLSearchParams(useSearch()).get('invite') ?? summary.inviteCode ?? null;
  const { busy, run } = useRun(onChanged);
  const t = useTranslate();
  const { matchId } = summary;
  const settings = useSettings(matchId, onChanged);
  return {
    busy,
    ...settings,
    take: (seat) => void run(seat, () => joinMatch(matchId, seat, invite)),
    decline: (seat) => void run(seat, () => declineSeat(matchId, seat)),
    leave: (seat) => void run(seat, () => leaveMatch(matchId, seat)),
    setBot: (seat, level) => void run(seat, () => changeMatch(matchId, { seats: [seatOf(seat, level)] })),
    keep: (seat, person) => void run(seat, () => changeMatch(matchId, { seats: [keptSeat(seat, person)] })),
    offer: (seat, person) =>
      void run(seat, () => changeMatch(matchId, { seats: [{ ...keptSeat(seat, person), offered: true }] })),
    shuffle: () =>
      void run('shuffle', async () => {
        await shuffleSeats(matchId);
        showToast({ tone: 'ok', title: t('setup.shuffled') });
      }),
    swap: () =>
      void run('swap', async () => {
        await swapSides(matchId);
        showToast({ tone: 'ok', title: t('setup.swapped') });
      }),
    setReady: (ready) => void run('ready', () => setReady(matchId, ready)),
    start: () => void run('start', () => startMatch(matchId)),
    playComputers: ({ bots }) =>
      void run('computers', async () => {
        const level = bots.at(-1) ?? null;
        await changeMatch(matchId, { seats: freeSeats(summary).map(({ id }) => seatOf(id, level)) });
        await startMatch(matchId);
      }),
  };
}
