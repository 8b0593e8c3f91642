import type { HexId } from '@echo-base/games/battle-of-hoth/client';
import { listOf } from '../../../kit/i18n/formats.ts';
import { useLanguage } from '../../../kit/i18n/language.ts';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { type MatesPlan, useMates } from '../../../question/mates.ts';
import { useScene } from '../scene.ts';
import { hexesByName } from './cells.ts';
import { centreOf, type Point, pathOf, SIDE } from './layout.ts';
import * as css from './mates-plans.module.css';

/** What partners plan on the field but have not sent: in the mate's colour and dots, never those of the own question. */
export function MatesPlans() {
  return useMates().map((plan) => plan.picked.length > 0 && <Plan key={plan.seat} plan={plan} />);
}

interface PlannedHex {
  readonly at: HexId;
  /** Where the unit stands that goes or shoots there. */
  readonly from: HexId | null;
}

function Plan({ plan: { seat, picked } }: { plan: MatesPlan }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { view, near } = useScene();
  const hexes = hexesByName(view);
  const planned = picked.flatMap(({ at, from }): PlannedHex[] => {
    const start = hexes.get(from ?? '')?.[0] ?? null;
    // A whole section is named by the card, which is no place.
    const [end, ...others] = hexes.get(at ?? '') ?? [];
    return end && others.length === 0 ? [{ at: end, from: start === end ? null : start }] : [];
  });
  const [first] = planned;
  if (!first) return null;
  const what = listOf(language, [...new Set(picked.map(({ label }) => t(label)))]);
  const { x, y } = centreOf(first.at, near);
  return (
    <g data-mate={seat} data-mates-plan={planned.map(({ at }) => at).join(' ')}>
      {planned.map(({ at, from }) => (
        <PlannedMark key={`${from} ${at}`} at={centreOf(at, near)} from={from && centreOf(from, near)} />
      ))}
      <text className={css.words} x={x} y={y - SIDE - 6}>
        {t('match.matePlans', { seat: t(`seat.${seat}`), what })}
      </text>
    </g>
  );
}

/** A ring where something is planned, and a line from the unit that does it. */
function PlannedMark({ at, from }: { at: Point; from: Point | null }) {
  return (
    <>
      {from && <path className={css.casing} d={pathOf([from, at])} />}
      {from && <path className={css.line} d={pathOf([from, at])} />}
      <circle className={css.casing} cx={at.x} cy={at.y} r={SIDE - 6} />
      <circle className={css.ring} cx={at.x} cy={at.y} r={SIDE - 6} />
    </>
  );
}
