/** Advice before a choice: targets that would change nothing, and what a movement loses. */
export const advice = {
  'noEffect.noArrival': 'No unit of yours can move here',
  'noEffect.noCombat': 'No combat can start here',
  'noEffect.loyaltyFixed': 'Its loyalty never changes',
  'noEffect.loyal.rebel': 'Already has Rebel loyalty',
  'noEffect.loyal.imperial': 'Already has Imperial loyalty',
  'noEffect.regionLoyalty': 'No loyalty in its region would change',
  'noEffect.noIcons': 'It builds nothing',
  'noEffect.sabotaged': 'Already sabotaged',
  'noEffect.notSabotaged': 'Not sabotaged',
  'noEffect.noEnemy': 'No enemy unit here that it could destroy',
  'noEffect.noQueued': 'No queued unit that it could destroy',
  'noEffect.baseKnown': 'You know where the base is',
  'noEffect.ruledOut': 'You know that the base is not here',
  'noEffect.noCaptive': 'No captured leader',
  'warning.turnsNeutral': 'Your last ground unit leaves: {system} is no longer subjugated.',
  'warning.turnsRebel':
    'Your last ground unit leaves: {system} is no longer subjugated, its Rebel loyalty counts again.',
  'warning.heartOpen': 'Your last unit leaves {system}: the Rebels can fulfil “Heart of the Empire” there.',
  'warning.captiveFree': 'Your last unit leaves {system}: {leader} goes free.',
  'warning.baseLost': 'Your last unit leaves {system}: the Empire conquers the base and wins.',
};
