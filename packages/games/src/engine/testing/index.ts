export * from './playout.ts';
