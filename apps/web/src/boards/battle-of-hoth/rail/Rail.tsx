import type { View } from '@echo-base/games/battle-of-hoth/client';
import type { BoardProps } from '../../types.ts';
import { Inspector } from '../field/Inspector.tsx';

/** What the pointer or the question is about. */
export function Rail(props: BoardProps<View>) {
  return <Inspector {...props} />;
}
