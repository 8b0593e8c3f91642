import { type Text, text } from '../../../engine/text.ts';
import { type Call, callOf, type WindowEvent } from '../../rules/ability-book.ts';
import { type AttackVars, attackRule } from '../../rules/attack-book.ts';
import { cardOffers, couldHoldCard, playCard } from '../../rules/command-play.ts';
import { commandName } from '../../rules/names.ts';
import { type Aim, attackRefusal, hasTarget } from '../../rules/targets.ts';
import type { State } from '../../state.ts';

/** The moment before the declaration of an attack (IA-12.21). */
function before({ attacker, only }: Aim): WindowEvent {
  return { window: 'BEFORE_DECLARE_ATTACK', figure: attacker, ...(only && { only }) };
}

/** The card that would give a target to an attack that has none, as the key to play it; undefined if there is none. */
function neededCard(g: State, aim: Aim): string | undefined {
  if (hasTarget(g, aim) || attackRefusal(g, aim.attacker)) return undefined;
  return cardOffers(g, aim.seat, before(aim), [])[0]?.key;
}

/** Whether an attack could have a target, for all the table knows: with a card of the hand, if need be (IA-12.33). */
export function couldTarget(g: State, aim: Aim): boolean {
  if (attackRefusal(g, aim.attacker)) return false;
  return hasTarget(g, aim) || couldHoldCard(g, aim.seat, before(aim), []);
}

/** Whether an attack really can have a target, with a card of the hand if need be. */
export function canTarget(g: State, aim: Aim): boolean {
  return hasTarget(g, aim) || neededCard(g, aim) !== undefined;
}

/** The mark of an attack that needs a card for its target. */
export function markOf(g: State, aim: Aim): Text | undefined {
  const [, card = ''] = neededCard(g, aim)?.split(':') ?? [];
  return card ? text('use.withCard', { card: commandName(card) }) : undefined;
}

/** Makes the attack; the card that it needs for its target is played at once. */
export function attackWith(g: State, aim: Aim, vars: AttackVars): Call {
  const key = neededCard(g, aim);
  if (key) playCard(g, aim.seat, key, before(aim));
  return callOf(attackRule, vars);
}
