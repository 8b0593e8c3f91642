import { blockedBy } from '@echo-base/games/budgets';
import { deploymentCard, type FigureCard, figureCardOf, pointsOf } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';
import { Readable } from '../../../kit/ui/cards/readable.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { useActs, useSelected } from '../../../question/selection/use-selection.ts';
import { DieRow } from '../attack/die-row.tsx';
import { Face } from '../cards/face.tsx';
import { Portrait } from '../figures/portrait.tsx';
import { cardName } from '../names.ts';
import * as css from './card-plate.module.css';
import { affiliationIn, cardsIn, countOf, mostOf, nextCopy } from './picks.ts';

/** Keys that a press on a card adds: its next copy, and the affiliation of the first card. */
function added(picked: readonly string[], id: string): readonly string[] {
  const own = affiliationIn(picked) === null ? [`affiliation:${deploymentCard(id).affiliation}`] : [];
  return [...picked, ...own, nextCopy('card', picked, id)];
}

/** A deployment card in the builder: what it costs and does; a press adds a copy, or it says why not. */
export function CardPlate({ id, decision }: { id: string; decision: Decision }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const { pick } = useActs();
  const { cost, affiliation } = deploymentCard(id);
  const figure = figureCardOf(id);
  const count = countOf(picked, id);
  const isFull = count >= mostOf(id);
  const keys = added(picked, id);
  const block = isFull ? undefined : blockedBy(decision, keys.slice(0, -1), keys.at(-1) ?? '');
  const isOpen = !isFull && !block;
  const left =
    (decision.budgets?.find(({ id: budget }) => budget === 'points')?.limit ?? 0) - pointsOf(cardsIn(picked));
  const why = isFull
    ? t('board.ia.army.copies', { n: count })
    : block &&
      (block.id === 'points'
        ? t('board.ia.army.tooDear', { cost, left })
        : t('board.ia.army.blocked', { label: block.label }));
  return (
    <Readable side="right" card={<Face card={{ kind: 'card', id }} />}>
      <button
        type="button"
        className={cx(css.plate, count > 0 && css.taken, isOpen ? css.open : css.shut)}
        data-target={isOpen ? 'legal' : 'refused'}
        data-side={affiliation}
        aria-disabled={!isOpen || undefined}
        aria-description={why}
        onClick={() => isOpen && pick(keys)}
      >
        <span className={css.head}>
          <b className={css.cost}>{cost}</b>
          <span className={css.name}>
            {t(cardName(id))}
            <small>
              {figure
                ? `${t('board.ia.army.figures', { n: figure.figures })}${sizeOf(figure)}`
                : t('board.ia.army.upgrade')}
            </small>
          </span>
          <Portrait card={id} size={40} className={css.portrait} />
        </span>
        {figure && <Values figure={figure} />}
        <span className={css.foot}>
          {why ?? t('board.ia.army.fits', { n: left - cost })}
          {count > 0 && <b className={css.count}>{count}</b>}
        </span>
      </button>
    </Readable>
  );
}

/** The spaces of a large base, such as ", 2 × 3"; nothing for one space. */
const sizeOf = ({ size }: FigureCard): string => (size === '1x1' ? '' : `, ${size.replace('x', ' × ')}`);

/** Traits, health, speed and dice of a figure card. */
function Values({ figure }: { figure: FigureCard }) {
  const t = useTranslate();
  return (
    <>
      <span className={css.traits}>{figure.traits.map((one) => t(`board.ia.trait.${one}`)).join(', ')}</span>
      <span className={css.values}>
        <span>
          <Icon name="heart" size={14} /> {figure.health}
        </span>
        <span>
          <Icon name="move" size={14} /> {figure.speed}
        </span>
        <DieRow dice={figure.attack.dice} size={20} />
        <Icon name="shield" size={14} />
        <DieRow dice={figure.defence} size={20} />
      </span>
    </>
  );
}
