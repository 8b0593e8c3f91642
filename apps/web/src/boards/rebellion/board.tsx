import type { RebellionView } from '@echo-base/games/rebellion/client';
import { cx } from '../../kit/ui/cx.ts';
import { useIsStill } from '../../kit/ui/still.ts';
import type { BoardProps } from '../../question/board-set.ts';
import * as css from './board.module.css';
import { CoveredMap } from './combat/covered-map.tsx';
import { Galaxy } from './galaxy/galaxy.tsx';
import { Ruler } from './galaxy/ruler.tsx';
import { SceneProvider } from './scene.ts';
import { Recruit } from './stages/recruit.tsx';
import { RoleCard } from './team/role-card.tsx';

/** Time, reputation and the galaxy; a running combat or mission in front of them. */
export function Board(props: BoardProps<RebellionView>) {
  const isStill = useIsStill();
  return (
    <SceneProvider board={props}>
      <CoveredMap>
        <div className={cx(css.board, isStill && css.still)}>
          {!isStill && <Ruler />}
          <Galaxy />
        </div>
        <Recruit />
      </CoveredMap>
      <RoleCard />
    </SceneProvider>
  );
}
