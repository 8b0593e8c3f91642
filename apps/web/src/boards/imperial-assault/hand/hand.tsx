import { commandCard, type PlayerView, type View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Readable } from '../../../kit/ui/cards/readable.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { useRefuse } from '../../../question/refusals.ts';
import { shownOptions } from '../../../question/selection/offered.ts';
import { targetOf, useTarget } from '../../../question/selection/target.ts';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { Armies } from '../armies/armies.tsx';
import { useArmiesPlace } from '../armies/use-armies-place.ts';
import { isBuilding } from '../builder/building.ts';
import { SoFar } from '../builder/so-far.tsx';
import { Face } from '../cards/face.tsx';
import { looksOf } from '../looks.ts';
import { SceneProvider } from '../scene.ts';
import css from './hand.module.css';

/** Own command cards, and on a phone both armies; what is picked while armies are built. Spectators have none. */
export function Hand(props: BoardProps<View>) {
  const { view, viewer } = props;
  const decision = useDecision();
  const place = useArmiesPlace(viewer !== 'spectator');
  const isPhone = usePhone();
  const own = view.players.find(({ seat }) => seat === viewer);
  if (!own) return null;
  // While armies are built there are no cards yet; from the width of a tablet up the builder shows all of it.
  if (view.map === null) return isPhone && isBuilding(decision) ? <SoFar decision={decision} /> : null;
  return (
    <>
      <CommandCards view={view} own={own} />
      {place === 'hand' && (
        <SceneProvider board={props}>
          <Armies isOwnFirst />
        </SceneProvider>
      )}
    </>
  );
}

function CommandCards({ view, own }: { view: View; own: PlayerView }) {
  const t = useTranslate();
  const look = looksOf(view).get(own.seat) ?? 'rebel';
  const hand = own.hand ?? [];
  return (
    <div className={css.hand} data-side={look}>
      <h3 className="label">{t('board.ia.hand')}</h3>
      <ul aria-label={t('board.ia.hand')}>
        {hand.map((id, index) => (
          <li key={`${id} ${hand.slice(0, index).filter((one) => one === id).length}`}>
            <CommandCard id={id} />
          </li>
        ))}
        {hand.length === 0 && <li className={css.none}>{t('board.ia.hand.none')}</li>}
      </ul>
      <p className={css.counts} data-open={`pile:${own.seat}`}>
        {t('board.ia.hand.counts', { deck: own.deckSize, discards: own.discards.length })}
      </p>
    </div>
  );
}

/** A command card: price, name, and what it waits for. A press plays it where the question offers it. */
function CommandCard({ id }: { id: string }) {
  const t = useTranslate();
  const refuse = useRefuse();
  const { cost, window } = commandCard(id);
  const target = useTarget((chosen) =>
    targetOf(
      chosen,
      shownOptions(chosen).filter(({ key, at }) => key.startsWith(`play:${id}:`) || at === `command:${id}`),
    ),
  );
  const { state, selected } = target;
  const button = (
    <button
      type="button"
      className={cx(css.card, css[state], selected && css.selected)}
      data-card={id}
      data-names={`command:${id}`}
      data-target={state}
      aria-pressed={state === 'legal' ? selected : undefined}
      aria-disabled={state === 'refused' || undefined}
      onClick={() => (state === 'legal' ? target.press() : refuse(target.option))}
      onPointerEnter={() => target.hover(true)}
      onPointerLeave={() => target.hover(false)}
    >
      <span className={css.face}>
        <b className={css.cost}>{cost}</b>
        <span className={css.words}>
          <b>{t({ key: `command.${id}` })}</b>
          <small>{t({ key: `commandGist.${id}` })}</small>
          <small>{t(`board.ia.window.${window}`)}</small>
        </span>
      </span>
    </button>
  );
  return (
    <Readable clear="#prompt" opensOnPress={state === 'none'} card={<Face card={{ kind: 'command', id }} />}>
      {button}
    </Readable>
  );
}
