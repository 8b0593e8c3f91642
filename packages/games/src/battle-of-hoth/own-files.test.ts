import { expect, test } from 'vitest';
import { begin, see, stateHash, type TitleFile } from '../engine/index.ts';
import { playout, testRng, testSeed } from '../engine/testing/index.ts';
import { modelOf } from './bots/officer/model.ts';
import { SCENARIO_IDS } from './data/scenarios/index.ts';
import { battleOfHoth } from './index.ts';
import { tested } from './testing/title.ts';

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

const seats = ['rebels', 'empire'];
/** The title with these files, or what is wrong with them. */
const loaded = (files: readonly TitleFile[]) => battleOfHoth.files!.load(files);
/** The title with the file above. */
const own = () => {
  const found = loaded([{ name: 'a.json', text: JSON.stringify(file) }]);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return { ...tested, ...found.title };
};
const settled = (title: typeof battleOfHoth, options: object) => title.settle!(title.options.parse(options));

test('a match is played and replayed with its own file, also once the operator has taken it away', () => {
  const options = settled(own(), {});
  const { g, acts } = playout(own(), { seats, options, seed: testSeed(1) }, testRng(1));
  expect(Object.keys(begin(battleOfHoth, { seats, options, seed: testSeed(1) }).units)).toHaveLength(4);
  const stored = JSON.parse(JSON.stringify(options));
  expect(battleOfHoth.options.parse(stored)).toEqual(options);
  const again = playout(tested, { seats, options: stored, seed: testSeed(1) }, testRng(1));
  expect([stateHash(again.g), again.acts.length]).toEqual([stateHash(g), acts.length]);
  expect(settled(battleOfHoth, {})).not.toHaveProperty('files');
});

test('every viewer and the bots see the map and the rules of the file', () => {
  const g = begin(battleOfHoth, { seats, options: settled(own(), {}), seed: testSeed(2) });
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
  expect(loaded(given(3))).toHaveProperty('title');
  expect(loaded(given(4))).toHaveProperty('problems', [
    { name: '3.json', line: 1, message: expect.stringContaining('60000') },
  ]);
});

test('a campaign takes all files of the operator along; options with a text that is no such file are refused', () => {
  expect(Object.keys(settled(own(), { campaign: 'outpost-delta' }).files ?? {})).toEqual(['imperial-scout-mission']);
  expect(settled(own(), { scenario: 'medevac' })).not.toHaveProperty('files');
  const other = { files: { medevac: JSON.stringify(file) } };
  expect(battleOfHoth.options.safeParse(other).success).toBe(false);
});
