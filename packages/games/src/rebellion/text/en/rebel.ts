/** Rebel missions, the new base and Rebel assignment cards. */
export const rebel = {
  'ask.chooseOne': '{card}: choose one',
  'ask.objectiveUnder': '{card}: which objective goes under the deck?',
  'ask.objectiveTop': '{card}: which of these objectives lies at place {n} from the top?',
  'ask.searchMission': 'Choose the card that {leader} is assigned to.',
  'ask.secondLeader': 'Should a second leader join {leader}?',
  'log.looksAtObjectives': 'The Rebels look at the top {n, plural, one {objective} other {# objectives}} of the deck.',
  'log.looked': 'Seen: {card}',
  'log.objectiveUnder': 'An objective of stage {stage} goes under the deck.',
  'log.assignedFound': '{leader} is assigned to a card from the deck.',
  'log.found': 'The card is {card}.',
  'log.joinsMission': '{leader} joins {first}.',
} as const;
