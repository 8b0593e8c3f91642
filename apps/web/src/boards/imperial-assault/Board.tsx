import type { View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../i18n/translate.tsx';
import { useTargets } from '../../match/targets.tsx';
import type { BoardProps } from '../types.ts';
import { Armies } from './armies/Armies.tsx';
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
  const { map } = useScene();
  if (!map) return <p className={css.waiting}>{t('board.ia.armies.secret')}</p>;
  return (
    <div className={css.board}>
      <div className={css.armies}>
        <Armies />
      </div>
      <Field key={map.id} map={map} />
    </div>
  );
}
