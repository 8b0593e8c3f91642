export * from './base.ts';
export * from './grid.ts';
export * from './plan.ts';
export * from './reach.ts';
export type { SightLines } from './sight.ts';
