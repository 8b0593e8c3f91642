import { afterEach, expect, test } from 'vitest';
import { begin, see, stateHash } from '../engine/index.ts';
import { playout, testRng, testSeed } from '../engine/testing/index.ts';
import { modelOf } from './bots/officer/model.ts';
import { SCENARIO_IDS } from './data/scenarios/index.ts';
import { battleOfHoth } from './index.ts';
import { loadOwnFiles } from './own-files.ts';

const file = {
  number: 1,
  id: 'imperial-scout-mission',
  firstPlayer: 'rebels',
  hands: { rebels: 4, empire: 4 },
  medals: { rebels: 2, empire: 2 },
  eliminationMedals: { rebels: true, empire: true },
  suddenVictory: [],
  objectives: [{ id: 'hill', kind: 'permanent', source: 'original', for: 'empire', hexes: [[4, 4]], medals: 1 }],
  structures: [],
  specialRules: [],
  terrain: [{ type: 'ridge', at: [4, 3] }],
  units: [
    { type: 'snowtrooper', at: [4, 2] },
    { type: 'snowtrooper', at: [5, 2] },
    { type: 'echoTrooper', at: [4, 5] },
    { type: 'echoTrooper', at: [5, 5] },
  ],
};
afterEach(() => void loadOwnFiles([]));

const seats = ['rebels', 'empire'];
const settled = (options: object) => {
  const parsed = battleOfHoth.options.parse(options);
  return battleOfHoth.settle?.(parsed) ?? parsed;
};

test('a match is played and replayed with its own file, also once the operator has taken it away', () => {
  expect(loadOwnFiles([{ name: 'a.json', text: JSON.stringify(file) }])).toEqual([]);
  const options = settled({});
  const { g, acts } = playout(battleOfHoth, { seats, options, seed: testSeed(1) }, testRng(1));
  expect(Object.keys(begin(battleOfHoth, { seats, options, seed: testSeed(1) }).units)).toHaveLength(4);
  loadOwnFiles([]);
  const stored = JSON.parse(JSON.stringify(options));
  expect(battleOfHoth.options.parse(stored)).toEqual(options);
  const again = playout(battleOfHoth, { seats, options: stored, seed: testSeed(1) }, testRng(1));
  expect([stateHash(again.g), again.acts.length]).toEqual([stateHash(g), acts.length]);
  expect(settled({})).not.toHaveProperty('files');
});

test('every viewer and the bots see the map and the rules of the file', () => {
  loadOwnFiles([{ name: 'a.json', text: JSON.stringify(file) }]);
  const g = begin(battleOfHoth, { seats, options: settled({}), seed: testSeed(2) });
  const { view } = see(battleOfHoth, g, 'spectator');
  expect(view.objectives.map(({ id }) => id)).toEqual(['hill']);
  expect(view.briefing.map(({ key }) => key)).toEqual(['rule.goal', 'rule.goal', 'rule.permanent']);
  expect(modelOf(view).files).toEqual(g.files);
});

test('options have files only as a server stores them: without white space, and no more than a game needs', () => {
  const isTaken = (files: Record<string, string>) => battleOfHoth.options.safeParse({ files }).success;
  const text = JSON.stringify(file);
  expect(isTaken({ [file.id]: text })).toBe(true);
  expect(isTaken({ [file.id]: `${text} ` })).toBe(false);
  expect(isTaken({ [file.id]: JSON.stringify(file, null, 1) })).toBe(false);
  const long = (id: string) => JSON.stringify({ ...file, id, firstPlayer: 'rebels', objectives: objectives() });
  const objectives = () => file.objectives.map((one) => ({ ...one, id: 'a'.repeat(18_000) }));
  const files = (count: number) => Object.fromEntries(SCENARIO_IDS.slice(0, count).map((id) => [id, long(id)]));
  expect([isTaken(files(3)), isTaken(files(4))]).toEqual([true, false]);
  const given = (count: number) => Object.values(files(count)).map((one, at) => ({ name: `${at}.json`, text: one }));
  expect(loadOwnFiles(given(3))).toEqual([]);
  expect(loadOwnFiles(given(4))).toEqual([{ name: '3.json', line: 1, message: expect.stringContaining('60000') }]);
});

test('a campaign takes all files of the operator along; options with a text that is no such file are refused', () => {
  loadOwnFiles([{ name: 'a.json', text: JSON.stringify(file) }]);
  expect(Object.keys(settled({ campaign: 'outpost-delta' }).files ?? {})).toEqual(['imperial-scout-mission']);
  expect(settled({ scenario: 'medevac' })).not.toHaveProperty('files');
  const other = { files: { medevac: JSON.stringify(file) } };
  expect(battleOfHoth.options.safeParse(other).success).toBe(false);
});
