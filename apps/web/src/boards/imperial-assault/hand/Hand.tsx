import { commandCard, type View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { shownOptions, useTargets } from '../../../match/targets.tsx';
import { Readable } from '../../../ui/cards/Readable.tsx';
import { cx } from '../../../ui/cx.ts';
import { useRefuse } from '../../refusals.ts';
import type { BoardProps } from '../../types.ts';
import { Face } from '../cards/Face.tsx';
import { looksOf } from '../looks.ts';
import css from './Hand.module.css';

/** Own command cards; spectators have none. */
export function Hand({ view, viewer }: BoardProps<View>) {
  const t = useTranslate();
  const own = view.players.find(({ seat }) => seat === viewer);
  // While armies are built there are no cards yet.
  if (!own || view.map === null) return null;
  const look = looksOf(view).get(viewer) ?? 'rebel';
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
