import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import css from './hold-button.module.css';
import { Icon } from './icons.tsx';
import { shake } from './press.ts';

/** Milliseconds for which a control is held until that counts. */
export const HOLD_MS = 1_500;

interface HoldButtonProps {
  /** Names the act, such as "Hold: Pass". */
  readonly label: string;
  /** One line: how long, and that letting go does nothing. */
  readonly help: string;
  /** Under the finger while it is held. */
  readonly holding: string;
  readonly sending: boolean;
  onHeld(): void;
  /** A press that cannot be held, as of a screen reader or a switch: asks in another way. */
  onOther(): void;
}

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/**
 * A control for what cannot be taken back: it is held, by a finger, the mouse or a key, so that no press by mistake does
 * it. Letting go early does nothing.
 */
export function HoldButton({ label, help, holding, sending, onHeld, onOther }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false);
  const held = useRef(onHeld);
  useEffect(() => {
    held.current = onHeld;
  });
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => {
      setHeld(false);
      held.current();
    }, HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  // What still settles has not been read yet: the guard refuses the click that follows.
  const begin = (control: Element) => {
    if (!sending && !control.closest('[data-settling]')) setHeld(true);
  };
  const end = () => setHeld(false);
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button === 0) begin(event.currentTarget);
  };
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!isPress(event)) return;
    event.preventDefault();
    if (!event.repeat) begin(event.currentTarget);
  };
  const keyUp = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!isPress(event)) return;
    event.preventDefault();
    end();
  };
  const click = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (sending) return;
    if (detail === 0) onOther();
    else shake(currentTarget);
  };
  return (
    <button
      type="button"
      className={cx(css.hold, isHeld && css.held)}
      data-hold={isHeld ? 'held' : 'free'}
      aria-busy={sending || undefined}
      onPointerDown={down}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={end}
      onBlur={end}
      onKeyDown={keyDown}
      onKeyUp={keyUp}
      onClick={click}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className={css.disc} aria-hidden="true">
        <svg className={css.ring} viewBox="0 0 108 108" aria-hidden="true" data-drawing="">
          <circle className={css.track} cx="54" cy="54" r="48" />
          <circle className={css.filled} cx="54" cy="54" r="48" pathLength="1" />
        </svg>
        <Icon name="alert" size={26} />
        <span className={css.word}>{isHeld && holding}</span>
      </span>
      <span className={css.words}>
        <strong>{label}</strong>
        <span className={css.help}>{help}</span>
      </span>
    </button>
  );
}
