import type { LogSentences } from './en.ts';

export const log: LogSentences = {
  'board.rb.log.assignment': '{n, plural, =0 {} other {Round # · }}Phase d’affectation',
  'board.rb.log.command': '{n, plural, =0 {} other {Round # · }}Phase d’ordres',
  'board.rb.log.refresh': '{n, plural, =0 {} other {Round # · }}Phase de restauration',
  'board.rb.news.refresh': 'Phase de restauration',
  'board.rb.news.base': 'Base révélée',
  'board.rb.news.destroyed': 'Système détruit',
  'board.rb.news.moved': '{leader} se déplace vers {place}',
  'board.rb.news.moved.rebel': 'Les Rebelles se déplacent vers {place}',
  'board.rb.news.moved.imperial': 'L’Empire se déplace vers {place}',
  'board.rb.news.recruited': 'Recrutement : {leader}',
  'board.rb.news.built': 'Construction : {units}',
  'board.rb.news.deployed': 'Déploiement, {place} : {units}',
};
