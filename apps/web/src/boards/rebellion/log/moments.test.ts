import { expect, test } from 'vitest';
import { translator } from '../../../kit/i18n/translate.tsx';
import { COMBAT, entriesOf, MISSION, MOVEMENT, movedEntries, type Written } from '../testing/log.ts';
import { actorOf } from './acting.ts';
import { headings, markOf } from './headings.ts';
import { moments } from './moments.ts';
import { attackStories, merged, missionStory, roundStory, unitsIn } from './stories.ts';

const found = (written: readonly Written[], kind: string, viewer = 'spectator') =>
  moments(movedEntries(written), viewer).findLast((one) => one.kind === kind);

const told = (written: readonly Written[]) =>
  moments(entriesOf(written), 'spectator').map(({ kind, from, seq, at }) => [kind, from, seq, at]);

test('a mission grows from its reveal to its result, who opposes it and its consequences have their own title', () => {
  expect(told(MISSION.slice(0, 1))).toEqual([['mission', 0, 0, undefined]]);
  expect(told(MISSION.slice(0, 4))).toEqual([
    ['mission', 0, 2, 'place:sullust'],
    ['opposes', 3, 3, 'place:sullust'],
  ]);
  expect(told(MISSION)).toEqual([
    ['opposes', 3, 3, 'place:sullust'],
    ['mission', 0, 7, 'place:sullust'],
    ['captured', 8, 8, 'place:sullust'],
  ]);
});

test('F6 the dice of a mission fall under a headline that says what they are rolled for, then it says the result', () => {
  const mission = found(MISSION, 'mission', 'imperial');
  expect(mission).toMatchObject({
    dice: 4,
    opening: { key: 'board.rb.news.attempt', params: { leader: { key: 'leader.boba-fett' }, own: 3, enemy: 1 } },
    title: { key: 'log.missionSucceeds' },
    meaning: { key: 'log.captured' },
    cue: 'success',
    isOwn: true,
  });
  expect(found(MISSION, 'mission', 'rebel')).toMatchObject({ cue: 'failure' });
  expect(found(MISSION, 'mission', 'rebel')?.isOwn).toBeUndefined();
  expect(found(MISSION.slice(0, 7), 'mission')?.dice).toBeUndefined();
});

test('a leader who opposes is an act of the side that sends the leader', () => {
  expect(found(MISSION, 'opposes', 'rebel')?.isOwn).toBe(true);
  expect(found(MISSION, 'opposes', 'imperial')?.isOwn).toBeUndefined();
});

test('a mission that fails and then succeeds after all has the last result as its title', () => {
  const failed: Written = ['missionFails', { mission: 'mission.collect-bounty' }];
  const droid: Written = ['threepio', { mission: 'mission.collect-bounty' }];
  expect(found([...MISSION.slice(0, 7), failed], 'mission')?.title.key).toBe('log.missionFails');
  expect(found([...MISSION.slice(0, 7), failed, droid], 'mission')?.title.key).toBe('log.threepio');
});

test('F22 a mission that changes nothing yet has a moment that says so', () => {
  const waits: Written[] = [
    ['missionRevealed', { side: 'side.rebel', mission: 'mission.rapid-mobilization' }],
    ['missionAt', { side: 'side.rebel', mission: 'mission.rapid-mobilization', place: 'system.hoth' }, 'place:hoth'],
    ['missionWaits', { mission: 'mission.rapid-mobilization' }],
  ];
  expect(found(waits, 'mission')).toMatchObject({ seq: 2, meaning: { key: 'log.missionWaits' } });
  expect(found([...waits.slice(0, 2), ['missionOver', {}]], 'mission')?.meaning?.key).toBe('log.missionOver');
  const drawn: Written = ['drawnProbes', { side: 'side.imperial', n: 4 }];
  expect(found([...waits.slice(0, 2), drawn], 'mission')?.meaning?.key).toBe('log.drawnProbes');
});

test('missions that cannot be opposed say where they are carried out once that is chosen', () => {
  const gathered: Written[] = [
    ['missionRevealed', { side: 'side.imperial', mission: 'mission.construct-factory' }],
    ['missionAt', { side: 'side.imperial', mission: 'mission.construct-factory', place: 'system.hoth' }, 'place:hoth'],
  ];
  expect(told(gathered)).toEqual([['mission', 0, 1, 'place:hoth']]);
  expect(found(gathered.slice(0, 1), 'mission')?.title.key).toBe('log.missionRevealed');
  expect(found(gathered, 'mission')?.title.key).toBe('log.missionRevealed.at');
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
  const of = (written: readonly Written[]) => moments(entriesOf(written), 'spectator');
  expect(of(shown)).toMatchObject([{ kind: 'base', isTurningPoint: true }]);
  expect(of([...shown, left])).toMatchObject([{ kind: 'left', seq: 2, title: { key: 'log.baseMoved' } }]);
  expect(of([...shown, left])[0]?.isTurningPoint).toBeUndefined();
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
    ['told', 3, 3],
    ['told', 4, 4],
    ['told', 5, 5],
    ['round', 3, 6],
  ]);
  expect(told([['round', { n: 1 }]]).map(([kind]) => kind)).toEqual(['told']);
  expect(merged(entriesOf(REFRESH).slice(3, 6)).map(({ count }) => count)).toEqual([1, 2]);
});

test('the end of a combat, the refresh phase and a round that begins are acts of no player', () => {
  const all = [found(COMBAT, 'combat'), found(REFRESH, 'refresh'), found(REFRESH, 'round'), found(MISSION, 'mission')];
  expect(all.map((one) => one?.isEvent)).toEqual([true, true, true, undefined]);
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
  expect(moments(entriesOf([written]), 'spectator')).toMatchObject([{ kind, isTurningPoint: true, at: written[2] }]);
});

test('the finding of a mission that locates the base is a turning point with its own headline', () => {
  const located: Written = ['baseAdmitted', { system: 'system.ryloth' }, 'place:ryloth'];
  expect(moments(entriesOf([...MISSION, located]), 'imperial').at(-1)).toMatchObject({
    kind: 'base',
    title: { key: 'log.baseIs', params: { system: { key: 'system.ryloth' } } },
    isTurningPoint: true,
    at: 'place:ryloth',
  });
});

test('a system in which a mission does not find the base is a step at that system, not at the place of the mission', () => {
  const denied: Written = ['baseDenied', { system: 'system.ryloth' }, 'place:ryloth'];
  expect(told([...MISSION, denied]).at(-1)).toEqual(['search', 9, 9, 'place:ryloth']);
  expect(found([...MISSION, denied], 'mission')).toMatchObject({ seq: 7, at: 'place:sullust' });
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
    moments(entriesOf(bare), 'spectator').map(({ entries }) => [missionStory(entries), attackStories(entries)]),
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

const tracks = (written: readonly Written[], viewer: string) => found(written, 'movement', viewer);

test('a movement has a way from each place its units left, and is an act of its side', () => {
  const movement = tracks(MOVEMENT, 'rebel');
  expect(movement && translator('en', 'rebellion')(movement.title)).toBe(
    'Admiral Ozzel activates Sullust and moves units there',
  );
  expect(movement?.meaning && translator('en', 'rebellion')(movement.meaning)).toContain('1 Star Destroyer from Rodia');
  expect(movement?.ways).toEqual(
    expect.arrayContaining(
      ['place:rodia', 'place:bespin'].map((from) => ({ kind: 'move', from, to: 'place:sullust' })),
    ),
  );
  expect(tracks(MOVEMENT, 'spectator')?.isOwn).toBeUndefined();
  expect(tracks(MOVEMENT, 'imperial')?.isOwn).toBe(true);
});

test('in a team the movement of a team-mate is not the own one', () => {
  expect(tracks(MOVEMENT, 'imperial-admiral')?.isOwn).toBe(true);
  expect(tracks(MOVEMENT, 'imperial-general')?.isOwn).toBeUndefined();
});

test('in a team what a seat did is its own, and news to its mate, also with a leader of the mate; its name goes with it', () => {
  const [first, ...rest] = movedEntries(MOVEMENT).map((entry) => ({ ...entry, by: 'imperial-general' }));
  const isOwn = (viewer: string) =>
    moments([...(first ? [first] : []), ...rest], viewer).find(({ kind }) => kind === 'movement')?.isOwn;
  expect([isOwn('imperial-general'), isOwn('imperial-admiral'), isOwn('rebel')]).toEqual([true, undefined, undefined]);
  expect(first && actorOf(first)).toMatchObject({
    key: 'board.rb.side.named',
    params: { name: { key: 'seat.imperial-general' }, role: { key: 'board.rb.side.role.general' } },
  });
  // What follows for the other side is no act of a seat of it.
  const followed = {
    seq: 9,
    key: 'log.tacticDiscarded',
    params: { side: { key: 'side.rebel' } },
    by: 'imperial-general',
  };
  expect(actorOf(followed)).toBeNull();
});

test('in a team a combat that begins, its cards and a base that is found are no act of the seat that acted before', () => {
  const begun = entriesOf([
    ['combat', { system: 'system.sullust', side: 'side.imperial' }],
    ['drawnTactics', { side: 'side.imperial', n: 1 }],
    ['attack', { side: 'side.imperial', theatre: 'theatre.space', n: 3 }],
  ]).map((entry) => ({ ...entry, by: 'imperial-admiral' }));
  expect(begun.map((entry) => actorOf(entry)?.params?.name)).toEqual([
    undefined,
    undefined,
    { key: 'seat.imperial-admiral' },
  ]);
});

test('who concedes during an attack is told on its own, not as what the attack meant', () => {
  const left: Written = ['conceded', { seat: 'seat.imperial-general' }];
  const written = [...COMBAT.slice(0, 6), left];
  const attack = found(written, 'attack');
  expect(attack?.meaning).toBeUndefined();
  expect(attack?.entries.map(({ key }) => key)).not.toContain('log.conceded');
  expect(found(written, 'told')).toMatchObject({ title: { key: 'log.conceded' }, from: 6, seq: 6 });
  const over = [...COMBAT.slice(0, 6), left, ...COMBAT.slice(6)];
  expect(found(over, 'attack')?.kind).toBe('attack');
  const all = moments(entriesOf(over), 'imperial');
  expect(all.filter(({ entries }) => entries.some(({ key }) => key === 'log.conceded'))).toHaveLength(1);
  const before = entriesOf([left, ...COMBAT]);
  const part = moments(before, 'imperial', { from: 1, to: before.length });
  expect(part.filter(({ kind }) => kind !== 'told').map(({ kind, from }) => [kind, from])).toEqual([
    ['attack', 4],
    ['attack', 8],
    ['combat', 1],
  ]);
});

test('F3 a movement stays when the combat that it led to is over', () => {
  const all = moments(movedEntries([...MOVEMENT, ...COMBAT]), 'rebel').map(({ kind }) => kind);
  expect([all[0], all.at(-1)]).toEqual(['movement', 'combat']);
  expect(found([...MOVEMENT, ...COMBAT], 'combat')?.entries[1]?.key).toBe('log.moved.imperial');
});

test('a search that does not find the base is told with its movement', () => {
  const search: Written = ['baseNotHere', { system: 'system.sullust' }, 'place:sullust'];
  const [movement, ...more] = moments(movedEntries([...MOVEMENT, search]), 'rebel');
  expect([movement?.entries.at(-1)?.key, more]).toEqual(['log.baseNotHere', []]);
});

test('an activation is told at once, until units move with it', () => {
  const [activation] = MOVEMENT;
  if (!activation) throw new Error('no activation');
  const kinds = (written: readonly Written[]) => moments(movedEntries(written), 'rebel').map(({ kind }) => kind);
  expect(kinds([activation])).toEqual(['activation']);
  expect(kinds(MOVEMENT)).toEqual(['movement']);
  expect(found([activation, ['passed', { side: 'side.rebel' }]], 'told', 'rebel')).toMatchObject({
    isOwn: true,
    title: { key: 'log.passed' },
  });
});

test('only what needs a look stays: dice, combats, gains, turning points', () => {
  const isBrief = (written: readonly Written[], kind: string) => found(written, kind)?.isBrief ?? false;
  expect(isBrief(MISSION, 'mission')).toBe(false);
  expect(isBrief(MISSION, 'captured')).toBe(true);
  expect(isBrief(MOVEMENT, 'movement')).toBe(true);
  expect(isBrief(COMBAT, 'combat')).toBe(false);
  expect(isBrief(REFRESH, 'round')).toBe(false);
});

test('a mission, a look into a deck and a phase in which a side has seen new cards say so, which an undo would take back', () => {
  const draws = (written: readonly Written[]) =>
    moments(entriesOf(written), 'rebel').some(({ lastDraw }) => lastDraw !== undefined);
  const gathers: Written[] = [
    ['missionRevealed', { side: 'side.imperial', mission: 'mission.gather-intel' }],
    ['missionAt', { side: 'side.imperial', mission: 'mission.gather-intel', place: 'system.hoth' }, 'place:hoth'],
    ['drawnProbes', { side: 'side.imperial', n: 3 }],
    ['missionOver', {}],
  ];
  expect([draws(gathers.slice(0, 2)), draws(gathers)]).toEqual([false, true]);
  for (const kind of ['Missions', 'Projects', 'Probes', 'Objectives', 'Actions', 'Tactics'])
    expect([kind, draws([[`drawn${kind}`, { side: 'side.rebel', n: 2 }]])]).toEqual([kind, true]);
  const looks: Written[] = [
    ['looksAtObjectives', { n: 4 }],
    ['drawsForBase', { n: 4 }],
    ['intercepted', { n: 8, given: 2 }],
    ['objectivesShown', { n: 2 }],
    ['namedSystems', { n: 3 }],
    ['deckSearched', {}],
  ];
  for (const look of looks) expect([look[0], draws([look])]).toEqual([look[0], true]);
  expect(draws([['drawnTactics', { side: 'side.rebel', theatre: 'theatre.space', n: 0 }]])).toBe(false);
  expect([draws(MISSION), draws(MOVEMENT)]).toEqual([false, false]);
  expect(moments(entriesOf(gathers), 'rebel').map(({ lastDraw }) => lastDraw)).toEqual([2]);
});
