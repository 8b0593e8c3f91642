import type { Option } from '../../net/types.ts';

/** Ending a step is not advised while a unit can still move or attack (25.7). */
export function advised(options: readonly Option[]): readonly Option[] {
  const isBetterOpen = options.some(({ kind, refused, from }) => !kind && !refused && from?.startsWith('unit:'));
  if (!isBetterOpen) return options;
  return options.map((option) =>
    option.key === 'done' && option.kind === 'primary' ? { ...option, kind: 'plain' } : option,
  );
}
