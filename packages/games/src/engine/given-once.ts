/** Value that rules use and a title gives them as it is loaded: rules import no cards, as cards import rules. */
export interface GivenOnce<T> {
  /** Gives it. Throws on a second call. */
  give(value: T): void;
  /** Throws before it is given. */
  get(): T;
}

/** A value to be given once; `what` names it in errors, such as "the cards of Rebellion". */
export function givenOnce<T extends object>(what: string): GivenOnce<T> {
  let given: T | null = null;
  return {
    give(value) {
      if (given) throw new Error(`${what} are given twice`);
      given = value;
    },
    get() {
      if (!given) throw new Error(`${what} are not given yet: import the title, not its rules alone`);
      return given;
    },
  };
}
