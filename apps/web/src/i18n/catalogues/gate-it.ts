import type { gateEn } from './gate-en.ts';

export const gateIt: Readonly<Record<keyof typeof gateEn, string>> = {
  'gate.title': 'Come ti chiami?',
  'gate.name': 'Il tuo nome',
  'gate.enter': 'Continua',
  'gate.why': 'Senza account e senza password: questo browser si ricorda di te.',
  'gate.whyPassword': 'Senza account: questo browser si ricorda di te.',
  'gate.password': 'Password del server',
  'gate.passwordHint': 'Chiedila a chi ti ha invitato.',
  'gate.passwordEmpty': 'Inserisci prima la password.',
  'gate.invited': 'Scrivi il tuo nome e partecipa alla partita.',
  'gate.invitedTo':
    '{host} ti invita a «{table}». {count, plural, one {C’è un posto libero.} other {Ci sono # posti liberi.}}',
  'gate.full': 'Tutti i posti di «{table}» sono occupati. Puoi guardare.',
  'gate.closed': 'Tutti i posti di «{table}» sono occupati e non si può guardare.',
  'gate.over': '«{table}» è finita. Scrivi il tuo nome per vedere com’è andata.',
  'gate.ended':
    'Qui la sessione è stata chiusa, in un’altra scheda o da un altro dispositivo. Inserisci un nome per entrare da capo, o apri il tuo link privato per riprendere il tuo posto.',
  'gate.empty': 'Inserisci prima un nome.',
  'gate.long': 'Al massimo {max} caratteri.',
  'gate.unreadable': 'Usa solo caratteri visibili.',
  'gate.intro': 'Giochi da tavolo di Star Wars con gli amici, su un server tutto tuo.',
  'gate.watch': 'Guarda senza nome',
  'gate.named': 'Scrivi il tuo nome per guardare: chi ospita vuole sapere chi guarda.',
  'gate.startsHere': 'La partita non è ancora iniziata. Comparirà qui appena comincia.',
  'gate.play': 'Scrivi un nome per giocare',
  'gate.write': 'Scrivi un nome per chattare',
};
