import { describe, expect, test } from 'vitest';
import { gainCondition, loseCondition } from '../rules/board.ts';
import { skirmish } from '../testing/scenario.ts';
import { text } from '../text/index.ts';
import { COMMAND_IDS, commandCard } from './commands.ts';
import { DEPLOYMENT_IDS, deploymentCard, figureCardOf } from './deployments.ts';
import { type Die, FACES, type Icon } from './dice.ts';
import { gridOf, MAP_IDS, mapInfo } from './maps.ts';
import { MISSION_IDS, missionOf } from './missions.ts';
import { commandSchema, figureSchema, mapSchema, missionSchema, upgradeSchema } from './schema.ts';
import { CONDITIONS, KEYWORDS } from './terms.ts';

/** Sums of the icons on all six faces. */
const SUMS: Readonly<Record<Die, Partial<Record<Icon, number>>>> = {
  red: { damage: 13, surge: 1 },
  blue: { accuracy: 19, damage: 7, surge: 2 },
  green: { accuracy: 10, damage: 8, surge: 3 },
  yellow: { accuracy: 6, damage: 5, surge: 5 },
  black: { block: 9, evade: 1 },
  white: { block: 3, evade: 3, dodge: 1 },
};

test.each(Object.keys(SUMS) as Die[])('IA-9.13 the %s die has six faces with the icons of the box', (die) => {
  const icons = Object.keys(SUMS[die]) as Icon[];
  const sums = icons.map((icon) => FACES[die].reduce((sum, face) => sum + (face[icon] ?? 0), 0));
  expect([FACES[die].length, Object.fromEntries(icons.map((icon, n) => [icon, sums[n]]))]).toEqual([6, SUMS[die]]);
});

test.each(CONDITIONS)('IA-11.12 a figure is %s once, however often it gains that', (condition) => {
  const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 gideon-argus n18'] });
  s.change((g) => {
    gainCondition(g, 'p1-darth-vader-1-1', condition);
    gainCondition(g, 'p1-darth-vader-1-1', condition);
  });
  expect(s.view().figures[0]?.conditions).toEqual([condition]);
  s.change((g) => loseCondition(g, 'p1-darth-vader-1-1', condition));
  expect(s.view().figures[0]?.conditions).toEqual([]);
});

/** Keywords that no card of the box prints; attacks may gain them by other effects. */
const NOT_PRINTED = ['weaken', 'hide'];

test.each(KEYWORDS)('the keyword %s is printed on a card of the box, and named where it is bought', (keyword) => {
  const cards = DEPLOYMENT_IDS.flatMap((id) => figureCardOf(id) ?? []);
  const bought = cards.flatMap((card) => card.surges.flatMap(({ gives }) => gives));
  const isPrinted = [...cards.flatMap((card) => card.keywords), ...bought].some((one) => one.keyword === keyword);
  expect(isPrinted).toBe(!NOT_PRINTED.includes(keyword));
  if (!bought.some((one) => one.keyword === keyword)) return;
  for (const sentences of Object.values(text)) expect(sentences).toHaveProperty([`keyword.${keyword}`]);
});

describe('maps', () => {
  /** Spaces, blocking ones, and spaces of the red and the blue zone where small figures may stand. */
  const NUMBERS: Readonly<Record<string, readonly number[]>> = {
    'mos-eisley-outskirts': [211, 12, 30, 30],
    'moisture-farm': [158, 3, 22, 21],
    'massassi-ruins': [184, 7, 32, 22],
    'kuat-space-station': [189, 4, 37, 34],
    'ord-mantell-junkyard': [154, 5, 18, 20],
  };

  test.each(MAP_IDS)('%s has the spaces, zones, doors and terminals of its sheet', (id) => {
    const { red, blue, doors, terminals } = mapInfo(id);
    const grid = gridOf(id, []);
    const blocking = grid.spaces.filter((space) => grid.ground(space) === 'blocking').length;
    const open = [red, blue].map(
      (zone) => zone.filter((space) => ['open', 'difficult'].includes(grid.ground(space))).length,
    );
    expect([grid.spaces.length, blocking, ...open]).toEqual(NUMBERS[id]);
    for (const space of [...terminals, ...doors.flatMap(({ edges }) => edges.flat())])
      expect(grid.has(space)).toBe(true);
    expect(terminals).toHaveLength(2);
  });

  test.each(MISSION_IDS)('IA-3.5 the tokens of %s lie on spaces of its map', (id) => {
    const { map, tokens } = missionOf(id);
    for (const { spaces } of tokens)
      for (const space of spaces) expect([space, gridOf(map, []).has(space)]).toEqual([space, true]);
  });
});

test.each([
  ['map', mapSchema, MAP_IDS.map(mapInfo)],
  ['mission', missionSchema, MISSION_IDS.map(missionOf)],
  ['figure', figureSchema, DEPLOYMENT_IDS.flatMap((id) => figureCardOf(id) ?? [])],
  ['upgrade', upgradeSchema, DEPLOYMENT_IDS.filter((id) => !figureCardOf(id)).map(deploymentCard)],
  ['command', commandSchema, COMMAND_IDS.map(commandCard)],
])('every %s of the files says what it may, and nothing else', (_kind, schema, read) => {
  expect(read.length).toBeGreaterThan(0);
  for (const one of read) expect(schema.safeParse(one).error?.issues).toBeUndefined();
});
