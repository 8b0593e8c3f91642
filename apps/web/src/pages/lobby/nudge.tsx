import { useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { nudge } from '../../kit/net/api.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { playerOf } from './match-texts.ts';
import * as css from './my-matches.module.css';

interface NudgeProps {
  readonly match: MatchSummary;
  readonly name: string;
  readonly now: number;
}

/** Reminds a player for whom the match has waited for long, as often as the server lets it; shows who was reminded. */
export function Nudge({ match, name, now }: NudgeProps) {
  const t = useTitleTranslate()(match.title);
  const [sending, setSending] = useState(false);
  /** Seats nudged here, until the list says so. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const { nudges = [] } = match;
  const due = nudges.find(({ seat, from }) => Date.parse(from) <= now && !sent.includes(seat));
  const isNudged = nudges.some(({ seat, nudgedAt }) => nudgedAt !== undefined || sent.includes(seat));
  if (!due) return isNudged ? <p className={css.nudge}>{t('lobby.nudged')}</p> : null;
  const player = playerOf(t, match, due.seat);
  const send = async () => {
    setSending(true);
    try {
      await nudge(match.matchId, due.seat);
      setSent([...sent, due.seat]);
    } catch (error) {
      showToast({ tone: 'error', title: t('lobby.notNudged'), body: reasonOf(t, error) });
    }
    setSending(false);
  };
  return (
    <Button
      small
      icon="bell"
      sending={sending}
      className={css.nudge}
      onClick={send}
      aria-label={t('lobby.nudgeAt', { name: player, match: name })}
    >
      {t('lobby.nudge')}
    </Button>
  );
}
