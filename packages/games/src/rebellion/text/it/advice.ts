/** Advice before a choice: targets that would change nothing, and what a movement loses. */
export const advice = {
  'noEffect.noArrival': 'Nessuna tua unità può arrivare qui',
  'noEffect.noCombat': 'Qui non può iniziare un combattimento',
  'noEffect.loyaltyFixed': 'La sua fedeltà non cambia mai',
  'noEffect.loyal.rebel': 'Ha già fedeltà ribelle',
  'noEffect.loyal.imperial': 'Ha già fedeltà imperiale',
  'noEffect.regionLoyalty': 'Nella sua regione non cambierebbe nessuna fedeltà',
  'noEffect.noIcons': 'Non costruisce nulla',
  'noEffect.sabotaged': 'È già sabotato',
  'noEffect.notSabotaged': 'Non è sabotato',
  'noEffect.noEnemy': 'Qui non può distruggere nessuna unità nemica',
  'noEffect.noQueued': 'Non può distruggere nessuna unità in costruzione',
  'noEffect.baseKnown': 'Sai già dov’è la base',
  'noEffect.ruledOut': 'Sai già che la base non è qui',
  'noEffect.noCaptive': 'Nessun leader catturato',
  'warning.turnsNeutral': 'Parte la tua ultima unità terrestre: il sistema {system} non è più sottomesso.',
  'warning.turnsRebel':
    'Parte la tua ultima unità terrestre: il sistema {system} non è più sottomesso e vale di nuovo la fedeltà ribelle.',
  'warning.heartOpen': 'La tua ultima unità lascia {system}: lì i Ribelli possono soddisfare «Il Cuore dell’Impero».',
  'warning.captiveFree': 'La tua ultima unità lascia {system}: {leader} torna in libertà.',
  'warning.baseLost': 'La tua ultima unità lascia {system}: l’Impero conquista la base e vince.',
};
