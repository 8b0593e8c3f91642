export * from './grid.ts';
export * from './offset.ts';
export * from './paths.ts';
