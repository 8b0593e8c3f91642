import { useTranslate } from '../i18n/translate.tsx';
import { recordUrl } from '../net/api.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/icons.tsx';
import { showToast } from '../ui/toast-store.ts';
import { replayPath } from './address.ts';
import css from './deck.module.css';

interface DeckMoreProps {
  readonly matchId: string;
  readonly hash: string;
  /** Toggle for hands; false if there are none to show. */
  readonly hands: false | { readonly pressed: boolean; onPress(): void };
}

/** Hands, a link to the current position, and the record as a file. */
export function DeckMore({ matchId, hash, hands }: DeckMoreProps) {
  const t = useTranslate();
  const copy = async () => {
    const link = `${location.origin}${replayPath(matchId)}${hash}`;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'ok', icon: 'link', title: t('setup.copied') });
    } catch {
      showToast({ tone: 'info', icon: 'link', title: t('replay.linkIs'), body: link });
    }
  };
  return (
    <>
      {hands && (
        <Button icon="cards" className={css.hands} aria-pressed={hands.pressed} onClick={hands.onPress}>
          <span>{t('replay.hand')}</span>
        </Button>
      )}
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
    </>
  );
}
