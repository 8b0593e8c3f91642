import type { SpaceId, View } from '@echo-base/games/imperial-assault/client';
import type { CSSProperties } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Text } from '../../../kit/net/types.ts';
import { useViewport } from '../../../kit/ui/surface/surface.tsx';
import { reasonOf } from '../../../question/refusals.ts';
import { consequenceOf, offers } from '../../../question/selection/target.ts';
import { useDecision, useHovered, useSelected } from '../../../question/selection/use-selection.ts';
import { GridTag, GridTags } from '../../kit/grid/grid-tag.tsx';
import { useScene } from '../scene.ts';
import type { Cells } from './cells.ts';
import { useInspectedSpace } from './inspected.ts';
import { CELL, centreOf } from './layout.ts';
import * as css from './tags.module.css';

/** The price of a movement says so if it takes a move action. */
function priced(detail: Text, { activation }: View): Text {
  const n = detail.key === 'move.cost' ? detail.params?.n : null;
  const takesAction = activation !== null && typeof n === 'number' && n > activation.points;
  return takesAction ? { key: 'board.ia.withMove', params: { n } } : detail;
}

/** The space of an area that is nearest to its middle. */
function middleSpaceOf(spaces: readonly SpaceId[]): SpaceId | undefined {
  const all = spaces.map((space) => ({ space, ...centreOf(space) }));
  const mean = (axis: 'x' | 'y') => all.reduce((sum, one) => sum + one[axis], 0) / all.length;
  const [x, y] = [mean('x'), mean('y')];
  return all.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]?.space;
}

/** In each deployment zone of the question its name, with the number of its chip. */
export function ZoneNames({ cells }: { cells: Cells }) {
  const t = useTranslate();
  const { map } = useScene();
  const decision = useDecision();
  const zoom = useViewport(({ rest }) => Math.max(0.125, Math.round(rest * 8) / 8));
  return (['red', 'blue'] as const).map((zone) => {
    const option = decision?.options.find(({ at }) => at === `zone:${zone}`);
    const space = map && option && middleSpaceOf(map[zone]);
    if (!space) return null;
    const { x, y } = centreOf(space);
    return (
      <span
        key={zone}
        aria-hidden="true"
        className={css.zone}
        style={{ left: x, top: y, '--zoom': zoom } as CSSProperties}
        data-zone={zone}
      >
        <b>{cells.get(space)?.number}</b> {t(option.label)}
      </span>
    );
  });
}

/** At the space that is looked at: what a press costs or does, or why it cannot be pressed. */
export function Tags({ cells }: { cells: Cells }) {
  const t = useTranslate();
  const inspected = useInspectedSpace();
  const { view } = useScene();
  const ready = useSelected(({ ready }) => ready?.option.key ?? null);
  const shown = useHovered((id) => id ?? ready);
  const lit = [...cells].find(([, cell]) => offers(cell, shown) || cell.names.some((name) => name === shown))?.[0];
  const space = lit ?? inspected;
  const cell = space && cells.get(space);
  if (!space || !cell || cell.state === 'none') return null;
  const detail = consequenceOf(cell);
  const words = cell.state === 'legal' ? detail && t(priced(detail, view)) : reasonOf(t, cell.reason ?? undefined);
  return (
    <GridTags>
      {words && (
        <GridTag place={space} at={centreOf(space)} tone={cell.state} reach={CELL / 2 + 4} widest={220}>
          {words}
        </GridTag>
      )}
    </GridTags>
  );
}
