import type { View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../i18n/translate.tsx';
import { useTargets } from '../../match/targets.tsx';
import { cx } from '../../ui/cx.ts';
import type { BoardProps } from '../types.ts';
import { Armies } from './armies/Armies.tsx';
import { useArmiesPlace } from './armies/use-armies-place.ts';
import { AttackPanel } from './attack/AttackPanel.tsx';
import css from './Board.module.css';
import { Builder, isBuilding } from './builder/Builder.tsx';
import { Field } from './field/Field.tsx';
import { SceneProvider, useScene } from './scene.tsx';

/** The map beside the armies; the army builder while armies are built. */
export function Board(props: BoardProps<View>) {
  const { decision } = useTargets();
  const { view, viewer } = props;
  const own = view.players.find(({ seat }) => seat === viewer);
  return (
    <SceneProvider board={props}>
      {isBuilding(decision) ? <Builder decision={decision} cards={own?.cards ?? []} /> : <Table />}
    </SceneProvider>
  );
}

function Table() {
  const t = useTranslate();
  const { map, view, viewer } = useScene();
  const place = useArmiesPlace(viewer !== 'spectator');
  if (!map) {
    const isKnown = view.players.every(({ cards }) => cards !== null);
    return <p className={css.waiting}>{t(isKnown ? 'board.ia.armies.known' : 'board.ia.armies.secret')}</p>;
  }
  const isAttack = view.attack !== null;
  return (
    <div className={cx(css.board, isAttack && css.attacked)}>
      {place === 'board' && (
        <div className={css.armies}>
          <Armies isFolded={isAttack} />
        </div>
      )}
      <Field key={map.id} map={map} />
      {isAttack && (
        <div className={css.attack}>
          <AttackPanel />
        </div>
      )}
    </div>
  );
}
