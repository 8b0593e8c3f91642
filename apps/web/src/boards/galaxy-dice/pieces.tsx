import { type AllyId, type LordId, type RebelId, symbolsOf } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { DieSymbol } from '../../kit/ui/die.tsx';
import { hexPoints } from '../../kit/ui/geometry.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { ShapePicture } from '../../kit/ui/marks.tsx';
import type { Shape } from '../../kit/ui/shapes/shape.ts';
import {
  ALLY_BUST,
  type BustId,
  type BustPart,
  KIT_BUSTS,
  LORD_BUST,
  OWN_BUSTS,
  type OwnBustId,
  REBEL_BUST,
} from './busts.ts';
import * as css from './pieces.module.css';

function isOwn(id: BustId): id is OwnBustId {
  return Object.hasOwn(OWN_BUSTS, id);
}

function OwnBust({ id }: { id: OwnBustId }) {
  const parts: readonly BustPart[] = OWN_BUSTS[id];
  return (
    <svg aria-hidden="true" className={css.bust} viewBox="0 0 64 48">
      {parts.map(({ d, cut, hole }) => (
        <path key={d} d={d} className={cx(cut !== undefined && css.cut, hole && css.hole)} strokeWidth={cut} />
      ))}
    </svg>
  );
}

/** Head and shoulders in the current colour; fills its box. */
function Bust({ id }: { id: BustId }) {
  return isOwn(id) ? <OwnBust id={id} /> : <ShapePicture shape={KIT_BUSTS[id]} className={css.bust} />;
}

/** The bust of a player's own rebel, for the token of a seat. */
export const rebelBust = (rebel: RebelId): Shape => KIT_BUSTS[REBEL_BUST[rebel]];

interface DiscProps {
  className?: string | undefined;
}

/** An ally: a Rebel disc. Its width is set by its container. */
export function AllyDisc({ ally, className }: DiscProps & { ally: AllyId }) {
  return (
    <span data-drawing="" className={cx(css.disc, className)} aria-hidden="true">
      <Bust id={ALLY_BUST[ally]} />
    </span>
  );
}

/** A player's own rebel. */
export function RebelDisc({ rebel, className }: DiscProps & { rebel: RebelId }) {
  return (
    <span data-drawing="" className={cx(css.disc, className)} aria-hidden="true">
      <Bust id={REBEL_BUST[rebel]} />
    </span>
  );
}

/** A Sith lord: an Imperial hexagon. */
export function LordHex({ lord, className }: DiscProps & { lord: LordId }) {
  return (
    <span data-drawing="" className={cx(css.hex, className)} aria-hidden="true">
      <svg aria-hidden="true" className={css.plate} viewBox="0 0 100 100">
        <polygon points={hexPoints(50, 50, 47)} />
      </svg>
      <ShapePicture shape={KIT_BUSTS[LORD_BUST[lord]]} className={css.bust} />
    </span>
  );
}

/** What an ally can do, as icons: its symbols, or the arrow of New Hope. */
export function AllySigns({
  ally,
  left,
  className,
}: DiscProps & { ally: AllyId; left?: readonly number[] | undefined }) {
  const t = useTranslate();
  const symbols = symbolsOf(ally)
    .map((symbol, index) => ({ symbol, number: index + 1 }))
    .filter(({ number }) => !left || left.includes(number));
  return (
    <span className={cx(css.signs, className)} aria-hidden="true">
      {symbols.map(({ symbol, number }) => (
        <DieSymbol key={number} face={symbol} size={22} />
      ))}
      {symbols.length === 0 && <Icon name="replay" size={16} />}
      {symbols.length === 0 && <span className={css.power}>{t('power.newHope')}</span>}
    </span>
  );
}

/** A bone star with its points. */
export function Star({ points, className }: { points: number; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" data-drawing="" className={cx(css.star, className)} viewBox="5 4 54 50">
      <path d="M32 6l7 15.6 17 1.9-12.6 11.5 3.5 16.7L32 43.3 17.1 51.7l3.5-16.7L8 23.5l17-1.9z" />
      <text x="32" y="38.5">
        {points}
      </text>
    </svg>
  );
}
