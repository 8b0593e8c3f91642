import type { Decision, Text } from '../../net/types.ts';
import { cardOfId } from './cards/named.tsx';

/** Words for what a chosen piece is put to, by the kind of its targets; places are asked for by default. */
const WORDS: readonly (readonly [kinds: RegExp, key: string])[] = [
  [/^(leader|unit|die):/, 'board.rb.choose.target'],
  [/^card:/, 'board.rb.choose.mission'],
];

/** "Capture Rebel Operative: choose a target", "Darth Vader: which mission?"; null where it is about places. */
export function pieceQuestion({ pieces, options }: Decision, label: Text): Text | null {
  const piece = pieces?.find((one) => one.label === label)?.id;
  const targets = options.flatMap(({ from, at }) => (from === piece && at !== undefined ? [at] : []));
  const words = targets.length > 0 && WORDS.find(([kinds]) => targets.every((at) => kinds.test(at)));
  return words ? { key: words[1], params: { piece: label } } : null;
}

/** "Public Uprising: which leader?", once a mission is chosen first; null for other places. */
export function placeQuestion(place: string): Text | null {
  const card = place.startsWith('card:') ? cardOfId(place.slice(5)) : null;
  return card?.startsWith('mission.') ? { key: 'board.rb.choose.leader', params: { mission: { key: card } } } : null;
}
