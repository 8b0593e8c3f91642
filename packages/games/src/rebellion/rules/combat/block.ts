import { note } from '../../../engine/log.ts';
import type { Option, Piece } from '../../../engine/rule.ts';
import { refuse, text } from '../../../engine/text.ts';
import { type TacticId, tacticOf } from '../../data/tactics.ts';
import type { Side, UnitId } from '../../data/units.ts';
import { rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { book } from '../book.ts';
import { tacticRules } from '../card-book.ts';
import { declineOption, doneOption, sideName } from '../names.ts';
import { attackOf, targetOption, unassign } from './damage.ts';
import { hasEffect } from './effects.ts';
import { commander, targetKinds } from './force.ts';
import { discardTactic, tacticHand, tacticKinds } from './tactics.ts';

const defender = (g: State): Side => rivalOf(attackOf(g).side);
const defenders = (g: State) => [commander(g, defender(g), attackOf(g).theatre)];
const damaged = (g: State): UnitId[] => targetKinds(g, Object.keys(attackOf(g).hits) as UnitId[]);

/** Whether a side is kept from playing tactic cards in this battle (It's a Trap!). */
export function tacticsForbidden(g: State, side: Side): boolean {
  return g.combat?.battle === 'space' && hasEffect(g, 'no-space-tactics', side);
}

/** Whether, for all the table can see, the defender could block: damage, cards of this theatre, nothing forbids it. */
function couldBlock(g: State): boolean {
  const side = defender(g);
  const hand = tacticHand(g, side, attackOf(g).theatre);
  if (damaged(g).length === 0 || hasEffect(g, 'no-block', side) || tacticsForbidden(g, side)) return false;
  return hasEffect(g, 'exposed', side) ? blockOptions(g).some((option) => !option.refused) : hand.length > 0;
}

/** Block cards; one that removes a single damage with each unit it may help, where there are several kinds. */
function blockOptions(g: State): Option[] {
  const hand = tacticHand(g, defender(g), attackOf(g).theatre);
  const units = damaged(g);
  return tacticKinds(hand).flatMap((id): Option[] => {
    const { blocks } = tacticRules(id);
    if (!blocks) return [];
    const from = `card:${id}`;
    if (isSingle(id) && units.length > 1) {
      return units.map((unit) => ({ ...targetOption(g, unit), key: `play:${id}:${unit}`, from }));
    }
    const option = { key: `play:${id}`, label: text(`tactic.${id}`), detail: text(`tactic.${id}.text`), at: from };
    const isShort = blocks.discards && hand.length < 2;
    return [{ ...option, ...(isShort && { refused: refuse('second_card', {}, 'RB-9.1.20') }) }];
  });
}

/** Whether a card removes one damage and costs nothing but itself. */
const isSingle = (id: TacticId): boolean => {
  const { blocks } = tacticRules(id);
  return blocks?.n === 1 && !blocks.discards;
};

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
    declines: () => ({ kind: 'block', choice: 'done' }),
    who: defenders,
    pieces: (g) => blockPieces(g),
    options: (g) => [
      ...blockOptions(g),
      declineOption(blockOptions(g), { key: 'done', label: text('option.noBlock') }),
    ],
    chosen(g, at, key) {
      if (key === 'done') return at.end();
      const [, card, unit] = key.split(':') as [string, TacticId, UnitId?];
      const { blocks } = tacticRules(card);
      if (!blocks) throw new Error(`${card} blocks nothing`);
      const side = defender(g);
      discardTactic(g, side, card);
      note(g, 'log.tacticPlayed', { side: sideName(side), card: text(`tactic.${card}`) });
      if (unit) {
        unassign(g, unit);
        return at.goto('start');
      }
      return at.call(blockDamage, null, { card, left: blocks.n, discards: Boolean(blocks.discards) }, 'start');
    },
  },
});

type BlockVars = { card: TacticId; left: number; discards: boolean };

/** A card of the hand pays for a block card; every viewer sees which. */
function payWith(g: State, id: TacticId): void {
  discardTactic(g, defender(g), id);
  note(g, 'log.tacticDiscarded', { side: sideName(defender(g)), card: text(`tactic.${id}`) });
}

/** Carries out a block card: its cost, then the damage it removes. */
const blockDamage = book.rule<BlockVars, 'discard' | 'next' | 'choose'>('block-damage', {
  start: {
    run(g, at) {
      const [first, second] = at.vars.discards ? tacticHand(g, defender(g), attackOf(g).theatre) : [];
      if (!first) return at.goto('next');
      if (second) return at.goto('discard');
      payWith(g, tacticOf(first).id);
      return at.goto('next');
    },
  },
  discard: {
    ask: () => text('ask.discardTactic'),
    source: (_g, { vars }) => text(`tactic.${vars.card}`),
    who: defenders,
    options: (g) =>
      tacticKinds(tacticHand(g, defender(g), attackOf(g).theatre)).map((id) => ({
        key: id,
        label: text(`tactic.${id}`),
        detail: text(`tactic.${id}.text`),
        at: `card:${id}`,
      })),
    chosen(g, at, key) {
      payWith(g, key as TacticId);
      return at.goto('next');
    },
  },
  next: {
    run(g, at) {
      const [only, other] = damaged(g);
      if (!only || at.vars.left === 0) return at.end();
      if (other || at.vars.discards) return at.goto('choose');
      unassign(g, only);
      return at.end();
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.blockUnit', { n: vars.left }),
    source: (_g, { vars }) => text(`tactic.${vars.card}`),
    who: defenders,
    options: (g, { vars }) => [
      ...damaged(g).map((id) => targetOption(g, id)),
      ...(vars.discards ? [doneOption({ kind: 'plain' })] : []),
    ],
    chosen(g, at, key) {
      if (key === 'done') return at.end();
      unassign(g, key as UnitId);
      at.vars.left -= 1;
      return at.goto('next');
    },
  },
});
