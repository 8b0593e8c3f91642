import { expect, test } from 'vitest';
import { reveal } from '../../engine/hidden.ts';
import { boxOf, standardCards } from '../box.ts';
import { battle } from '../testing/scenario.ts';
import { BASELINE, GRID, sectionsOf } from './board.ts';
import { LEADERS, type LeaderId } from './card-list.ts';
import { CARD_IDS, cardInfo, leaderCards } from './cards.ts';
import { FACES } from './dice.ts';
import { SCENARIO_IDS, scenarioOf } from './scenarios/index.ts';
import { scenarioSchema } from './scenarios/schema.ts';
import { fullStrength, SIDES, UNITS } from './units.ts';

test('BH-2.1 BH-2.2 BH-2.4 67 hexes in seven rows; the half-hexes are none of them', () => {
  const rows = [0, 1, 2, 3, 4, 5, 6].map((row) => GRID.hexes.filter((hex) => GRID.offset(hex).row === row).length);
  expect([GRID.hexes.length, rows]).toEqual([67, [10, 9, 10, 9, 10, 9, 10]]);
  expect([1, 3, 5].flatMap((row) => [GRID.has(`-1,${row}`), GRID.has(`9,${row}`)])).not.toContain(true);
});

test('BH-2.5 BH-2.6 BH-2.7 sections as each side names them; only columns 2 and 6 of odd rows belong to two', () => {
  expect([sectionsOf('2,2', 'rebels'), sectionsOf('3,2', 'rebels'), sectionsOf('7,2', 'rebels')]).toEqual([
    ['left'],
    ['centre'],
    ['right'],
  ]);
  expect([sectionsOf('2,2', 'empire'), sectionsOf('2,1', 'empire'), sectionsOf('6,3', 'empire')]).toEqual([
    ['right'],
    ['right', 'centre'],
    ['centre', 'left'],
  ]);
  const double = GRID.hexes.filter((hex) => sectionsOf(hex, 'rebels').length === 2);
  expect(double).toEqual(['2,1', '6,1', '2,3', '6,3', '2,5', '6,5']);
});

test('BH-2.8 the Empire sits in the north, the Rebels in the south', () => {
  expect(BASELINE).toEqual({ empire: 0, rebels: 6 });
});

test('BH-1.2 BH-3.3 BH-15.2 16 standard cards a side, three for each of three leaders', () => {
  expect(CARD_IDS).toHaveLength(50);
  for (const side of SIDES) expect(standardCards(boxOf({}), side)).toHaveLength(16);
  for (const leader of Object.keys(LEADERS) as LeaderId[]) {
    expect(leaderCards(leader)).toHaveLength(3);
    for (const card of leaderCards(leader)) expect(cardInfo(card).side).toBe(LEADERS[leader]);
  }
});

test('BH-9.15 six faces: infantry twice, the others once', () => {
  expect([...FACES].sort()).toEqual(['explosion', 'infantry', 'infantry', 'miss', 'retreat', 'vehicle']);
});

test('BH-3.1 figures at the start', () => {
  expect(Object.entries(UNITS).map(([type, { figures }]) => `${type} ${figures}`)).toEqual([
    'snowtrooper 4',
    'atat 1',
    'probeDroid 2',
    'echoTrooper 3',
    'snowspeeder 3',
    'rebelArtillery 1',
  ]);
});

test.each(SCENARIO_IDS)('BH-1.1 BH-12.1 the file of %s passes the schema, and both sides have units', (id) => {
  const scenario = scenarioOf(id);
  expect([scenario.id, SCENARIO_IDS[scenario.number - 1]]).toEqual([id, id]);
  for (const side of SIDES) expect(scenario.units.some(({ type }) => UNITS[type].side === side)).toBe(true);
});

test('the schema says at which entry a scenario is wrong', () => {
  const file = {
    ...JSON.parse(JSON.stringify(scenarioOf('imperial-scout-mission'))),
    terrain: [
      { type: 'serac', at: [3, 3] },
      { type: 'rock', at: [4, 4] },
      { type: 'rock', at: [4, 4] },
      { type: 'rock', at: [9, 1] },
    ],
    units: [
      { type: 'atat', at: [3, 3] },
      { type: 'atat', at: [0, 0], badge: 'assault' },
    ],
  };
  const { error } = scenarioSchema.safeParse(file);
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'terrain.3.at: not a hex of the board',
    'terrain.2.at: 4,4 is taken',
    'units.0.at: atat cannot stand on serac',
    'units.1.badge: assault is no badge for atat',
  ]);
});

test('BH-3.2 BH-3.5 BH-3.6 BH-12.2 BH-12.9 eliteSquadron: the map, the hands and the first player of a scenario', () => {
  const { g } = battle({ scenario: 'under-siege', active: 'empire' });
  const { units, terrain } = scenarioOf('under-siege');
  expect(Object.values(g.units).map(({ type, hex, badge }) => [type, hex, badge])).toEqual(
    units.map(({ type, at, badge }) => [type, at, badge ?? null]),
  );
  expect(g.terrain).toEqual(Object.fromEntries(terrain.map(({ type, at }) => [at, type])));
  expect(Object.values(g.units).find(({ badge }) => badge === 'eliteSquadron')?.figures).toBe(4);
  expect(fullStrength('snowspeeder', 'eliteSquadron')).toBe(4);
  expect([
    reveal(g.hands.rebels!).length,
    reveal(g.decks.rebels!).length,
    scenarioOf('under-siege').firstPlayer,
  ]).toEqual([5, 11, 'empire']);
  const eweb = battle({ scenario: 'securing-defensive-positions' }).g.units['snowtrooper-5'];
  expect(eweb).toMatchObject({ badge: 'eweb', deployed: true });
});
