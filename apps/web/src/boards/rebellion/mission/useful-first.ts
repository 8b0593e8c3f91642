import type { Option } from '../../../net/types.ts';

const OPPOSES = 'detail.opposes';

const percentOf = ({ detail }: Option): number =>
  typeof detail?.params?.percent === 'number' ? detail.params.percent : 0;

/** Leaders who could oppose a mission: those first who leave it the smallest chance. Other options keep their order. */
export function usefulFirst(options: readonly Option[]): readonly Option[] {
  const isOpposing = ({ detail }: Option) => detail?.key === OPPOSES;
  const opposing = options.filter(isOpposing).sort((a, b) => percentOf(a) - percentOf(b));
  return opposing.length > 1 ? [...opposing, ...options.filter((option) => !isOpposing(option))] : options;
}
