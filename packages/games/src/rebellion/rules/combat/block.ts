import { note } from '../../../engine/log.ts';
import type { Option, Piece } from '../../../engine/rule.ts';
import { refuse, text } from '../../../engine/text.ts';
import { withFields } from '../../../engine/with-fields.ts';
import { type TacticCard, type TacticId, tacticOf } from '../../data/tactics.ts';
import type { Side, UnitId } from '../../data/units.ts';
import { rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { book } from '../book.ts';
import { tacticRules } from '../card-book.ts';
import { declineOption, sideName } from '../names.ts';
import { attackOf, targetOption, timesOptions, unassign, unitIn } from './damage.ts';
import { hasEffect } from './effects.ts';
import { commander, targetKinds } from './force.ts';
import { discardTactic, tacticHand, tacticKinds, tacticsPossible } from './tactics.ts';

const defender = (g: State): Side => rivalOf(attackOf(g).side);
const defenders = (g: State) => [commander(g, defender(g), attackOf(g).theatre)];
const damaged = (g: State): UnitId[] => targetKinds(g, Object.keys(attackOf(g).hits) as UnitId[]);

/** Whether a side is kept from playing tactic cards in this battle (It's a Trap!). */
export function tacticsForbidden(g: State, side: Side): boolean {
  return g.combat?.battle === 'space' && hasEffect(g, 'no-space-tactics', side);
}

/** Whether, for all the table can see, the defender may hold a card that blocks, and may play it (RB-16.2.1). */
export function mayHoldBlock(g: State): boolean {
  const side = defender(g);
  const { theatre } = attackOf(g);
  if (hasEffect(g, 'no-block', side) || tacticsForbidden(g, side)) return false;
  const canPay = tacticHand(g, side, theatre).length > 1;
  return tacticsPossible(g, side, theatre).some((id) => {
    const { blocks } = tacticRules(id);
    return blocks !== undefined && (canPay || !blocks.discards);
  });
}

/** Whether, for all the table can see, the defender could block: damage, and a card against it. */
const couldBlock = (g: State): boolean => damaged(g).length > 0 && mayHoldBlock(g);

/**
 * Block cards; where there is a choice, one that removes a single damage with each unit it may help, and one that costs
 * another card with each card it may cost.
 */
function blockOptions(g: State): Option[] {
  const hand = tacticHand(g, defender(g), attackOf(g).theatre);
  const units = damaged(g);
  return tacticKinds(hand).flatMap((id): Option[] => {
    const { blocks } = tacticRules(id);
    if (!blocks) return [];
    const card = {
      key: `play:${id}`,
      at: `card:${id}`,
      label: text(`tactic.${id}`),
      detail: text(`tactic.${id}.text`),
    };
    if (blocks.discards) return payOptions(g, id, card);
    if (!isSingle(id) || units.length < 2) return [card];
    return units.map((unit) => withFields(targetOption(g, unit), { key: `${card.key}:${unit}`, from: card.at }));
  });
}

/** A block card with each card that may pay for it; alone where there is only one, refused without one (RB-9.1.20). */
function payOptions(g: State, id: TacticId, card: Option & { readonly at: string }): Option[] {
  const costs = tacticKinds(without(tacticHand(g, defender(g), attackOf(g).theatre), id));
  if (costs.length === 0) return [withFields(card, { refused: refuse('second_card', {}, 'RB-9.1.20') })];
  if (costs.length === 1) return [card];
  return costs.map((cost) => ({
    key: `${card.key}:${cost}`,
    label: text(`tactic.${cost}`),
    detail: text('detail.discarded'),
    at: `card:${cost}`,
    from: card.at,
  }));
}

/** A hand without one card of this name. */
function without(hand: readonly TacticCard[], id: TacticId): TacticCard[] {
  const index = hand.findIndex((card) => tacticOf(card).id === id);
  return hand.filter((_card, n) => n !== index);
}

/** Whether a card removes one damage and costs nothing but itself. */
const isSingle = (id: TacticId): boolean => {
  const { blocks } = tacticRules(id);
  return blocks?.n === 1 && !blocks.discards;
};

/** Cards of the defender that block. The question comes without one too, or it would give the hand away (RB-9.1.20). */
const blockCards = (g: State): number =>
  tacticHand(g, defender(g), attackOf(g).theatre).filter((card) => tacticRules(tacticOf(card).id).blocks).length;

/** Cards that are chosen before the unit they help. */
const blockPieces = (g: State): Piece[] =>
  [...new Set(blockOptions(g).flatMap(({ from }) => from ?? []))].map((id) => {
    const card = id.slice('card:'.length);
    return { id, label: text(`tactic.${card}`), detail: text(`tactic.${card}.text`) };
  });

/** The defender may play cards that take damage of this attack off again (RB-9.1.19 to RB-9.1.21). */
export const block = book.rule<Record<string, never>, 'choose'>('block', {
  start: { run: (g, at) => (couldBlock(g) ? at.goto('choose') : at.end()) },
  choose: {
    ask: () => text('ask.block'),
    help: (g) => (blockCards(g) === 0 ? text('help.noBlock') : undefined),
    declines: () => ({ kind: 'block', choice: 'done' }),
    who: defenders,
    pieces: (g) => blockPieces(g),
    options: (g) => [
      ...blockOptions(g),
      declineOption(blockOptions(g), { key: 'done', label: text('option.noBlock', { n: blockCards(g) }) }),
    ],
    chosen(g, at, key) {
      if (key === 'done') return at.end();
      const [, card, what] = key.split(':') as [string, TacticId, string?];
      const { blocks } = tacticRules(card);
      if (!blocks) throw new Error(`${card} blocks nothing`);
      const side = defender(g);
      discardTactic(g, side, card);
      note(g, 'log.tacticPlayed', { side: sideName(side), card: text(`tactic.${card}`) });
      if (blocks.discards) payWith(g, what as TacticId | undefined);
      else if (what) {
        unassign(g, what as UnitId);
        return at.goto('start');
      }
      return at.call(blockDamage, null, { card, n: blocks.n }, 'start');
    },
  },
});

type BlockVars = { card: TacticId; n: number };

/** A card of the hand pays for a block card, the only other one where none is named; every viewer sees which. */
function payWith(g: State, named: TacticId | undefined): void {
  const side = defender(g);
  const id = named ?? tacticKinds(tacticHand(g, side, attackOf(g).theatre))[0];
  if (!id) throw new Error(`${side} holds no card to pay with`);
  discardTactic(g, side, id);
  note(g, 'log.tacticDiscarded', { side: sideName(side), card: text(`tactic.${id}`) });
}

const hitsOf = (g: State): [UnitId, number][] => Object.entries(attackOf(g).hits) as [UnitId, number][];

/** The damage a block card removes; as much as it can where there is no choice of units (RB-9.1.19). */
const blockDamage = book.rule<BlockVars, 'choose'>('block-damage', {
  start: {
    run(g, at) {
      const hits = hitsOf(g);
      const points = hits.flatMap(([id, damage]) => Array.from({ length: damage }, () => id));
      const isOneKind = damaged(g).length === 1 && (at.vars.n === 1 || hits.length === 1);
      if (points.length > at.vars.n && !isOneKind) return at.goto('choose');
      for (const id of points.slice(0, at.vars.n)) unassign(g, id);
      return at.end();
    },
  },
  choose: {
    shape: 'some',
    ask: (_g, { vars }) => text('ask.blockUnit', { n: vars.n }),
    source: (_g, { vars }) => text(`tactic.${vars.card}`),
    who: defenders,
    options: (g, { vars }) => {
      const { hits } = attackOf(g);
      return timesOptions(g, Object.keys(hits) as UnitId[], vars.n, (id) => hits[id] ?? 0);
    },
    bounds: (_g, { vars }) => ({ min: 0, max: vars.n }),
    chosen(g, at, keys) {
      for (const key of keys) unassign(g, unitIn(key));
      return at.end();
    },
  },
});
