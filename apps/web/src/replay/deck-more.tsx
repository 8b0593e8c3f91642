import { useSay } from '../i18n/say.tsx';
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
  const say = useSay();
  const copy = async () => {
    const link = `${location.origin}${replayPath(matchId)}${hash}`;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'ok', icon: 'link', title: say('setup.copied') });
    } catch {
      showToast({ tone: 'info', icon: 'link', title: say('replay.linkIs'), body: link });
    }
  };
  return (
    <>
      {hands && (
        <Button icon="cards" className={css.hands} aria-pressed={hands.pressed} onClick={hands.onPress}>
          <span>{say('replay.hand')}</span>
        </Button>
      )}
      <Button icon="link" onClick={() => void copy()} className={css.link}>
        {say('replay.copyLink')}
      </Button>
      <a
        className={buttonClass({ className: css.download })}
        href={recordUrl(matchId)}
        download={`${matchId}.json`}
        aria-label={say('match.record')}
        title={say('match.record')}
      >
        <Icon name="download" />
      </a>
    </>
  );
}
