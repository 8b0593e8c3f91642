import { type CardId, cardInfo } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { ShapeG } from '../../../kit/ui/marks.tsx';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import { FIGURES, LEADER_ART } from '../pictures.ts';
import * as css from './cards.module.css';
import { signOf } from './sign.ts';

/** A flat hexagon of the section sign, 42 by 28. */
const FLAT = 'M0 14 8 .8h26l8 13.2-8 13.2H8z';

interface SectionsProps {
  readonly counts: readonly (number | 'all' | null)[];
  /** Too small for numbers. */
  readonly isPlate?: boolean;
}

/** Three linked hexes: the units a card orders in the left, centre and right section. */
function Sections({ counts, isPlate = false }: SectionsProps) {
  const t = useTranslate();
  const named = counts.map((count, index) => ({ count, id: `${index}`, x: 1 + index * 45 }));
  return (
    <svg
      aria-hidden="true"
      data-drawing=""
      className={css.sections}
      viewBox="0 0 134 28"
      preserveAspectRatio="xMinYMid"
    >
      {named.map(({ count, id, x }) => (
        <g key={id} transform={`translate(${x} 0)`} className={cx(count !== null && css.named)}>
          <path d={FLAT} />
          {count !== null && !isPlate && (
            <text x="21" y="19.500" fontSize={count === 'all' ? 14 : 16}>
              {count === 'all' ? t('board.bh.card.all') : count}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** The picture of what a card orders: the leader of a leader card, else the kind of unit, else a unit of any kind. */
function Picture({ card, size }: { card: CardId; size: number }) {
  const { leader } = cardInfo(card);
  const sign = signOf(card);
  const unit = sign.kind === 'units' ? sign.unit : null;
  if (leader) {
    return (
      <svg aria-hidden="true" width={size} height={size * 0.75} viewBox="0 0 64 48">
        <ShapeG shape={LEADER_ART[leader].portrait} cx={32} cy={24} width={64} />
      </svg>
    );
  }
  if (unit) return <Silhouette id={FIGURES[unit]} size={size} />;
  return (
    <svg aria-hidden="true" width={size * 0.8} height={size * 0.7} viewBox="0 0 40 35">
      <path className={css.any} d="M20 2 35 10v15L20 33 5 25V10z" />
    </svg>
  );
}

/** Top line of an order card: sections with their numbers, or the kind of unit with the number. */
export function OrderTop({ card, isFull }: { card: CardId; isFull: boolean }) {
  const t = useTranslate();
  const sign = signOf(card);
  const { leader } = cardInfo(card);
  if (sign.kind === 'sections') return <Sections counts={sign.counts} />;
  return (
    <>
      <Picture card={card} size={isFull ? 44 : 34} />
      {sign.kind === 'units' && <b>{sign.count === 'all' ? t('board.bh.card.all') : sign.count}</b>}
      {leader && <span className={css.kind}>{t('board.bh.card.leader')}</span>}
    </>
  );
}

/** The sign of a card on the plate of the prompt bar. */
export function OrderPlate({ card }: { card: CardId }) {
  const sign = signOf(card);
  return sign.kind === 'sections' ? (
    <span className={css.plate}>
      <Sections counts={sign.counts} isPlate />
    </span>
  ) : (
    <Picture card={card} size={30} />
  );
}
