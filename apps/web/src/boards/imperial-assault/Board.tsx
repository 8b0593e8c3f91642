import type { View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../i18n/translate.tsx';
import { useTargets } from '../../match/targets.tsx';
import { Readable } from '../../ui/cards/Readable.tsx';
import { cx } from '../../ui/cx.ts';
import type { BoardProps } from '../types.ts';
import { Armies } from './armies/Armies.tsx';
import { useArmiesPlace } from './armies/use-armies-place.ts';
import { AttackPanel } from './attack/AttackPanel.tsx';
import css from './Board.module.css';
import { Builder, isBuilding } from './builder/Builder.tsx';
import { Face } from './cards/Face.tsx';
import { Field } from './field/Field.tsx';
import { Portrait } from './figures/Portrait.tsx';
import { keyed } from './keyed.ts';
import { cardName } from './names.ts';
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
    return (
      <div className={css.waiting}>
        <p>{t(isKnown ? 'board.ia.armies.known' : 'board.ia.armies.secret')}</p>
        <Locked />
      </div>
    );
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

/** The own army and its command deck while the other player builds: every card opens to be read. */
function Locked() {
  const t = useTranslate();
  const { view, viewer } = useScene();
  const own = view.players.find(({ seat }) => seat === viewer);
  const lists = [
    { kind: 'card', label: 'board.ia.army.yours', ids: own?.cards ?? [] },
    { kind: 'command', label: 'board.ia.deck.yours', ids: own?.deckList ?? [] },
  ] as const;
  return lists
    .filter(({ ids }) => ids.length > 0)
    .map(({ kind, label, ids }) => (
      <section key={kind} aria-label={t(label)}>
        <h2>{t(label)}</h2>
        <ul>
          {keyed(ids).map(({ key, item: id }) => (
            <li key={key}>
              <Readable opensOnPress card={<Face card={{ kind, id }} />}>
                <button type="button" className={css.locked}>
                  {kind === 'card' && <Portrait card={id} size={34} />}
                  {t(kind === 'card' ? cardName(id) : `command.${id}`)}
                </button>
              </Readable>
            </li>
          ))}
        </ul>
      </section>
    ));
}
