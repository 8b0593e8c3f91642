/** Sentences for several people at one device. */
export const curtainIt = {
  'match.nameAt': '{name} ({seat})',
  'names.title': 'Chi gioca su questo dispositivo?',
  'names.at': '{seat}: nome',
  'curtain.done': '{side} · fatto',
  'curtain.next': '{side} · tocca a te',
  'curtain.title': 'Passa lo schermo a {name}',
  'curtain.text': '{name} gioca: {side}. Gli altri non guardino, per favore.',
  'curtain.lookAway': '{name} gioca: {side}. {other}, non guardare, per favore.',
  'curtain.show': 'Sono {name}: mostra la mia area',
  'curtain.back': 'Non sei {name}? Torna a {other}',
  'curtain.lines': 'Che cosa hanno visto tutti',
} as const;
