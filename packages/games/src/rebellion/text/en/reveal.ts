/** Missions from reveal to clean-up, capture and rescue, and the cards and rings that answer. */
export const reveal = {
  'ask.rescue': 'Choose the captive to rescue.',
  'ask.escort': 'Which of the leaders on this mission go to the base with {leader}?',
  'ask.rescueTo': 'Choose the system in which {leader} is placed.',
  'ask.ring': 'Choose the leader who gets the ring {ring}.',
  'detail.replacesRing': 'Replaces the ring {ring}',
  'window.captured': 'A Rebel leader has been captured.',
} as const;
