import type { View } from '@echo-base/games/battle-of-hoth/client';
import type { BoardProps } from '../types.ts';
import { Field } from './field/Field.tsx';
import { SceneProvider } from './scene.tsx';

/** The battlefield. */
export function Board(props: BoardProps<View>) {
  return (
    <SceneProvider board={props}>
      <Field />
    </SceneProvider>
  );
}
