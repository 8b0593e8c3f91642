// Of all boxes; an expansion adds its own beside `base`.
export * from './base/index.ts';
