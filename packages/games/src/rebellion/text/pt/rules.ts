/** Setup, rounds and what several chapters share. */
export const rules = {
  'option.done': 'Concluir',
  'log.yoda': 'O Mestre Yoda ajuda: um dado é rolado de novo.',
  'option.pass': 'Passar',
  'ask.turn': 'Sua vez',

  'ask.base': 'Escolha o sistema da base rebelde. O Império não vai saber.',
  'ask.surplus':
    'As naves em {system} não podem transportar tudo: escolha a unidade que {side_id, select, rebel {os rebeldes perdem} other {o Império perde}}.',
  'round.setup': 'Preparação',
  'round.number': 'Rodada {n}',
  'log.round': 'Começa a rodada {n}.',
  'log.baseChosen': 'Os rebeldes escolheram a base.',
  'log.baseIs': 'A base fica em {system}.',
  'log.baseRevealed': 'A base rebelde é revelada: fica em {system}.',
  'log.unitsLeaveBaseSpace': '{n} × {unit}: da base para {system}.',
  'log.leavesBaseSpace': '{leader_Def} vai da base para {system}.',
  'log.destroyed': '{unit_One} é {unit_gender, select, f {destruída} other {destruído}}.',
  'log.queuedDeathStarLost': 'A Estrela da Morte da fila de construção é perdida junto com a que estava em construção.',
  'log.loyaltyGained': '{side_Def} {side_id, select, rebel {ganham} other {ganha}} lealdade em {system}.',
  'log.loyaltyLost': '{side_Def} {side_id, select, rebel {perdem} other {perde}} lealdade em {system}.',
  'log.subjugated': '{system} foi subjugado.',
  'log.freed': '{system} não está mais subjugado.',
  'log.sabotaged': '{system} é sabotado.',
  'log.repaired': 'O marcador de sabotagem de {system} é removido.',
  'log.reputationGained': 'Os rebeldes ganham {n} de reputação.',
  'log.reputationLost': 'Os rebeldes perdem {n} de reputação.',
  'log.ring': '{leader_Def} recebe o anel “{ring}”.',
  'log.ringLost': '{leader_Def} perde o anel “{ring}”.',
  'log.captured': 'O Império captura {leader_def}.',
  'log.rescued': 'Os rebeldes resgatam {leader_def}, que vai {place_to}.',
  'log.eliminated': '{leader_Def} sai da partida.',
  'log.becomes': '{before} se torna {after}.',
  'log.actionPlayed': '{side_Def} {side_id, select, rebel {jogam} other {joga}} a carta de ação “{card}”.',
  'log.drawnMissions':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# missão} other {# missões}}.',
  'log.drawnProjects':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# projeto} other {# projetos}}.',
  'log.drawnProbes':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# carta de sonda} other {# cartas de sonda}}.',
  'log.drawnObjectives':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# objetivo} other {# objetivos}}.',
  'log.drew': 'Carta comprada: “{card}”.',
  'refused.base_near_empire': 'Na primeira partida, a base não pode ficar ao lado de unidades imperiais.',
  'refused.base_holds_empire': 'Há unidades imperiais neste sistema.',
} as const;
