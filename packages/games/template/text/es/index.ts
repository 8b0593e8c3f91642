import type { Sentences } from '../en/index.ts';
import { lobby } from './lobby.ts';

export const es: Sentences = {
  ...lobby,
  'step.card': 'eligiendo una carta',
  'ask.card': 'Juega una carta (ronda {round} de {rounds})',
  'help.card': 'Las cartas se revelan a la vez. La más alta gana {points, plural, one {# punto} other {# puntos}}.',
  card: 'Carta {card}',
  'refused.too_early': 'La carta {card} no se puede jugar en la primera ronda',
  'log.played': '{seat} juega la carta {card}.',
  'log.won': '{seat} gana {points, plural, one {# punto} other {# puntos}} con la carta {card}.',
  'outcome.points': 'Más puntos',
};
