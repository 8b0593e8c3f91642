import type { Decision, Text } from '../../kit/net/types.ts';
import type { BoardSet } from '../board-set.ts';
import type { Chosen } from './selection.ts';

/** How a title words a question narrowed to a piece or a place. */
export interface AskedWords {
  readonly pieceQuestion?: BoardSet['pieceQuestion'] | undefined;
  readonly placeQuestion?: BoardSet['placeQuestion'] | undefined;
}

/** The question, narrowed to the piece or the place that is chosen first. */
export function askedOf(
  decision: Decision,
  { piece, place }: Pick<Chosen, 'piece' | 'place'>,
  { pieceQuestion, placeQuestion }: AskedWords,
): Text {
  const chosen = piece === null ? undefined : decision.pieces?.find(({ id }) => id === piece);
  if (chosen) return pieceQuestion?.(decision, chosen.label) ?? placing(chosen.label);
  return (place !== null && placeQuestion?.(place)) || askedBy(decision);
}

/** Whether a message names another one among its parameters. */
const isNamedIn = ({ key, params = {} }: Text, name: string): boolean =>
  key === name ||
  Object.values(params).some((param) => typeof param === 'object' && 'key' in param && isNamedIn(param, name));

/** The question, with the card that asks it unless the question names it: "Onslaught: Choose up to 2 enemy units". */
function askedBy({ prompt, source }: Decision): Text {
  if (!source || isNamedIn(prompt, source.key)) return prompt;
  return { key: 'match.askedBy', params: { card: source, question: prompt } };
}

/** "X-wing: where to?" */
const placing = (piece: Text): Text => ({ key: 'match.placePiece', params: { piece } });
