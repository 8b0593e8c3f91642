import type { Translate } from '../../kit/i18n/translate.tsx';
import { initialOf } from '../../kit/ui/initial.ts';
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

/** A person's initial with the dot, beside words that say the same. */
export function Face({ name, isHere }: { name: string; isHere: boolean }) {
  return (
    <span className={css.face} data-here={isHere} aria-hidden="true">
      {initialOf(name)}
      {isHere && <i className={css.dot} data-here={true} />}
    </span>
  );
}
