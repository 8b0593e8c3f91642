import type { ScenariosSentences } from '../en/scenarios.ts';

export const scenarios: ScenariosSentences = {
  'scenario.imperial-scout-mission.briefing':
    'Droides-sonda foram lançados em Hoth em busca de sinais de vida, com soldados da neve logo atrás. Uma patrulha da Base Echo precisa destruí-los antes que enviem seu relatório.',
  'scenario.snowspeeder-counter-attack.briefing':
    'O primeiro andador foi visto em campo aberto. Os snowspeeders partem para retardar o avanço imperial enquanto os soldados formam uma linha.',
  'scenario.enemy-spotted.briefing':
    'Uma força de reconhecimento rebelde topa com a vanguarda imperial entre as rochas. Derrubar o andador seria um duro golpe para o Império.',
  'scenario.successful-landings.briefing':
    'As naves de desembarque imperiais deixaram dois andadores ao alcance de um posto de escuta rebelde. Quem controla o prédio controla o campo.',
  'scenario.hill-alpha-defense.briefing':
    'Uma posição de artilharia nos destroços da colina Alfa cobre todo o vale. O Império quer silenciá-la; os rebeldes querem que ela continue atirando.',
  'scenario.retrieve-imperial-data.briefing':
    'Uma nave imperial caiu entre as linhas. Os comandos rebeldes precisam manter os destroços por tempo suficiente para copiar os dados, enquanto novas tropas imperiais continuam chegando.',
  'scenario.outpost-attack.briefing':
    'O Império lança dois andadores e uma massa de infantaria contra um posto rebelde isolado. O apoio aéreo foi prometido, se os soldados resistirem.',
  'scenario.medevac.briefing':
    'Um oficial rebelde ferido está em uma cratera cercada de trincheiras, e o Império se aproxima. Os snowspeeders correm para levá-lo de volta à base.',
  'scenario.securing-defensive-positions.briefing':
    'Três pontos-chave precisam estar em mãos rebeldes antes que os andadores cheguem. A infantaria imperial já sabe disso.',
  'scenario.target-the-shield-generators.briefing':
    'Dois geradores alimentam o escudo da Base Echo. Enquanto um funcionar, as naves ainda podem escapar; sem os dois, a base fica indefesa. Três andadores seguem direto para eles.',
  'scenario.rebel-breakout.briefing':
    'Isolada atrás das cristas, uma força rebelde precisa romper a linha imperial e escapar.',
  'scenario.under-siege.briefing':
    'O Império fecha o cerco a um ponto forte rebelde pelo norte e pelo leste ao mesmo tempo.',
  'scenario.enter-echo-base.briefing':
    'Com o escudo desativado, três andadores levam suas tropas até os portões da base.',
  'scenario.protect-rebel-transports.briefing':
    'Cada disparo do canhão de íons abre o céu para mais um transporte. O Império precisa silenciá-lo.',
  'scenario.south-gate-retreat.briefing':
    'A linha cedeu. Os soldados recuam por terreno acidentado até o portão sul, com o Império em seu encalço.',
  'scenario.echo-base-evacuation.briefing':
    'A única saída atravessa as linhas imperiais. Quem controla o terreno alto vê o que está por vir.',
  'scenario.last-stand.briefing':
    'Cercada na última colina, a retaguarda continua lutando para que alguns escapem para o oeste.',
  'side.either': 'Os dois lados',
  'kind.any': 'qualquer unidade',
  list: '{one}, {other}',
  'direction.NE': 'nordeste',
  'direction.E': 'leste',
  'direction.SE': 'sudeste',
  'direction.SW': 'sudoeste',
  'direction.W': 'oeste',
  'direction.NW': 'noroeste',
  'rule.goal':
    '{side_Def} {side_number, select, one {vence} other {vencem}} com {n, plural, =1 {# medalha} other {# medalhas}}.',
  'rule.noGoal': '{side_Def} não {side_number, select, one {pode} other {podem}} vencer por medalhas.',
  'rule.noKillMedals':
    '{side_Def} não {side_number, select, one {ganha} other {ganham}} medalhas por unidades eliminadas.',
  'rule.structureShot':
    '{side_Def} {side_number, select, one {pode} other {podem}} atacar {structure_def}: uma explosão o destrói; os outros resultados não têm efeito.',
  'rule.temporary':
    '{side_Def} {side_number, select, one {tem} other {têm}} {n, plural, =1 {# medalha} other {# medalhas}} por cada um destes hexágonos enquanto uma de suas unidades o ocupar: {hexes}.{most, plural, =0 {} other { No máximo {most} no total.}}',
  'rule.permanent':
    '{side_Def} {side_number, select, one {ganha} other {ganham}} {n, plural, =1 {# medalha permanente} other {# medalhas permanentes}}, uma só vez, quando uma de suas unidades entra em {hexes}.',
  'rule.perTurn':
    '{side_Def} {side_number, select, one {ganha} other {ganham}} {n, plural, =1 {# medalha permanente} other {# medalhas permanentes}} no início de cada um de seus turnos com uma unidade em {hexes}.',
  'rule.occupySet': 'Para {side_def} contam estes hexágonos: {hexes}.',
  'rule.token': 'O oficial ferido está em {hexes}. Ele não é uma unidade e não bloqueia movimento nem visão.',
  'rule.handBonus':
    '{side_Def} {side_number, select, one {tem} other {têm}} {n, plural, =1 {# carta a mais} other {# cartas a mais}} na mão enquanto {side_number, select, one {ocupar} other {ocuparem}} {hexes}.',
  'rule.exit':
    '{side_Def} {side_number, select, one {pode} other {podem}} tirar do tabuleiro {kind} por {hexes} com mais 1 hexágono de movimento{n, plural, =0 {} =1 {, por # medalha por unidade} other {, por # medalhas por unidade}}.',
  'rule.gate':
    'As unidades {side_of} ({kind}) que entram em {hexes} com movimento próprio saem do tabuleiro na hora{n, plural, =0 {} =1 {, por # medalha por unidade} other {, por # medalhas por unidade}}.',
  'rule.exitToken':
    'Só a unidade {side_of} que leva o oficial pode sair do tabuleiro, por {hexes} com mais 1 hexágono de movimento.',
  'rule.killMedals':
    '{side_Def} {side_number, select, one {ganha} other {ganham}} {n, plural, =1 {# medalha} other {# medalhas}} por cada uma destas unidades eliminadas: {unit}.',
  'rule.reinforceEliminated':
    'No início de um turno, {side_def} {side_number, select, one {pode} other {podem}} trazer de volta {n, plural, =1 {# unidade eliminada} other {# unidades eliminadas}} na fileira {row}, {most} no total: {unit}.',
  'rule.scheduledReinforcement':
    '{side_Def} {side_number, select, one {recebe} other {recebem}} reforços na fileira {row} nos turnos {turns}: {unit}.',
  'rule.carryToken':
    'Uma unidade que termina um movimento no hexágono do oficial o leva e não se move mais naquele turno: {unit}. Uma vez por turno, quem o leva e tem ordens pode entregá-lo a uma dessas unidades adjacente em vez de se mover. Se quem o leva é eliminado, o oficial fica no hexágono.',
  'rule.moveCost':
    '{terrain}: entrar custa {n, plural, =1 {# hexágono} other {# hexágonos}} de movimento.{flying, plural, =0 {} other { Unidades voadoras pagam 1.}}',
  'rule.retreatDirections': 'Os rebeldes recuam para {rebels}; o Império, para {empire}.',
  'rule.deployFromCarrier':
    'Com ordens, {carrier_one} pode desembarcar uma unidade adjacente, depois de se mover ou em vez de se mover, {n, plural, =1 {# vez} other {# vezes}} na batalha: {unit}. Essa unidade não pode receber ordens neste turno.{worthless, plural, =0 {} other { Ela não vale medalha.}}',
  'rule.chargeStructure':
    '{structure_Def} ganha uma carga no fim de cada turno {side_of}. {n, plural, =1 {Cada carga vale} other {# cargas valem}} uma medalha, no máximo {most, plural, =1 {# medalha} other {# medalhas}}.',
  'rule.extraCard':
    'A carta extra é comprada quando uma unidade termina um movimento ali. Se o hexágono for perdido, o dono pula uma compra.',
  'sudden.occupyAll':
    '{side_Def} {side_number, select, one {conquista} other {conquistam}} uma vitória imediata com unidades em todos estes hexágonos: {hexes}.',
  'sudden.structuresDestroyed':
    '{side_Def} {side_number, select, one {conquista} other {conquistam}} uma vitória imediata quando {n, plural, =1 {uma destas estruturas é destruída} other {# destas estruturas são destruídas}}: {structure}.',
  'sudden.unitsEliminated':
    '{side_Def} {side_number, select, one {conquista} other {conquistam}} uma vitória imediata quando {n, plural, =1 {uma destas unidades é eliminada} other {# destas unidades são eliminadas}}: {unit}.',
  'sudden.classEliminated':
    '{side_Def} {side_number, select, one {conquista} other {conquistam}} uma vitória imediata quando {n, plural, =1 {# unidade inimiga ({kind}) é eliminada} other {# unidades inimigas ({kind}) são eliminadas}}.',
  'sudden.unitsExited':
    '{side_Def} {side_number, select, one {conquista} other {conquistam}} uma vitória imediata quando {n, plural, =1 {# unidade ({kind}) sai do tabuleiro} other {# unidades ({kind}) saem do tabuleiro}}.',
  'sudden.exitsImpossible':
    '{side_Def} {side_number, select, one {conquista} other {conquistam}} uma vitória imediata quando menos de {n, plural, =1 {# unidade inimiga ({kind}) ainda pode} other {# unidades inimigas ({kind}) ainda podem}} sair do tabuleiro.',
  'sudden.tokenExits':
    '{side_Def} {side_number, select, one {conquista} other {conquistam}} uma vitória imediata quando a unidade que leva o oficial sai do tabuleiro.',
  'sudden.tokenCaptured':
    '{side_Def} {side_number, select, one {conquista} other {conquistam}} uma vitória imediata quando, no início de um de seus turnos, uma de suas unidades está no hexágono do oficial e nenhuma unidade o leva.',
};
