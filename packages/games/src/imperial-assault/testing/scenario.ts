import { randomChoice } from '../../engine/choices.ts';
import { answer, questions } from '../../engine/flow.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import { clone } from '../../engine/json.ts';
import { begin } from '../../engine/match.ts';
import type { SeatId } from '../../engine/state.ts';
import { testRng, testSeed } from '../../engine/testing/index.ts';
import { ScenarioBase } from '../../engine/testing/scenario.ts';
import type { View } from '../client.ts';
import { figureCardOf } from '../data/deployments.ts';
import { type Die, FACES, type Icon } from '../data/dice.ts';
import type { ConditionId } from '../data/terms.ts';
import { imperialAssault } from '../index.ts';
import type { Options } from '../start.ts';
import { deckOf, handOf, playerOf, type State } from '../state.ts';
import { riggedRng } from './rig.ts';
import { tested } from './title.ts';

/** A position by the names of its pieces, at the first turn of round 1. What is left out is as after a plain set-up. */
export interface Position {
  readonly options?: Partial<Options>;
  /**
   * Figures in place of those of the armies: `p1 darth-vader c5`, with damage and conditions such as `3 stunned`.
   * Figures of one card make one group until it is full. Ids: `p1-darth-vader-1-1`. `p1 first-strike`: an upgrade.
   */
  readonly figures: readonly string[];
  /** Commands in hand by seat, and in deck; nothing by default. */
  readonly hands?: Readonly<Record<SeatId, readonly string[]>>;
  readonly decks?: Readonly<Record<SeatId, readonly string[]>>;
  /** Whose turn it is, with initiative; default p1. */
  readonly turn?: SeatId;
  readonly openDoors?: readonly string[];
}

/** Plays set-up in place until the first turn: first options, every window passed. */
function toFirstTurn(g: State): State {
  const state = clone(g);
  for (;;) {
    const [question] = questions(imperialAssault.rules, state);
    if (!question || question.prompt.key === 'ask.turn') return state;
    const isWindow = question.prompt.key.startsWith('window.');
    answer(imperialAssault.rules, state, question, question.options.at(isWindow ? -1 : 0)?.key ?? '');
  }
}

/** States at the first turn, by options. */
const started = new Map<string, State>();

/** The state at the first turn of a match with these options; worked out once. */
function startOf(options: Options): State {
  const key = JSON.stringify(options);
  const known = started.get(key);
  if (known) return clone(known);
  const table = { seats: ['p1', 'p2'], options, seed: testSeed(1), source: 'fast' } as const;
  const state = toFirstTurn(begin(imperialAssault, table));
  Object.assign(state, { log: [], flow: { ...state.flow, shown: false } });
  started.set(key, state);
  return clone(state);
}

function putFigure(g: State, words: string): void {
  const [seat = '', card = '', place = '', ...rest] = words.split(' ');
  const size = figureCardOf(card)?.figures ?? 1;
  const count = Object.values(g.figures).filter(
    (one) => one.seat === seat && g.groups[one.group]?.card === card,
  ).length;
  const group = `${seat}-${card}-${Math.floor(count / size) + 1}`;
  const figures = figureCardOf(card) ? size : 0;
  g.groups[group] ??= { id: group, seat, card, exhausted: false, figures, attached: [] };
  if (figures === 0) return;
  const id = `${group}-${(count % size) + 1}`;
  const damage = Number(rest.find((word) => /^\d+$/.test(word)) ?? 0);
  const conditions = rest.filter((word) => !/^\d+$/.test(word)) as ConditionId[];
  g.figures[id] = { id, seat, group, place, damage, conditions };
}

/** A scenario at the first turn of round 1. */
export function skirmish(position: Position): Scenario {
  const options = imperialAssault.options.parse({ mission: 'mos-eisley-outskirts-a', ...position.options });
  const g = startOf(options);
  g.groups = {};
  g.figures = {};
  for (const words of position.figures) putFigure(g, words);
  for (const seat of g.seats) {
    const [hand, deck] = [[...(position.hands?.[seat] ?? [])], [...(position.decks?.[seat] ?? [])]];
    const { cards } = reveal(playerOf(g, seat).army);
    Object.assign(playerOf(g, seat), { hand: hide(hand), deck: hide(deck), discards: [] });
    playerOf(g, seat).army = hide({ cards, deck: [...hand, ...deck] });
  }
  g.initiative = position.turn ?? 'p1';
  g.turn = g.initiative;
  g.openDoors = [...(position.openDoors ?? [])];
  g.ownArmies = true;
  return new Scenario(g);
}

/** A face by what it shows: `red 2` damage, `blue 3 1 1` accuracy, damage and surges; `white dodge`, `black 2` block. */
function faceOf(words: string): number {
  const [die = '', ...numbers] = words.split(' ');
  const icons: Icon[] =
    die === 'black' || die === 'white' ? ['block', 'evade', 'dodge'] : ['accuracy', 'damage', 'surge'];
  const wanted = numbers[0] === 'dodge' ? [0, 0, 1] : numbers.map(Number);
  const index = FACES[die as Die].findIndex((face) =>
    icons.every((icon, at) => (face[icon] ?? 0) === (wanted[at] ?? 0)),
  );
  if (index < 0) throw new Error(`no face ${words}`);
  return index;
}

export { testRng };

/** Scenario tests of this title. */
export class Scenario extends ScenarioBase<State, View> {
  constructor(g: State) {
    super(tested, g);
  }

  /** The next dice show these faces, in the order of the roll: attack dice, then defence dice. */
  dice(...faces: readonly string[]): this {
    return this.change((g) => {
      g.luck = riggedRng(faces.map(faceOf));
    });
  }

  /** Activates a figure of the seat whose turn it is; it is active already where there was no other choice. */
  activate(figure: string): this {
    const isActive = this.g.activation?.figure === figure;
    return (isActive ? this : this.click(`activate:${figure}`)).pass();
  }

  /** Passes in all windows that are open. */
  pass(): this {
    for (let n = 0; n < 30 && !this.g.outcome && this.question.startsWith('window.'); n++) this.click('pass');
    return this;
  }

  /** The activating figure attacks, with these dice; every window is passed, no surge is spent. */
  attack(target: string, ...faces: readonly string[]): this {
    return this.dice(...faces)
      .aim(target)
      .pass()
      .noSurges()
      .pass();
  }

  /** The activating figure declares an attack; windows stay open. */
  aim(target: string): this {
    const [key] = this.legalFor(`attack:${target}:`);
    return this.click(key ?? `attack:${target}`);
  }

  /** Spends no surge, where that is asked. */
  noSurges(): this {
    return !this.g.outcome && this.question === 'ask.surges' ? this.click([]) : this;
  }

  /** Ends the activation of the figure. */
  end(): this {
    return this.click('end').pass();
  }

  /** Any legal choice at random. */
  clickAny(rng: () => number): this {
    return this.click(randomChoice(this.decision, rng));
  }

  damage(figure: string): number | undefined {
    return this.g.figures[figure]?.damage;
  }

  points(seat: SeatId): number {
    return playerOf(this.g, seat).points;
  }

  hand(seat: SeatId): string[] {
    return handOf(this.g, seat);
  }

  deckSize(seat: SeatId): number {
    return deckOf(this.g, seat).length;
  }
}

/** A match from its first question. */
export function fresh(options: Partial<Options> = {}): Scenario {
  const parsed = imperialAssault.options.parse({ mission: 'mos-eisley-outskirts-a', ...options });
  return new Scenario(
    clone(begin(imperialAssault, { seats: ['p1', 'p2'], options: parsed, seed: testSeed(1), source: 'fast' })),
  );
}
