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
};
