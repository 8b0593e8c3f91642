import type { Option } from '../../kit/net/types.ts';

/** Ending a step is not advised while a unit can still move or attack (25.7). */
function withoutEnd(options: readonly Option[]): readonly Option[] {
  const isBetterOpen = options.some(({ kind, refused, from }) => !kind && !refused && from?.startsWith('unit:'));
  if (!isBetterOpen) return options;
  return options.map((option) =>
    option.key === 'done' && option.kind === 'primary' ? { ...option, kind: 'plain' } : option,
  );
}

const isExit = ({ key }: Option) => key.startsWith('leave:');

/** Options as they are shown: leaving the board, which wins medals, comes before the hexes of a move. */
export function advised(options: readonly Option[]): readonly Option[] {
  const shown = withoutEnd(options);
  if (!shown.some(isExit)) return shown;
  return [...shown.filter(isExit), ...shown.filter((option) => !isExit(option))];
}
