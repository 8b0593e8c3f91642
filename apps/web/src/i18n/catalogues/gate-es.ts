import type { gateEn } from './gate-en.ts';

export const gateEs: Readonly<Record<keyof typeof gateEn, string>> = {
  'gate.title': '¿Cómo te llamas?',
  'gate.name': 'Tu nombre',
  'gate.enter': 'Continuar',
  'gate.why': 'Sin cuenta ni contraseña: este navegador te recuerda.',
  'gate.whyPassword': 'Sin cuenta: este navegador te recuerda.',
  'gate.password': 'Contraseña de este servidor',
  'gate.passwordHint': 'Pídesela a quien te invitó.',
  'gate.passwordEmpty': 'Escribe primero la contraseña.',
  'gate.invited': 'Escribe tu nombre y entra en la partida.',
  'gate.invitedTo':
    '{host} te invita a «{table}». {count, plural, one {Hay un asiento libre.} other {Hay # asientos libres.}}',
  'gate.full': 'Todos los asientos de «{table}» están ocupados. Puedes ver la partida.',
  'gate.closed': 'Todos los asientos de «{table}» están ocupados y la partida no admite espectadores.',
  'gate.over': '«{table}» ha terminado. Escribe tu nombre para ver cómo acabó.',
  'gate.ended':
    'Se ha cerrado tu sesión, en otra pestaña o desde otro dispositivo. Escribe un nombre para empezar de cero, o abre tu enlace privado para recuperar tu asiento.',
  'gate.empty': 'Escribe primero un nombre.',
  'gate.long': 'Como máximo {max} caracteres.',
  'gate.unreadable': 'Usa solo caracteres visibles.',
  'gate.intro': 'Juegos de mesa de Star Wars con amigos, en tu propio servidor.',
  'gate.watch': 'Ver sin dar un nombre',
  'gate.named': 'Escribe tu nombre para ver la partida: quien la organiza quiere saber quién mira.',
  'gate.startsHere': 'La partida aún no ha empezado. Aparecerá aquí en cuanto empiece.',
  'gate.play': 'Escribir un nombre para jugar',
  'gate.write': 'Escribir un nombre para chatear',
};
