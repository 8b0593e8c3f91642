import type { SpaceId, View } from '@echo-base/games/imperial-assault/client';
import type { CSSProperties } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import type { Text } from '../../../net/types.ts';
import { cx } from '../../../ui/cx.ts';
import { useView } from '../../../ui/surface/Surface.tsx';
import { reasonOf } from '../../refusals.ts';
import { useScene } from '../scene.tsx';
import type { Cells } from './cells.ts';
import { useInspectedSpace } from './inspected.ts';
import { CELL, centreOf } from './layout.ts';
import css from './Tags.module.css';

function Tag({ space, tone, children }: { space: SpaceId; tone: 'legal' | 'refused'; children: string }) {
  const { x, y } = centreOf(space);
  return (
    <span className={cx(css.tag, css[tone])} style={{ left: x, top: y - CELL / 2 - 4 }} data-tag={space}>
      {children}
    </span>
  );
}

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
  const { decision } = useTargets();
  const zoom = useView(({ rest }) => Math.max(0.125, Math.round(rest * 8) / 8));
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
  const { hovered, ready } = useTargets();
  const shown = hovered ?? ready?.option.key ?? null;
  const lit = [...cells].find(([, { keys }]) => shown !== null && keys.includes(shown))?.[0];
  const space = lit ?? inspected;
  const cell = space && cells.get(space);
  if (!space || !cell || cell.state === 'none') return null;
  const words =
    cell.state === 'legal' ? cell.detail && t(priced(cell.detail, view)) : reasonOf(t, cell.refused ?? undefined);
  return (
    <div aria-hidden="true" className={css.tags}>
      {words && (
        <Tag space={space} tone={cell.state}>
          {words}
        </Tag>
      )}
    </div>
  );
}
