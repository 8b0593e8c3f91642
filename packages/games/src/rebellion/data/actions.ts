import { ACTIONS, type ActionId } from './base/actions.ts';

// Of all boxes; an expansion adds its own beside `base`. Which of them are in play says `boxOf`.
export * from './base/actions.ts';

/** Whether a card is an action card. */
export function isAction(card: string): card is ActionId {
  return Object.hasOwn(ACTIONS, card);
}
