import type { View } from '@echo-base/games/imperial-assault/client';
import { Suspense } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Readable } from '../../kit/ui/cards/readable.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { useIsStill } from '../../kit/ui/still.ts';
import type { BoardProps } from '../../question/board-set.ts';
import { useDecision } from '../../question/selection/use-selection.ts';
import { Armies } from './armies/armies.tsx';
import { useArmiesPlace } from './armies/use-armies-place.ts';
import { AttackPanel } from './attack/attack-panel.tsx';
import * as css from './board.module.css';
import { isBuilding } from './builder/building.ts';
import { Face } from './cards/face.tsx';
import { Field } from './field/field.tsx';
import { Portrait } from './figures/portrait.tsx';
import { keyed } from './keyed.ts';
import { cardName } from './names.ts';
import { SceneProvider, useScene } from './scene.ts';
import { useToldView } from './told.ts';

/** For matches with own armies, before the map. */
const Builder = lazyPart(async () => (await import('./builder/builder.tsx')).Builder);

/** The map beside the armies; the army builder while armies are built. */
export function Board(props: BoardProps<View>) {
  const decision = useDecision();
  const { viewer } = props;
  const view = useToldView(props.view);
  const own = view.players.find(({ seat }) => seat === viewer);
  return (
    <SceneProvider board={{ ...props, view }}>
      {isBuilding(decision) ? (
        <Suspense fallback={null}>
          <Builder decision={decision} cards={own?.cards ?? []} />
        </Suspense>
      ) : (
        <Table />
      )}
    </SceneProvider>
  );
}

function Table() {
  const t = useTranslate();
  const { map, view, viewer } = useScene();
  const isStill = useIsStill();
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
  if (isStill) return <Field key={map.id} map={map} />;
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
                  {t(kind === 'card' ? cardName(id) : { key: `command.${id}` })}
                </button>
              </Readable>
            </li>
          ))}
        </ul>
      </section>
    ));
}
