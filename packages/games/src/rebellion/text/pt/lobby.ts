import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.rebellion': 'Star Wars: Rebellion',
  'title.rebellion.line': 'Encontre a base secreta ou mantenha-a escondida.',
  'title.rebellion.time': '3 horas',
  'seat.rebel': 'Rebeldes',
  'seat.imperial': 'Império',
  'seat.rebel-admiral': 'Almirante rebelde',
  'seat.rebel-general': 'General rebelde',
  'seat.imperial-admiral': 'Almirante imperial',
  'seat.imperial-general': 'General imperial',
  'option.setup': 'Preparação',
  'option.setup.hint':
    'Na primeira partida, as unidades já vêm posicionadas e algumas cartas e regras ficam de fora. É a escolha certa se alguém for jogar pela primeira vez.',
  'option.setup.first': 'Primeira partida: posições fixas',
  'option.setup.advanced': 'Partida avançada: colocação livre e cartas de ação',
  'outcome.conquest': 'O Império conquistou a base rebelde.',
  'outcome.superlaser': 'O Império destruiu o sistema da base rebelde.',
  'outcome.reputation': 'A reputação e o tempo se encontraram: a galáxia se levanta com os rebeldes.',
};
