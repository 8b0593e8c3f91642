/** Set-up, refresh phase, building. */
export const refresh = {
  'ask.build': 'Choose the unit to build in {place}.',
  'ask.queue': 'Choose the unit for the build queue.',
  'ask.gain': 'No such unit is left. Destroy one elsewhere to have it in {place}?',
  'option.replace': 'Destroy this {unit} to have it anew',
  'option.without': 'Do without it',
  'log.built': '{side} builds {unit} in {from}.',
  'log.queued': '{side} places {unit} on the build queue.',
  'log.gained': '{side} gains {unit} in {place}.',
  'log.noneLeft': 'No {unit} is left in the supply.',
} as const;
