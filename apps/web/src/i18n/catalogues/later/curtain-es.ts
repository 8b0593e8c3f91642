import type { curtainEn } from './curtain-en.ts';

/** Sentences for several people at one device. */
export const curtainEs: Readonly<Record<keyof typeof curtainEn, string>> = {
  'names.title': '¿Quién juega en este dispositivo?',
  'names.at': '{seat}: nombre',
  'curtain.done': '{side} · listo',
  'curtain.next': '{side} · sigue',
  'curtain.text': '{name} juega con: {side}. Los demás, no miréis.',
  'curtain.lookAway': '{name} juega con: {side}. {other}, no mires.',
  'curtain.show': 'Soy {name}: mostrar mi bando',
  'curtain.back': '¿No eres {name}? Volver a {other}',
  'curtain.lines': 'Lo que todos han visto',
};
