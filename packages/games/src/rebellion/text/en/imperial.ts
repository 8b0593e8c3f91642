/** Imperial missions, projects and assignment cards, and the effects they share with Rebel cards. */
export const imperial = {
  'system.queue-1': 'Build queue, box 1',
  'system.queue-2': 'Build queue, box 2',
  'system.queue-3': 'Build queue, box 3',
  'system.deploying': 'Leaving the build queue',
  'icon.space-triangle': 'Space triangle',
  'icon.space-circle': 'Space circle',
  'icon.space-square': 'Space square',
  'icon.ground-triangle': 'Ground triangle',
  'icon.ground-circle': 'Ground circle',
  'icon.ground-square': 'Ground square',

  'ask.loyaltyInRegion': '{side} loyalty: choose {n, plural, one {# system} other {# systems}} of this region.',
  'refused.system_destroyed': 'This system is destroyed.',
  'refused.no_loyalty_there': 'The loyalty of this system cannot change.',
  'refused.already_loyal': 'This loyalty marker lies here already.',
  'ask.destroyHealth': 'Choose units to destroy: {left} health left. They are destroyed all at once.',
  'detail.health': '{n} health',
  'refused.no_health': '{unit} has no health and cannot be chosen.',
  'refused.too_much_health': 'This unit has {n} health, only {left} is left.',
  'ask.destroyQueued': '{icon}: choose a unit of the build queue that is destroyed.',
} as const;
