import type { Core, Viewer } from '../state.ts';
import type { Title } from '../title.ts';

/** What tests need of a title besides what servers do. */
interface TitleTests<G extends Core> {
  /** Sets of options to test and fuzz besides the defaults; the schema parses each of them. */
  readonly variants?: readonly object[];
  /** Options that keep random games short, for tests that play whole games of every title; absent if they are short. */
  readonly short?: object;
  /** Invariants, checked after every act; a message for each broken one. */
  invariants(g: G): readonly string[];
  /** Resamples, in place, what the title hides from this viewer, but for seed and answers; the blind test compares views. */
  resampleHidden(g: G, viewer: Viewer, rng: () => number): void;
}

/** A title with what tests need of it. */
export type TestedTitle<G extends Core = Core, View = unknown, Options = unknown> = Title<G, View, Options> &
  TitleTests<G>;

// biome-ignore lint/suspicious/noExplicitAny: a list of titles holds titles of every state and option type.
export type AnyTestedTitle = TestedTitle<any, any, any>;
