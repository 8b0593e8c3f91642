import type { Badge } from '@echo-base/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import * as css from './curtain.module.css';
import { GRAVE_GUARD_MS } from './guard.ts';
import { Icon } from './icons.tsx';
import { Planet } from './planet.tsx';
import { PlayerToken } from './player-token.tsx';
import type { SeatLook } from './seat-looks.ts';
import { useGuard } from './use-guard.ts';

/** A person on the device: their name, and their role in a few words. */
export interface CurtainPerson {
  readonly name: string;
  readonly note: string;
  readonly look: SeatLook;
  readonly badge?: Badge | undefined;
}

interface CurtainProps {
  /** The player shown last; absent before any. */
  readonly from?: CurtainPerson | undefined;
  readonly to: CurtainPerson;
  readonly title: string;
  readonly text: string;
  /** "I am Ben: show my side". */
  readonly show: string;
  onShow(): void;
  /** "Not Ben? Back to Ann"; absent if there is no way back. */
  readonly back?: string | undefined;
  onBack?(): void;
  /** "I play both sides": nothing is hidden from now on; absent if it is not asked. */
  readonly alone?: string | undefined;
  onAlone?(): void;
  /** Heading of the public events since. */
  readonly linesTitle: string;
  readonly lines: readonly ReactNode[];
}

/**
 * Hides a shared device between two players. It replaces the board, so that nothing of it is in the DOM. Only a press
 * of the button opens it, not a key that was held a moment too long.
 */
export function Curtain(props: CurtainProps) {
  const { from, to, title, text, show, onShow, back, onBack, alone, onAlone, linesTitle, lines } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const guarded = useGuard<HTMLButtonElement>(to.name, { ms: GRAVE_GUARD_MS, isNew: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes again for another person.
  useEffect(() => {
    heading.current?.focus();
  }, [to.name]);
  return (
    <main className={css.curtain}>
      <div className={css.middle}>
        <div className={css.people}>
          {from && <Person person={from} done />}
          {from && <span className={css.way} aria-hidden="true" />}
          <Person person={to} />
        </div>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
        <Button {...guarded} variant="primary" className={css.show} onClick={onShow} onKeyUp={noSpace}>
          {show}
        </Button>
        {back !== undefined && (
          <Button variant="quiet" icon="undo" onClick={onBack}>
            {back}
          </Button>
        )}
        {alone !== undefined && (
          <Button variant="quiet" icon="eye" onClick={onAlone} onKeyUp={noSpace}>
            {alone}
          </Button>
        )}
      </div>
      <div className={css.ground}>
        <Planet id="hoth" size={760} className={css.planet} />
        {lines.length > 0 && (
          <section className={css.lines} aria-label={linesTitle}>
            <h3 className="label">{linesTitle}</h3>
            <ul>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and do not move.
                <li key={index}>{line}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}

/** Disables the space bar, which is a key of play. */
function noSpace(event: { key: string; preventDefault(): void }): void {
  if (event.key === ' ') event.preventDefault();
}

function Person({ person: { name, note, look, badge }, done }: { person: CurtainPerson; done?: boolean }) {
  return (
    <div className={done ? css.done : css.person}>
      <PlayerToken look={look} name={name} badge={badge} size={done ? 92 : 116} />
      <b>{name}</b>
      <span>
        {done && <Icon name="check" size={16} />}
        {note}
      </span>
    </div>
  );
}
