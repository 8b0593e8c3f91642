import type { Decision, Option, Text } from '../../kit/net/types.ts';
import { cardOfId } from './cards/named.tsx';

/** Activation of a system that no unit can reach: only the leader moves, and the turn ends (RB-8.1). */
const ALONE = 'noEffect.noArrival';

/** Questions for the system of the base: no other answer decides as much, and it cannot be undone (RB-3.3.11). */
const BASE: ReadonlySet<string> = new Set(['ask.base', 'ask.newBase']);

/** Help lines of a retreat that gives away what staying wins. */
const STAYING_WINS: ReadonlySet<string> = new Set(['help.rivalLost', 'help.combatEnds']);

/** Whether the option reveals a mission, which the other side then sees. */
export const revealsMission = ({ key }: Option): boolean => key.startsWith('mission:');

/** The card that an id in options is about, as texts name it, such as `mission.sabotage`; null for other ids. */
const cardNamed = (id: string | undefined): string | null => (id?.startsWith('card:') ? cardOfId(id.slice(5)) : null);

/** The action card that the option plays at once; null for others, and for cards that are put to something first. */
function playedCard({ key, at, from }: Option, { prompt }: Decision): string | null {
  const isPlayed = from === undefined && (/^play(:|$)/.test(key) || prompt.key === 'ask.startCard');
  const card = isPlayed ? cardNamed(at) : null;
  return card?.startsWith('action.') ? card : null;
}

/** "Reveal Sabotage: Hoth", or without a target only the mission. */
function revealLabel({ from, label }: Option): Text {
  const card = cardNamed(from);
  return card === null
    ? { key: 'board.rb.reveal', params: { mission: label } }
    : { key: 'board.rb.revealAt', params: { mission: { key: card }, target: label } };
}

/**
 * Confirmation of a mission, with its target in view, of an action card, of the system of the base, of the project that
 * goes under the deck, of a retreat without need, and of an activation without units: a press may be meant as a look only.
 */
export function confirmLabel(option: Option, decision: Decision): Text | null {
  const { noEffect, label, at, kind } = option;
  const { prompt, help } = decision;
  if (BASE.has(prompt.key) && at !== undefined) return { key: 'board.rb.chooseBase', params: { system: label } };
  if (prompt.key === 'ask.projectUnder') return label;
  if (prompt.key === 'ask.retreat' && at !== undefined && STAYING_WINS.has(help?.key ?? ''))
    return { key: 'board.rb.retreatTo', params: { system: label } };
  if (revealsMission(option)) return kind === 'grave' ? null : revealLabel(option);
  const card = playedCard(option, decision);
  if (card !== null) return { key: 'board.rb.play', params: { card: { key: card } } };
  return noEffect?.key === ALONE ? { key: 'board.rb.activateAlone', params: { system: label } } : null;
}
