/** Advice before a choice: targets that would change nothing, and what a movement loses. */
export const advice = {
  'noEffect.noArrival': 'Aucune de tes unités ne peut arriver ici',
  'noEffect.noCombat': 'Aucun combat ne peut commencer ici',
  'noEffect.loyaltyFixed': 'Sa loyauté ne change jamais',
  'noEffect.loyal.rebel': 'A déjà la loyauté rebelle',
  'noEffect.loyal.imperial': 'A déjà la loyauté impériale',
  'noEffect.regionLoyalty': 'Aucune loyauté de sa région ne changerait',
  'noEffect.noIcons': 'Ne construit rien',
  'noEffect.sabotaged': 'Déjà saboté',
  'noEffect.notSabotaged': 'N’est pas saboté',
  'noEffect.noEnemy': 'Aucune unité ennemie à détruire ici',
  'noEffect.noQueued': 'Aucune unité en construction à détruire',
  'noEffect.baseKnown': 'Tu sais où est la base',
  'noEffect.ruledOut': 'Tu sais que la base n’est pas ici',
  'noEffect.noCaptive': 'Aucun leader capturé',
  'warning.turnsNeutral': 'Ta dernière unité terrestre part : le système {system} n’est plus soumis.',
  'warning.turnsRebel':
    'Ta dernière unité terrestre part : le système {system} n’est plus soumis et sa loyauté rebelle compte de nouveau.',
  'warning.heartOpen': 'Ta dernière unité quitte {system} : les Rebelles peuvent y accomplir « Le cœur de l’Empire ».',
  'warning.captiveFree': 'Ta dernière unité quitte {system} : {leader} retrouve la liberté.',
  'warning.baseLost': 'Ta dernière unité quitte {system} : l’Empire s’empare de la base et gagne.',
};
