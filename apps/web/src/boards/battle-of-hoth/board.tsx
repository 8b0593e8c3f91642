import { rivalOf, type View } from '@echo-base/games/battle-of-hoth/client';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { useIsStill } from '../../kit/ui/still.ts';
import type { BoardProps } from '../../question/board-set.ts';
import { useDecision } from '../../question/selection/use-selection.ts';
import * as css from './board.module.css';
import { CampaignDialog } from './campaign/campaign-dialog.tsx';
import { isPause } from './campaign/tree.ts';
import { Field } from './field/field.tsx';
import { MedalFlight } from './medals/flight.tsx';
import { Rack } from './medals/rack.tsx';
import { SceneProvider, useScene } from './scene.ts';

/** Has the maps of all battles; loaded in campaigns only. */
const Between = lazyPart(async () => (await import('./campaign/between.tsx')).Between);

/** The battlefield between the medals of both sides; in the pause of a campaign its page. */
export function Board(props: BoardProps<View>) {
  const decision = useDecision();
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
  const isStill = useIsStill();
  if (isStill) return <Field />;
  return (
    <div className={css.board}>
      <div className={css.rack}>
        <Rack view={view} side={near} />
      </div>
      <Field />
      <div className={css.rack}>
        <Rack view={view} side={rivalOf(near)} />
      </div>
      <MedalFlight />
    </div>
  );
}
