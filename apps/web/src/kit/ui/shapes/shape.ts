/** One path of a drawing. Without attributes it is solid in the current colour. */
export interface ShapePath {
  d: string;
  /** A line of this width in the background colour: a detail cut out. */
  cut?: number;
  /** A line of this width in the current colour. */
  line?: number;
  /** An area in the background colour. */
  hole?: true;
  evenOdd?: true;
}

/** A drawing: its paths from back to front. */
export type Shape = readonly ShapePath[];
