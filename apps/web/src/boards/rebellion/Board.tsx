import type { RebellionView } from '@echo-base/games/rebellion/client';
import type { BoardProps } from '../types.ts';
import css from './Board.module.css';
import { Front } from './combat/Front.tsx';
import { Galaxy } from './galaxy/Galaxy.tsx';
import { Ruler } from './galaxy/Ruler.tsx';
import { SceneProvider } from './scene.tsx';
import { Recruit } from './stages/Recruit.tsx';

/** Time, reputation and the galaxy; a running combat or mission in front of them. */
export function Board(props: BoardProps<RebellionView>) {
  return (
    <SceneProvider board={props}>
      <Front>
        <div className={css.board}>
          <Ruler />
          <Galaxy />
        </div>
        <Recruit />
      </Front>
    </SceneProvider>
  );
}
