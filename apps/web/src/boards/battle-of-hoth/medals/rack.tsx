import type { MedalView, Side, SideView, TerrainId, View } from '@echo-base/games/battle-of-hoth/client';
import { UNIT_TYPES } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { hexPoints } from '../../../kit/ui/geometry.ts';
import { ShapeG } from '../../../kit/ui/marks.tsx';
import { ICONS } from '../../../kit/ui/shapes/icons.ts';
import { SilhouetteG } from '../../../kit/ui/silhouettes.tsx';
import { useTold } from '../../kit/use-told.ts';
import { TerrainG } from '../field/terrain.tsx';
import { FIGURES } from '../pictures.ts';
import css from './medals.module.css';
import { withMedalsTold } from './told-medals.ts';

/** A place of a rack: a medal won, one held for now, or one still needed. */
type Slot =
  | { readonly kind: 'won'; readonly medal: MedalView }
  | { readonly kind: 'held'; readonly terrain: TerrainId | null }
  | { readonly kind: 'needed' };

/** Terrain of the places by which a side holds medals now, one for each medal; null where there is none. */
function heldPlaces({ objectives, units, terrain }: View, side: Side): readonly (TerrainId | null)[] {
  const open = objectives.filter((one) => one.kind === 'temporary' && (one.for === side || one.for === 'either'));
  return open.flatMap(({ hexes, medals }) => {
    const held = hexes.filter((hex) => units.some((unit) => unit.side === side && unit.hex === hex));
    return held.flatMap((hex) => {
      const type = terrain.find((one) => one.hex === hex)?.type ?? null;
      return Array.from({ length: medals }, () => type);
    });
  });
}

/** Slots of a side in order: won, held, needed. More medals than needed have slots too. */
function slotsOf(view: View, { side, won, held, goal, medals }: SideView): readonly Slot[] {
  const places = heldPlaces(view, side);
  const missing = Math.max(0, (goal ?? medals) - won.length - held);
  return [
    ...won.map((medal) => ({ kind: 'won' as const, medal })),
    ...Array.from({ length: held }, (_, index) => ({ kind: 'held' as const, terrain: places[index] ?? null })),
    ...Array.from({ length: missing }, () => ({ kind: 'needed' as const })),
  ];
}

/** Outline of a medal: a disc of the Rebels, a hexagon of the Empire. */
function Outline({ side, r, className }: { side: Side; r: number; className: string | undefined }) {
  return side === 'empire' ? (
    <polygon className={className} points={hexPoints(24, 24, r * 1.08)} />
  ) : (
    <circle className={className} cx="24" cy="24" r={r} />
  );
}

/** What a medal was won for: the figure of the unit, or a flag. */
function MedalSign({ medal }: { medal: MedalView }) {
  const unit = UNIT_TYPES.find((type) => type === medal.of);
  if (unit) return <SilhouetteG id={FIGURES[unit]} cx={24} cy={24} width={28} />;
  return FLAG;
}

const FLAG = <ShapeG shape={[{ d: ICONS.flag, line: 2 }]} cx={45} cy={37} width={64} />;

/** The place a medal is held by: its terrain, or a flag. */
function HeldSign({ terrain }: { terrain: TerrainId | null }) {
  if (terrain === null) return FLAG;
  return (
    <g transform="translate(24 25) scale(.42)" data-held={terrain}>
      <TerrainG type={terrain} />
    </g>
  );
}

export function Medal({ slot, side }: { slot: Slot; side: Side }) {
  return (
    <svg aria-hidden="true" className={css.medal} viewBox="0 0 48 48">
      <Outline side={side} r={18} className={slot.kind === 'needed' ? css.needed : css.won} />
      {slot.kind === 'held' && (
        <>
          <Outline side={side} r={22} className={css.held} />
          <HeldSign terrain={slot.terrain} />
        </>
      )}
      {slot.kind === 'won' && <MedalSign medal={slot.medal} />}
    </svg>
  );
}

/** "2 of 4", or only the number where medals do not win. */
function useCount({ medals, goal }: SideView): string {
  const t = useTranslate();
  return goal === null ? t('board.bh.medals.count', { n: medals }) : t('board.bh.medals.of', { n: medals, goal });
}

/** "2 of 4 medals, 1 of them held": the rack in words. */
function useWords(side: SideView): string {
  const t = useTranslate();
  const count = useCount(side);
  const n = side.goal ?? side.medals;
  const words = t('board.bh.medals.words', { side: t(`side.${side.side}`), count, n });
  return side.held > 0 ? `${words}, ${t('board.bh.medals.heldWords', { n: side.held })}` : words;
}

/** The medals of a side in a rack: one slot for each that is needed; those held for now have a dotted second rim. */
export function Rack({
  view,
  side,
  isRow = false,
}: {
  readonly view: View;
  readonly side: Side;
  readonly isRow?: boolean;
}) {
  const t = useTranslate();
  const own = useTold(view, withMedalsTold).sides.find((one) => one.side === side);
  if (!own) return null;
  return <Slots view={view} own={own} isRow={isRow} label={t('board.bh.medals.medals')} />;
}

interface SlotsProps {
  readonly view: View;
  readonly own: SideView;
  readonly isRow: boolean;
  readonly label: string;
}

function Slots({ view, own, isRow, label }: SlotsProps) {
  const t = useTranslate();
  const count = useCount(own);
  const slots = slotsOf(view, own).map((slot, index) => ({ slot, key: `${slot.kind}${index}` }));
  return (
    <div className={cx(css.rack, isRow && css.row)} data-side={own.side} role="img" aria-label={useWords(own)}>
      <b aria-hidden="true">{count}</b>
      <ul aria-hidden="true">
        {slots.map(({ slot, key }) => (
          <li key={key} data-medal={slot.kind}>
            <Medal slot={slot} side={own.side} />
            {slot.kind === 'held' && <span>{t('board.bh.medals.held')}</span>}
          </li>
        ))}
      </ul>
      <small aria-hidden="true">{label}</small>
    </div>
  );
}

/** Both racks in one low row, for narrow screens. */
export function RackRow({ view, near }: { readonly view: View; readonly near: Side }) {
  return (
    <div className={css.both}>
      <Rack view={view} side={near} isRow />
      <Rack view={view} side={near === 'rebels' ? 'empire' : 'rebels'} isRow />
    </div>
  );
}
