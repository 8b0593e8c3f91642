import {
  type MissionCard,
  missionOf,
  type RebellionView,
  type Side,
  tacticOf,
} from '@echo-base/games/rebellion/client';
import type { ReactNode } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Fan } from '../../kit/ui/cards/fan.tsx';
import type { BoardProps } from '../../question/board-set.ts';
import type { Selection } from '../../question/selection/selection.ts';
import { useDecision } from '../../question/selection/use-selection.ts';
import type { AnyCard } from './cards/card.ts';
import { DeckEnd } from './cards/deck-end.tsx';
import { deckEndsIn, drawnIn } from './cards/drawn.ts';
import { HandCard } from './cards/hand-card.tsx';
import { Mission } from './cards/mission.tsx';
import { Pile } from './cards/pile.tsx';
import * as css from './hand.module.css';
import { likelyCards } from './mission/likely-first.ts';
import { assignableOf } from './sides.ts';
import { Tray } from './stages/stage-tray.tsx';
import { buildableOf, supplyOf, trayOf } from './stages/tray.ts';

export type HandProps = BoardProps<RebellionView> & { readonly side: Side };

/** Cards of a side, as its own players see them. */
function handOf(view: RebellionView, side: Side, viewer: string) {
  const assigned = view.assigned.flatMap((one) => (one.side === side && one.card ? [{ ...one, card: one.card }] : []));
  const missions = view.missions[side].hand.cards ?? [];
  const isOurs = (seat: string) => seat.startsWith(side);
  const seats = Object.keys(view.actions.hands).filter(isOurs);
  const actions = [viewer, ...seats.filter((seat) => seat !== viewer)].flatMap(
    (seat) => view.actions.hands[seat]?.cards ?? [],
  );
  const objectives = side === 'rebel' ? (view.objectives.hand ?? []) : [];
  const probes = side === 'imperial' ? (view.probes.hand.cards ?? []) : [];
  const tactics = view.combat?.tactics[side].cards ?? [];
  return { assigned, missions, actions, objectives, probes, tactics };
}

/** Ids of the hand's cards in options. */
function namesOf({ assigned, missions, actions, objectives, tactics }: ReturnType<typeof handOf>): ReadonlySet<string> {
  const cards = [...assigned.map(({ card }) => card), ...missions, ...actions, ...objectives];
  return new Set([...cards, ...tactics.map((id) => tacticOf(id).id)].map((id) => `card:${id}`));
}

/** Whether the card that is chosen goes under its deck, and is not kept. */
const goesUnder = (decision: Selection['decision']) => decision?.prompt.key.endsWith('Under') ?? false;

/** The copy that represents all copies of a mission, unless each is chosen separately. */
function standIn(missions: readonly MissionCard[], card: MissionCard, each: boolean): MissionCard {
  const { id } = missionOf(card);
  return each ? card : (missions.find((one) => missionOf(one).id === id) ?? card);
}

/** All cards of the viewer's side in one row, by kind. */
export function HandCards({ view, side, viewer }: HandProps) {
  const t = useTranslate();
  const decision = useDecision();
  const hand = handOf(view, side, viewer);
  const { assigned, missions, actions, objectives, probes, tactics } = hand;
  const open = view.phase === 'assignment';
  const tray = supplyOf(view, decision) ?? trayOf(view, side) ?? buildableOf(view, decision);
  const drawn = view.recruiting ? [] : drawnIn(decision, namesOf(hand));
  const each = decision?.shape === 'some';
  const progressOf = (card: AnyCard) => (card.deck === 'objective' ? view.objectives.status[card.id] : undefined);
  return (
    <Fan
      wraps
      about={decision?.prompt.key ?? null}
      className={css.fan}
      label={t('board.rb.side.hand')}
      earlierLabel={t('board.rb.side.earlier')}
      laterLabel={t('board.rb.side.later')}
    >
      {tray && <Tray units={tray} />}
      <Group name={t(goesUnder(decision) ? 'board.rb.order.under' : 'board.rb.order.choose')} count={drawn.length}>
        {drawn.map(({ card, at }) => (
          <HandCard key={at} card={card} at={at} whole={card.deck !== 'probe'} />
        ))}
        {deckEndsIn(decision).map((at) => (
          <DeckEnd key={at} at={at} />
        ))}
      </Group>
      <Group name={t('board.rb.side.tactics')} count={tactics.length}>
        {tactics.map((id) => (
          <HandCard key={id} card={{ deck: 'tactic', id }} at={`card:${tacticOf(id).id}`} />
        ))}
      </Group>
      <Group name={t('board.rb.side.assigned')} count={assigned.length}>
        {assigned.map((one) => (
          <Mission key={one.card} card={one.card} view={view} assigned={one} open={open} />
        ))}
      </Group>
      <Group name={t('board.rb.side.missions')} count={missions.length}>
        {(open ? likelyCards(missions, assignableOf(view, side)) : missions).map((card) => (
          <Mission key={card} card={card} view={view} at={`card:${standIn(missions, card, each)}`} open={open} />
        ))}
      </Group>
      <Group name={t('board.rb.side.actions')} count={actions.length}>
        {actions.map((id) => (
          <HandCard key={id} card={{ deck: 'action', id }} />
        ))}
      </Group>
      <Group name={t('board.rb.side.objectives')} count={objectives.length}>
        {objectives.map((id) => (
          <HandCard key={id} card={{ deck: 'objective', id }} progress={view.objectives.status[id]} />
        ))}
      </Group>
      {side === 'imperial' && (
        <Group name={t('board.rb.side.probes')} count={probes.length}>
          <Pile
            className={css.stack}
            title={t('board.rb.side.probes')}
            cards={probes.map((id) => ({ deck: 'probe', id }))}
            progressOf={progressOf}
          >
            <b aria-hidden="true">{probes.length}</b>
            <span aria-hidden="true">{t('board.rb.side.inHand')}</span>
          </Pile>
        </Group>
      )}
    </Fan>
  );
}

/** Cards of one kind under a heading; nothing if there are none. */
function Group({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className={css.group} aria-label={name}>
      <h3 className="label">{name}</h3>
      <div className={css.cards}>{children}</div>
    </section>
  );
}
