import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon, type IconName } from '../../kit/ui/icons.tsx';
import css from './deck.module.css';
import type { Stride } from './time-line.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** State and controls of the playback. */
export interface Player {
  readonly position: number;
  readonly length: number;
  readonly playing: boolean;
  readonly speed: Speed;
  go(position: number): void;
  move(stride: Stride, direction: 1 | -1): void;
  play(playing: boolean): void;
  setSpeed(speed: Speed): void;
  /** Advances one step during playback. */
  next(): void;
}

interface MoveButton {
  readonly stride: Stride;
  readonly direction: 1 | -1;
  readonly icon: IconName;
}

const BACK: readonly MoveButton[] = [
  { stride: 'round', direction: -1, icon: 'toStart' },
  { stride: 'turn', direction: -1, icon: 'back2' },
  { stride: 'step', direction: -1, icon: 'left' },
];
const ON: readonly MoveButton[] = [
  { stride: 'step', direction: 1, icon: 'right' },
  { stride: 'turn', direction: 1, icon: 'forward2' },
  { stride: 'round', direction: 1, icon: 'toEnd' },
];
const KEYS: Readonly<Record<Stride, string>> = { step: '', turn: 'Shift+', round: 'Control+' };

function Moves({ player, buttons }: { player: Player; buttons: readonly MoveButton[] }) {
  const t = useTranslate();
  return buttons.map(({ stride, direction, icon }) => {
    const isEnd = direction < 0 ? player.position === 0 : player.position === player.length;
    return (
      <button
        key={stride}
        type="button"
        className={cx(css.move, css[stride])}
        aria-label={t(`replay.${direction < 0 ? 'back' : 'on'}.${stride}`)}
        aria-keyshortcuts={`${KEYS[stride]}Arrow${direction < 0 ? 'Left' : 'Right'}`}
        aria-disabled={isEnd || undefined}
        onClick={() => player.move(stride, direction)}
      >
        <Icon name={icon} size={22} />
        <span aria-hidden="true">{t(`replay.${stride}`)}</span>
      </button>
    );
  });
}

function Speeds({ player }: { player: Player }) {
  const t = useTranslate();
  return (
    <fieldset className={css.speeds}>
      <legend className="visually-hidden">{t('replay.speed')}</legend>
      {SPEEDS.map((speed) => (
        <button key={speed} type="button" aria-pressed={player.speed === speed} onClick={() => player.setSpeed(speed)}>
          {speed === 0.5 ? '½' : speed}×
        </button>
      ))}
    </fieldset>
  );
}

interface DeckProps {
  readonly player: Player;
  readonly title: ReactNode;
  readonly place: ReactNode;
  /** The time line, above the buttons. */
  readonly line: ReactNode;
  /** At the right end: link, download. */
  readonly more: ReactNode;
}

/** The controls of a replay: time line, steps, play, speed. Play is the one amber button. */
export function Deck({ player, title, place, line, more }: DeckProps) {
  const t = useTranslate();
  useDeckKeys(player);
  return (
    <section className={css.deck} id="prompt" aria-label={t('replay.deck')}>
      {line}
      <div className={css.row}>
        <div className={css.moves}>
          <Moves player={player} buttons={BACK} />
          <Button
            variant="primary"
            icon={player.playing ? 'pause' : 'play'}
            className={css.play}
            onClick={() => player.play(!player.playing)}
            aria-keyshortcuts="Space"
          >
            {t(player.playing ? 'replay.pause' : 'replay.play')}
          </Button>
          <Moves player={player} buttons={ON} />
        </div>
        <Speeds player={player} />
        <p className={css.where}>
          <b>{title}</b>
          <span>{place}</span>
        </p>
        <div className={css.more}>{more}</div>
      </div>
    </section>
  );
}

/** Whether the focused element uses a key. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true;
  if (key === ' ') return target.closest('button, a, summary') !== null;
  return target.closest('[role="tablist"], [role="menu"], [role="dialog"]') !== null;
}

/** Arrows step, with Shift by turn, with Control by round; Space plays; Home and End jump to the ends. */
function useDeckKeys(player: Player): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.metaKey || isTaken(event)) return;
      const stride: Stride = event.ctrlKey ? 'round' : event.shiftKey ? 'turn' : 'step';
      const acts: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => player.move(stride, -1),
        ArrowRight: () => player.move(stride, 1),
        Home: () => player.go(0),
        End: () => player.go(player.length),
        ' ': () => player.play(!player.playing),
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [player]);
}
