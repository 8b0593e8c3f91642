import type { Sentences } from '../en/index.ts';
import { lobby } from './lobby.ts';

export const it: Sentences = {
  ...lobby,
  'step.card': 'scelta di una carta',
  'ask.card': 'Gioca una carta (round {round} di {rounds})',
  'help.card': 'Le carte si scoprono insieme. La più alta vince {points, plural, one {# punto} other {# punti}}.',
  card: 'Carta {card}',
  'refused.too_early': 'Nel primo round la carta {card} non si può giocare',
  'log.played': '{seat} gioca la carta {card}.',
  'log.won': '{seat} vince {points, plural, one {# punto} other {# punti}} con la carta {card}.',
  'outcome.points': 'Il maggior numero di punti',
};
