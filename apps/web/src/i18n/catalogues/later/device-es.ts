import type { deviceEn } from './device-en.ts';

export const deviceEs: Readonly<Record<keyof typeof deviceEn, string>> = {
  'device.title': 'Jugar en otro dispositivo',
  'device.text': 'Abre este enlace en el otro dispositivo para seguir jugando allí.',
  'device.link': 'Enlace privado',
  'device.qr': 'Código QR del enlace privado',
  'device.share': 'Mi asiento en Echo Base',
  'device.toLasting': 'Crear un enlace duradero',
  'device.toShort': 'Crear un enlace de uso inmediato',
  'device.keep':
    'Guárdalo en un lugar seguro: sirve una sola vez, durante un año, y te permite volver si este navegador te olvida. Si creas otro enlace duradero, este deja de valer.',
  'device.once': 'Sirve una sola vez, durante {count, plural, one {# minuto} other {# minutos}} más.',
  'device.secret': 'Quien lo abra jugará por ti: envíatelo solo a ti.',
  'device.both': 'La sesión también sigue abierta aquí.',
  'device.over': 'Este enlace ya no es válido.',
  'device.again': 'Crear otro enlace',
  'device.failed': 'No se pudo crear el enlace',

  'sessions.title': 'Dispositivos con sesión abierta',
  'sessions.here': 'Este dispositivo',
  'sessions.since': 'Sesión abierta el {day}',
  'sessions.used': 'Último uso: {day}',
  'sessions.end': 'Cerrar sesión',
  'sessions.endOf': 'Cerrar la sesión abierta el {day}',
  'sessions.endAll': 'Cerrar sesión en los demás dispositivos',
  'sessions.links': 'Los enlaces privados que nadie ha abierto todavía también dejan de funcionar.',
  'sessions.text': 'La sesión de un dispositivo que no se usa durante 400 días se cierra automáticamente.',
  'sessions.ended': 'Se ha cerrado la sesión en los demás dispositivos.',

  'recover.title': 'Seguir jugando aquí',
  'recover.text': 'Este enlace trae tu nombre y tus partidas a este navegador.',
  'recover.textOf': 'Este enlace trae el nombre {name} y sus partidas a este navegador.',
  'recover.replaces': 'Este enlace cambia de jugador en este navegador. Ahora juega como {name}.',
  'recover.noWayBack': 'Desde aquí ya no se podrían jugar las partidas de {name}.',
  'recover.stay': 'Seguir como {name}',
  'recover.replace': 'Cambiar de jugador',
  'recover.goAs': 'Seguir como {name}',
  'recover.go': 'Seguir aquí',
  'recover.cutOff': 'El enlace no está completo. Abre el enlace entero o crea otro en tu otro dispositivo.',

  'record.open': 'Abrir una repetición',
  'record.checking': 'Comprobando la repetición…',
  'record.file': 'Archivo de una repetición',
  'record.refused': 'Esta repetición no se puede abrir.',
  'record.notOne': 'No es una repetición de Echo Base o está incompleta.',
  'record.diverges':
    'Al reproducirla, deja de coincidir en la jugada {number}, de {seat}. Se modificó o es de otra versión de las reglas.',
  'record.divergesAtEnd':
    'Al reproducirla, el final no coincide con el que figura. Se modificó o es de otra versión de las reglas.',
};
