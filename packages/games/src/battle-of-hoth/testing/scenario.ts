import type { HexId } from '../../engine/hex/index.ts';
import { type Hidden, reveal } from '../../engine/hidden.ts';
import { clone } from '../../engine/json.ts';
import { begin } from '../../engine/match.ts';
import type { SeatId } from '../../engine/state.ts';
import { testSeed } from '../../engine/testing/index.ts';
import { ScenarioBase } from '../../engine/testing/scenario.ts';
import { boxOf, supportCards } from '../box.ts';
import type { View } from '../client.ts';
import { GRID } from '../data/board.ts';
import type { CampaignId } from '../data/campaigns/ids.ts';
import { nodeOf } from '../data/campaigns/index.ts';
import type { LeaderId } from '../data/card-list.ts';
import { type CardId, cardInfo, leaderCards } from '../data/cards.ts';
import type { Face } from '../data/dice.ts';
import type { ScenarioId } from '../data/scenarios/index.ts';
import type { SupportId } from '../data/support-cards.ts';
import type { TerrainId } from '../data/terrain.ts';
import { BADGE_IDS, fullStrength, type Side, UNIT_TYPES } from '../data/units.ts';
import { battleOfHoth } from '../index.ts';
import { placeUnit } from '../rules/board.ts';
import { medalsOf } from '../rules/victory.ts';
import { sideOf } from '../seats.ts';
import type { State, Structure } from '../state.ts';
import { riggedRng } from './rig.ts';
import { tested } from './title.ts';

/** A position by the names of its pieces. What is left out is as after the set-up of the scenario. */
export interface Position {
  /** Default: a battle without rules of its own. */
  readonly scenario?: ScenarioId;
  /** A battle of a campaign in place of a single one: its id, and the battle; default: the first. */
  readonly campaign?: CampaignId;
  readonly node?: string;
  /** Support cards in hand by side, in a campaign. */
  readonly support?: Readonly<Partial<Record<Side, readonly SupportId[]>>>;
  /** Default: one against one. */
  readonly seats?: readonly SeatId[];
  /** The side whose turn it is, at PLAY_CARD; default: the Rebels. */
  readonly active?: Side;
  /**
   * Units in place of those of the map, `snowtrooper 4,2 assault 3`: type, hex, badge, figures. They get the ids
   * `snowtrooper-1`, `snowtrooper-2` in this order. Terrain and structures of the map go as well.
   */
  readonly units?: readonly string[];
  readonly terrain?: Readonly<Partial<Record<HexId, TerrainId>>>;
  readonly structures?: readonly Structure[];
  /** Leaders by seat, besides those whose cards are in the hands; their cards are in the decks. */
  readonly leaders?: Readonly<Record<SeatId, LeaderId>>;
  /** Leaders are still to be picked. */
  readonly picksLeaders?: boolean;
  /** Cards in hand by seat; as many as given, and the deck stays complete. */
  readonly hands?: Readonly<Record<SeatId, readonly CardId[]>>;
}

function putUnit(g: State, words: string): void {
  const [typeWord, hexWord = '', ...rest] = words.split(' ');
  const type = UNIT_TYPES.find((one) => one === typeWord);
  if (!type || !GRID.has(hexWord)) throw new Error(`no unit: ${words}`);
  const badge = BADGE_IDS.find((one) => rest.includes(one)) ?? null;
  const figures = Number(rest.find((word) => /^\d+$/.test(word)) ?? fullStrength(type, badge));
  placeUnit(g, type, hexWord, { badge, figures });
}

/** A hand of exactly these cards; what it does not hold goes to the pile. */
function giveHand(g: State, seat: SeatId, cards: readonly CardId[]): void {
  const all = [...reveal(g.hands[seat] as Hidden<CardId[]>), ...reveal(g.decks[seat] as Hidden<CardId[]>)];
  g.discards[seat] = g.discards[seat]?.filter((card) => !cards.includes(card)) ?? [];
  g.hands[seat] = { hidden: [...cards] };
  g.decks[seat] = { hidden: all.filter((card) => !cards.includes(card)) };
}

/** Goes to a battle of the campaign, with support cards in hand. */
function enterNode(g: State, { node, support = {} }: Position): void {
  if (!g.campaign) return;
  if (node) {
    g.campaign.node = node;
    g.scenario = nodeOf(g.campaign.id, node).scenario;
  }
  for (const side of ['rebels', 'empire'] as const) {
    const cards = support[side] ?? [];
    const deck = supportCards(boxOf(g), side).filter((card) => !cards.includes(card));
    g.campaign.piles[side] = { hand: { hidden: [...cards] }, deck: { hidden: deck }, discards: [] };
  }
}

/** Leaders of the cards in the hands. */
function leadersOf({ hands = {} }: Position): Record<SeatId, LeaderId> {
  const found = Object.entries(hands).flatMap(([seat, cards]) =>
    cards.flatMap((card) => (cardInfo(card).leader ? [[seat, cardInfo(card).leader] as [SeatId, LeaderId]] : [])),
  );
  return Object.fromEntries(found);
}

function putLeader(g: State, seat: SeatId, leader: LeaderId): void {
  g.leaders[seat] = leader;
  g.decks[seat] = { hidden: [...reveal(g.decks[seat] as Hidden<CardId[]>), ...leaderCards(leader)] };
}

/** A battle in which a side is to play a card. */
export function battle(position: Position = {}): Scenario {
  const { scenario = 'snowspeeder-counter-attack', seats = ['rebels', 'empire'], active = 'rebels' } = position;
  const { campaign = 'none', picksLeaders: leaders = false } = position;
  const options = battleOfHoth.options.parse({ scenario, campaign, leaders });
  const g = clone(begin(battleOfHoth, { seats, options, seed: testSeed(1) }));
  enterNode(g, position);
  for (const [seat, leader] of Object.entries({ ...leadersOf(position), ...position.leaders }))
    putLeader(g, seat, leader);
  g.active = active;
  g.turns = { rebels: Number(active === 'rebels'), empire: Number(active === 'empire') };
  if (position.units) {
    g.units = {};
    for (const type of UNIT_TYPES) g.numbers[type] = 0;
    g.terrain = {};
    g.structures = [];
    for (const words of position.units) putUnit(g, words);
  }
  if (position.terrain) g.terrain = { ...position.terrain };
  if (position.structures) g.structures = position.structures.map((one) => ({ ...one }));
  for (const [seat, cards] of Object.entries(position.hands ?? {})) giveHand(g, seat, cards);
  return new Scenario(g);
}

/** A battle that tests click through. */
export class Scenario extends ScenarioBase<State, View> {
  constructor(g: State) {
    super(tested, g);
  }

  /** A seat now holds exactly these cards; the others of its hand go to its pile. */
  give(seat: SeatId, ...cards: readonly CardId[]): this {
    return this.change((g) => giveHand(g, seat, cards)).as(seat);
  }

  /** Plays a card; it must be in hand. */
  play(card: CardId): this {
    return this.click(`card:${card}`);
  }

  /** Orders these units, in one act. */
  order(...units: readonly string[]): this {
    return this.click(units.map((id) => `unit:${id}`));
  }

  move(unit: string, hex: HexId): this {
    return this.click(`move:${unit}:${hex}`);
  }

  /** The next dice show these faces. */
  dice(...faces: readonly Face[]): this {
    return this.change((g) => {
      g.luck = riggedRng(faces);
    });
  }

  /** Attacks with these dice; units that could still move stay. */
  attack(unit: string, target: string, ...faces: readonly Face[]): this {
    if (this.question === 'ask.move') this.click('done');
    return this.dice(...faces).click(`attack:${unit}:${target}`);
  }

  /** Ends the turn without doing more. */
  endTurn(): this {
    const { active } = this.g;
    while (!this.g.outcome && this.g.active === active) this.click('done');
    return this;
  }

  /** A card of the hand of the side at turn is played, no unit is ordered, and the turn ends. */
  pass(): this {
    const [card] = this.legalFor('card:');
    const { active: side, turns } = this.g;
    this.click(card!);
    while (!this.g.outcome && this.g.active === side && this.g.turns[side] === turns[side]) {
      const { decision } = this;
      this.click(decision.shape === 'some' ? [] : (this.legal.at(-1) ?? ''));
    }
    return this;
  }

  /** Figures of a unit; 0 when it is gone. */
  figures(unit: string): number {
    return this.g.units[unit]?.figures ?? 0;
  }

  hexOf(unit: string): HexId | undefined {
    return this.g.units[unit]?.hex;
  }

  medals(side: Side): number {
    return medalsOf(this.g, side);
  }

  /** Hexes that a unit may be moved to now. */
  reach(unit: string): string[] {
    return this.legalFor(`move:${unit}:`).map((key) => key.split(':')[2] ?? '');
  }

  /** Dice of an attack that is offered; null when it is not. */
  diceFor(unit: string, target: string): number | null {
    const option = this.option(`attack:${unit}:${target}`);
    return option?.detail ? Number(option.detail.params?.n) : null;
  }

  /** The side that has won. */
  get winner(): Side | undefined {
    const [seat] = this.g.outcome?.winners ?? [];
    return seat ? sideOf(seat) : undefined;
  }
}
