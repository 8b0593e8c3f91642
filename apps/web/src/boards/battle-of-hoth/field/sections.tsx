import { cardInfo, type Section, type Side, sectionsOf, type View } from '@echo-base/games/battle-of-hoth/client';
import { memo } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';
import { centreOf, cornersAt, hexesOf, MAP, outlineOf, pathOf, SIDE } from './layout.ts';
import * as css from './sections.module.css';

const ALL: readonly Section[] = ['left', 'centre', 'right'];

/** Questions in which the sections of the card are lit. */
const ORDERING: ReadonlySet<string> = new Set(['ask.orders', 'ask.section']);

/** Sections in which the card in play orders units. */
function namedBy({ order }: View): readonly Section[] {
  if (!order?.benefits) return ALL;
  if (order.section) return [order.section];
  const { orders } = cardInfo(order.card);
  return orders.kind === 'sections' ? ALL.filter((section) => orders.max[section] !== undefined) : ALL;
}

/** Units of a side in a section, and those of them that stand in a second one too. */
function unitsIn({ units }: View, section: Section, side: Side): { readonly n: number; readonly shared: number } {
  const here = units.filter((unit) => unit.side === side && sectionsOf(unit.hex, side).includes(section));
  return { n: here.length, shared: here.filter(({ hex }) => sectionsOf(hex, side).length > 1).length };
}

/** While units are ordered: the sections of the card are lit, the others dimmed, each with its number of units. */
export function Sections() {
  const { view, near } = useScene();
  const decision = useDecision();
  const isOrdering = ORDERING.has(decision?.prompt.key ?? '');
  const lit = isOrdering ? namedBy(view) : [];
  return (
    <>
      {isOrdering && lit.length < ALL.length && <Light lit={lit} side={view.active} near={near} />}
      {isOrdering ? <Labels lit={lit} /> : <FarBaseline />}
    </>
  );
}

/** Light on some sections and a veil over the others. */
const Light = memo(function Light({ lit, side, near }: { lit: readonly Section[]; side: Side; near: Side }) {
  const inside = [...new Set(lit.flatMap((section) => hexesOf(section, side)))];
  const within = new Set(inside);
  const outside = ALL.flatMap((section) => hexesOf(section, side)).filter((hex) => !within.has(hex));
  const fill = (hexes: typeof inside) =>
    hexes.map((hex) => `${pathOf(cornersAt(centreOf(hex, near), SIDE + 0.4))}Z`).join('');
  const outline = outlineOf(inside, near);
  return (
    <g data-lit={lit.join(' ')}>
      <path className={css.veil} d={fill(outside)} />
      <path className={css.light} d={fill(inside)} />
      <path className={css.casing} d={outline} />
      <path className={css.outline} d={outline} />
    </g>
  );
});

/** Name and number of units of each section, at the far edge. */
function Labels({ lit }: { lit: readonly Section[] }) {
  const t = useTranslate();
  const { view, near } = useScene();
  return ALL.map((section) => {
    const xs = hexesOf(section, view.active).map((hex) => centreOf(hex, near).x);
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    const name = t(`section.${section}`);
    return (
      <text key={section} className={lit.includes(section) ? css.named : css.label} x={x} y="14">
        {t('board.bh.section', { name, ...unitsIn(view, section, view.active) })}
      </text>
    );
  });
}

/** The far baseline has its name where the sections have theirs while units are ordered. */
function FarBaseline() {
  const t = useTranslate();
  const { near } = useScene();
  const far = near === 'rebels' ? 'empire' : 'rebels';
  return (
    <text className={css.baseline} data-side={far} x={MAP.width / 2} y="14">
      {t(`board.bh.baseline.${far}`)}
    </text>
  );
}
