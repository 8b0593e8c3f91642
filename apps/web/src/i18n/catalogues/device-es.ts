import type { deviceEn } from './device-en.ts';

export const deviceEs: Readonly<Record<keyof typeof deviceEn, string>> = {
  'device.title': 'Jugar en otro dispositivo',
  'device.text': 'Abre este enlace en el otro dispositivo y allí serás el mismo jugador.',
  'device.link': 'Enlace privado',
  'device.share': 'Mi asiento en Echo Base',
  'device.once': 'Sirve una sola vez, durante {count, plural, one {# minuto} other {# minutos}} más.',
  'device.secret': 'Quien lo abra jugará por ti: envíatelo solo a ti.',
  'device.both': 'Aquí también sigues conectado.',
  'device.over': 'Este enlace ya no es válido.',
  'device.again': 'Crear otro enlace',
  'device.failed': 'No se pudo crear el enlace',

  'recover.title': 'Seguir jugando aquí',
  'recover.text': 'Este enlace trae tu nombre y tus mesas a este navegador.',
  'recover.replaces': 'Con este enlace el navegador pasa a ser otro jugador. Hasta ahora juega como {name}.',
  'recover.noWayBack': 'Desde aquí ya no se podría jugar en las mesas de {name}.',
  'recover.stay': 'Seguir como {name}',
  'recover.replace': 'Pasar a ser el otro jugador',
  'recover.go': 'Seguir aquí',
  'recover.cutOff': 'El enlace no está completo. Abre el enlace entero o crea otro en tu otro dispositivo.',

  'record.open': 'Abrir un acta',
  'record.checking': 'Reproduciéndola',
  'record.file': 'Archivo de un acta',
  'record.refused': 'Esta acta no se puede abrir.',
  'record.notOne': 'No es un acta de Echo Base, o no está completa.',
  'record.diverges':
    'Al reproducirla, va de otro modo desde la acción {number}, de {seat}. Se modificó, o es de otra versión de las reglas.',
  'record.divergesAtEnd':
    'Al reproducirla, termina de otro modo que el que dice. Se modificó, o es de otra versión de las reglas.',
};
