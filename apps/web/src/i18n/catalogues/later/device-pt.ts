import type { deviceEn } from './device-en.ts';

export const devicePt: Readonly<Record<keyof typeof deviceEn, string>> = {
  'device.title': 'Jogar em outro dispositivo',
  'device.text': 'Abra este link no outro dispositivo para jogar lá como você.',
  'device.link': 'Link privado',
  'device.qr': 'Código QR do link privado',
  'device.share': 'Meu lugar na Echo Base',
  'device.toLasting': 'Criar um link para guardar',
  'device.toShort': 'Criar um link para usar agora',
  'device.keep':
    'Guarde em um lugar seguro: ele funciona uma vez, dentro de um ano, e traz você de volta se este navegador esquecer quem você é. Criar outro link para guardar anula este.',
  'device.once': 'Funciona uma única vez, por mais {count, plural, =1 {# minuto} other {# minutos}}.',
  'device.secret': 'Quem abrir o link joga no seu lugar: envie-o só para você.',
  'device.both': 'Você continua podendo jogar aqui também.',
  'device.over': 'Este link não é mais válido.',
  'device.again': 'Criar outro link',
  'device.failed': 'Não foi possível criar o link',

  'sessions.title': 'Dispositivos conectados',
  'sessions.here': 'Este dispositivo',
  'sessions.since': 'Conectado desde {day}',
  'sessions.used': 'Último uso: {day}',
  'sessions.end': 'Desconectar',
  'sessions.endOf': 'Desconectar o dispositivo conectado desde {day}',
  'sessions.endAll': 'Desconectar todos os outros dispositivos',
  'sessions.links': 'Links privados que ninguém abriu ainda também deixam de funcionar.',
  'sessions.text': 'Um dispositivo que não é usado por 400 dias é desconectado automaticamente.',
  'sessions.ended': 'Todos os outros dispositivos foram desconectados.',

  'recover.title': 'Continuar jogando aqui',
  'recover.text': 'Este link traz seu nome e suas partidas para este navegador.',
  'recover.textOf': 'Este link traz o nome {name} e suas partidas para este navegador.',
  'recover.replaces': 'Este link muda o jogador deste navegador. Agora ele joga como {name}.',
  'recover.noWayBack': 'As partidas de {name} não poderiam mais ser jogadas daqui.',
  'recover.stay': 'Continuar como {name}',
  'recover.replace': 'Mudar de jogador',
  'recover.goAs': 'Continuar como {name}',
  'recover.go': 'Continuar aqui',
  'recover.cutOff': 'O link não está completo. Abra o link inteiro ou crie outro no seu outro dispositivo.',

  'record.open': 'Abrir um replay',
  'record.checking': 'Verificando o replay…',
  'record.file': 'Arquivo de replay',
  'record.refused': 'Não foi possível abrir este replay.',
  'record.notOne': 'Não é um replay da Echo Base ou está incompleto.',
  'record.diverges':
    'Ao ser reproduzido, o replay segue outro caminho a partir da jogada {number}, de {seat}. Ele foi alterado ou vem de outra versão das regras.',
  'record.divergesAtEnd':
    'Ao ser reproduzido, o replay termina de outro modo. Ele foi alterado ou vem de outra versão das regras.',
};
