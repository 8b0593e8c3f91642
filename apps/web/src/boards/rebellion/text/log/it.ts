import type { LogSentences } from './en.ts';

export const log: LogSentences = {
  'board.rb.log.assignment': '{n, plural, =0 {} other {Round # · }}Fase di Assegnazione',
  'board.rb.log.command': '{n, plural, =0 {} other {Round # · }}Fase di Comando',
  'board.rb.log.refresh': '{n, plural, =0 {} other {Round # · }}Fase di Ripristino',
  'board.rb.news.refresh': 'Fase di Ripristino',
  'board.rb.news.base': 'Base rivelata',
  'board.rb.news.destroyed': 'Sistema distrutto',
  'board.rb.news.moved': '{leader} muove verso {place}',
  'board.rb.news.moved.rebel': 'I Ribelli muovono verso {place}',
  'board.rb.news.moved.imperial': 'L’Impero muove verso {place}',
  'board.rb.news.recruited': 'Reclutamento: {leader}',
  'board.rb.news.built': 'Costruzione: {units}',
  'board.rb.news.deployed': 'Schieramento ({place}): {units}',
};
