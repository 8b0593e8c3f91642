import type { curtainEn } from './curtain-en.ts';

/** Sentences for several people at one device. */
export const curtainEs: Readonly<Record<keyof typeof curtainEn, string>> = {
  'names.title': '¿Quién juega en este dispositivo?',
  'names.at': '{seat}: nombre',
  'names.shared': '{count, plural, =2 {Dos personas en esta pantalla} other {Varias personas en esta pantalla}}',
  'names.alone': 'Juego con ambos bandos',
  'curtain.doneSide': 'listo',
  'curtain.nextSide': 'sigue',
  'curtain.titleSide': 'Pasa la pantalla: {side}',
  'curtain.textSide': 'Sigue: {side}. Los demás, no miréis.',
  'curtain.showSide': 'Mostrar: {side}',
  'curtain.backSide': 'Volver: {side}',
  'curtain.done': '{side} · listo',
  'curtain.next': '{side} · sigue',
  'curtain.text': '{name} juega con: {side}. Los demás, no miréis.',
  'curtain.lookAway': '{name} juega con: {side}. {other}, no mires.',
  'curtain.show': 'Soy {name}: mostrar mi bando',
  'curtain.back': '¿No eres {name}? Volver a {other}',
  'curtain.lines': 'Lo que todos han visto',
};
