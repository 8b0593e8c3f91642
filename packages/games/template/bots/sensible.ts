import type { Bot } from '../../src/engine/title.ts';
import type { View } from '../client.ts';

/** Plays its lowest card, because later rounds are worth more. */
export const sensible: Bot<View> = ({ viewer }, decision) => {
  const numberOf = (key: string) => Number(key.slice('card:'.length));
  const [first, ...rest] = decision.options.filter((option) => !option.refused).map((option) => option.key);
  if (first === undefined) throw new Error(`${viewer} has nothing to choose in ${decision.id}`);
  return rest.reduce((lowest, key) => (numberOf(key) < numberOf(lowest) ? key : lowest), first);
};
