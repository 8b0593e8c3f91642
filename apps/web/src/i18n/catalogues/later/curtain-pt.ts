import type { curtainEn } from './curtain-en.ts';

/** Sentences for several people at one device. */
export const curtainPt: Readonly<Record<keyof typeof curtainEn, string>> = {
  'names.title': 'Quem joga neste dispositivo?',
  'names.at': '{seat}: nome',
  'curtain.done': '{side} · pronto',
  'curtain.next': '{side} · a seguir',
  'curtain.text': '{name} joga com: {side}. Os outros, por favor, não olhem.',
  'curtain.lookAway': '{name} joga com: {side}. {other}, por favor, não olhe.',
  'curtain.show': 'Sou {name}: mostrar meu lado',
  'curtain.back': 'Não é {name}? Voltar para {other}',
  'curtain.lines': 'O que todos viram',
};
