/** A hex in offset coordinates, `column,row`; row 0 is the northernmost, column 0 the westernmost. */
export type HexId = `${number},${number}`;

/** Column and row of a hex. */
export interface Offset {
  readonly col: number;
  readonly row: number;
}

/** The id of a hex. */
export function hexId(col: number, row: number): HexId {
  return `${col},${row}`;
}

/** Column and row of an id. */
export function offsetOf(hex: HexId): Offset {
  const comma = hex.indexOf(',');
  return { col: Number(hex.slice(0, comma)), row: Number(hex.slice(comma + 1)) };
}
