import { expect, test } from 'vitest';
import { reveal } from '../../engine/hidden.ts';
import { see } from '../../engine/match.ts';
import { actionCards, boxOf, missionCards, tacticCards } from '../box.ts';
import { LEADER_IDS, LEADERS } from '../data/leaders.ts';
import { missionOf } from '../data/missions.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { FIRST_GAME } from '../data/setup.ts';
import { PLACE_IDS, PROBE_IDS, SYSTEM_IDS, SYSTEMS } from '../data/systems.ts';
import { rebellion } from '../index.ts';
import { FOUR, match, THREE } from '../testing/begin.ts';
import { hasUnit } from './board.ts';

const BOX = boxOf({ setup: 'advanced' });

const SIDES = ['rebel', 'imperial'] as const;

test('RB-3.1.1 the seats of a match are its sides; who sits where is agreed or dealt before', () => {
  expect(rebellion.seatings()).toContainEqual(['rebel', 'imperial']);
  expect(rebellion.seats.map(({ id, team }) => [id, team])).toContainEqual(['imperial-general', 'imperial']);
});

test('RB-3.1.2 RB-3.1.3 four starting leaders a side in the pools, time on 1, reputation on 14', () => {
  const { g } = match('first');
  const inPool = LEADER_IDS.filter((id) => g.leaders[id].at === 'pool');
  expect(inPool).toEqual([
    'emperor-palpatine',
    'grand-moff-tarkin',
    'darth-vader',
    'general-tagge',
    'mon-mothma',
    'jan-dodonna',
    'princess-leia',
    'general-rieekan',
  ]);
  expect(LEADER_IDS.filter((id) => g.leaders[id].at === 'box')).toHaveLength(17);
  expect([g.time, g.reputation]).toEqual([1, 14]);
});

test('RB-3.1.4 RB-3.1.5 stage I lies on stage II on stage III, each shuffled, and the Rebels have drawn the top card', () => {
  const orders = [1, 2, 3].map((seed) => {
    const { g } = match('first', seed);
    const cards = [...reveal(g.objectiveHand), ...reveal(g.objectiveDeck)];
    expect(reveal(g.objectiveHand)).toHaveLength(1);
    expect(cards.map((id) => OBJECTIVES[id].stage)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
    return cards.join();
  });
  expect(new Set(orders).size).toBe(3);
});

test('RB-3.1.6 RB-3.1.7 RB-3.1.8 action decks of recruit cards, tactic decks of 15, projects and missions apart', () => {
  const { g } = match('first');
  for (const side of SIDES) {
    expect([...reveal(g.actionDecks[side])].sort()).toEqual(actionCards(BOX, side, 'recruit').sort());
    expect(reveal(g.actionDecks[side])).not.toEqual(actionCards(BOX, side, 'recruit'));
    expect([...reveal(g.missionDecks[side])].sort()).toEqual(missionCards(BOX, side, 'normal').sort());
    expect(reveal(g.missionDecks[side])).toHaveLength(25);
    expect(reveal(g.missionHands[side])).toEqual(missionCards(BOX, side, 'starting'));
  }
  expect([...reveal(g.projectDeck)].sort()).toEqual(missionCards(BOX, 'imperial', 'project').sort());
  expect(reveal(g.projectDeck)).toHaveLength(10);
  for (const theatre of ['space', 'ground'] as const) {
    expect([...reveal(g.tacticDecks[theatre])].sort()).toEqual(tacticCards(BOX, theatre).sort());
  }
});

test('RB-3.2.1 RB-3.2.2 the first game is set up as pictured in the rulebook, without placing anything', () => {
  const s = match('first');
  expect([s.asked, s.question]).toEqual([['rebel'], 'ask.base']);
  expect(s.units('bothawui')).toEqual({
    'corellian-corvette': 1,
    'rebel-transport': 1,
    'x-wing': 1,
    'y-wing': 1,
    'rebel-trooper': 3,
    airspeeder: 1,
  });
  expect(s.units('mandalore')).toEqual({ 'death-star': 1, 'tie-fighter': 4, stormtrooper: 2, 'at-st': 1 });
  expect(s.units('corellia')).toEqual({ 'assault-carrier': 1, stormtrooper: 1 });
  for (const place of PLACE_IDS) expect([place, s.units(place)]).toEqual([place, FIRST_GAME.units[place] ?? {}]);
  const loyal = (side: string) => SYSTEM_IDS.filter((id) => s.g.systems[id].loyalty === side);
  expect(loyal('rebel').sort()).toEqual(['bothawui', 'kashyyyk', 'naboo']);
  expect(loyal('imperial').sort()).toEqual(['corellia', 'coruscant', 'mustafar', 'saleucami']);
  expect(SYSTEM_IDS.filter((id) => s.g.systems[id].subjugated).sort()).toEqual(['mandalore', 'sullust']);
  const removed = ['corellia', 'mandalore', 'mustafar', 'saleucami', 'sullust'];
  expect([...s.g.removedProbes].sort()).toEqual(removed);
  expect([...reveal(s.g.probeDeck)].sort()).toEqual(PROBE_IDS.filter((id) => !removed.includes(id)).sort());
});

test('RB-3.2.3 no one gets starting action cards in the first game', () => {
  const s = match('first').click('endor');
  for (const seat of s.g.seats) expect(reveal(s.g.actionHands[seat]!)).toEqual([]);
  const starting = SIDES.flatMap((side) => actionCards(BOX, side, 'starting'));
  expect([...reveal(s.g.boxedActions)].sort()).toEqual(starting.sort());
});

test('RB-3.2.5 the first base holds no Imperial unit and is not beside one', () => {
  const s = match('first');
  const near = (id: (typeof SYSTEM_IDS)[number]) =>
    [id, ...SYSTEMS[id].adjacent].some((one) => hasUnit(s.g, one, { side: 'imperial' }));
  expect(s.refusal('ord-mantell')).toBe('base_near_empire RB-3.2.5');
  expect(s.refusal('naboo')).toBe('base_near_empire RB-3.2.5');
  expect(s.legal.sort()).toEqual(PROBE_IDS.filter((id) => !s.g.removedProbes.includes(id) && !near(id)).sort());
  expect(() => s.click('alderaan')).toThrow('base_near_empire');
});

test('RB-3.1.9 RB-3.1.10 RB-3.1.11 RB-11.2.1 the base is a card of the probe deck, then hands of 4 and 2 are drawn', () => {
  const s = match('first');
  const before = [...reveal(s.g.probeDeck)];
  expect(s.hand('rebel')).toHaveLength(4);
  s.click('dantooine');
  expect(reveal(s.g.base.system)).toBe('dantooine');
  expect([...reveal(s.g.probeDeck)].sort()).toEqual(before.filter((id) => id !== 'dantooine').sort());
  expect(reveal(s.g.probeDeck)).toHaveLength(25);
  expect(reveal(s.g.probeDeck)).not.toEqual(before.filter((id) => id !== 'dantooine'));
  for (const side of SIDES) {
    const decks = reveal(s.g.missionHands[side]).map((card) => missionOf(card).deck);
    expect(decks.sort()).toEqual(['normal', 'normal', 'starting', 'starting', 'starting', 'starting']);
    expect(reveal(s.g.missionDecks[side])).toHaveLength(23);
  }
  expect(reveal(s.g.probeHand)).toEqual([]);
  expect([s.g.round, s.g.phase]).toEqual([1, 'assignment']);
});

test('RB-16.1.8 RB-16.1.9 RB-3.1.10 the Empire and spectators see the same whichever system becomes the base', () => {
  const seen = (base: string, viewer: 'imperial' | 'spectator') => {
    const s = match('first').click(base);
    const { view, log, decisions, waitingFor } = see(rebellion, s.g, viewer);
    return JSON.stringify({ view, log, decisions, waitingFor });
  };
  expect(seen('dantooine', 'imperial')).not.toContain('log.baseIs');
  expect(seen('dantooine', 'imperial')).toContain('log.baseChosen');
  for (const viewer of ['imperial', 'spectator'] as const)
    expect(seen('endor', viewer)).toBe(seen('dantooine', viewer));
  expect(match('first').click('endor').log('rebel')).toContain('log.baseIs');
});

test('RB-18.13 the Rebel general chooses the base of a team', () => {
  expect(match('first', 1, FOUR).asked).toEqual(['rebel-general']);
  expect(match('first', 1, THREE).asked).toEqual(['rebel']);
  expect(match('first', 1, FOUR).concede('rebel-general').asked).toEqual(['rebel-admiral']);
});

test('leaders of the box are all there at the start', () => {
  const { g } = match('advanced');
  for (const id of LEADER_IDS) expect(g.leaders[id].at).toBe(LEADERS[id].comes === 'start' ? 'pool' : 'box');
});
