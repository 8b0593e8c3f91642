// Rings around things on a board, which say what the question makes of them.

/** Arcs around these angles, in degrees; `half` is half the length of each. */
export function brokenRing(r: number, degrees: readonly number[], half: number): string {
  const at = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
  };
  return degrees.map((middle) => `M${at(middle - half)}A${r} ${r} 0 0 1 ${at(middle + half)}`).join('');
}

/** The ring of six arcs around a place of a grid. */
export const sixArcs = (r: number): string => brokenRing(r, [30, 90, 150, 210, 270, 330], 14);

/** Four ticks outside a closed ring. */
export const fourTicks = (r: number, length: number): string =>
  `M${-r - length} 0h${length}M${r} 0h${length}M0 ${-r - length}v${length}M0 ${r}v${length}`;
