import type { RebellionView } from '@echo-base/games/rebellion/client';
import type { BoardProps } from '../types.ts';
import css from './Board.module.css';
import { Galaxy } from './galaxy/Galaxy.tsx';
import { Ruler } from './galaxy/Ruler.tsx';
import { SceneProvider } from './scene.tsx';

/** Time, reputation and the galaxy. */
export function Board(props: BoardProps<RebellionView>) {
  return (
    <SceneProvider board={props}>
      <div className={css.board}>
        <Ruler />
        <Galaxy />
      </div>
    </SceneProvider>
  );
}
