import { type FigureView, figureCardOf, type View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Readable } from '../../../kit/ui/cards/readable.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import { Armies } from '../armies/armies.tsx';
import { useArmiesPlace } from '../armies/use-armies-place.ts';
import { DieRow } from '../attack/die-row.tsx';
import type { AnyCard } from '../cards/card.ts';
import { Face } from '../cards/face.tsx';
import { useInspectedSpace } from '../field/inspected.ts';
import { figureAt } from '../field/space-name.ts';
import { Portrait } from '../figures/portrait.tsx';
import { looksOf } from '../looks.ts';
import { figureName } from '../names.ts';
import { SceneProvider } from '../scene.ts';
import { Mission } from './mission.tsx';
import * as css from './rail.module.css';
import { StillToCome } from './still-to-come.tsx';

/** The attack in progress, or the figure that the pointer or the question is about; below it the mission. */
export function Rail(props: BoardProps<View>) {
  const { view, viewer } = props;
  const place = useArmiesPlace(viewer !== 'spectator');
  const space = useInspectedSpace();
  const inspected = space ? figureAt(view, space) : null;
  const active = view.figures.find(({ id }) => id === view.activation?.figure) ?? null;
  const figure = inspected ?? active;
  return (
    <div className={css.rail}>
      {view.attack ? (
        <StillToCome attack={view.attack} view={view} />
      ) : (
        figure && <FigureFacts view={view} figure={figure} />
      )}
      <Mission {...props} />
      {place === 'rail' && (
        <SceneProvider board={props}>
          <Armies />
        </SceneProvider>
      )}
    </div>
  );
}

/** A figure with its card: speed, attack, defence, abilities; of the active one its actions and points. */
function FigureFacts({ view, figure }: { view: View; figure: FigureView }) {
  const t = useTranslate();
  const card = figureCardOf(figure.card);
  const look = looksOf(view).get(figure.seat) ?? 'rebel';
  const activation = view.activation?.figure === figure.id ? view.activation : null;
  if (!card) return null;
  return (
    <section className={css.facts} data-side={look} aria-label={t(figureName(view, figure))}>
      <header>
        <Portrait card={figure.card} size={48} className={css.portrait} />
        <div>
          <h3>{t(figureName(view, figure))}</h3>
          <p>
            {t('board.ia.facts', { speed: card.speed, left: figure.health - figure.damage, health: figure.health })}
          </p>
        </div>
      </header>
      {activation && (
        <p className={css.now}>{t('board.ia.actions', { actions: activation.actions, points: activation.points })}</p>
      )}
      <div className={css.pools}>
        <span>
          <small>{t(`board.ia.pool.${card.attack.type}`)}</small>
          <DieRow dice={card.attack.dice} size={24} />
        </span>
        <span>
          <small>{t('board.ia.pool.defence')}</small>
          <DieRow dice={card.defence} size={24} />
        </span>
      </div>
      <ul className={css.abilities}>
        {figure.conditions.map((condition) => (
          <li key={condition} className={css.condition}>
            <Term card={{ kind: 'condition', id: condition }} />
          </li>
        ))}
        {card.abilities.map((ability) => (
          <li key={ability}>
            <Term card={{ kind: 'ability', id: ability }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A name that opens what it says. */
function Term({ card }: { card: AnyCard }) {
  const t = useTranslate();
  return (
    <Readable opensOnPress side="left" card={<Face card={card} />}>
      <button type="button" className={css.term}>
        {t({ key: `${card.kind}.${card.id}` })}
      </button>
    </Readable>
  );
}
