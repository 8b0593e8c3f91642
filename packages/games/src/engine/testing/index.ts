export { randomChoice } from '../choices.ts';
export * from './playout.ts';
export { resampled } from './resample.ts';
export * from './transcript.ts';
