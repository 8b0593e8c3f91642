import { rivalOf, type View } from '@echo-base/games/battle-of-hoth/client';
import { Suspense } from 'react';
import { useTargets } from '../../match/targets.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { BoardProps } from '../types.ts';
import css from './Board.module.css';
import { CampaignDialog } from './campaign/CampaignDialog.tsx';
import { isPause } from './campaign/tree.ts';
import { Field } from './field/Field.tsx';
import { Rack } from './medals/Rack.tsx';
import { SceneProvider, useScene } from './scene.tsx';

/** Has the maps of all battles; loaded in campaigns only. */
const Between = lazyPart(() => import('./campaign/Between.tsx').then((file) => ({ default: file.Between })));

/** The battlefield between the medals of both sides; in the pause of a campaign its page. */
export function Board(props: BoardProps<View>) {
  const { decision } = useTargets();
  const { view, outcome } = props;
  const { campaign } = view;
  const isBetween = campaign !== null && !outcome && isPause(view, decision?.prompt.key);
  return (
    <SceneProvider board={props}>
      {campaign && isBetween ? (
        <Suspense fallback={null}>
          <Between {...props} campaign={campaign} />
        </Suspense>
      ) : (
        <WithRacks />
      )}
      {campaign && <CampaignDialog {...props} campaign={campaign} isPause={isBetween} />}
    </SceneProvider>
  );
}

/** The field between the medals of both sides. */
function WithRacks() {
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
