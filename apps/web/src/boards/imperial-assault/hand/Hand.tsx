import { commandCard, type PlayerView, type View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { shownOptions, useTargets } from '../../../match/targets.tsx';
import { Readable } from '../../../ui/cards/Readable.tsx';
import { cx } from '../../../ui/cx.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import { useRefuse } from '../../refusals.ts';
import type { BoardProps } from '../../types.ts';
import { Armies } from '../armies/Armies.tsx';
import { useArmiesPlace } from '../armies/use-armies-place.ts';
import { isBuilding } from '../builder/Builder.tsx';
import { SoFar } from '../builder/SoFar.tsx';
import { Face } from '../cards/Face.tsx';
import { looksOf } from '../looks.ts';
import { SceneProvider } from '../scene.tsx';
import css from './Hand.module.css';

/** Own command cards, and on a phone both armies; what is picked while armies are built. Spectators have none. */
export function Hand(props: BoardProps<View>) {
  const { view, viewer } = props;
  const { decision } = useTargets();
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
    <div className={cx(css.hand, css[look])}>
      <h3 className="label">{t('board.ia.hand')}</h3>
      <ul aria-label={t('board.ia.hand')}>
        {hand.map((id, index) => (
          <li key={`${id} ${hand.slice(0, index).filter((one) => one === id).length}`}>
            <CommandCard id={id} />
          </li>
        ))}
        {hand.length === 0 && <li className={css.none}>{t('board.ia.hand.none')}</li>}
      </ul>
      <p className={css.counts}>{t('board.ia.hand.counts', { deck: own.deckSize, discards: own.discards.length })}</p>
    </div>
  );
}

/** A command card: price, name, and what it waits for. A press plays it where the question offers it. */
function CommandCard({ id }: { id: string }) {
  const t = useTranslate();
  const targets = useTargets();
  const refuse = useRefuse();
  const { cost, window } = commandCard(id);
  const options = shownOptions(targets).filter(
    ({ key, at }) => key.startsWith(`play:${id}:`) || at === `command:${id}`,
  );
  const open = options.filter(({ refused }) => !refused);
  const [first] = open;
  const state = first ? 'legal' : options.length > 0 ? 'refused' : 'none';
  const isSelected = options.some(({ key }) => targets.picked.includes(key) || targets.ready?.option.key === key);
  const button = (
    <button
      type="button"
      className={cx(css.card, css[state], isSelected && css.selected)}
      data-card={id}
      data-names={`command:${id}`}
      data-target={state}
      aria-pressed={state === 'legal' ? isSelected : undefined}
      aria-disabled={state === 'refused' || undefined}
      onClick={() => (first ? targets.press(first) : refuse(options[0] ?? null))}
      onPointerEnter={() => targets.hover(first?.key ?? null)}
      onPointerLeave={() => targets.hover(null)}
    >
      <span className={css.face}>
        <b className={css.cost}>{cost}</b>
        <span className={css.words}>
          <b>{t(`command.${id}`)}</b>
          <small>{t(`commandGist.${id}`)}</small>
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
