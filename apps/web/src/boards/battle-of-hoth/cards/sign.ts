import { type CardId, cardInfo, type Side, type UnitType } from '@echo-base/games/battle-of-hoth/client';

/** What an order card orders, as its sign shows it. */
export type OrderSign =
  /** Units per section, from left to right; null: not named. */
  | { readonly kind: 'sections'; readonly counts: readonly (number | 'all' | null)[] }
  /** Units of a kind, or any (`unit` null). */
  | { readonly kind: 'units'; readonly unit: UnitType | null; readonly count: number | 'all' }
  | { readonly kind: 'none' };

const OF_KIND: Readonly<Record<Side, Readonly<Record<string, UnitType>>>> = {
  rebels: { infantry: 'echoTrooper', vehicle: 'snowspeeder', artillery: 'rebelArtillery' },
  empire: { infantry: 'snowtrooper', vehicle: 'atat', special: 'probeDroid' },
};

/** The sign of an order card. */
export function signOf(card: CardId): OrderSign {
  const { orders, side } = cardInfo(card);
  if (orders.kind === 'none') return { kind: 'none' };
  if (orders.kind === 'sections') {
    const { left = null, centre = null, right = null } = orders.max;
    return { kind: 'sections', counts: [left, centre, right] };
  }
  const unit = orders.only ? (OF_KIND[side][orders.only] ?? null) : null;
  return { kind: 'units', unit, count: orders.kind === 'one-section' ? 'all' : orders.max };
}
