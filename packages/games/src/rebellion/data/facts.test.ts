import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boxOf, builtBy, missionCards, tacticCards } from '../box.ts';
import { ACTION_IDS, ACTIONS } from './actions.ts';
import { ATTACK_DICE, DIE, MISSION_DICE } from './dice.ts';
import { LEADER_IDS, LEADERS } from './leaders.ts';
import { MISSION_IDS, MISSIONS } from './missions.ts';
import { OBJECTIVE_IDS, OBJECTIVES } from './objectives.ts';
import { RING_IDS } from './rings.ts';
import { FIRST_GAME, REVEALED, STARTING_ACTIONS, STARTING_FORCES } from './setup.ts';
import {
  BASE_SPACE,
  BASE_SPACE_BOX,
  BASE_SPACE_ICONS,
  distance,
  IMPASSABLE,
  PROBE_IDS,
  REGION_IDS,
  SYSTEM_IDS,
  SYSTEMS,
} from './systems.ts';
import { TACTIC_IDS, TACTICS } from './tactics.ts';
import { BUILD_BOXES, RECRUIT_BOXES, TRACK } from './track.ts';
import { UNIT_TYPES, UNITS } from './units.ts';

const BOX = boxOf({ setup: 'advanced' });

type Facts = Record<string, unknown> & { id: string };
type Icon = { kind: string; terrain: string };

function read<T>(name: string): T {
  const file = new URL(`../testing/facts/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

const byId = <T extends { id: string }>(items: readonly T[]) =>
  Object.fromEntries(items.map((item) => [item.id, item]));
const icon = (one: Icon | null) => one && `${one.terrain}-${one.kind}`;

test('RB-1.1 RB-2.17 RB-2.18 RB-14.1.1 every unit has its printed values and its number in the box', () => {
  type Unit = Facts & {
    faction: string;
    attack: { red: number; black: number };
    health: { value: number | null; colour: string | null };
    builtBy: Icon | null;
  };
  const { units } = read<{ units: Unit[] }>('units');
  const printed = units.map((one) => ({
    id: one.id,
    side: one.faction,
    theatre: one.terrain,
    class: one.class,
    red: one.attack.red,
    black: one.attack.black,
    health: one.health.value,
    colour: one.health.colour,
    capacity: one.transportCapacity,
    needsTransport: one.needsTransport,
    immobile: one.immobile,
    builtBy: icon(one.builtBy),
    count: one.count,
  }));
  expect(UNITS).toEqual(byId(printed));
  const inBox = (side: string) =>
    UNIT_TYPES.reduce((sum, type) => sum + (UNITS[type].side === side ? UNITS[type].count : 0), 0);
  expect([inBox('imperial'), inBox('rebel')]).toEqual([89, 64]);
});

test('RB-14.0.28 icons build the units of the faction sheets', () => {
  type Menu = Record<string, Record<string, Record<string, string[]>>>;
  const { buildMenu } = read<{ buildMenu: Menu }>('units');
  for (const side of ['rebel', 'imperial'] as const) {
    for (const theatre of ['space', 'ground'] as const) {
      for (const shape of ['triangle', 'circle', 'square'] as const) {
        expect(builtBy(BOX, side, `${theatre}-${shape}`).toSorted()).toEqual(
          buildMenu[side]?.[theatre]?.[shape]?.sort(),
        );
      }
    }
  }
});

test('RB-1.2 every leader has its printed skills, tactic values and colour', () => {
  type Leader = Facts & { team: { role: string }; tactics: { space: number; ground: number } };
  const { leaders } = read<{ leaders: Leader[] }>('leaders');
  const printed = leaders.map((one) => ({
    id: one.id,
    side: one.faction,
    comes: one.recruitment,
    role: one.team.role,
    skills: one.skills,
    space: one.tactics.space,
    ground: one.tactics.ground,
  }));
  expect(LEADERS).toEqual(byId(printed));
  expect(LEADER_IDS.filter((id) => LEADERS[id].side === 'imperial')).toHaveLength(12);
  expect(LEADER_IDS.filter((id) => LEADERS[id].side === 'rebel')).toHaveLength(13);
  expect(new Set(LEADER_IDS).size).toBe(25);
});

test('RB-1.3 every mission has its printed facts, and its copies are cards of their own (bug class 4)', () => {
  const { missions } = read<{ missions: Facts[] }>('missions');
  const printed = missions.map((one) => ({
    id: one.id,
    side: one.faction,
    deck: one.deck,
    copies: one.copies,
    skill: one.skill,
    required: one.required,
    mode: one.mode,
    leader: one.leader,
    portrait: one.portraitBonus,
  }));
  expect(MISSIONS).toEqual(byId(printed));
  const cards = (side: 'rebel' | 'imperial') =>
    (['starting', 'normal', 'project'] as const).flatMap((deck) => missionCards(BOX, side, deck));
  expect([cards('imperial').length, cards('rebel').length]).toEqual([39, 29]);
  expect(new Set([...cards('imperial'), ...cards('rebel')]).size).toBe(68);
  expect(missionCards(BOX, 'rebel', 'normal').filter((card) => card.startsWith('hidden-fleet#'))).toHaveLength(3);
  expect(missionCards(BOX, 'imperial', 'project').filter((card) => card.startsWith('superlaser-online#'))).toHaveLength(
    3,
  );
  expect(MISSION_IDS).toHaveLength(53);
});

test('RB-1.3 the 34 action cards show their leaders and times', () => {
  const { cards } = read<{ cards: (Facts & { leaders: string[] })[] }>('actions');
  const printed = cards.map((one) => ({
    id: one.id,
    side: one.faction,
    type: one.type,
    leaders: one.leaders,
    timing: one.timing,
  }));
  expect(ACTIONS).toEqual(byId(printed));
  expect(ACTION_IDS.filter((id) => ACTIONS[id].side === 'imperial')).toHaveLength(16);
  expect(ACTION_IDS.filter((id) => ACTIONS[id].side === 'rebel')).toHaveLength(18);
});

test('RB-1.3 the 15 objectives have their stage, reputation and time', () => {
  const { cards } = read<{ cards: (Facts & { stage: string })[] }>('objectives');
  const printed = cards.map((one) => ({
    id: one.id,
    stage: one.stage.length,
    reputation: one.reputation,
    timing: one.timing,
  }));
  expect(OBJECTIVES).toEqual(byId(printed));
  expect(OBJECTIVE_IDS).toHaveLength(15);
});

test('RB-1.3 the tactic decks hold 15 cards each', () => {
  const { cards } = read<{ cards: Facts[] }>('tactics');
  const printed = cards.map((one) => ({
    id: one.id,
    theatre: one.theatre,
    copies: one.copies,
    special: one.specialIcon,
    category: one.category,
  }));
  expect(TACTICS).toEqual(byId(printed));
  expect([tacticCards(BOX, 'space').length, tacticCards(BOX, 'ground').length]).toEqual([15, 15]);
  expect(TACTIC_IDS).toHaveLength(19);
});

test('RB-1.4 there are seven rings, one of each', () => {
  const { rings } = read<{ rings: Facts[] }>('rings');
  expect([...RING_IDS].sort()).toEqual(rings.map((one) => one.id).sort());
  expect(new Set(RING_IDS).size).toBe(7);
});

test('RB-1.3 RB-3.3.1 there are 31 probe cards, with a loyalty icon on 5 Rebel and 7 Imperial ones (bug class 5)', () => {
  const { cards } = read<{ cards: { system: string; alignment: string }[] }>('probes');
  expect([...PROBE_IDS].sort()).toEqual(cards.map((one) => one.system).sort());
  for (const { system, alignment } of cards) {
    const { probe } = SYSTEMS[system as 'hoth'];
    expect([system, probe ?? 'neutral']).toEqual([system, alignment]);
  }
  const { rebelPool, imperialPool } = read<{ advanced: { rebelPool: string[]; imperialPool: string[] } }>(
    'setup',
  ).advanced;
  expect(PROBE_IDS.filter((id) => SYSTEMS[id].probe === 'rebel').sort()).toEqual(rebelPool.sort());
  expect(PROBE_IDS.filter((id) => SYSTEMS[id].probe === 'imperial').sort()).toEqual(imperialPool.sort());
});

test('RB-2.1 32 systems in 8 regions: 24 populous with icons, 8 remote without', () => {
  type System = Facts & { hasProbeCard: boolean; probeAlignment: string; resources: Icon[]; adjacent: string[] };
  const { systems } = read<{ systems: System[] }>('systems');
  const printed = systems.map((one) => ({
    id: one.id,
    region: one.region,
    populous: one.type === 'populous',
    icons: one.resources.map(icon),
    box: one.buildQueueNumber ?? null,
    adjacent: [...one.adjacent].sort(),
    x: one.x,
    y: one.y,
  }));
  const ours = SYSTEM_IDS.map((id) => {
    const { probe: _probe, ...rest } = SYSTEMS[id];
    return { ...rest, adjacent: [...rest.adjacent].sort() };
  });
  expect(byId(ours)).toEqual(byId(printed));
  expect(SYSTEM_IDS).toHaveLength(32);
  expect(SYSTEM_IDS.filter((id) => SYSTEMS[id].populous && SYSTEMS[id].icons.length > 0)).toHaveLength(24);
  expect(SYSTEM_IDS.filter((id) => !SYSTEMS[id].populous && SYSTEMS[id].icons.length === 0)).toHaveLength(8);
  for (const region of REGION_IDS) expect(SYSTEM_IDS.filter((id) => SYSTEMS[id].region === region)).toHaveLength(4);
});

test('RB-2.14 RB-2.15 adjacency is symmetric and has 69 borders; Felucia and Dathomir only meet', () => {
  const borders = SYSTEM_IDS.flatMap((id) => SYSTEMS[id].adjacent.map((other) => [id, other] as const));
  for (const [id, other] of borders) expect(SYSTEMS[other].adjacent).toContain(id);
  expect(borders).toHaveLength(2 * 69);
  expect(SYSTEMS.felucia.adjacent).not.toContain('dathomir');
  expect(distance('felucia', 'dathomir')).toBe(2);
  type Borders = { impassable: { between: string[] }[] };
  expect(IMPASSABLE).toEqual(read<Borders>('systems').impassable.map(({ between }) => between));
  for (const [one, other] of IMPASSABLE) expect(SYSTEMS[one].adjacent).not.toContain(other);
  type Corners = { cornerTouchesThatAreNotAdjacent: { pair: string[] }[] };
  for (const { pair } of read<Corners>('systems').cornerTouchesThatAreNotAdjacent) {
    const [one, other] = pair as ['felucia', 'dathomir'];
    expect(SYSTEMS[one].adjacent).not.toContain(other);
  }
});

test('RB-11.1.1 the base space builds with a ground and a space triangle into box 1', () => {
  const [space] = read<{ specialSpaces: { id: string; resources: Icon[]; buildQueueNumber: number }[] }>(
    'systems',
  ).specialSpaces;
  expect(space?.id).toBe(BASE_SPACE);
  expect(space?.resources.map(icon)).toEqual(BASE_SPACE_ICONS);
  expect(space?.buildQueueNumber).toBe(BASE_SPACE_BOX);
});

test('RB-3.1.3 RB-14.0.15 RB-14.0.16 the track has its icons, and the rules read the same data (bug class 10)', () => {
  type Track = {
    timeMarkerStart: number;
    reputationMarkerStart: number;
    boxes: { box: number; recruit: boolean; build: boolean }[];
  };
  const track = read<Track>('track');
  expect(TRACK).toEqual({
    time: track.timeMarkerStart,
    reputation: track.reputationMarkerStart,
    last: track.boxes.length,
  });
  expect(RECRUIT_BOXES).toEqual(track.boxes.filter((one) => one.recruit).map((one) => one.box));
  expect(BUILD_BOXES).toEqual(track.boxes.filter((one) => one.build).map((one) => one.box));
});

test('RB-3.2.1 RB-3.3.5 RB-3.3.7 set-up lists are those of the rulebook (bug class 5)', () => {
  type First = { removedFromProbeDeck: string[]; loyalty: Record<string, string[]>; units: object };
  type Full = {
    imperialUnits: Record<string, number>;
    rebelUnits: Record<string, number>;
    startingActionCards: number;
  };
  const { firstGame, advanced } = read<{ firstGame: First; advanced: Full }>('setup');
  expect(FIRST_GAME.removed).toEqual(firstGame.removedFromProbeDeck);
  expect(FIRST_GAME.rebel).toEqual(firstGame.loyalty.rebel);
  expect(FIRST_GAME.imperial).toEqual(firstGame.loyalty.imperial);
  expect(FIRST_GAME.subjugated).toEqual(firstGame.loyalty.subjugated);
  expect(FIRST_GAME.units).toEqual(firstGame.units);
  expect(STARTING_FORCES).toEqual({ imperial: advanced.imperialUnits, rebel: advanced.rebelUnits });
  const count = (force: object) => Object.values(force).reduce((sum: number, n: number) => sum + n, 0);
  expect([count(STARTING_FORCES.imperial), count(STARTING_FORCES.rebel)]).toEqual([37, 14]);
  expect(STARTING_ACTIONS).toBe(advanced.startingActionCards);
  expect(REVEALED).toEqual({ rebel: 3, imperial: 5, subjugated: 2 });
});

test('dice have six faces, and limits are those of the rules', () => {
  const { faces, limits } = read<{ faces: { red: string[]; black: string[] }; limits: { attack: string } }>('dice');
  const ours = DIE.map((face) => (face === 'direct' ? 'direct-hit' : face));
  expect([faces.red, faces.black]).toEqual([ours, ours]);
  expect(limits.attack).toContain(`${ATTACK_DICE} red + ${ATTACK_DICE} black`);
  expect(MISSION_DICE).toBe(10);
});
