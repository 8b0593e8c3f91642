import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import { meets } from '../data/armies.ts';
import { commandCard } from '../data/commands.ts';
import type { CommandCard } from '../data/schema.ts';
import { handOf, playerOf, type State } from '../state.ts';
import { type Call, commandRules, type Owner, type WindowEvent, withEffect } from './ability-book.ts';
import { cardOf, figuresOf, placeIn } from './board.ts';
import { commandName, pieceName, seatName } from './names.ts';

/** Figures whose part in the moment fits the card: attacker, defender, or the one that activates (IA-12.4). */
function candidates(g: State, seat: SeatId, { role, window }: CommandCard, event: WindowEvent | null): string[] {
  const one = (id: string | undefined) => (id && g.figures[id]?.seat === seat ? [id] : []);
  // IA-9.40: the player who makes a hostile figure attack plays no card on it.
  if (window === 'BEFORE_DECLARE_ATTACK') return one(event?.figure);
  if (role === 'attacker') return g.attack?.seat === seat ? one(g.attack.attacker) : [];
  if (role === 'defender') return one(g.attack?.target);
  if (
    role === 'activating' ||
    window === 'DURING_ACTIVATION' ||
    window === 'SPECIAL_ACTION' ||
    window === 'ACTION_AFTER'
  )
    return one(g.activation?.figure);
  return figuresOf(g, seat).map(({ id }) => id);
}

/** Who could play a card: figures that meet its restriction box, or the player without one (IA-12.4, IA-12.5). */
function usersOf(g: State, seat: SeatId, id: string, event: WindowEvent | null): Owner[] {
  const card = commandCard(id);
  if (!card.box) return [{ ability: id, figure: '', seat }];
  const figures = candidates(g, seat, card, event).filter((figure) => meets(cardOf(g, figure), card));
  return figures.map((figure) => ({ ability: id, figure, seat }));
}

/** Whether an effect forbids a player to play command cards (Shadow Ops). */
function isBarred(g: State, seat: SeatId): boolean {
  return g.effects.some((effect) => effect.ability === 'shadow-ops' && effect.seat !== seat);
}

/** Who could play a card of the window now, by public facts. */
function couldPlay(g: State, seat: SeatId, id: string, event: WindowEvent, used: readonly string[]): Owner[] {
  const rules = commandRules(id);
  if (!rules || !('trigger' in rules) || commandCard(id).window !== event.window || used.includes(`${id} ${seat}`))
    return [];
  if (isBarred(g, seat)) return [];
  return usersOf(g, seat, id, event).filter((user) => rules.trigger.could(g, user, event));
}

/** Copies of a card that a seat has shown: in its discards, or attached. */
function shownCopies(g: State, seat: SeatId, id: string): number {
  let n = 0;
  for (const card of playerOf(g, seat).discards) if (card === id) n += 1;
  for (const key in g.groups)
    for (const one of g.groups[key]?.attached ?? []) if (one.card === id && one.seat === seat) n += 1;
  return n;
}

/** Copies of a card that a deck may have, for all the table knows: the decks of the first skirmish are printed (IA-2.19). */
function knownCopies(g: State, seat: SeatId, id: string): number {
  if (g.ownArmies) return commandCard(id).limit;
  return reveal(playerOf(g, seat).army).deck.filter((one) => one === id).length;
}

/** Whether a seat might hold a card of the window: what it really holds never decides (IA-12.33, IA-12.40). */
export function couldHoldCard(g: State, seat: SeatId, event: WindowEvent, used: readonly string[]): boolean {
  if (handOf(g, seat).length === 0) return false;
  return boxOf(g).commands.some(
    (id) =>
      commandCard(id).window === event.window &&
      shownCopies(g, seat, id) < knownCopies(g, seat, id) &&
      couldPlay(g, seat, id, event, used).length > 0,
  );
}

/** The options of one card for its users: `play:<card>:<figure>:<choice>`. */
function optionsFor(user: Owner, choices: readonly Option[] | null): Option[] {
  const name = commandName(user.ability);
  const prefix = `play:${user.ability}:${user.figure}`;
  const source = user.figure ? { from: `figure:${user.figure}` } : {};
  const detail = text(`commandGist.${user.ability}`);
  if (!choices) return [{ key: `${prefix}:`, label: name, detail, ...source, at: `command:${user.ability}` }];
  return choices.map((option) => ({
    ...source,
    detail,
    ...option,
    key: `${prefix}:${option.key}`,
    label: text('use.choice', { name, choice: option.label }),
  }));
}

/** The cards of a hand that may be played in a window. */
export function cardOffers(g: State, seat: SeatId, event: WindowEvent, used: readonly string[]): Option[] {
  return [...new Set(handOf(g, seat))].flatMap((id) =>
    couldPlay(g, seat, id, event, used).flatMap((user) => {
      const rules = commandRules(id);
      if (!rules || !('trigger' in rules)) return [];
      return optionsFor(user, rules.trigger.options?.(g, user, event) ?? null);
    }),
  );
}

/** The cards of a hand that are special actions of the figure that activates. */
export function actionCards(g: State, seat: SeatId): { user: Owner; options: Option[] }[] {
  if (isBarred(g, seat)) return [];
  return [...new Set(handOf(g, seat))].flatMap((id) => {
    const rules = commandRules(id);
    if (!rules || !('special' in rules)) return [];
    return usersOf(g, seat, id, null).map((user) => ({
      user,
      options: optionsFor(user, rules.special.options(g, user)),
    }));
  });
}

/** A card is revealed and goes to the discards (IA-12.1, IA-12.46). */
export function discardFromHand(g: State, seat: SeatId, id: string): void {
  const hand = handOf(g, seat);
  const index = hand.indexOf(id);
  if (index < 0) throw new Error(`${id} is not in the hand of ${seat}`);
  const player = playerOf(g, seat);
  player.hand = hide(hand.filter((_card, at) => at !== index));
  player.discards.push(id);
  g.flow.shown = true;
}

/** A card that has just been played lies on a deployment card in place of the discards (IA-12.46). */
export function attachCard(g: State, seat: SeatId, card: string, group: string): void {
  const player = playerOf(g, seat);
  player.discards.splice(player.discards.lastIndexOf(card), 1);
  g.groups[group]?.attached.push({ card, seat });
}

/** Plays a card of a window from an option's key; returns it with its player (IA-12.3), and what it asks. */
export function playCard(g: State, seat: SeatId, key: string, event: WindowEvent): { id: string; call: Call | null } {
  const [, id = '', figure = '', choice = ''] = key.split(':');
  const rules = commandRules(id);
  if (!rules || !('trigger' in rules)) throw new Error(`${id} is not played in ${event.window}`);
  notePlayed(g, seat, id, figure);
  discardFromHand(g, seat, id);
  const call = rules.trigger.run(g, { ability: id, figure, seat }, event, choice);
  return { id: `${id} ${seat}`, call: withEffect(call, commandName(id)) };
}

/** The log entry of a played card. */
export function notePlayed(g: State, seat: SeatId, id: string, figure: string): void {
  const params = { seat: seatName(seat), card: commandName(id) };
  if (figure) note(g, 'log.playsOn', { ...params, figure: pieceName(g, figure) }, placeIn(g, figure));
  else note(g, 'log.plays', params);
}
