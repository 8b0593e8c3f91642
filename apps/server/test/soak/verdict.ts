/**
 * Share of the run, from its beginning, that is not judged: until then matches of all ages have come together, and V8 has
 * compiled what a day of play calls often.
 */
const WARM_UP = 0.5;
/** Fewest measurements from which a slope is derived. */
const LEAST_SAMPLES = 6;

/** Measurement at a simulated hour. */
export interface Sample {
  readonly hour: number;
  readonly value: number;
}

/** Linear trend of a value after the warm-up. */
export interface Trend {
  readonly mean: number;
  /** Rise over the judged hours by the slope of the least squares, as a share of the mean. */
  readonly rise: number;
  /** Hours that were judged. */
  readonly from: number;
  readonly to: number;
}

/** Least squares over the samples after the warm-up; null if they are too few. */
export function trendOf(samples: readonly Sample[]): Trend | null {
  const last = samples.at(-1)?.hour ?? 0;
  const judged = samples.filter(({ hour }) => hour > last * WARM_UP);
  const [first] = judged;
  if (!first || judged.length < LEAST_SAMPLES) return null;
  const meanOf = (pick: (sample: Sample) => number) =>
    judged.reduce((sum, sample) => sum + pick(sample), 0) / judged.length;
  const hour = meanOf((sample) => sample.hour);
  const mean = meanOf((sample) => sample.value);
  const covariance = meanOf((sample) => (sample.hour - hour) * (sample.value - mean));
  const slope = covariance / meanOf((sample) => (sample.hour - hour) ** 2);
  return { mean, rise: (slope * (last - first.hour)) / mean, from: first.hour, to: last };
}
