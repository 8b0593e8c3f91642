// @vitest-environment happy-dom
import { BASE_SPACE, type CombatView, type MissionView, type RebellionView } from '@echo-base/games/rebellion/client';
import { act } from 'react';
import { expect, test } from 'vitest';
import { sentencesOf } from '../../kit/i18n/texts.ts';
import type { Option } from '../../kit/net/types.ts';

import type { BoardProps } from '../../question/board-set.ts';
import { press } from '../../testing/press.ts';
import { Board } from './board.tsx';
import { BoardDrag } from './board-drag.tsx';
import { Hand } from './hand.tsx';
import { Rail } from './rail.tsx';
import { decisionOf, openPart, type Position, viewOf } from './testing/part.tsx';

/** All of a player's screen except the prompt bar. */
function Table(props: BoardProps<RebellionView>) {
  return (
    <BoardDrag {...props}>
      <Board {...props} />
      <Hand {...props} />
      <Rail {...props} />
    </BoardDrag>
  );
}

const PIECES: Position = {
  systems: { sullust: { subjugated: true } },
  units: {
    sullust: { 'star-destroyer': 1, stormtrooper: 2 },
    mandalore: { 'x-wing': 1, 'tie-fighter': 1 },
    'queue-1': { 'y-wing': 1 },
    deploying: { 'rebel-trooper': 2 },
    [BASE_SPACE]: { airspeeder: 1 },
  },
  leaders: {
    'darth-vader': { at: 'sullust' },
    'jan-dodonna': { at: 'sullust', ring: 'captured' },
    'han-solo': { at: 'mandalore' },
    'princess-leia': { at: 'pool' },
    'mon-mothma': { at: 'mission' },
  },
};
const count = { count: 1, cards: null };
const HELD: Partial<RebellionView> = {
  missions: {
    rebel: { deck: 5, hand: { count: 1, cards: ['sabotage#1'] }, discards: [] },
    imperial: { deck: 5, hand: count, discards: [] },
  },
  assigned: [{ side: 'rebel', leaders: ['mon-mothma'], card: 'infiltration#1' }],
  actions: {
    decks: { rebel: 3, imperial: 3 },
    hands: { rebel: { count: 1, cards: ['one-in-a-million'] }, imperial: count },
    used: [],
  },
  objectives: { deck: [], stages: [1], hand: ['rebel-assault'], discards: [], status: {} },
};
const tactics = { space: 1, ground: 0 };
const COMBAT: CombatView = {
  system: 'mandalore',
  current: 'rebel',
  round: 1,
  battle: 'space',
  attack: {
    side: 'rebel',
    theatre: 'space',
    dice: [
      { colour: 'red', face: 'hit', spent: false },
      { colour: 'black', face: 'direct', spent: false },
    ],
    hits: {},
    unassigned: null,
  },
  doomed: [],
  destroyed: [],
  retreated: [],
  effects: [],
  health: {},
  tactics: {
    rebel: { ...tactics, cards: ['space-concentrate-fire#1', 'space-critical-hit#1'] },
    imperial: { ...tactics, cards: null },
  },
};
const MISSION: MissionView = {
  side: 'rebel',
  card: 'infiltration#1',
  leaders: ['mon-mothma'],
  place: 'sullust',
  target: null,
  dice: { rebel: ['hit', 'blank'], imperial: ['special'] },
  rolls: { rebel: 2, imperial: 1 },
  bonus: 0,
  result: null,
  going: [],
} as const;

const GALAXY = viewOf({ ...PIECES, more: HELD });
const FIGHT = viewOf({ ...PIECES, more: { ...HELD, combat: COMBAT } });
const ATTEMPT = viewOf({ ...PIECES, more: { ...HELD, mission: MISSION } });

/** Test case of a pointer: the view of the question, what is pressed first, and the target. */
interface Pointer {
  readonly view: RebellionView;
  readonly from?: string;
  readonly at: string;
}

const POINTERS = {
  place: { view: GALAXY, at: 'place:hoth' },
  leader: { view: GALAXY, at: 'leader:darth-vader' },
  captive: { view: GALAXY, at: 'leader:jan-dodonna' },
  pool: { view: GALAXY, at: 'leader:princess-leia' },
  assignedLeader: { view: GALAXY, at: 'leader:mon-mothma' },
  unit: { view: GALAXY, at: 'unit:star-destroyer-1' },
  queued: { view: GALAXY, at: 'unit:y-wing-1' },
  supply: { view: GALAXY, at: 'type:x-wing' },
  mission: { view: GALAXY, at: 'card:sabotage#1' },
  assigned: { view: GALAXY, at: 'card:infiltration#1' },
  action: { view: GALAXY, at: 'card:one-in-a-million' },
  objective: { view: GALAXY, at: 'card:rebel-assault' },
  deckObjective: { view: GALAXY, at: 'card:crippling-blow' },
  deckMission: { view: GALAXY, at: 'card:incite-rebellion' },
  project: { view: GALAXY, at: 'card:superlaser-online#1' },
  tactic: { view: FIGHT, at: 'card:space-concentrate-fire' },
  fighter: { view: FIGHT, at: 'unit:tie-fighter-1' },
  commander: { view: FIGHT, at: 'leader:han-solo' },
  poolInCombat: { view: FIGHT, at: 'leader:princess-leia' },
  die: { view: FIGHT, at: 'die:1' },
  face: { view: FIGHT, at: 'face:red:direct' },
  missionDie: { view: ATTEMPT, at: 'die:imperial:0' },
  missionFace: { view: ATTEMPT, at: 'face:red:hit' },
  assigning: { view: GALAXY, from: 'leader:princess-leia', at: 'card:sabotage#1' },
  playing: { view: GALAXY, from: 'card:one-in-a-million', at: 'place:hoth' },
  playingWith: { view: GALAXY, from: 'card:one-in-a-million', at: 'leader:princess-leia' },
  activating: { view: GALAXY, from: 'leader:princess-leia', at: 'place:hoth' },
  activatingBase: { view: GALAXY, from: 'leader:princess-leia', at: `place:${BASE_SPACE}` },
  revealing: { view: GALAXY, from: 'card:infiltration#1', at: 'place:hoth' },
  revealingAgainst: { view: GALAXY, from: 'card:infiltration#1', at: 'leader:darth-vader' },
  revealingFor: { view: GALAXY, from: 'card:infiltration#1', at: 'leader:jan-dodonna' },
  joining: { view: GALAXY, from: 'leader:princess-leia', at: 'card:infiltration#1' },
  deploying: { view: GALAXY, from: 'type:rebel-trooper', at: 'place:hoth' },
  striking: { view: FIGHT, from: 'card:space-concentrate-fire', at: 'unit:tie-fighter-1' },
  deployingBase: { view: GALAXY, from: 'type:rebel-trooper', at: `place:${BASE_SPACE}` },
  rerolling: { view: FIGHT, from: 'card:space-concentrate-fire', at: 'die:0' },
  paying: { view: FIGHT, from: 'card:space-concentrate-fire', at: 'card:space-critical-hit' },
  returning: { view: GALAXY, from: 'card:endor', at: 'probe-deck:top' },
} as const satisfies Readonly<Record<string, Pointer>>;
type PointerId = keyof typeof POINTERS;

const IN_WORDS = 'a choice between ways, which no piece stands for';
const OWN_TEST = 'order/order.test.tsx';

/** Every kind of question with the targets of its options, or why the board offers nothing. */
const KINDS: Readonly<Record<string, readonly PointerId[] | string>> = {
  'ask.addLeader': ['poolInCombat'],
  'ask.advance': ['queued'],
  'ask.assign': ['assigning', 'joining', 'action', 'playing', 'playingWith'],
  'ask.assignDie': ['fighter'],
  'ask.base': ['place'],
  'ask.block': ['tactic', 'striking', 'paying'],
  'ask.blockUnit': ['fighter'],
  'ask.bombardment': ['fighter'],
  'ask.build': ['supply', 'unit'],
  'ask.buildAll': ['deploying', 'deployingBase', 'unit'],
  'ask.cardDamage': ['fighter'],
  'ask.cardDamageEach': ['fighter'],
  'ask.chooseOne': IN_WORDS,
  'ask.closest': ['place'],
  'ask.combatAction': ['tactic', 'striking', 'rerolling', 'die'],
  'ask.combatObjective': ['objective'],
  'ask.deploy': ['deploying'],
  'ask.deployHere': ['queued'],
  'ask.destroyHealth': ['unit', 'queued'],
  'ask.destroyOne': ['fighter'],
  'ask.destroyQueued': ['queued'],
  'ask.discard': ['mission'],
  'ask.escort': ['leader'],
  'ask.expel': ['place'],
  'ask.falcon': ['captive'],
  'ask.gain': ['supply', 'unit'],
  'ask.hunter': ['leader'],
  'ask.immediate': ['action'],
  'ask.jediVictim': ['leader', 'commander'],
  'ask.loyaltyInRegion': ['place'],
  'ask.misdirection': ['assignedLeader', 'leader'],
  'ask.mobilizationOrder': IN_WORDS,
  'ask.mobilize': IN_WORDS,
  'ask.move': OWN_TEST,
  'ask.moveFrom': ['place'],
  'ask.nameSystems': ['place'],
  'ask.newBase': ['place'],
  'ask.objectiveTop': ['deckObjective'],
  'ask.objectiveUnder': ['deckObjective', 'objective'],
  'ask.oppose': ['pool'],
  'ask.place.imperial': ['deploying'],
  'ask.place.rebel': ['deploying'],
  'ask.plans': ['objective'],
  'ask.plansTarget': ['fighter'],
  'ask.plansYoda': ['face'],
  'ask.projectUnder': ['project'],
  'ask.queue': ['supply', 'unit'],
  'ask.reassignCard': ['mission', 'deckMission'],
  'ask.reassignLeader': ['assignedLeader'],
  'ask.recolour': 'a number, set in the bar',
  'ask.recruit': 'stages/Recruit.test.tsx',
  'ask.refreshObjective': ['objective'],
  'ask.rescue': ['captive'],
  'ask.rescueTo': ['place'],
  'ask.retreat': ['place'],
  'ask.retreatLeader': ['commander'],
  'ask.retreatUnits': OWN_TEST,
  'ask.returnProbes': ['returning'],
  'ask.ring': ['pool', 'leader'],
  'ask.ringDice': ['missionDie'],
  'ask.roleTurn': ['assigned', 'activating', 'activatingBase', 'revealing', 'revealingAgainst', 'revealingFor'],
  'ask.searchDeck': ['deckMission'],
  'ask.searchMission': ['deckMission'],
  'ask.setDie': ['face', 'missionFace'],
  'ask.startCard': ['action'],
  'ask.strategy': IN_WORDS,
  'ask.surplus': ['unit'],
  'ask.threepio': 'two acts in the bar',
  'ask.turn': ['assigned', 'activating', 'activatingBase', 'revealing', 'revealingAgainst', 'revealingFor'],
  'window.captured': ['action'],
  'window.mission-dice': ['leader'],
  'window.mission-rescued': ['leader'],
  'window.mission-reveal': ['assignedLeader'],
  'window.mission-succeeded': ['action'],
  'window.preset-dice': ['action'],
};

/** Buttons of windows that are no questions. */
const NO_KINDS = ['window.pass'];

test('every kind of question is in the list, and no others', () => {
  const asked = Object.keys(sentencesOf('en', 'rebellion')).filter((key) => /^(ask|window)\./.test(key));
  expect(Object.keys(KINDS).toSorted()).toEqual(asked.filter((key) => !NO_KINDS.includes(key)).toSorted());
});

const targetsNamed = (name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-names][data-target="legal"]')].filter((one) =>
    one.dataset.names?.split(' ').includes(name),
  );

/** The lit piece or place with this name. */
function lit(name: string): HTMLElement {
  const [found] = targetsNamed(name);
  if (!found) throw new Error(`${name} is not lit`);
  return found;
}

const used = [...new Set(Object.values(KINDS).flatMap((kind) => (typeof kind === 'string' ? [] : kind)))];

const optionOf = (id: PointerId): Option => {
  const { at, from }: Pointer = POINTERS[id];
  return { key: id, label: { key: 'option.done' }, at, ...(from && { from }) };
};

/** Everything rerenders at every press. */
const SLOW = { timeout: 60_000 };
const viewsOf = { galaxy: GALAXY, combat: FIGHT, mission: ATTEMPT };

test.each(Object.entries(viewsOf))(
  'in the view of the %s everything options point at is lit and can be pressed',
  async (_name, view) => {
    const ids = used.filter((id) => POINTERS[id].view === view && !('from' in POINTERS[id]));
    const page = await openPart(Table, { view, decision: decisionOf(ids.map(optionOf)) });
    const targets = ids.map((id) => lit(POINTERS[id].at));
    expect(targets.filter((one) => !(one.getAttribute('aria-label') ?? one.textContent))).toEqual([]);
    await act(async () => {
      for (const target of targets) target.click();
    });
    expect(page.sent).toEqual(ids);
  },
);

const { galaxy, combat } = viewsOf;
test.each([
  ['galaxy', galaxy],
  ['combat', combat],
])(
  'a piece is chosen in the view of the %s, then its places are lit; pressing one sends the act',
  SLOW,
  async (_name, view) => {
    const ids = used.filter((id) => POINTERS[id].view === view && 'from' in POINTERS[id]);
    // A question about a place of the map would fold the combat away.
    const other = view === FIGHT ? 'unit:x-wing-1' : 'place:endor';
    const more: Option[] = ids.map((id) => ({ ...optionOf(id), key: `${id} elsewhere`, at: other }));
    const page = await openPart(Table, { view, decision: decisionOf([...ids.map(optionOf), ...more]) });
    for (const id of ids) {
      const { from = '', at }: Pointer = POINTERS[id];
      await press(lit(from));
      await press(lit(at));
    }
    expect(page.sent).toEqual(ids);
  },
);

test('every pointer of the list belongs to a kind of question', () => {
  expect(used.toSorted()).toEqual(Object.keys(POINTERS).toSorted());
});
