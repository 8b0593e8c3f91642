export * from './playout.ts';
export * from './transcript.ts';
