export { randomChoice } from '../choices.ts';
export * from './playout.ts';
export { resampled } from './resample.ts';
export type { AnyTestedTitle, TestedTitle } from './title-tests.ts';
export * from './transcript.ts';
