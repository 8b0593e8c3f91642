import type { curtainEn } from './curtain-en.ts';

/** Sentences for several people at one device. */
export const curtainIt: Readonly<Record<keyof typeof curtainEn, string>> = {
  'names.title': 'Chi gioca su questo dispositivo?',
  'names.at': '{seat}: nome',
  'names.shared': '{count, plural, =2 {In due su questo schermo} other {In più su questo schermo}}',
  'names.alone': 'Gioco io per entrambi',
  'curtain.doneSide': 'fatto',
  'curtain.nextSide': 'tocca a te',
  'curtain.titleSide': 'Passa lo schermo: {side}',
  'curtain.textSide': 'Ora tocca a: {side}. Gli altri non guardino, per favore.',
  'curtain.showSide': 'Mostra: {side}',
  'curtain.backSide': 'Indietro: {side}',
  'curtain.done': '{side} · fatto',
  'curtain.next': '{side} · tocca a te',
  'curtain.text': '{name} gioca: {side}. Gli altri non guardino, per favore.',
  'curtain.lookAway': '{name} gioca: {side}. {other}, non guardare, per favore.',
  'curtain.show': 'Sono {name}: mostra la mia area',
  'curtain.back': 'Non sei {name}? Torna a {other}',
  'curtain.lines': 'Che cosa hanno visto tutti',
};
