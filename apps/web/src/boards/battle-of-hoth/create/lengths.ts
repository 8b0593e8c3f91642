import type { ScenarioId } from '@echo-base/games/battle-of-hoth/lobby';

/**
 * Median number of turns of both sides between two officers: 60 games of battles 1 to 8, 15 of the others. A turn is about
 * five decisions.
 */
const TURNS: Readonly<Record<ScenarioId, number>> = {
  'imperial-scout-mission': 44,
  'snowspeeder-counter-attack': 30,
  'enemy-spotted': 41,
  'successful-landings': 33,
  'hill-alpha-defense': 26,
  'retrieve-imperial-data': 18,
  'outpost-attack': 37,
  medevac: 19,
  'securing-defensive-positions': 36,
  'target-the-shield-generators': 18,
  'rebel-breakout': 44,
  'under-siege': 39,
  'enter-echo-base': 28,
  'protect-rebel-transports': 15,
  'south-gate-retreat': 13,
  'echo-base-evacuation': 23,
  'last-stand': 19,
};

/** Minutes to set out and read the battle, and for each turn. */
const START = 12;
const TURN = 0.7;

/** Estimated minutes of a battle between people, in steps of five; null for an unknown one. */
export function minutesOf(scenario: string): number | null {
  const turns = (TURNS as Readonly<Record<string, number>>)[scenario];
  return turns === undefined ? null : Math.round((START + turns * TURN) / 5) * 5;
}
