import type { LogSentences } from './en.ts';

export const log: LogSentences = {
  'board.rb.log.assignment': '{n, plural, =0 {} other {Ronda # · }}Fase de asignación',
  'board.rb.log.command': '{n, plural, =0 {} other {Ronda # · }}Fase de mando',
  'board.rb.log.refresh': '{n, plural, =0 {} other {Ronda # · }}Fase de recuperación',
  'board.rb.news.refresh': 'Fase de recuperación',
  'board.rb.news.base': 'Base revelada',
  'board.rb.news.destroyed': 'Sistema destruido',
  'board.rb.news.moved': '{leader} se mueve a {place}',
  'board.rb.news.moved.rebel': 'Los rebeldes se mueven a {place}',
  'board.rb.news.moved.imperial': 'El Imperio se mueve a {place}',
  'board.rb.news.recruited': 'Reclutamiento: {leader}',
  'board.rb.news.built': 'Construcción: {units}',
  'board.rb.news.deployed': 'Despliegue en {place}: {units}',
};
