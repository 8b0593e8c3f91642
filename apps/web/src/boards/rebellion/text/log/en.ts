/** Headings of the log and titles of announcements. */
export const log = {
  'board.rb.log.assignment': '{n, plural, =0 {} other {Round # · }}Assignment phase',
  'board.rb.log.command': '{n, plural, =0 {} other {Round # · }}Command phase',
  'board.rb.log.refresh': '{n, plural, =0 {} other {Round # · }}Refresh phase',
  'board.rb.news.refresh': 'Refresh phase',
  'board.rb.news.base': 'Base revealed',
  'board.rb.news.destroyed': 'System destroyed',
  'board.rb.news.moved': '{leader} moves to {place}',
  'board.rb.news.moved.rebel': 'The Rebels move to {place}',
  'board.rb.news.moved.imperial': 'The Empire moves to {place}',
  'board.rb.news.recruited': 'Recruited: {leader}',
  'board.rb.news.built': 'Built: {units}',
  'board.rb.news.deployed': 'Deployed in {place}: {units}',
};

export type LogSentences = Readonly<Record<keyof typeof log, string>>;
