/**
 * Weights of the captain's answers: the option with the highest sum is chosen. One unit is about a tenth of a good
 * mission. What cards, places and forces are worth in themselves stands in the files of the same name.
 */
export const WEIGHTS = {
  /**
   * `place`: share of what a card's place is worth, so that it decides among places only. `whim`: missions worth nearly as
   * much are drawn, so that no two games begin alike.
   */
  assign: { action: 4, place: 0.001, done: 0, other: -20, whim: 1 },
  activate: { tactic: 0.05 },
  /** `stake`: bounds of what stopping a mission is worth; the costs are those of sending a leader. */
  oppose: { stake: [2, 10], leader: 0.6, needed: 1.5, tactic: 0.12 },
  recruit: { tactic: 0.8 },
  /** Rebel transports are wanted up to a number; of other types, those that are few. */
  build: { transports: 2, transport: 2, moreTransports: 0.5, unit: 1, none: 1, replace: -1 },
  deploy: { done: -1, ground: 0.2 },
  /** `unfit`: no base is hidden in a system worth no more, such as one with Imperial units. */
  base: { stay: 2, found: -10, unfit: -15 },
  /** `unit`: share of the unit a card strikes or helps; `battle`: drawing cards of this battle. */
  combat: { auto: 0.5, card: 5, unit: 0.01, battle: 0.1, draw: 4, yoda: 3 },
  /** Dice rolled again: a card is held rather than spent on a die that shows something. */
  reroll: { blank: 0.1, other: -6 },
  retreat: { stay: 1, outlook: 4, holdBase: 5, perUnit: 0.1 },
  objective: 5,
  /** Cards and rings that answer something: what is held is used. */
  react: 1,
  loyalty: { own: -5, rival: 1, neutral: 2 },
  mobilize: { base: 5 },
  actionPlace: { sabotaged: -1, ambush: 3, freed: 2, troops: 0.5, rebelLoyalty: 3 },
  /** What playing an Assignment card is worth, against the missions its leader could go on. */
  actions: {
    'boba-fett-where': -1,
    'scouting-mission': -1,
    'start-the-evacuation': -1,
    'proceeding-as-planned': 1,
  },
  setDie: { wanted: 3, other: 1, done: 0.5, blank: 0, red: 0.2 },
  unit: { any: 1, all: 99 },
  misdirect: { assigned: 3, ability: 0.1 },
  ringDice: { 'master-yoda:blank': 3, 'r2-d2:special': 2.5, 'r2-d2:hit': 2, 'r2-d2:direct': 2, pass: 1 },
  chooseOne: { keep: 1, cruiser: 1 },
  /** A system that cannot be the base any more is named last. */
  ruledOut: -50,
} as const;
