import { type ReactNode, useId } from 'react';
import { Emblem } from '../../kit/ui/marks.tsx';
import css from './story-page.module.css';

/** A side of the story: its points or medals over time, and their sum in words. */
export interface Teller {
  readonly id: string;
  readonly look: 'rebel' | 'empire';
  readonly heights: readonly number[];
  readonly total: string;
}

/** Steps from left to right; heights are measured from the top. */
const wayOf = (heights: readonly number[], most: number): string =>
  heights.map((height, index) => (index === 0 ? `M0 ${most - height}` : `H${index}V${most - height}`)).join('');

export interface CurveProps {
  readonly title: string;
  readonly tellers: readonly Teller[];
  /** Heights of the lines across: all of them, or bottom, middle and top. */
  readonly isCounted: boolean;
  /** How long it took. */
  readonly length: string;
}

/** Points or medals of both sides, turn by turn. */
export function Curve({ title, tellers, isCounted, length }: CurveProps) {
  const most = Math.max(1, ...tellers.flatMap(({ heights }) => heights));
  const turns = Math.max(1, ...tellers.map(({ heights }) => heights.length - 1));
  const levels = isCounted ? Array.from({ length: most + 1 }, (_one, y) => y) : [0, most / 2, most];
  return (
    <div>
      <h2 className="label">{title}</h2>
      <svg aria-hidden="true" className={css.curve} viewBox={`0 0 ${turns} ${most}`} preserveAspectRatio="none">
        {levels.map((y) => (
          <path key={y} className={css.axis} d={`M0 ${y}H${turns}`} />
        ))}
        {tellers.map(({ id, look, heights }) => (
          <path key={id} className={css.line} data-side={look} d={wayOf(heights, most)} />
        ))}
      </svg>
      <p className={css.key}>
        {tellers.map(({ id, look, total }) => (
          <span key={id} data-side={look}>
            <Emblem id={look} size={14} />
            {total}
          </span>
        ))}
        <span>{length}</span>
      </p>
    </div>
  );
}

interface StoryPageProps extends CurveProps {
  readonly label: string;
  /** Name of the facts beside the curve, which scroll. */
  readonly facts: string;
  readonly children: ReactNode;
}

/** The story of a match of two sides: a curve, and facts beside it. */
export function StoryPage({ label, facts, children, ...curve }: StoryPageProps) {
  return (
    <section className={css.story} aria-label={label}>
      <Curve {...curve} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className={css.facts} tabIndex={0} aria-label={facts}>
        {children}
      </section>
    </section>
  );
}

interface FactsProps {
  readonly title: string;
  /** Numbers with what they count, or events in their order. */
  readonly kind: 'counts' | 'points';
  readonly children: ReactNode;
}

/** A list of facts under its title. */
export function Facts({ title, kind, children }: FactsProps) {
  const id = useId();
  return (
    <div>
      <h3 className="label" id={id}>
        {title}
      </h3>
      <ul className={css[kind]} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** A fact of a list; of a side in its colour. */
export function Fact({ look, children }: { look?: Teller['look'] | undefined; children: ReactNode }) {
  return <li data-side={look}>{children}</li>;
}
