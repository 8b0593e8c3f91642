import type { Translate } from '../../kit/i18n/translate.tsx';
import * as css from './presence.module.css';

interface PresenceProps {
  readonly t: Translate;
  readonly isHere: boolean;
  /** By default `here` or `away`. */
  readonly word?: string;
}

/** Whether a person has the match open, as a dot and a word. */
export function Presence({ t, isHere, word = t(isHere ? 'setup.here' : 'setup.away') }: PresenceProps) {
  return (
    <span className={css.presence}>
      <i className={css.dot} data-here={isHere} aria-hidden="true" />
      {word}
    </span>
  );
}
