// Of all boxes; an expansion adds its own beside `base`. Which of them are in play says `boxOf`.
export * from './base/rings.ts';
