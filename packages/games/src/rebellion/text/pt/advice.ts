/** Advice before a choice: targets that would change nothing, and what a movement loses. */
export const advice = {
  'noEffect.noArrival': 'Nenhuma unidade sua pode chegar aqui',
  'noEffect.noCombat': 'Nenhum combate pode começar aqui',
  'noEffect.loyaltyFixed': 'A lealdade dele nunca muda',
  'noEffect.loyal.rebel': 'Já tem lealdade rebelde',
  'noEffect.loyal.imperial': 'Já tem lealdade imperial',
  'noEffect.regionLoyalty': 'Nenhuma lealdade da região mudaria',
  'noEffect.noIcons': 'Não constrói nada',
  'noEffect.sabotaged': 'Já está sabotado',
  'noEffect.notSabotaged': 'Não está sabotado',
  'noEffect.noEnemy': 'Não há unidade inimiga que possa destruir aqui',
  'noEffect.noQueued': 'Não há unidade em construção que possa destruir',
  'noEffect.baseKnown': 'Você já sabe onde fica a base',
  'noEffect.ruledOut': 'Você já sabe que a base não fica aqui',
  'noEffect.noCaptive': 'Nenhum líder capturado',
  'warning.turnsNeutral': 'Sua última unidade terrestre sai: {system} deixa de estar subjugado.',
  'warning.turnsRebel':
    'Sua última unidade terrestre sai: {system} deixa de estar subjugado e a lealdade rebelde volta a valer.',
  'warning.heartOpen': 'Sua última unidade sai de {system}: os rebeldes podem cumprir “O coração do Império” ali.',
  'warning.captiveFree': 'Sua última unidade sai de {system}: {leader} fica livre.',
  'warning.baseLost': 'Sua última unidade sai de {system}: o Império conquista a base e vence.',
};
