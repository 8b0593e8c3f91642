export { randomChoice } from '../choices.ts';
export * from './playout.ts';
export * from './transcript.ts';
