import type { Bot } from '../../engine/title.ts';
import type { GalaxyView } from '../client.ts';

/** Random legal option; takes a die back only rarely, so that games end. */
export const random: Bot<GalaxyView> = (_seen, decision, rng) => {
  const legal = decision.options.filter((option) => !option.refused);
  const onward = legal.filter((option) => !option.key.startsWith('back:'));
  const from = rng() < 0.05 ? legal : onward;
  const option = from[Math.floor(rng() * from.length)];
  if (!option) throw new Error(`nothing to choose in ${decision.id}`);
  return option.key;
};
