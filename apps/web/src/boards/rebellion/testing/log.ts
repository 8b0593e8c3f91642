import type { CombatView } from '@echo-base/games/rebellion/client';
import type { LogEntry } from '../../../kit/net/types.ts';

/** Log entries for tests: key, parameters, target. Names are written as their key, `leader.boba-fett`. */
export type Written = readonly [key: string, params?: Readonly<Record<string, string | number>>, at?: string];

/** Numbered entries; parameters with a dot are names. */
export function entriesOf(written: readonly Written[], first = 0): LogEntry[] {
  return written.map(([key, params = {}, at], index) => ({
    seq: first + index,
    key: `log.${key}`,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' && value.includes('.') ? { key: value } : value,
      ]),
    ),
    ...(at && { at }),
  }));
}

const dice = (special: number, hit: number, blank: number) => ({
  special,
  direct: 0,
  hit,
  blank,
  n: 2 * special + hit,
});

/** An opposed attempt that succeeds: Boba Fett captures Luke Skywalker on Sullust. */
export const MISSION: readonly Written[] = [
  ['missionRevealed', { side: 'side.imperial', mission: 'mission.collect-bounty' }],
  [
    'missionAgainst',
    {
      side: 'side.imperial',
      mission: 'mission.collect-bounty',
      place: 'system.sullust',
      leader: 'leader.luke-skywalker',
    },
    'place:sullust',
  ],
  ['arrives', { leader: 'leader.boba-fett', place: 'system.sullust' }],
  ['opposes', { leader: 'leader.general-madine', place: 'system.sullust' }, 'place:sullust'],
  ['missionDice', { side: 'side.imperial', ...dice(1, 1, 1) }],
  ['missionDice', { side: 'side.rebel', ...dice(0, 1, 0) }],
  ['missionTotals', { own: 5, bonus: 2, enemy: 1 }],
  ['missionSucceeds', { mission: 'mission.collect-bounty' }],
  ['captured', { leader: 'leader.luke-skywalker' }, 'place:sullust'],
];

/** Ozzel moves ships and troops from two places to Sullust. */
export const MOVEMENT: readonly Written[] = [
  ['activated', { leader: 'leader.admiral-ozzel', place: 'system.sullust' }, 'place:sullust'],
  ['moved.imperial', { to: 'system.sullust' }, 'place:sullust'],
];

/** The parts of that movement, as the server nests them. */
const PARTS = {
  key: 'parts.two',
  params: {
    first: {
      key: 'move.part',
      params: { units: { key: 'units.star-destroyer', params: { n: 1 } }, from: { key: 'system.rodia' } },
    },
    last: {
      key: 'move.part',
      params: { units: { key: 'units.stormtrooper', params: { n: 2 } }, from: { key: 'system.bespin' } },
    },
  },
};

/** Entries with the parts of their movement. */
export const movedEntries = (written: readonly Written[]): LogEntry[] =>
  entriesOf(written).map((entry) =>
    entry.key === 'log.moved.imperial' ? { ...entry, params: { ...entry.params, parts: PARTS } } : entry,
  );

const faces = (hits: number, blanks: number) => ({ hits, directs: 0, specials: 0, blanks, n: hits + blanks });

/** A combat in Sullust with an attack of each side; the Rebels lose an X-wing. */
export const COMBAT: readonly Written[] = [
  ['combat', { system: 'system.sullust', side: 'side.imperial' }, 'place:sullust'],
  ['combatRound', { n: 1 }],
  ['battle', { theatre: 'theatre.space' }, 'place:sullust'],
  ['attack', { side: 'side.imperial', theatre: 'theatre.space', n: 3 }],
  ['attackRoll', { side: 'side.imperial', colour: 'colour.red', ...faces(1, 1) }],
  ['attackRoll', { side: 'side.imperial', colour: 'colour.black', ...faces(1, 0) }],
  ['damage', { unit: 'unit.x-wing', n: 1 }],
  ['attack', { side: 'side.rebel', theatre: 'theatre.space', n: 1 }],
  ['attackRoll', { side: 'side.rebel', colour: 'colour.black', ...faces(0, 1) }],
  ['destroyed', { unit: 'unit.x-wing' }, 'place:sullust'],
  ['combatOver', { system: 'system.sullust' }, 'place:sullust'],
];

/** The same combat with the winners of its battles, each as `side theatre`; none for an undecided one. */
export function combatWith(...won: readonly string[]): readonly Written[] {
  const over = COMBAT.slice(-1);
  const winners = won.map((one): Written => {
    const [side = '', theatre = ''] = one.split(' ');
    const params = { side: `side.${side}`, theatre: `theatre.${theatre}`, system: 'system.sullust' };
    return [`battleWon.${side}.${theatre}`, params, 'place:sullust'];
  });
  const undecided: Written = ['combatUndecided', { system: 'system.sullust' }, 'place:sullust'];
  return [...COMBAT.slice(0, -1), ...(winners.length > 0 ? winners : [undecided]), ...over];
}

/** A combat on Sullust before its first attack. */
export const COMBAT_NOW: CombatView = {
  system: 'sullust',
  current: 'imperial',
  round: 1,
  battle: null,
  attack: null,
  doomed: [],
  destroyed: [],
  retreated: [],
  effects: [],
  health: {},
  tactics: { rebel: { space: 0, ground: 0, cards: null }, imperial: { space: 0, ground: 0, cards: null } },
};
