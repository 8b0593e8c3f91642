import type { RebellionView, Side } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Emblem } from '../../../kit/ui/marks.tsx';
import type { AnyCard } from '../cards/card.ts';
import { Pile } from '../cards/pile.tsx';
import { Disc } from '../galaxy/disc.tsx';
import { sideOfSeat } from '../scene.ts';
import { colourOf } from '../sides.ts';
import * as css from './all-cards.module.css';

/** A side's hand at the end, by kind of card. */
function heldBy({ missions, assigned, actions, objectives, probes }: RebellionView, side: Side) {
  const hands = Object.entries(actions.hands).filter(([seat]) => sideOfSeat(seat) === side);
  const ours = assigned.flatMap((one) => (one.side === side && one.card ? [one.card] : []));
  const held: Readonly<Record<string, AnyCard[]>> = {
    assigned: ours.map((id) => ({ deck: 'mission', id })),
    missions: (missions[side].hand.cards ?? []).map((id) => ({ deck: 'mission', id })),
    actions: hands.flatMap(([, hand]) => (hand.cards ?? []).map((id): AnyCard => ({ deck: 'action', id }))),
    objectives: side === 'rebel' ? (objectives.hand ?? []).map((id) => ({ deck: 'objective', id })) : [],
    probes: side === 'imperial' ? (probes.hand.cards ?? []).map((id) => ({ deck: 'probe', id })) : [],
  };
  return Object.entries(held).filter(([, cards]) => cards.length > 0);
}

/** Everything that was hidden, once the game is over: the base and both hands. */
export function AllCards({ view }: { view: RebellionView }) {
  const t = useTranslate();
  const { base } = view;
  if (!view.opened) return null;
  return (
    <section aria-label={t('board.rb.story.cards')}>
      <h3 className="label">{t('board.rb.story.cards')}</h3>
      {base.system && (
        <p className={css.base}>
          <Disc system={base.system} size={40} />
          <span>
            <b>{t('board.rb.story.base', { system: t(`system.${base.system}`) })}</b>
            {base.old.length > 0 && (
              <small>
                {t('board.rb.story.before', { systems: base.old.map((id) => t(`system.${id}`)).join(', ') })}
              </small>
            )}
          </span>
        </p>
      )}
      {(['rebel', 'imperial'] as const).map((side) => (
        <div key={side} className={css.side}>
          <h4 className={css.name} data-side={side}>
            <Emblem id={colourOf(side)} size={16} />
            {t(`side.${side}`)}
          </h4>
          <ul className={css.piles}>
            {heldBy(view, side).map(([kind, cards]) => (
              <li key={kind}>
                <Pile title={t({ key: `board.rb.side.${kind}` })} cards={cards} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
