import { CODES, columnAndRow, type GridPlan, LIMITS, type Passage, type SpaceId, spaceId } from './plan.ts';

/** Cells of a plan by number, row by row, with the codes of their ground and edges; squares without a space included. */
export interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** Code of the ground by cell; a wall's where there is no space. */
  readonly ground: Uint8Array;
  /** Spaces by cell; undefined where there is none. */
  readonly ids: readonly (SpaceId | undefined)[];
  readonly numbers: ReadonlyMap<string, number>;
  /** Edges that block sight, as corner points. */
  readonly opaqueEdges: readonly Segment[];
  /** Code of the edge between two orthogonal neighbours. */
  edge(one: number, other: number): number;
  /** The cell at a column and row; undefined beyond the drawing. */
  at(column: number, row: number): number | undefined;
  /** Whether one step leads from a cell to a neighbour; the ground of both is not looked at. */
  isLinked(from: number, to: number, passage: Passage): boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Segment = readonly [Point, Point];

/** The corner points of the edge between two neighbouring cells. */
function segmentOf(columns: number, one: number, other: number): Segment {
  const [first, second] = one < other ? [one, other] : [other, one];
  const [x, y] = [second % columns, Math.floor(second / columns)];
  const isBeside = second - first === 1;
  return isBeside
    ? [
        { x, y },
        { x, y: y + 1 },
      ]
    : [
        { x, y },
        { x: x + 1, y },
      ];
}

const edgeKey = (one: number, other: number) => (one < other ? one * 4096 + other : other * 4096 + one);

/** Codes of the listed edges. Throws where two spaces are no orthogonal neighbours. */
function edgesOf({ borders, columns }: GridPlan): { codes: Map<number, number>; opaque: Segment[] } {
  const codes = new Map<number, number>();
  const opaque: Segment[] = [];
  for (const { between, border } of borders) {
    const [[x1, y1], [x2, y2]] = [columnAndRow(between[0]), columnAndRow(between[1])];
    if (Math.abs(x1 - x2) + Math.abs(y1 - y2) !== 1) throw new Error(`no edge between ${between.join(' and ')}`);
    const [one, other] = [y1 * columns + x1, y2 * columns + x2];
    codes.set(edgeKey(one, other), CODES[border]);
    if (CODES[border] > LIMITS.count) opaque.push(segmentOf(columns, one, other));
  }
  return { codes, opaque };
}

/** The cells of a plan. */
export function cellsOf(plan: GridPlan): Cells {
  const { columns, rows } = plan;
  const ids = Array.from({ length: columns * rows }, (_one, cell) => {
    const id = spaceId(cell % columns, Math.floor(cell / columns));
    return plan.ground.has(id) ? id : undefined;
  });
  const ground = Uint8Array.from(ids, (id) => CODES[(id && plan.ground.get(id)) ?? 'wall']);
  const { codes, opaque } = edgesOf(plan);
  const edge = (one: number, other: number) => codes.get(edgeKey(one, other)) ?? 0;
  /** Whether an edge at the corner of a diagonal step is open; `besides` is the cell beside the step. */
  const isOpen = (cell: number, besides: number, limit: number) =>
    edge(cell, besides) <= limit && (ground[besides] ?? CODES.wall) <= limit;
  return {
    columns,
    rows,
    ground,
    ids,
    numbers: new Map(ids.flatMap((id, cell) => (id ? [[id, cell] as const] : []))),
    opaqueEdges: opaque,
    edge,
    at: (column, row) =>
      column < 0 || row < 0 || column >= columns || row >= rows ? undefined : row * columns + column,
    isLinked(from, to, passage) {
      const limit = LIMITS[passage];
      const [dx, dy] = [(to % columns) - (from % columns), Math.floor(to / columns) - Math.floor(from / columns)];
      if (dx === 0 || dy === 0) return edge(from, to) <= limit;
      return [from + dx, from + dy * columns].some(
        (beside) => isOpen(from, beside, limit) && isOpen(to, beside, limit),
      );
    },
  };
}
