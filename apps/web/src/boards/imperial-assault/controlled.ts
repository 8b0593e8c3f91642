import type { TokenType } from '@echo-base/games/imperial-assault/client';

/** Tokens that are controlled from their space, and not carried or fought. */
const CONTROLLED: ReadonlySet<TokenType> = new Set([
  'launch-panel',
  'crate',
  'communications-beacon',
  'relay-station',
  'excavation-site',
]);

/** Whether a token of this type is controlled. */
export const isControlled = (type: TokenType): boolean => CONTROLLED.has(type);
