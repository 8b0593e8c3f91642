import type { OptionSentences } from '../en/options.ts';

/** What the lobby says of this title; the file is named `lobby.ts` once the title is listed. */
export const options: OptionSentences = {
  'title.imperial-assault': 'Star Wars: Imperial Assault',
  'title.imperial-assault.line': 'Conflito: dois exércitos, uma missão, quem chegar primeiro a 40 pontos.',
  'title.imperial-assault.time': '60 minutos',
  'seat.p1': 'Jogador 1',
  'seat.p2': 'Jogador 2',
  'option.armies': 'Exércitos',
  'option.armies.first-skirmish': 'Primeiro conflito: jogador 1 o Império, jogador 2 os rebeldes',
  'option.armies.own': 'Cada um o seu, em segredo',
  'option.mission': 'Missão',
  'option.mission.draw': 'Sorteada',
  'option.mission.mos-eisley-outskirts-a': 'Até a Nave (arredores de Mos Eisley)',
  'option.mission.mos-eisley-outskirts-b': 'Mercadoria Contrabandeada (arredores de Mos Eisley)',
  'option.mission.moisture-farm-a': 'Perto de Casa (fazenda de umidade)',
  'option.mission.moisture-farm-b': 'Bando de Saqueadores (fazenda de umidade)',
  'option.mission.massassi-ruins-a': 'Conhecimento Perdido (ruínas Massassi)',
  'option.mission.massassi-ruins-b': 'Sem Deixar Rastros (ruínas Massassi)',
  'option.ruleset': 'Regras',
  'option.ruleset.seed': 'Como impressas: pontos quando um grupo inteiro é derrotado',
  'option.ruleset.faq': 'Esclarecimentos posteriores: pontos por cada figura',
  'option.allowPass': 'Passar com menos cartas prontas',
  'option.roundLimit': 'Última rodada (0: sem limite)',
  'outcome.points': 'Mais pontos de vitória',
  'outcome.elimination': 'A última figura de um exército foi derrotada',
  'outcome.rounds': 'A última rodada terminou',
};
