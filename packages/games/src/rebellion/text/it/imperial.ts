/** Imperial missions, projects and assignment cards, and the effects they share with Rebel cards. */
export const imperial = {
  'system.queue-1': 'Coda di costruzione, casella 1',
  'system.queue-2': 'Coda di costruzione, casella 2',
  'system.queue-3': 'Coda di costruzione, casella 3',
  'system.deploying': 'Unità da schierare',
  'icon.space-triangle': 'Triangolo spaziale',
  'icon.space-circle': 'Cerchio spaziale',
  'icon.space-square': 'Quadrato spaziale',
  'icon.ground-triangle': 'Triangolo terrestre',
  'icon.ground-circle': 'Cerchio terrestre',
  'icon.ground-square': 'Quadrato terrestre',

  'ask.loyaltyInRegion':
    'Fedeltà {side_id, select, rebel {ribelle} other {imperiale}}: scegli {n, plural, one {# sistema} other {# sistemi}} di questa regione.',
  'refused.system_destroyed': 'Questo sistema è distrutto.',
  'refused.no_loyalty_there': 'La fedeltà di questo sistema non può cambiare.',
  'refused.already_loyal': 'Qui c’è già questo segnalino fedeltà.',
  'ask.destroyHealth': 'Scegli le unità da distruggere (salute rimasta: {left}). Sono distrutte tutte insieme.',
  'detail.health': 'Salute {n}',
  'refused.no_health': '{unit}: senza salute, non si può scegliere.',
  'refused.too_much_health': 'Questa unità ha salute {n}: ne resta solo {left}.',
  'ask.destroyQueued': '{icon}: scegli l’unità da distruggere nella coda di costruzione.',

  'option.keepProject': 'Pesca 2 progetti e tienine 1',
  'option.repairProject': 'Rimuovi il sabotaggio, pesca 1 progetto',
  'refused.no_sabotage': 'Qui non ci sono segnalini sabotaggio.',
  'refused.no_projects': 'Non ci sono progetti da cercare.',
  'ask.projectUnder': '«{card}»: scegli il progetto che va in fondo al mazzo.',
  'log.projectUnder': 'Un progetto va in fondo al mazzo dei progetti.',
  'log.putUnder': 'In fondo al mazzo: «{card}».',
  'log.systemDestroyed': 'Il sistema {system} è distrutto.',

  'ask.advance': 'Scegli l’unità della coda di costruzione da far avanzare di una casella.',
  'log.advanced': '{unit_One} avanza {box_to}.',
  'ask.deployHere': 'Scegli l’unità della coda di costruzione da schierare subito su {system}.',
  'refused.death_star_bound': 'La Morte Nera si può completare solo dove è in costruzione.',
  'log.deployedHere': '{unit_One} è {unit_gender, select, f {schierata} other {schierato}} su {system}.',
  'log.deployBlocked': 'Su {system} c’è un segnalino sabotaggio: non vi si può schierare nulla.',
  'log.deathStarBegun': 'Una Morte Nera è in costruzione su {system}.',

  'log.baseAdmitted': 'I Ribelli dichiarano: la base è su {system}.',
  'log.baseDenied': 'I Ribelli dichiarano: la base non è su {system}.',
  'log.baseInRegion': 'La base si trova nella regione {region}.',
  'log.baseNotInRegion': 'La base non si trova nella regione {region}.',
  'ask.nameSystems':
    '«{card}»: il sistema della base è già nominato. {n, plural, one {Scegline un altro} other {Scegline altri #}} da nominare insieme.',
  'log.namedSystems': 'I Ribelli nominano {n} sistemi; la base è in uno di essi.',
  'log.namedSystem': 'Sistema nominato: {system}.',
  'log.intercepted':
    'I Ribelli pescano {n, plural, one {# carta sonda} other {# carte sonda}} e ne consegnano {given}; le altre vengono rimescolate nel mazzo.',
  'log.handedOver': 'Carta consegnata: {system}.',
  'log.shuffledBack': 'Carta rimescolata: {system}.',
  'log.objectivesShown':
    '{n, plural, =0 {I Ribelli non hanno obiettivi da mostrare.} one {I Ribelli mostrano all’Impero il loro obiettivo.} other {I Ribelli mostrano all’Impero i loro # obiettivi.}}',
  'log.objectiveShown': 'Obiettivo nella mano dei Ribelli: «{card}».',

  'ask.hunter': 'Scegli il leader che porta via {leader_def}.',
  'ask.closest': 'Scegli dove va {leader_def}: questi sistemi con unità imperiali sono alla stessa distanza.',
  'log.takenTo': '{leader_Def} va {system_to}.',
  'log.lured': '{leader_Def} ora serve l’Impero.',
  'log.willBeDetained': 'L’Impero trattiene {leader_def}.',
} as const;
