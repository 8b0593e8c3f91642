import type { JoinedSentences } from '../en/joined.ts';

/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined: JoinedSentences = {
  'log.said': '{what_One}.',
  'act.then': '{before}; {next}',
  'list.two': '{first} e {last}',
  'list.more': '{first}, {rest}',
  'list.card': '“{card}”',
  'act.attacks': '{attacker_one} ataca {target_one}: {result}',
  'act.attacksWith': '{attacker_one} ataca {target_one} com {surges}: {result}',
  'result.damage': '{n} de dano',
  'result.blocked': 'todo o dano é bloqueado',
  'result.dodge': 'uma esquiva',
  'result.accuracy': 'erro, {n} de precisão não basta',
  'result.reach': 'erro, o alvo está fora de alcance',
  'act.plays': '{seat} joga “{card}”',
  'act.playsOn': '{seat} joga “{card}” em {figure}',
  'act.uses': '{figure} usa {ability}',
  'act.rerolls': '{n, plural, =1 {# dado rolado} other {# dados rolados}} de novo',
  'act.suffers': '{figure_one} sofre {n} de dano',
  'act.recovers': '{figure_one} recupera {n} de dano',
  'act.becomes': '{figure} recebe a condição {condition}',
  'act.isDefeated': '{figure_one} está fora de combate',
  'act.groupLeaves': 'o grupo {group} está fora do jogo',
  'act.scores': '{seat} ganha {n, plural, =1 {# ponto} other {# pontos}} ({total} ao todo)',
  'log.activatesAndMoves': 'É a vez de {figure}, que se move para {space}.',
  'log.drawsCards': '{seat} compra {cards}.',
};
