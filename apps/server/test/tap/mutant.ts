/** Mutant: a leak to plant. */
export interface Mutant {
  readonly name: string;
  /** Path from the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly put: string;
  /** Title in which it shows, if not in all. */
  readonly title?: string;
}
