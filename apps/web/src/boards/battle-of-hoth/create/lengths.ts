import type { ScenarioId } from '@echo-base/games/battle-of-hoth/lobby';

/** Median number of turns of both sides in eight games of the stronger bots. */
const TURNS: Readonly<Record<ScenarioId, number>> = {
  'imperial-scout-mission': 52,
  'snowspeeder-counter-attack': 32,
  'enemy-spotted': 55,
  'successful-landings': 32,
  'hill-alpha-defense': 28,
  'retrieve-imperial-data': 21,
  'outpost-attack': 35,
  medevac: 21,
  'securing-defensive-positions': 40,
  'target-the-shield-generators': 22,
  'rebel-breakout': 47,
  'under-siege': 45,
  'enter-echo-base': 47,
  'protect-rebel-transports': 18,
  'south-gate-retreat': 11,
  'echo-base-evacuation': 22,
  'last-stand': 26,
};

/** Minutes to set out and read the battle, and for each turn. */
const START = 12;
const TURN = 0.7;

/** Estimated minutes of a battle between people, in steps of five; null for an unknown one. */
export function minutesOf(scenario: string): number | null {
  const turns = (TURNS as Readonly<Record<string, number>>)[scenario];
  return turns === undefined ? null : Math.round((START + turns * TURN) / 5) * 5;
}
