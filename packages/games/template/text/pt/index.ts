import type { Sentences } from '../en/index.ts';
import { lobby } from './lobby.ts';

export const pt: Sentences = {
  ...lobby,
  'step.card': 'escolhendo uma carta',
  'ask.card': 'Jogue uma carta (rodada {round} de {rounds})',
  'help.card':
    'As cartas são reveladas ao mesmo tempo. A mais alta vale {points, plural, =1 {# ponto} other {# pontos}}.',
  card: 'Carta {card}',
  'refused.too_early': 'A carta {card} não pode ser jogada na primeira rodada',
  'log.played': '{seat} joga a carta {card}.',
  'log.won': '{seat} ganha {points, plural, =1 {# ponto} other {# pontos}} com a carta {card}.',
  'outcome.points': 'Mais pontos',
};
