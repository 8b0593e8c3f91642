import { lobby } from './lobby.ts';

export const en = {
  ...lobby,
  'step.card': 'choosing a card',
  'ask.card': 'Play a card (round {round} of {rounds})',
  'help.card': 'The cards are shown together. The highest wins {points, plural, one {# point} other {# points}}.',
  card: 'Card {card}',
  'refused.too_early': 'The {card} cannot be played in the first round',
  'log.played': '{seat} plays the {card}.',
  'log.won': '{seat} wins {points, plural, one {# point} other {# points}} with the {card}.',
  'outcome.points': 'Most points',
};

/** The same keys in another language. */
export type Sentences = Readonly<Record<keyof typeof en, string>>;
