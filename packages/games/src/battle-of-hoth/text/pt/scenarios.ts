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
    'Um oficial rebelde ferido está em uma cratera cercada de trincheiras, e o Império se aproxima. Os snowspeeders correm para levá-lo para casa.',
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
  'kind.any': 'todas as unidades',
  list: '{one}, {other}',
  'direction.NE': 'nordeste',
  'direction.E': 'leste',
  'direction.SE': 'sudeste',
  'direction.SW': 'sudoeste',
  'direction.W': 'oeste',
  'direction.NW': 'noroeste',
  'rule.goal': '{side}: vence com {n, plural, =1 {# medalha} other {# medalhas}}.',
  'rule.noGoal': '{side}: não pode vencer por medalhas.',
  'rule.noKillMedals': '{side}: nenhuma medalha por unidades eliminadas.',
  'rule.temporary':
    '{side}: {n, plural, =1 {# medalha} other {# medalhas}} por cada um destes hexágonos enquanto uma unidade o ocupar: {hexes}.{most, plural, =0 {} other { No máximo {most} no total.}}',
  'rule.permanent':
    '{side}: {n, plural, =1 {# medalha permanente} other {# medalhas permanentes}}, uma só vez, quando uma unidade entra em {hexes}.',
  'rule.perTurn':
    '{side}: {n, plural, =1 {# medalha permanente} other {# medalhas permanentes}} no início de cada turno próprio com uma unidade em {hexes}.',
  'rule.occupySet': '{side}: contam estes hexágonos: {hexes}.',
  'rule.token': 'O oficial ferido está em {hexes}. Ele não é uma unidade e não bloqueia movimento nem visão.',
  'rule.handBonus':
    '{side}: {n, plural, =1 {# carta a mais} other {# cartas a mais}} na mão enquanto mantiver {hexes}.',
  'rule.exit':
    '{side}: saída do tabuleiro por {hexes} com mais 1 hexágono de movimento ({kind}){n, plural, =0 {} =1 {, por # medalha por unidade} other {, por # medalhas por unidade}}.',
  'rule.gate':
    '{side}: portão em {hexes}, a unidade que entra sai do tabuleiro na hora ({kind}){n, plural, =0 {} =1 {, por # medalha por unidade} other {, por # medalhas por unidade}}.',
  'rule.exitToken':
    '{side}: só a unidade com o oficial pode sair do tabuleiro, por {hexes} com mais 1 hexágono de movimento.',
  'rule.killMedals': '{side}: {n, plural, =1 {# medalha} other {# medalhas}} por eliminar: {unit}.',
  'rule.reinforceEliminated':
    '{side}: no início de um turno {n, plural, =1 {# unidade eliminada pode voltar} other {# unidades eliminadas podem voltar}} na fileira {row}, {most} no total: {unit}.',
  'rule.scheduledReinforcement': '{side}: reforços chegam à fileira {row} nos turnos {turns}: {unit}.',
  'rule.carryToken':
    'Uma unidade que termina um movimento no hexágono do oficial o leva e não move mais naquele turno: {unit}. Uma vez por turno, quem o leva e tem ordens pode entregá-lo a uma dessas unidades adjacente em vez de mover. Se quem o leva é eliminado, o oficial fica no hexágono.',
  'rule.moveCost':
    '{terrain}: entrar custa {n, plural, =1 {# hexágono} other {# hexágonos}} de movimento.{flying, plural, =0 {} other { Unidades voadoras pagam 1.}}',
  'rule.retreatDirections': 'Retirada dos Rebeldes: {rebels}. Retirada do Império: {empire}.',
  'rule.deployFromCarrier':
    '{carrier}: com ordens, pode desembarcar uma unidade adjacente, depois de mover ou em vez de mover, {n, plural, =1 {# vez} other {# vezes}} na batalha: {unit}. Essa unidade não pode receber ordens neste turno.{worthless, plural, =0 {} other { Ela não vale medalha.}}',
  'rule.chargeStructure':
    '{side}: no fim de cada turno próprio a estrutura ganha uma carga: {structure}. {n, plural, =1 {Cada carga vale} other {# cargas valem}} uma medalha, no máximo {most}.',
  'rule.extraCard':
    'A carta extra é comprada quando uma unidade termina um movimento ali. Se o hexágono for perdido, o dono pula uma compra.',
  'sudden.occupyAll': 'Vitória imediata, {side}: unidades em todos estes hexágonos: {hexes}.',
  'sudden.structuresDestroyed': 'Vitória imediata, {side}: destruir {n}: {structure}.',
  'sudden.unitsEliminated': 'Vitória imediata, {side}: eliminar {n}: {unit}.',
  'sudden.classEliminated':
    'Vitória imediata, {side}: {n, plural, =1 {# unidade inimiga eliminada} other {# unidades inimigas eliminadas}} ({kind}).',
  'sudden.unitsExited':
    'Vitória imediata, {side}: {n, plural, =1 {# unidade fora} other {# unidades fora}} do tabuleiro ({kind}).',
  'sudden.exitsImpossible':
    'Vitória imediata, {side}: menos de {n, plural, =1 {# unidade inimiga ainda pode} other {# unidades inimigas ainda podem}} sair do tabuleiro ({kind}).',
  'sudden.tokenExits': 'Vitória imediata, {side}: a unidade com o oficial sai do tabuleiro.',
  'sudden.tokenCaptured':
    'Vitória imediata, {side}: no início de um turno próprio, uma unidade está no hexágono do oficial, que nenhuma unidade leva.',
};
