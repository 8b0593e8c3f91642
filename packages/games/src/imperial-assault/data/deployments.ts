// Of all boxes; which of them are in play says `boxOf`.
export * from './base/deployments.ts';
