/** Sentences for several people at one device. */
export const curtainEn = {
  'names.title': 'Who plays on this device?',
  'names.at': '{seat}: name',
  'curtain.done': '{side} · done',
  'curtain.next': '{side} · next',
  'curtain.text': '{name} plays the {side}. All others, please look away.',
  'curtain.lookAway': '{name} plays the {side}. {other}, please look away.',
  'curtain.show': 'I am {name}: show my side',
  'curtain.back': 'Not {name}? Back to {other}',
  'curtain.lines': 'What all players have seen',
} as const;
