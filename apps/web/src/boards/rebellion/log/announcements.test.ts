import { expect, test } from 'vitest';
import { COMBAT, combatWith, entriesOf, MISSION, MOVEMENT, movedEntries, type Written } from '../testing/log.ts';
import { announcements } from './announcements.ts';
import { attackStories, merged, missionStory, roundStory, unitsIn } from './facts.ts';
import { headings, markOf } from './headings.ts';

const told = (written: readonly Written[]) =>
  announcements(entriesOf(written), 'spectator').map(({ kind, from, seq, at }) => [kind, from, seq, at]);

test('a mission is announced once it is resolved, its consequences under their own title', () => {
  expect(told(MISSION.slice(0, 7))).toEqual([]);
  expect(told(MISSION)).toEqual([
    ['mission', 0, 7, 'place:sullust'],
    ['captured', 8, 8, 'place:sullust'],
  ]);
});

test('a mission that fails and then succeeds after all is announced again', () => {
  const failed: Written = ['missionFails', { mission: 'mission.collect-bounty' }];
  const droid: Written = ['threepio', { mission: 'mission.collect-bounty' }];
  expect(told([...MISSION.slice(0, 7), failed])).toEqual([['mission', 0, 7, 'place:sullust']]);
  expect(told([...MISSION.slice(0, 7), failed, droid])).toEqual([['mission', 0, 8, 'place:sullust']]);
});

test('missions that cannot be opposed are announced once their target is chosen', () => {
  const plan: Written = ['missionRevealed', { side: 'side.rebel', mission: 'mission.contingency-plan' }];
  const gathered: Written[] = [
    ['missionRevealed', { side: 'side.imperial', mission: 'mission.construct-factory' }],
    ['missionAt', { side: 'side.imperial', mission: 'mission.construct-factory', place: 'system.hoth' }, 'place:hoth'],
  ];
  expect(told(gathered.slice(0, 1))).toEqual([]);
  expect(told(gathered)).toEqual([['mission', 0, 1, 'place:hoth']]);
  expect(told([plan])).toEqual([['mission', 0, 0, undefined]]);
});

test('both rolls of a mission are listed with faces, leaders, bonus and totals', () => {
  const story = missionStory(entriesOf(MISSION));
  expect(story?.dice).toEqual({ imperial: ['special', 'hit', 'blank'], rebel: ['hit'] });
  expect(story?.leaders).toEqual({ imperial: ['boba-fett'], rebel: ['general-madine'] });
  expect([story?.bonus, story?.totals]).toEqual([2, { imperial: 5, rebel: 1 }]);
  expect(story?.rest).toEqual([]);
});

test('RB-11.4.5 a base that is left for a new one is no turning point', () => {
  const shown: Written[] = [
    ['baseRevealed', { system: 'system.hoth' }, 'place:hoth'],
    ['leavesBaseSpace', { leader: 'leader.han-solo', system: 'system.hoth' }, 'place:hoth'],
  ];
  const left: Written = ['baseMoved', { system: 'system.hoth' }, 'place:hoth'];
  const of = (written: readonly Written[]) => announcements(entriesOf(written), 'spectator');
  expect(of(shown)).toMatchObject([{ kind: 'base', isTurningPoint: true }]);
  expect(of([...shown, left])).toMatchObject([{ kind: 'left', seq: 2, title: { key: 'log.baseMoved' } }]);
  expect(of([...shown, left])[0]?.isTurningPoint).toBeUndefined();
});

test('attacks are announced once their dice are removed, and together with the combat', () => {
  expect(told(COMBAT.slice(0, 7))).toEqual([]);
  const [attack] = announcements(entriesOf(COMBAT.slice(0, 8)), 'spectator');
  expect(attack).toMatchObject({ kind: 'attack', from: 3, seq: 7, shownAt: 5, at: 'place:sullust' });
  expect(told(COMBAT)).toEqual([['combat', 0, 10, 'place:sullust']]);
});

test.each([
  [['imperial space'], 'log.battleWon.imperial.space'],
  [['rebel space', 'rebel ground'], 'board.rb.news.combatWon.rebel'],
  [['rebel space', 'imperial ground'], 'board.rb.news.combatSplit'],
  [[], 'log.combatUndecided'],
])('the title of a combat with the winners %j says %s', (won, title) => {
  expect(announcements(entriesOf(combatWith(...won)), 'spectator')[0]?.title.key).toBe(title);
});

test('a combat of an older record, which has no winner in its log, is over', () => {
  expect(announcements(entriesOf(COMBAT), 'spectator')[0]?.title.key).toBe('log.combatOver');
});

test('a combat lists its dice by colour and its losses by side', () => {
  const entries = entriesOf(COMBAT);
  expect(
    attackStories(entries).map(({ side, dice }) => [side, dice.map(({ colour, face }) => `${colour} ${face}`)]),
  ).toEqual([
    ['imperial', ['red hit', 'red blank', 'black hit']],
    ['rebel', ['black blank']],
  ]);
  expect(unitsIn(entries, 'rebel', ['log.destroyed'])).toEqual([{ type: 'x-wing', count: 1 }]);
  expect(unitsIn(entries, 'imperial', ['log.destroyed'])).toEqual([]);
});

const REFRESH: readonly Written[] = [
  ['retrieved'],
  ['drawnProbes', { side: 'side.imperial', n: 2 }],
  ['time', { n: 3 }],
  ['built', { side: 'side.rebel', unit: 'unit.x-wing', from: 'system.naboo' }],
  ['deployed', { side: 'side.rebel', unit: 'unit.x-wing', place: 'system.naboo' }],
  ['deployed', { side: 'side.rebel', unit: 'unit.x-wing', place: 'system.naboo' }],
  ['round', { n: 3 }],
];

test('the refresh phase is announced when time advances, builds with the next round', () => {
  expect(told(REFRESH).map(([kind, from, seq]) => [kind, from, seq])).toEqual([
    ['refresh', 0, 2],
    ['round', 3, 6],
  ]);
  expect(told([['round', { n: 1 }]])).toEqual([]);
  expect(merged(entriesOf(REFRESH).slice(3, 6)).map(({ count }) => count)).toEqual([1, 2]);
});

test('lists of units are counted as well as single ones', () => {
  const unit = (type: string, n: number) => ({ key: `units.${type}`, params: { n } });
  const units = { key: 'list.two', params: { first: unit('x-wing', 2), last: unit('rebel-trooper', 1) } };
  const [built] = entriesOf([['builtUnits', { side: 'side.rebel', from: 'system.naboo' }]]);
  const [deployed] = entriesOf([['deployed', { side: 'side.rebel', place: 'system.naboo' }]]);
  if (!built || !deployed) throw new Error('no entries');
  const counts = [
    { type: 'x-wing', count: 2 },
    { type: 'rebel-trooper', count: 1 },
  ];
  const entries = [
    { ...built, params: { ...built.params, units } },
    { ...deployed, params: { ...deployed.params, units } },
  ];
  expect(roundStory(entries, 'rebel')).toMatchObject({ built: counts, deployed: [{ units: counts }] });
});

test('built and deployed units are summed by side and place', () => {
  const entries = entriesOf([
    ...REFRESH.slice(3),
    ['recruited', { side: 'side.imperial', leader: 'leader.boba-fett' }],
  ]);
  const fighters = { type: 'x-wing', count: 2 };
  expect(roundStory(entries, 'rebel')).toEqual({
    recruited: [],
    built: [{ type: 'x-wing', count: 1 }],
    deployed: [{ place: { key: 'system.naboo' }, units: [fighters] }],
  });
  expect(roundStory(entries, 'imperial')).toMatchObject({
    recruited: [{ key: 'log.recruited' }],
    built: [],
    deployed: [],
  });
});

test.each<[string, Written]>([
  ['base', ['baseRevealed', { system: 'system.hoth' }, 'place:hoth']],
  ['destroyed', ['systemDestroyed', { system: 'system.alderaan' }, 'place:alderaan']],
])('%s is a turning point', (kind, written) => {
  expect(announcements(entriesOf([written]), 'spectator')).toMatchObject([
    { kind, isTurningPoint: true, at: written[2] },
  ]);
});

test('the finding of a mission that locates the base is a turning point with its own headline', () => {
  const located: Written = ['baseAdmitted', { system: 'system.ryloth' }, 'place:ryloth'];
  expect(announcements(entriesOf([...MISSION, located]), 'imperial').at(-1)).toMatchObject({
    kind: 'base',
    title: { key: 'log.baseIs', params: { system: { key: 'system.ryloth' } } },
    isTurningPoint: true,
    at: 'place:ryloth',
  });
});

test('a system that is searched without finding the base is announced', () => {
  expect(told([['baseNotHere', { system: 'system.hoth' }, 'place:hoth']])).toEqual([['search', 0, 0, 'place:hoth']]);
});

test('a search is no news to a viewer who knows the system from a probe card, until the base moves', () => {
  const search: Written = ['baseNotHere', { system: 'system.hoth' }, 'place:hoth'];
  const searches = (...before: Written[]) => told([...before, search]).filter(([kind]) => kind === 'search').length;
  expect(searches(['drew', { card: 'system.hoth' }])).toBe(0);
  expect(searches(['drew', { card: 'system.endor' }])).toBe(1);
  expect(searches(['drew', { card: 'system.hoth' }], ['baseMoved', {}])).toBe(1);
});

test('entries of older versions without parameters are skipped', () => {
  const bare = [...MISSION, ...MOVEMENT, ...COMBAT, ...REFRESH].map(([key]): Written => [key]);
  expect(() =>
    announcements(entriesOf(bare), 'spectator').map(({ entries }) => [missionStory(entries), attackStories(entries)]),
  ).not.toThrow();
});

test('rounds and phases have headings, acts the mark of their side', () => {
  const entries = entriesOf([['round', { n: 2 }], ['assigned', { side: 'side.rebel' }], ...MISSION, ...REFRESH]);
  expect([...headings(entries)].map(([seq, { key, params }]) => [seq, key, params?.n])).toEqual([
    [0, 'board.rb.log.assignment', 2],
    [2, 'board.rb.log.command', 2],
    [11, 'board.rb.log.refresh', 2],
    [17, 'board.rb.log.assignment', 3],
  ]);
  expect(entries.slice(0, 6).map(markOf)).toEqual([null, 'rebel', 'empire', null, null, 'rebel']);
});

const seen = (written: readonly Written[], viewer: string) =>
  announcements(movedEntries(written), viewer).map(({ kind, title, about }) => [kind, title.key, about]);

const ABOUT = ['place:rodia', 'place:bespin'];

test('a movement of the other side is announced with the places its units left, by its leader', () => {
  const moved = ['movement', 'board.rb.news.moved', expect.arrayContaining(ABOUT)];
  expect(seen(MOVEMENT, 'rebel')).toEqual([moved]);
  expect(seen(MOVEMENT, 'spectator')).toEqual([moved]);
  expect(seen(MOVEMENT, 'imperial')).toEqual([]);
});

test('in a team the movement of a team-mate is announced, not the own one', () => {
  expect(seen(MOVEMENT, 'imperial-admiral')).toEqual([]);
  expect(seen(MOVEMENT, 'imperial-general')).toHaveLength(1);
});

test('a movement that leads to a combat is a part of it once the combat is over', () => {
  const running = announcements(movedEntries([...MOVEMENT, ...COMBAT.slice(0, 4)]), 'rebel');
  expect(running.map(({ kind, entries }) => [kind, entries.map(({ key }) => key)])).toEqual([
    ['movement', ['log.activated', 'log.moved.imperial', 'log.combat']],
  ]);
  const [over, ...more] = announcements(movedEntries([...MOVEMENT, ...COMBAT]), 'rebel');
  expect([over?.kind, over?.from, over?.entries[1]?.key, more]).toEqual(['combat', 0, 'log.moved.imperial', []]);
  expect(over?.about).toEqual(expect.arrayContaining(ABOUT));
});

test('a search that does not find the base is told with its movement', () => {
  const search: Written = ['baseNotHere', { system: 'system.sullust' }, 'place:sullust'];
  const [movement, ...more] = announcements(movedEntries([...MOVEMENT, search]), 'rebel');
  expect([movement?.entries.at(-1)?.key, more]).toEqual(['log.baseNotHere', []]);
});

test('an activation that moves nothing is announced with the next turn', () => {
  const [activation] = MOVEMENT;
  if (!activation) throw new Error('no activation');
  expect(seen([activation], 'rebel')).toEqual([]);
  expect(seen([activation, ['passed', { side: 'side.rebel' }]], 'rebel')).toEqual([
    ['activation', 'log.activated', undefined],
  ]);
});

test('only what needs a look stays: dice, combats, gains, turning points', () => {
  const brief = (written: readonly Written[]) =>
    announcements(movedEntries(written), 'rebel').map(({ kind, isBrief = false }) => [kind, isBrief]);
  expect(brief(MISSION)).toEqual([
    ['mission', false],
    ['captured', true],
  ]);
  expect(brief(MOVEMENT)).toEqual([['movement', true]]);
  expect(brief(COMBAT)).toEqual([['combat', false]]);
  expect(brief(REFRESH)).toEqual([
    ['refresh', true],
    ['round', false],
  ]);
});
