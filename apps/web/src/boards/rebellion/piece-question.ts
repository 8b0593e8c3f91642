import type { Decision, Text } from '../../kit/net/types.ts';
import { cardOfId } from './cards/named.tsx';

/** Words for what a chosen piece is put to, by the kind of its targets; places are asked for by default. */
const WORDS: readonly (readonly [kinds: RegExp, key: string])[] = [
  [/^die:/, 'board.rb.choose.die'],
  [/^(leader|unit):/, 'board.rb.choose.target'],
  [/^card:/, 'board.rb.choose.mission'],
];

/** Words of questions whose pieces are put to something else. */
const BY_PROMPT: Readonly<Record<string, string>> = {
  'ask.buildAll': 'board.rb.choose.builder',
  'ask.block': 'board.rb.choose.cost',
};

/** Words for a piece with these targets; undefined where it is about places. */
function wordsOf({ key }: Text, targets: readonly string[]): string | undefined {
  const words = WORDS.find(([kinds]) => targets.length > 0 && targets.every((at) => kinds.test(at)))?.[1];
  const isOwn = key === 'ask.buildAll' || words === 'board.rb.choose.mission';
  return isOwn ? (BY_PROMPT[key] ?? words) : words;
}

/**
 * "Capture Rebel Operative: choose a target", "Darth Vader: which mission?", "Sabotage: where?"; null where a piece is put
 * to a place.
 */
export function pieceQuestion({ prompt, pieces, options }: Decision, label: Text): Text | null {
  const piece = pieces?.find((one) => one.label === label)?.id;
  const targets = options.flatMap(({ from, at }) => (from === piece && at !== undefined ? [at] : []));
  const key = wordsOf(prompt, targets);
  if (key === undefined && piece?.startsWith('card:'))
    return { key: 'board.rb.choose.place', params: { piece: label } };
  // A type to build is named without the number in the supply.
  const unit = typeof label.params?.unit === 'object' ? label.params.unit : label;
  return key === undefined ? null : { key, params: { piece: unit } };
}

/** "Public Uprising: which leader?", once a mission is chosen first; null for other places. */
export function placeQuestion(place: string): Text | null {
  const card = place.startsWith('card:') ? cardOfId(place.slice(5)) : null;
  return card?.startsWith('mission.') ? { key: 'board.rb.choose.leader', params: { mission: { key: card } } } : null;
}
