import { reveal } from '../../../engine/hidden.ts';
import { note } from '../../../engine/log.ts';
import type { Option, Piece } from '../../../engine/rule.ts';
import { type Refusal, refuse, text } from '../../../engine/text.ts';
import { withFields } from '../../../engine/with-fields.ts';
import { TACTICS, type TacticId } from '../../data/tactics.ts';
import type { Colour } from '../../data/units.ts';
import type { Die, State } from '../../state.ts';
import { book } from '../book.ts';
import { tacticRules } from '../card-book.ts';
import { useYoda, yodaReady } from '../dice.ts';
import { declineOption, doneOption, sideName } from '../names.ts';
import { damageLeft, FINISH, finishOption } from './assign-damage.ts';
import { tacticsForbidden } from './block.ts';
import { attackOf } from './damage.ts';
import { combatOf } from './effects.ts';
import { commander } from './force.ts';
import { dieOption, openKinds, reroll } from './reroll.ts';
import { discardTactic, drawTactics, tacticKinds, tacticsLeft, tacticsPossible } from './tactics.ts';

const isSpecial = (die: Die) => !die.spent && die.face === 'special';

/** Colours of the dice that can be spent: which one matters for rerolls only. */
function payments(g: State): Colour[] {
  return (['red', 'black'] as const).filter((colour) =>
    attackOf(g).dice.some((die) => isSpecial(die) && die.colour === colour),
  );
}

/** A spent die cannot be used again (RB-9.1.9). */
function spend(g: State, colour: string): void {
  const die = attackOf(g).dice.find((one) => isSpecial(one) && one.colour === colour);
  if (!die) throw new Error(`no ${colour} special to spend`);
  die.spent = true;
}

const cost = (colour: Colour) => text('detail.spend', { colour: text(`colour.${colour}`) });

function drawOptions(g: State): Option[] {
  const { theatre } = attackOf(g);
  const label = text('option.drawTactic', { theatre: text(`theatre.${theatre}`) });
  const refused = tacticsLeft(g, theatre) === 0 ? { refused: refuse('no_tactics_left', {}, 'RB-1.10') } : {};
  return payments(g).map((colour) => ({
    key: `draw:${colour}`,
    label,
    detail: cost(colour),
    kind: 'plain',
    ...refused,
  }));
}

/** Why a card in hand cannot be played now. */
function cardRefused(g: State, id: TacticId): Refusal | null {
  const { side, theatre } = attackOf(g);
  if (TACTICS[id].theatre !== theatre) return refuse('other_theatre', {}, 'RB-9.1.10');
  if (tacticsForbidden(g, side)) return refuse('no_space_tactics', {}, 'RB-9.0.7');
  if (tacticRules(id).blocks) return refuse('block_later', {}, 'RB-9.1.20');
  if (TACTICS[id].special && payments(g).length === 0) return refuse('no_special', {}, 'RB-9.1.9');
  return tacticRules(id).refused?.(g) ?? null;
}

function cardOptions(g: State): Option[] {
  const hand = tacticKinds(reveal(g.tacticHands[attackOf(g).side]));
  return hand.flatMap((id): Option[] => {
    const option = {
      key: `play:${id}`,
      label: text(`tactic.${id}`),
      detail: text(`tactic.${id}.text`),
      at: `card:${id}`,
    };
    const refused = cardRefused(g, id);
    if (refused) return [withFields(option, { refused })];
    if (!TACTICS[id].special) return aimed(g, id, option);
    const colours = payments(g);
    if (colours.length === 1) return aimed(g, id, { ...option, key: `${option.key}:${colours[0]}` });
    return colours.map((colour) => withFields(option, { key: `${option.key}:${colour}`, detail: cost(colour) }));
  });
}

/** A card with everything that may be named with it; the card alone where there is no choice. */
function aimed(g: State, id: TacticId, card: Option): Option[] {
  const aims = tacticRules(id).aims?.options(g) ?? [];
  if (aims.length < 2) return [card];
  return aims.map((aim) => withFields(aim, { key: `${card.key}:${aim.key}`, ...(card.at && { from: card.at }) }));
}

/** Cards that are chosen before what is named with them. */
const cardPieces = (options: readonly Option[]): Piece[] =>
  [...new Set(options.flatMap(({ from }) => from ?? []))].map((id) => {
    const card = id.slice('card:'.length);
    return { id, label: text(`tactic.${card}`), detail: text(`tactic.${card}.text`) };
  });

const isAnyOpen = (options: readonly Option[]): boolean => options.some(({ refused }) => !refused);

/** Everything the attacker may do besides ending the combat actions. */
const actionOptions = (g: State): Option[] => [...drawOptions(g), ...yodaOptions(g), ...cardOptions(g)];

/** Drawing is advised while no card in the hand can be played: an unspent special is worth nothing else. */
function withAdvice(g: State, options: readonly Option[], isBrief: boolean): Option[] {
  const canPlay = options.some(({ key, refused }) => key.startsWith('play:') && !refused);
  const advised = canPlay ? undefined : options.find(({ key, refused }) => key.startsWith('draw:') && !refused);
  const label = text(isAnyOpen(options) ? 'option.done' : 'option.continue');
  const n = isBrief ? 0 : damageLeft(g);
  const more = n > 0 ? { detail: text('detail.thenAssign', { n }) } : {};
  const done = advised
    ? doneOption({ kind: 'plain', ...more })
    : declineOption(options, doneOption({ label, ...more }));
  const auto = finishOption(g, isBrief);
  return [
    ...options.map((option): Option => (option === advised ? withFields(option, { kind: 'primary' }) : option)),
    ...(auto ? [auto] : []),
    done,
  ];
}

/** Dice Master Yoda may roll again for the Rebels (once a round). */
function yodaOptions(g: State): Option[] {
  if (attackOf(g).side !== 'rebel' || !yodaReady(g, combatOf(g).system)) return [];
  return openKinds(g).map((index) => dieOption(g, index, { key: `yoda:${index}`, detail: text('detail.yoda') }));
}

/** Whether the dice alone leave the attacker something to do: a special to spend, or Master Yoda. */
const diceOpen = (g: State): boolean => drawOptions(g).some((option) => !option.refused) || yodaOptions(g).length > 0;

/** Whether, for all the table can see, the attacker could do something (RB-9.1.6, RB-9.1.12, RB-16.2.1). */
function couldAct(g: State): boolean {
  const { side, theatre } = attackOf(g);
  return diceOpen(g) || tacticsPossible(g, side, theatre).some((id) => !cardRefused(g, id));
}

const isColour = (part: string): boolean => part === 'red' || part === 'black';

/** Plays a card as its key says: pays, discards it and tells every viewer. Ends with what is named with it, if anything is. */
function playCard(g: State, key: string): { card: TacticId; named: string | undefined } {
  const [, card, ...parts] = key.split(':') as [string, TacticId, ...string[]];
  const { side } = attackOf(g);
  const colour = parts.find(isColour);
  if (colour) spend(g, colour);
  discardTactic(g, side, card);
  note(g, 'log.tacticPlayed', { side: sideName(side), card: text(`tactic.${card}`) });
  return { card, named: parts.find((part) => !isColour(part)) };
}

/** Carries out what is named with a card, or the only thing that could be; false where it is still to be asked. */
function hits(g: State, card: TacticId, named: string | undefined): boolean {
  const { aims } = tacticRules(card);
  const [only, ...others] = named === undefined ? (aims?.options(g).map(({ key }) => key) ?? []) : [named];
  if (only === undefined || others.length > 0) return false;
  aims?.hit(g, only);
  return true;
}

/** Combat actions: any number in any order until the attacker is done (RB-9.1.6 to RB-9.1.12). */
export const combatActions = book.rule<Record<string, never>, 'choose'>('combat-actions', {
  start: { run: (g, at) => (couldAct(g) ? at.goto('choose') : at.end()) },
  choose: {
    ask: () => text('ask.combatAction'),
    // The question tells no one whether there is an answer (RB-9.1.6).
    help: (g) => (isAnyOpen(actionOptions(g)) ? undefined : text('help.noTactic')),
    // While the dice leave something to do there is more at stake than the cards of the hand.
    declines: (g) => (diceOpen(g) ? undefined : { kind: 'combat-tactics', choice: 'done' }),
    who: (g) => [commander(g, attackOf(g).side, attackOf(g).theatre)],
    pieces: (g) => cardPieces(cardOptions(g)),
    options: (g, { isBrief }) => withAdvice(g, actionOptions(g), isBrief),
    chosen(g, at, key) {
      const { side, theatre } = attackOf(g);
      if (key === 'done' || key === FINISH) return at.end(key);
      const [verb, what = ''] = key.split(':');
      if (verb === 'draw') {
        spend(g, what);
        drawTactics(g, side, theatre, 1);
        return at.goto('start');
      }
      if (verb === 'yoda') {
        useYoda(g);
        reroll(g, [Number(what)]);
        return at.goto('start');
      }
      const { card, named } = playCard(g, key);
      const { does, asks } = tacticRules(card);
      does?.(g);
      if (hits(g, card, named)) return at.goto('start');
      return asks ? at.call(asks.rule, null, asks.vars(g), 'start') : at.goto('start');
    },
  },
});
