import { useEffect, useEffectEvent, useState } from 'react';
import { durationIn } from '../../kit/i18n/durations.ts';
import { listOf } from '../../kit/i18n/formats.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import type { Language } from '../../kit/i18n/languages.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { answerProposal, resumeClocks } from '../../kit/net/agreements.ts';
import { reclaimSeat } from '../../kit/net/api.ts';
import type { MatchSummary, OpenProposal } from '../../kit/net/types.ts';
import { Banner } from '../../kit/ui/banner.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { shakePressed } from '../../kit/ui/press.ts';
import { showToast } from '../../kit/ui/toast-store.ts';
import { closeRequest, openRequest, useRequests } from '../requests/requests-store.ts';

/** Sends one request at a time; a failure is shown as a toast. `busy` names the pending one. */
export function useSending() {
  const t = useTranslate();
  const [busy, setBusy] = useState<string | null>(null);
  const send = async (name: string, call: () => Promise<unknown>): Promise<boolean> => {
    if (busy !== null) {
      shakePressed();
      return false;
    }
    setBusy(name);
    try {
      await call();
      return true;
    } catch (error) {
      showToast({ tone: 'error', title: reasonOf(t, error) });
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, send };
}

const nameAt = ({ seats }: MatchSummary, id: string): string => seats.find((seat) => seat.id === id)?.playerName ?? '';

/** Question of a proposal, as the others read it. */
export function proposalText(t: Translate, language: Language, summary: MatchSummary, open: OpenProposal): string {
  const name = nameAt(summary, open.by);
  const { proposal, personName } = open;
  if (proposal.kind === 'pause') return t('agree.asks.pause', { name });
  if (proposal.kind === 'absence') {
    if (proposal.after === null) return t('agree.asks.absenceNever', { name });
    return t('agree.asks.absence', { name, duration: durationIn(language, proposal.after) });
  }
  const seat = summary.seats.find(({ id }) => id === proposal.seat);
  const owner = seat?.owner ?? seat?.playerName ?? '';
  return personName === undefined
    ? t('agree.asks.computer', { name, owner })
    : t('agree.asks.seat', { name, owner, to: personName });
}

interface Props {
  readonly summary: MatchSummary;
  /** Seats of this session. */
  readonly mine: readonly string[];
}

/** What the players are asked to agree on: a request to who has not answered yet, a line for all others. */
function Proposed({ summary, mine, open }: Props & { readonly open: OpenProposal }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { busy, send } = useSending();
  const isAsked = open.missing.some((seat) => mine.includes(seat));
  useProposal(summary, open, isAsked);
  if (isAsked) return null;
  const names = [...new Set(open.missing.map((seat) => nameAt(summary, seat)))];
  const list = listOf(language, names);
  return (
    <Banner
      tone="info"
      icon="users"
      title={proposalText(t, language, summary, open)}
      asked={open.id}
      action={
        mine.includes(open.by) && (
          <Button
            small
            sending={busy === 'withdraw'}
            onClick={() => void send('withdraw', () => answerProposal(summary.matchId, open.id, false))}
          >
            {t('agree.withdraw')}
          </Button>
        )
      }
    >
      {t('agree.missing', { names: list })}
    </Banner>
  );
}

/** Asks for an answer to a proposal; says so if it goes without one. */
function useProposal(summary: MatchSummary, open: OpenProposal, isAsked: boolean): void {
  const t = useTranslate();
  const { language } = useLanguage();
  const { send } = useSending();
  const [failures, setFailures] = useState(0);
  const title = proposalText(t, language, summary, open);
  const name = nameAt(summary, open.by);
  const request = `proposal-${open.id}`;
  const answer = useEffectEvent(async (agree: boolean) => {
    const isSent = await send('answer', () => answerProposal(summary.matchId, open.id, agree));
    if (!isSent) setFailures((before) => before + 1);
  });
  const ended = useEffectEvent(() => {
    const isUnanswered = useRequests.getState().open.some((one) => one.id === request);
    closeRequest(request);
    if (isUnanswered) showToast({ tone: 'info', icon: 'users', title: t('agree.lapsed', { name }) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that did not arrive is asked for again.
  useEffect(() => {
    if (!isAsked) return;
    openRequest({
      id: request,
      icon: 'users',
      title,
      text: t('agree.all'),
      no: { label: t('agree.decline'), onPress: () => void answer(false) },
      yes: { label: t('agree.agree'), onPress: () => void answer(true) },
    });
  }, [isAsked, request, title, t, failures]);
  useEffect(() => {
    if (isAsked) return () => ended();
  }, [isAsked]);
}

function Paused({ summary, mine }: Props) {
  const t = useTranslate();
  const { busy, send } = useSending();
  return (
    <Banner
      tone="info"
      icon="pause"
      title={t('pause.title')}
      action={
        mine.length > 0 && (
          <Button
            small
            sending={busy === 'resume'}
            onClick={() => void send('resume', () => resumeClocks(summary.matchId))}
          >
            {t('pause.resume')}
          </Button>
        )
      }
    >
      {t('pause.text')}
    </Banner>
  );
}

/** A seat of ours that another person plays. */
function Lent({ summary, seat }: { readonly summary: MatchSummary; readonly seat: string }) {
  const t = useTranslate();
  const { busy, send } = useSending();
  return (
    <Banner
      tone="info"
      icon="users"
      title={t('lent.title', { name: nameAt(summary, seat) })}
      action={
        <Button
          small
          sending={busy === 'back'}
          onClick={() => void send('back', () => reclaimSeat(summary.matchId, seat))}
        >
          {t('away.reclaim')}
        </Button>
      }
    >
      {t('lent.text')}
    </Banner>
  );
}

/** Banners about agreements: a question to the players, stopped clocks, and seats that other persons play. */
export function AgreementBanners({ summary, viewers }: { summary: MatchSummary; viewers: readonly string[] }) {
  const mine = viewers.filter((viewer) => viewer !== 'spectator');
  if (summary.status !== 'playing') return null;
  return (
    <>
      {summary.paused && <Paused summary={summary} mine={mine} />}
      {summary.proposal && <Proposed key={summary.proposal.id} summary={summary} mine={mine} open={summary.proposal} />}
      {summary.lent?.map((seat) => (
        <Lent key={seat} summary={summary} seat={seat} />
      ))}
    </>
  );
}
