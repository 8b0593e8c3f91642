import { useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { concedeMatch } from '../../kit/net/api.ts';
import { infoOf, useTitles } from '../../kit/net/titles.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { HoldButton } from '../../kit/ui/hold-button.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import * as css from './dialogs.module.css';
import { heirsOf } from './leave-news.tsx';

interface Opened {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

const KEYS = [
  ['1 – 9', 'numbers'],
  ['C', 'primary'],
  ['E', 'plain'],
  ['A', 'all'],
  ['D', 'decline'],
  ['␣', 'skip'],
  ['↑ ↓ ← →', 'arrows'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['U', 'undo'],
  ['L', 'log'],
  ['M', 'chat'],
  ['P', 'point'],
  ['S', 'sound'],
  ['R', 'recap'],
  ['?', 'help'],
] as const;

/** Dialog of the keyboard shortcuts of a match. */
export function KeysDialog({ open, onOpenChange }: Opened) {
  const t = useTranslate();
  // Only titles with questions that can be declined from now on name them.
  const hasDeclines = t('declines.turn') !== 'declines.turn';
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('match.keys')} closeLabel={t('match.close')}>
      <dl className={css.keys}>
        {KEYS.filter(([, name]) => name !== 'decline' || hasDeclines).map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`match.key.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

interface ConcedeProps extends Opened {
  readonly summary: MatchSummary;
  readonly seat: string;
  /** Whether the match is a campaign, and whether a battle of it can be conceded alone. */
  readonly campaign: boolean;
  readonly canConcedePart: boolean;
}

/** Confirms before a seat concedes, by holding; in a campaign it concedes the battle or all of it. */
export function ConcedeDialog({ open, onOpenChange, summary, seat, campaign, canConcedePart }: ConcedeProps) {
  const t = useTranslate();
  const [sending, setSending] = useState(false);
  const [cannotHold, setCannotHold] = useState(false);
  // A choice of two is a second question already.
  const isHeld = !canConcedePart && !cannotHold;
  const change = (isOpen: boolean) => {
    setCannotHold(false);
    onOpenChange(isOpen);
  };
  const act = t(campaign ? 'match.concedeAll' : 'match.concede');
  const others = summary.seats.filter(({ id }) => id !== seat);
  const name = others.length === 1 ? t(`seat.${others[0]?.id}`) : null;
  const info = infoOf(useTitles().titles, summary.title);
  const mates = heirsOf(info, summary, seat).map((id) => t(`seat.${id}`));
  const concede = async (part?: true) => {
    setSending(true);
    try {
      await concedeMatch(summary.matchId, seat, part);
      change(false);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'offline';
      showToast({ tone: 'error', title: t({ key: `refused.${code}` }) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t(`match.${canConcedePart ? 'concedePartTitle' : campaign ? 'concedeAllTitle' : 'concedeTitle'}`)}
      asked={isHeld ? 'held' : 'pressed'}
      actions={
        <>
          <Button onClick={() => change(false)}>{t('match.keepPlaying')}</Button>
          {canConcedePart && (
            <Button variant="danger" icon="flag" sending={sending} onClick={() => void concede(true)}>
              {t('match.concedePart')}
            </Button>
          )}
          {isHeld ? (
            <Button variant="quiet" onClick={() => setCannotHold(true)}>
              {t('match.graveOther')}
            </Button>
          ) : (
            <Button variant="danger" icon="flag" sending={sending} onClick={() => void concede()}>
              {act}
            </Button>
          )}
        </>
      }
    >
      {canConcedePart ? (
        <p>{t('match.concedePartText', { name: name ?? '' })}</p>
      ) : (
        <p>
          {mates.length > 0
            ? t('match.concedeTeam', { names: mates.join(', '), count: mates.length })
            : name
              ? t('match.concedeTwo', { name })
              : t('match.concedeText')}
        </p>
      )}
      {isHeld && (
        <HoldButton
          label={t('match.graveHold', { act })}
          help={t('match.graveHoldHelp')}
          holding={t('match.graveHolding')}
          sending={sending}
          onHeld={() => void concede()}
          onOther={() => setCannotHold(true)}
        />
      )}
    </Dialog>
  );
}
