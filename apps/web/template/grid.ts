import { CARDS, type Card } from '@echo-base/games/template/client';
import type { Grid } from '../src/boards/kit/grid/grid.ts';
import { createInspected } from '../src/boards/kit/grid/inspected.ts';

/** The place of a card on the table: its number. */
export type Place = `${Card}`;

/** Cards of a row, the distance of their centres, and their side. */
const COLUMNS = 6;
const STEP = 64;
export const SIDE = 56;
/** Space around the cards when all are shown: the zoom buttons of a phone cover none of them. */
export const AROUND = 20;

/** Centre of a card. */
export function centreOf(place: Place) {
  const index = Number(place) - 1;
  return { x: (0.5 + (index % COLUMNS)) * STEP, y: (0.5 + Math.floor(index / COLUMNS)) * STEP };
}

/** The cards of the deck in rows. A board of hexes has another centre, outline, `shift` and `shape`. */
export const grid: Grid<Place> = {
  kind: 'card',
  places: CARDS.map((card): Place => `${card}`),
  size: { width: COLUMNS * STEP, height: Math.ceil(CARDS.length / COLUMNS) * STEP },
  centreOf,
  shift: 0,
  hit: SIDE,
  shape: 'square',
  outlineOf(place) {
    const { x, y } = centreOf(place);
    return `M${x - SIDE / 2} ${y - SIDE / 2}h${SIDE}v${SIDE}h${-SIDE}z`;
  },
  words: 'board.high-card',
};

/** The card under the pointer or with the focus. */
export const inspected = createInspected<Place>();
