import type { deviceEn } from './device-en.ts';

export const devicePt: Readonly<Record<keyof typeof deviceEn, string>> = {
  'device.title': 'Jogar noutro dispositivo',
  'device.text': 'Abra este link no outro dispositivo e lá será o mesmo jogador.',
  'device.link': 'Link privado',
  'device.share': 'O meu lugar na Echo Base',
  'device.once': 'Serve uma só vez, durante mais {count, plural, one {# minuto} other {# minutos}}.',
  'device.secret': 'Quem o abrir joga por si: envie-o só a si próprio.',
  'device.both': 'Aqui também continua ligado.',
  'device.over': 'Este link já não é válido.',
  'device.again': 'Criar um novo link',
  'device.failed': 'Não foi possível criar o link',

  'recover.title': 'Continuar a jogar aqui',
  'recover.text': 'Este link traz o seu nome e as suas mesas para este navegador.',
  'recover.replaces': 'Com este link o navegador passa a ser outro jogador. Até agora joga como {name}.',
  'recover.noWayBack': 'Daqui já não se poderia jogar nas mesas de {name}.',
  'recover.stay': 'Continuar como {name}',
  'recover.replace': 'Passar a ser o outro jogador',
  'recover.go': 'Continuar aqui',
  'recover.cutOff': 'O link não está completo. Abra o link inteiro ou crie outro no seu outro dispositivo.',

  'record.open': 'Abrir um registo',
  'record.checking': 'A repetir o jogo',
  'record.file': 'Ficheiro de um registo',
  'record.refused': 'Este registo não se pode abrir.',
  'record.notOne': 'Não é um registo da Echo Base, ou não está completo.',
  'record.diverges':
    'Ao repeti-lo, segue de outro modo a partir da ação {number}, de {seat}. Foi alterado, ou vem de outra versão das regras.',
  'record.divergesAtEnd': 'Ao repeti-lo, termina de outro modo. Foi alterado, ou vem de outra versão das regras.',
};
