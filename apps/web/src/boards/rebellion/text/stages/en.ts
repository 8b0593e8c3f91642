/** Sentences of set-up, recruiting and the end of the game. */
export const stages = {
  'board.rb.tray.ships': 'Ships left: {count}',
  'board.rb.tray.ground': 'Ground units left: {count}',
  'board.rb.tray.leftOf': '{left} left of {all}',
  'board.rb.tray.left': '{left} left',
  'board.rb.tray.none': 'All placed',
  'board.rb.tray.unit': '{unit}, {state}',
  'board.rb.tray.placed': '{placed} of {all} placed',
  'board.rb.tray.draggable': 'draggable unit',
  'board.rb.side.count.toPlace': '{count, plural, one {unit to place} other {units to place}}',
  'board.rb.tray.bare': 'needs a ground unit',
  'board.rb.side.all': 'Everything about the other side',
  'board.rb.recruit.title': 'Recruit a leader',
  'board.rb.recruit.back': 'Back to the cards',
  'board.rb.recruit.secret': 'The other side sees only which leader you recruit.',
  'board.rb.recruit.bring': 'Recruit {leader}',
  'board.rb.recruit.nobody': 'Nobody to recruit',
  'board.rb.story.title': 'How the game went',
  'board.rb.story.time': 'Time {box}',
  'board.rb.story.reputation': 'Reputation {box}',
  'board.rb.story.combat': '{times, plural, one {Combat in {system}} other {# combats in {system}}}',
  'board.rb.story.won.rebel':
    '{times, plural, one {The Rebels win in {system}} other {The Rebels win # combats in {system}}}',
  'board.rb.story.won.imperial':
    '{times, plural, one {The Empire wins in {system}} other {The Empire wins # combats in {system}}}',
  'board.rb.story.win.rebel': 'The Rebels win',
  'board.rb.story.win.imperial': 'The Empire wins',
  'board.rb.story.outcome.conquest': 'The Empire has conquered the Rebel base in {system}, in round {round}.',
  'board.rb.story.outcome.superlaser': 'The Empire has destroyed {system} with the Rebel base, in round {round}.',
  'board.rb.story.outcome.reputation': 'Reputation and time have met in box {box}, in round {round}.',
  'board.rb.story.cards': 'All cards',
  'board.rb.story.before': 'Before: {systems}',
  'board.rb.card.mission': 'Mission',
  'board.rb.card.action': 'Action card',
  'board.rb.card.objective': 'Objective',
  'board.rb.card.tactic': 'Tactic card',
  'board.rb.step.imperialUnits': 'Imperial units',
  'board.rb.step.rebelUnits': 'Rebel units',
  'board.rb.step.base': 'Rebel base',
};

/** The other languages have the same keys. */
export type StageSentences = Readonly<Record<keyof typeof stages, string>>;
