import { GRID, type HexId, SECTIONS, type Side, sectionsOf } from '@echo-base/games/battle-of-hoth/client';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import { cx } from '../../../ui/cx.ts';
import { reasonOf } from '../../refusals.ts';
import { useScene } from '../scene.tsx';
import { type Aimed, aimsOf } from './aim.ts';
import { actingPiece, type Cells, hexesByName } from './cells.ts';
import { useInspectedHex } from './inspected.ts';
import { centreOf, MAP } from './layout.ts';
import css from './Tags.module.css';

type Place = 'right' | 'left' | 'above' | 'below';

/** Width that a tag beside a hex needs. */
const ROOM = 150;

/** The first free place of a tag beside a hex: tags do not cover tokens (18.10). */
function placeFor(hex: HexId, near: Side, taken: ReadonlySet<HexId>): Place {
  const { x } = centreOf(hex, near);
  const [east, west] = near === 'rebels' ? (['E', 'W'] as const) : (['W', 'E'] as const);
  const isFree = (direction: 'E' | 'W') => {
    const next = GRID.neighbour(hex, direction);
    return !next || !taken.has(next);
  };
  if (x + ROOM < MAP.width && isFree(east)) return 'right';
  if (x > ROOM && isFree(west)) return 'left';
  const { row } = GRID.offset(hex);
  return row === (near === 'rebels' ? 0 : 6) ? 'below' : 'above';
}

interface TagProps {
  readonly hex: HexId;
  readonly tone: 'legal' | 'refused' | 'retreat' | 'plain';
  readonly isLit?: boolean;
  readonly children: ReactNode;
}

/** A few words beside a hex. */
function Tag({ hex, tone, isLit = false, children }: TagProps) {
  const { view, near } = useScene();
  const taken = new Set([...view.units, ...view.structures].map((one) => one.hex));
  const { x, y } = centreOf(hex, near);
  return (
    <span
      className={cx(css.tag, css[tone], css[placeFor(hex, near, taken)], isLit && css.lit)}
      style={{ left: x, top: y }}
      data-tag={hex}
    >
      {children}
    </span>
  );
}

/** Dice at every target of the acting unit, why not at the hex that is looked at, and what a retreat would cost. */
export function Tags({ cells, aimed }: { cells: Cells; aimed: Aimed | null }) {
  const t = useTranslate();
  const { view } = useScene();
  const acting = actingPiece(useTargets());
  const hexes = hexesByName(view);
  const hexOf = (target: string) => hexes.get(`unit:${target}`)?.[0] ?? hexes.get(`structure:${target}`)?.[0];
  return (
    <div aria-hidden="true" className={css.tags}>
      {aimsOf(view, acting).map(({ target, dice }) => {
        const hex = hexOf(target);
        return (
          hex && (
            <Tag key={target} hex={hex} tone="legal" isLit={aimed?.at === hex}>
              {t('board.bh.dice', { n: dice })}
            </Tag>
          )
        );
      })}
      <WhyNot cells={cells} />
      <Shared cells={cells} />
      {aimed?.aim && <RetreatCost aimed={aimed} />}
    </div>
  );
}

/** The reason of a refused hex under the pointer. */
function WhyNot({ cells }: { cells: Cells }) {
  const t = useTranslate();
  const hex = useInspectedHex();
  const reason = hex && reasonOf(t, cells.get(hex)?.refused ?? undefined);
  return (
    hex &&
    reason && (
      <Tag hex={hex} tone="refused">
        {reason}
      </Tag>
    )
  );
}

/** A unit that can be ordered in either of two sections says so (17.2). */
function Shared({ cells }: { cells: Cells }) {
  const t = useTranslate();
  const { view } = useScene();
  const { decision } = useTargets();
  const hex = useInspectedHex();
  const [one, other] = hex ? SECTIONS.filter((section) => sectionsOf(hex, view.active).includes(section)) : [];
  if (!hex || !one || !other || decision?.prompt.key !== 'ask.orders' || cells.get(hex)?.state !== 'legal') return null;
  return (
    <Tag hex={hex} tone="plain">
      {t('board.bh.either', { one: t(`section.${one}`), other: t(`section.${other}`) })}
    </Tag>
  );
}

/** What retreats cost beyond the steps there is room for, at the hex of the first step or the target itself. */
function RetreatCost({ aimed: { aim, at } }: { aimed: Aimed }) {
  const t = useTranslate();
  if (!aim?.escape) return null;
  const { first, room, holds } = aim.escape;
  const words = [
    room < aim.dice && t('board.bh.escape.cost', { n: room + 1 }),
    holds && t('board.bh.escape.trench'),
  ].filter(Boolean);
  return (
    words.length > 0 && (
      <Tag hex={first[0] ?? at} tone="retreat">
        {words.join(' · ')}
      </Tag>
    )
  );
}
