import type { deviceEn } from './device-en.ts';

export const deviceIt: Readonly<Record<keyof typeof deviceEn, string>> = {
  'device.title': 'Gioca su un altro dispositivo',
  'device.text': 'Apri questo link sull’altro dispositivo: lì sarai lo stesso giocatore.',
  'device.link': 'Link privato',
  'device.share': 'Il mio posto su Echo Base',
  'device.once': 'Vale una volta sola, ancora per {count, plural, one {# minuto} other {# minuti}}.',
  'device.secret': 'Chi lo apre gioca al posto tuo: mandalo solo a te.',
  'device.both': 'Resti collegato anche qui.',
  'device.over': 'Questo link non vale più.',
  'device.again': 'Crea un nuovo link',
  'device.failed': 'Non è stato possibile creare il link',

  'recover.title': 'Continua a giocare qui',
  'recover.text': 'Questo link porta il tuo nome e i tuoi tavoli in questo browser.',
  'recover.replaces': 'Con questo link il browser diventa un altro giocatore. Finora gioca come {name}.',
  'recover.noWayBack': 'Da qui non si potrebbe più giocare ai tavoli di {name}.',
  'recover.stay': 'Resta {name}',
  'recover.replace': 'Diventa l’altro giocatore',
  'recover.go': 'Continua qui',
  'recover.cutOff': 'Il link non è completo. Apri il link intero, o creane uno nuovo sull’altro dispositivo.',

  'record.open': 'Apri un verbale',
  'record.checking': 'Lo rigioco',
  'record.file': 'File di un verbale',
  'record.refused': 'Questo verbale non si può aprire.',
  'record.notOne': 'Non è un verbale di Echo Base, o non è completo.',
  'record.diverges':
    'Rigiocato, va diversamente a partire dall’azione {number}, di {seat}. È stato modificato, o viene da un’altra versione delle regole.',
  'record.divergesAtEnd':
    'Rigiocato, finisce diversamente da come dice. È stato modificato, o viene da un’altra versione delle regole.',
};
