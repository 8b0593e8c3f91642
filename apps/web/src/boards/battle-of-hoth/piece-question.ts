import type { Decision, Text } from '../../kit/net/types.ts';

/** Questions whose chosen unit attacks or moves, by their key. */
const BY_PROMPT: Readonly<Record<string, string>> = {
  'ask.attack': 'board.bh.ask.attack',
  'ask.second': 'board.bh.ask.attack',
  'ask.move': 'board.bh.ask.move',
};

/** The question once a unit is chosen: whom it attacks, or where it moves; else the question as it is. */
export function pieceQuestion({ prompt }: Decision, piece: Text): Text {
  const key = BY_PROMPT[prompt.key];
  return key === undefined ? prompt : { key, params: { unit: piece } };
}
