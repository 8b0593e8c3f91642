/** Sentences of the form for a new match, and of the battle in the waiting room. */
export const create = {
  'board.bh.create.choose': 'Choose one of {n} battles, or a campaign. Times are estimates.',
  'board.bh.create.length': 'about {minutes} min',
  'board.bh.create.pick': 'Choose a battle',
  'board.bh.create.chosen': 'chosen',
  'board.bh.create.chosenBattle': 'Chosen battle',
  'board.bh.create.legend.hand': 'starting hand',
  'board.bh.create.legend.medals': 'medals to win',
  'board.bh.create.legend.other': 'another way to win',
  'board.bh.create.sideLine':
    '{side}: {cards, plural, one {# card} other {# cards}}, {medals, plural, =0 {cannot win by medals} one {# medal to win} other {# medals to win}}{sudden, plural, =0 {} other {; there is another way to win}}.',
  'board.bh.create.first': 'moves first',
  'board.bh.create.hand': '{cards, plural, one {# card} other {# cards}},',
  'board.bh.create.pairHand': '{cards, plural, one {# card} other {# cards}} each,',
  'board.bh.create.medals': '{medals, plural, one {# medal to win} other {# medals to win}}',
  'board.bh.create.noMedals': 'no victory by medals',
  'board.bh.create.map': 'Map: {battle}',
  'board.bh.create.all': 'Show all {n}',
  'board.bh.create.fewer': 'Show fewer',
  'board.bh.create.campaign': 'Play a campaign',
  'board.bh.create.campaignLine': 'Up to 5 battles; each result sets the next. 2 players',
  'board.bh.create.campaign.chain':
    'Up to 5 battles in a row. The winner of each decides which battle is next, and what it brings.',
  'board.bh.create.campaign.support':
    'Outcomes give support cards, more cards in hand, leaders or badges for the next battle.',
  'board.bh.create.campaign.secret':
    'Each side has a secondary objective of its own in every battle, hidden until it is met.',
  'board.bh.create.campaign.days': 'The campaign is one game: it waits for you for days, if you like.',
  'board.bh.create.campaignForTwo': 'Campaigns are for two players.',
  'board.bh.create.seating.2': '1 vs 1',
  'board.bh.create.seating.rebels-2': 'Rebel pair',
  'board.bh.create.seating.empire-2': 'Imperial pair',
  'board.bh.create.seating.4': '2 vs 2',
  'board.bh.create.ownSide': 'Your side',
  'board.bh.create.random': 'Random',
  'board.bh.create.randomHint': 'Both seats are dealt at random when the game is created.',
  'board.bh.create.off': 'Off',
  'board.bh.create.on': 'On',
  'board.bh.create.leadersHint': 'Each side picks one in secret: 3 more cards in its deck.',
  'board.bh.create.more': 'Clock, name and watchers',
};

export type CreateSentences = Readonly<Record<keyof typeof create, string>>;
