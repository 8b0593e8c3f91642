import type { deviceEn } from './device-en.ts';

export const deviceIt: Readonly<Record<keyof typeof deviceEn, string>> = {
  'device.title': 'Gioca su un altro dispositivo',
  'device.text': 'Apri questo link sull’altro dispositivo per giocare lì con il tuo nome.',
  'device.link': 'Link privato',
  'device.qr': 'Codice QR del link privato',
  'device.share': 'Il mio posto su Echo Base',
  'device.toLasting': 'Crea un link da conservare',
  'device.toShort': 'Crea un link da usare subito',
  'device.keep':
    'Conservalo in un posto sicuro: funziona una sola volta, entro un anno, e ti fa rientrare se questo browser non ti riconosce più. Un nuovo link da conservare lo sostituisce.',
  'device.once': 'Funziona una sola volta, ancora per {count, plural, one {# minuto} other {# minuti}}.',
  'device.secret': 'Chi lo apre gioca al posto tuo: invialo solo a te.',
  'device.both': 'La sessione resta aperta anche qui.',
  'device.over': 'Questo link non è più valido.',
  'device.again': 'Crea un nuovo link',
  'device.failed': 'Non è stato possibile creare il link',

  'sessions.title': 'Dispositivi connessi',
  'sessions.here': 'Questo dispositivo',
  'sessions.since': 'Connesso dal {day}',
  'sessions.used': 'Ultimo uso: {day}',
  'sessions.end': 'Disconnetti',
  'sessions.endOf': 'Disconnetti il dispositivo connesso dal {day}',
  'sessions.endAll': 'Disconnetti tutti gli altri dispositivi',
  'sessions.links': 'Smettono di funzionare anche i link privati non ancora aperti.',
  'sessions.text': 'Un dispositivo che non si usa per 400 giorni viene disconnesso automaticamente.',
  'sessions.ended': 'Tutti gli altri dispositivi sono disconnessi.',

  'recover.title': 'Continua a giocare qui',
  'recover.text': 'Questo link porta il tuo nome e le tue partite in questo browser.',
  'recover.textOf': 'Questo link porta il nome {name} e le sue partite in questo browser.',
  'recover.replaces': 'Con questo link il browser passa a un altro giocatore. Ora gioca come {name}.',
  'recover.noWayBack': 'Da qui non si potrebbe più giocare alle partite di {name}.',
  'recover.stay': 'Continua come {name}',
  'recover.replace': 'Passa all’altro giocatore',
  'recover.goAs': 'Continua come {name}',
  'recover.go': 'Continua qui',
  'recover.cutOff': 'Il link è incompleto. Apri il link intero o creane uno nuovo sull’altro dispositivo.',

  'record.open': 'Apri un replay',
  'record.checking': 'Verifica del replay in corso…',
  'record.file': 'File di un replay',
  'record.refused': 'Non è possibile aprire questo replay.',
  'record.notOne': 'Non è un replay di Echo Base oppure è incompleto.',
  'record.diverges':
    'La verifica fallisce alla mossa {number}, di {seat}: il replay è stato modificato o viene da un’altra versione delle regole.',
  'record.divergesAtEnd':
    'Il risultato verificato è diverso da quello indicato: il replay è stato modificato o viene da un’altra versione delle regole.',
};
