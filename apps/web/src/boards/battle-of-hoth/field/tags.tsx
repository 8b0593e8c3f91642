import { type HexId, SECTIONS, sectionsOf } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { useViewport } from '../../../kit/ui/surface/surface.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import { reasonOf } from '../../../question/refusals.ts';
import { useChosen, useDecision } from '../../../question/selection/use-selection.ts';
import { GridTag, GridTags } from '../../kit/grid/grid-tag.tsx';
import { useScene } from '../scene.ts';
import { type Aimed, aimsOf, useAimed } from './aim.ts';
import { actingPiece, type Cells, hexesByName } from './cells.ts';
import { useInspectedHex } from './inspected.ts';
import { centreOf } from './layout.ts';
import { type Box, boxOf, placeFor, WIDEST } from './tag-places.ts';

interface TagProps {
  readonly hex: HexId;
  readonly tone: 'legal' | 'refused' | 'retreat' | 'plain';
  readonly isLit?: boolean;
  /** Where other tags are, which it does not cover. */
  readonly others?: readonly Box[];
  readonly children: string;
}

/** A few words beside a hex. */
function Tag({ hex, tone, isLit = false, others = [], children }: TagProps) {
  const { near } = useScene();
  const taken = useTaken();
  const tools = useTools();
  const placed = placeFor({ hex, near, taken, others: [...tools, ...others], words: children });
  return (
    <GridTag place={hex} at={centreOf(hex, near)} tone={tone} {...placed} widest={WIDEST} isLit={isLit}>
      {children}
    </GridTag>
  );
}

/** Areas of the zoom buttons and the mini map of a phone in pixels, from the top right corner of the field. */
const TOOLS = [
  { width: 60, height: 156 },
  { width: 172, height: 86 },
] as const;
/** Steps of the areas in the field's units, so that tags do not rerender at every pixel of a drag. */
const STEP = 40;

/** The areas of the field that the tools of a phone cover; none on other screens. */
function useTools(): readonly Box[] {
  const isPhone = usePhone();
  const areas = useViewport(({ rest, x, y, width }) => {
    const edges = TOOLS.map((tool) => [width - tool.width - x, -y, width - x, tool.height - y]);
    return isPhone ? edges.map((four) => four.map((at) => Math.round(at / rest / STEP) * STEP).join(' ')).join() : '';
  });
  if (areas === '') return [];
  return areas.split(',').map((four) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = four.split(' ').map(Number);
    return { left, top, right, bottom };
  });
}

/** Hexes with something that tags do not cover (18.10). */
function useTaken(): ReadonlySet<HexId> {
  const { view } = useScene();
  return new Set([...view.units, ...view.structures].map((one) => one.hex));
}

/** Dice at every target of the acting unit, why not at the hex that is looked at, and what a retreat would cost. */
export function Tags({ cells }: { cells: Cells }) {
  const aimed = useAimed(cells);
  const t = useTranslate();
  const { view, near } = useScene();
  const taken = useTaken();
  const tools = useTools();
  const acting = actingPiece(useChosen());
  const hexes = hexesByName(view);
  const hexOf = (target: string) => hexes.get(`unit:${target}`)?.[0] ?? hexes.get(`structure:${target}`)?.[0];
  const dice = aimsOf(view, acting).flatMap((aim) => {
    const hex = hexOf(aim.target);
    return hex ? [{ hex, words: t('board.bh.dice', { n: aim.dice }) }] : [];
  });
  return (
    <GridTags>
      {dice.map(({ hex, words }) => (
        <Tag key={hex} hex={hex} tone="legal" isLit={aimed?.at === hex}>
          {words}
        </Tag>
      ))}
      <WhyNot cells={cells} />
      <Shared cells={cells} />
      {aimed?.aim && (
        <RetreatCost aimed={aimed} others={dice.map((one) => boxOf({ ...one, near, taken, others: tools }))} />
      )}
    </GridTags>
  );
}

/** The reason of a refused hex under the pointer. */
function WhyNot({ cells }: { cells: Cells }) {
  const t = useTranslate();
  const hex = useInspectedHex();
  const reason = hex && reasonOf(t, cells.get(hex)?.reason ?? undefined);
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
  const decision = useDecision();
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
function RetreatCost({ aimed: { aim, at }, others }: { aimed: Aimed; others: readonly Box[] }) {
  const t = useTranslate();
  if (!aim?.escape) return null;
  const { first, room, holds } = aim.escape;
  const words = [
    room < aim.dice && t('board.bh.escape.cost', { n: room + 1 }),
    holds && t('board.bh.escape.trench'),
  ].filter(Boolean);
  return (
    words.length > 0 && (
      <Tag hex={first[0] ?? at} tone="retreat" others={others}>
        {words.join(' · ')}
      </Tag>
    )
  );
}
