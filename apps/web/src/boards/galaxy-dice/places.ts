import type { Option } from '../../kit/net/types.ts';

/** Pixels from a place within which it catches a dragged piece. */
const SNAP_WITHIN = 28;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places have the `at` of options as `data-place`. */
function placeAt(at: string): Element | null {
  return document.querySelector(`[data-place="${CSS.escape(at)}"]`);
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Distance of a point from an element; 0 inside. */
function outside(element: Element, { x, y }: Point): number {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The legal option whose place is nearest to the pointer and close enough, and that place. */
export function catching(options: readonly Option[], pointer: Point): { option: Option; place: Element } | null {
  const near = options.flatMap((option) => {
    const place = option.at === undefined || option.refused ? null : placeAt(option.at);
    const away = place ? outside(place, pointer) : Number.POSITIVE_INFINITY;
    return place && away <= SNAP_WITHIN ? [{ option, place, away }] : [];
  });
  return near.sort((a, b) => a.away - b.away)[0] ?? null;
}

/** Why a piece may not stay where it was dropped: the refused option, the place, or null for no place. */
export function refusalAt(options: readonly Option[], { x, y }: Point): Option | string | null {
  const at = document.elementFromPoint(x, y)?.closest('[data-place]')?.getAttribute('data-place');
  return at ? refusedPlace(options, at) : null;
}

/** Why the options of a piece do not lead to a place: the refused option, or the place itself. */
export function refusedPlace(options: readonly Option[], at: string): Option | string {
  const here = options.find((option) => option.at === at && option.refused);
  return here ?? options.find((option) => option.at === undefined && option.refused) ?? at;
}
