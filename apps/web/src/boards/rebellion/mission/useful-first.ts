import type { Option, Text } from '../../../net/types.ts';

const OPPOSES = 'detail.opposes';

const percentOf = ({ detail }: Option): number =>
  typeof detail?.params?.percent === 'number' ? detail.params.percent : 0;

/** Questions in which units that are lost matter most: damage on them can still be blocked. */
const BLOCKING = 'ask.block';

/** Whether the option is a unit with as much damage as health: more would be wasted. */
function isLost({ detail }: Option): boolean {
  const { damage, health } = detail?.params ?? {};
  return detail?.key === 'detail.damage' && Number(damage) >= Number(health) && Number(health) > 0;
}

/** Units that can still be lost, then those that are lost already, and say so. */
function lostLast(options: readonly Option[]): readonly Option[] {
  const lost = options.filter(isLost);
  if (lost.length === 0 || lost.length === options.length) return options;
  const told = lost.map((option) => ({ ...option, detail: { key: 'board.rb.combat.alreadyLost' } }));
  return [...options.filter((option) => !isLost(option)), ...told];
}

/**
 * Leaders who could oppose a mission: those first who leave it the smallest chance. Units that take damage: those that
 * are lost already last. Other options keep their order.
 */
export function usefulFirst(options: readonly Option[], prompt?: Text): readonly Option[] {
  const isOpposing = ({ detail }: Option) => detail?.key === OPPOSES;
  const opposing = options.filter(isOpposing).sort((a, b) => percentOf(a) - percentOf(b));
  return opposing.length > 1
    ? [...opposing, ...options.filter((option) => !isOpposing(option))]
    : prompt?.key.startsWith(BLOCKING)
      ? options
      : lostLast(options);
}
