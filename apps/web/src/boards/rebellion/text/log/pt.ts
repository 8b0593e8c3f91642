import type { LogSentences } from './en.ts';

export const log: LogSentences = {
  'board.rb.log.assignment': '{n, plural, =0 {} other {Rodada # · }}Fase de atribuição',
  'board.rb.log.command': '{n, plural, =0 {} other {Rodada # · }}Fase de comando',
  'board.rb.log.refresh': '{n, plural, =0 {} other {Rodada # · }}Fase de renovação',
  'board.rb.news.refresh': 'Fase de renovação',
  'board.rb.news.base': 'Base revelada',
  'board.rb.news.destroyed': 'Sistema destruído',
  'board.rb.news.moved': '{leader} se move para {place}',
  'board.rb.news.moved.rebel': 'Os rebeldes se movem para {place}',
  'board.rb.news.moved.imperial': 'O Império se move para {place}',
  'board.rb.news.recruited': 'Recrutamento: {leader}',
  'board.rb.news.built': 'Construção: {units}',
  'board.rb.news.deployed': 'Posicionamento em {place}: {units}',
};
