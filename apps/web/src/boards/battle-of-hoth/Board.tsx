import { rivalOf, type View } from '@echo-base/games/battle-of-hoth/client';
import type { BoardProps } from '../types.ts';
import css from './Board.module.css';
import { Field } from './field/Field.tsx';
import { Rack } from './medals/Rack.tsx';
import { SceneProvider, useScene } from './scene.tsx';

/** The battlefield between the medals of both sides. */
export function Board(props: BoardProps<View>) {
  return (
    <SceneProvider board={props}>
      <Between />
    </SceneProvider>
  );
}

function Between() {
  const { view, near } = useScene();
  return (
    <div className={css.board}>
      <div className={css.rack}>
        <Rack view={view} side={near} />
      </div>
      <Field />
      <div className={css.rack}>
        <Rack view={view} side={rivalOf(near)} />
      </div>
    </div>
  );
}
