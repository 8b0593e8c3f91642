import type { SupportId } from '@echo-base/games/battle-of-hoth/client';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { chipNumber } from '../../../match/chips.ts';
import { piecesOf, shownOptions, type Targets, useTargets } from '../../../match/targets.tsx';
import type { Decision, Option } from '../../../net/types.ts';
import { reasonOf } from '../../refusals.ts';
import type { AnyCard } from './card.ts';

/** State of a card, leader or die in the question. */
export interface Target {
  readonly state: 'none' | 'legal' | 'refused';
  /** Chosen as the piece, or one of several picked. */
  readonly selected: boolean;
  readonly hovered: boolean;
  /** Number of its chip, from 1. */
  readonly number: number | null;
  readonly option: Option | null;
  /** Reason why it may not be chosen, in the language of the interface. */
  readonly reason: string | undefined;
  press(): void;
  hover(on: boolean): void;
}

/** Whether an order card is asked for, which speaks of sections of the field: the bar lists the cards of the hand. */
export const asksForCard = (decision: Decision | null): boolean => decision?.prompt.key === 'ask.card';

/** Number of an option among the chips of a question with one answer, from 1; null without a chip. */
function chipOf(targets: Targets, option: Option): number | null {
  return targets.decision?.shape !== 'one' || option.kind ? null : chipNumber(targets, option);
}

function targetFrom(targets: Targets, option: Option | null, reason: string | undefined): Target {
  const chip = option && !option.refused ? chipOf(targets, option) : null;
  return {
    state: option === null ? 'none' : option.refused ? 'refused' : 'legal',
    selected: option !== null && targets.picked.includes(option.key),
    hovered: option !== null && targets.hovered === option.key,
    number: chip !== null && chip <= 9 ? chip : null,
    option,
    reason,
    press: () => option && targets.press(option),
    hover: (on) => targets.hover(on && option ? option.key : null),
  };
}

/** State of something the options point at (`at`), such as `card:…`, `leaders:…` or `die:…`. */
export function useOffer(at: string): Target {
  const t = useTranslate();
  const targets = useTargets();
  return useMemo(() => {
    const option = shownOptions(targets).find((one) => one.at === at) ?? null;
    return targetFrom(targets, option, reasonOf(t, option?.refused));
  }, [targets, at, t]);
}

/** The option that plays a support card without a unit: for all units, or against the unit that has just retreated. */
function playing(options: readonly Option[], card: SupportId): Option | null {
  return (
    options.find(({ key }) => key === `support:${card}` || (card === 'final-assault' && key === 'assault')) ?? null
  );
}

/**
 * State of a card that is played with an attack: a press chooses the first attack with it, another press the next one.
 * Null if no attack can be made with it.
 */
function boosting(targets: Targets, card: SupportId): Target | null {
  const attacks = targets.decision?.options.filter(({ at, refused }) => at?.startsWith(`${card}:`) && !refused) ?? [];
  if (attacks.length === 0) return null;
  const now = attacks.findIndex(({ key }) => key === targets.ready?.option.key);
  const next = attacks[(now + 1) % attacks.length] ?? null;
  return { ...targetFrom(targets, next, undefined), selected: now >= 0, number: null };
}

/** State of a support card: a piece whose unit is chosen on the board, part of an attack, or an act of its own. */
function useSupport(card: SupportId): Target {
  const targets = useTargets();
  return useMemo(() => {
    const id = `support:${card}`;
    const pieces = piecesOf(targets.decision);
    const own = pieces.get(id) ?? [];
    const boosts = boosting(targets, card);
    if (boosts) return boosts;
    if (own.length === 0) return targetFrom(targets, playing(targets.decision?.options ?? [], card), undefined);
    const chip = [...pieces.keys()].indexOf(id);
    return {
      state: 'legal',
      selected: targets.piece === id,
      hovered: targets.hovered === id,
      number: targets.piece === null && chip < 9 ? chip + 1 : null,
      option: own[0] ?? null,
      reason: undefined,
      press: () => targets.choosePiece(targets.piece === id ? null : id),
      hover: (on) => targets.hover(on ? id : null),
    };
  }, [targets, card]);
}

/** State of a card of either deck. */
export function useCard({ deck, id }: AnyCard): Target {
  const order = useOffer(`card:${id}`);
  const support = useSupport(id as SupportId);
  return deck === 'order' ? order : support;
}
