import { matchPagePath } from '@echo-base/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { forkMatch, recordUrl } from '../../kit/net/api.ts';
import { useServerAddresses } from '../../kit/net/reach.ts';
import { replayPath } from '../../kit/net/replay-address.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import * as css from './deck.module.css';

/** Continues the match from the position on screen, as a new one; not from its start or end. */
function Continue({ matchId, step, length }: Pick<DeckMoreProps, 'matchId' | 'step' | 'length'>) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [sending, setSending] = useState(false);
  const run = async () => {
    setSending(true);
    try {
      navigate(matchPagePath(await forkMatch(matchId, step)));
    } catch (error) {
      showToast({ tone: 'error', title: t('replay.continueFailed'), body: reasonOf(t, error) });
      setSending(false);
    }
  };
  const [open, setOpen] = useState(false);
  const isInside = step > 0 && step < length;
  return (
    <>
      <Button
        icon="branch"
        className={css.branch}
        refused={isInside ? undefined : t('replay.continueNot')}
        title={t('replay.continueText')}
        onClick={() => setOpen(true)}
      >
        <span>{t('replay.continue')}</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('replay.continueTitle')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('app.cancel')}</Button>
            <Button variant="primary" icon="branch" sending={sending} onClick={() => void run()}>
              {t('replay.continueGo')}
            </Button>
          </>
        }
      >
        <p>{t('replay.continueText')}</p>
      </Dialog>
    </>
  );
}

interface DeckMoreProps {
  readonly matchId: string;
  readonly hash: string;
  /** The position on screen, and the number of steps. */
  readonly step: number;
  readonly length: number;
}

/** Toggle for the hands. */
export function HandsButton({ pressed, onPress }: { readonly pressed: boolean; onPress(): void }) {
  const t = useTranslate();
  return (
    <Button icon="cards" className={css.hands} aria-pressed={pressed} onClick={onPress}>
      <span>{t('replay.hand')}</span>
    </Button>
  );
}

/** A link to the current position, the record as a file, and a new match from here. */
export function DeckMore({ matchId, hash, step, length }: DeckMoreProps) {
  const t = useTranslate();
  const [address] = useServerAddresses();
  const copy = async () => {
    const link = `${address.url}${replayPath(matchId)}${hash}`;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'ok', icon: 'link', title: t('setup.copied') });
    } catch {
      showToast({ tone: 'info', icon: 'link', title: t('replay.linkIs'), body: link });
    }
  };
  return (
    <>
      <Button icon="link" onClick={() => void copy()} className={css.link}>
        {t('replay.copyLink')}
      </Button>
      <a
        className={buttonClass({ className: css.download })}
        href={recordUrl(matchId)}
        download={`${matchId}.json`}
        aria-label={t('match.record')}
        title={t('match.record')}
      >
        <Icon name="download" />
      </a>
      <Continue matchId={matchId} step={step} length={length} />
    </>
  );
}
