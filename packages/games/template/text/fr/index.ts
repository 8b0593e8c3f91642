import type { Sentences } from '../en/index.ts';
import { lobby } from './lobby.ts';

export const fr: Sentences = {
  ...lobby,
  'step.card': 'choix d’une carte',
  'ask.card': 'Joue une carte (manche {round} sur {rounds})',
  'help.card':
    'Les cartes sont révélées ensemble. La plus haute rapporte {points, plural, one {# point} other {# points}}.',
  card: 'Carte {card}',
  'refused.too_early': 'La carte {card} ne peut pas être jouée à la première manche',
  'log.played': '{seat} joue la carte {card}.',
  'log.won': '{seat} gagne {points, plural, one {# point} other {# points}} avec la carte {card}.',
  'outcome.points': 'Le plus de points',
};
