import type { curtainEn } from './curtain-en.ts';

/** Sentences for several people at one device. */
export const curtainPt: Readonly<Record<keyof typeof curtainEn, string>> = {
  'names.title': 'Quem joga neste dispositivo?',
  'names.at': '{seat}: nome',
  'names.shared': '{count, plural, =2 {Duas pessoas nesta tela} other {Várias pessoas nesta tela}}',
  'names.alone': 'Eu jogo dos dois lados',
  'curtain.doneSide': 'pronto',
  'curtain.nextSide': 'a seguir',
  'curtain.titleSide': 'Passe a tela: {side}',
  'curtain.textSide': 'A seguir: {side}. Os outros, por favor, não olhem.',
  'curtain.showSide': 'Mostrar: {side}',
  'curtain.backSide': 'Voltar: {side}',
  'curtain.done': '{side} · pronto',
  'curtain.next': '{side} · a seguir',
  'curtain.text': '{name} joga com: {side}. Os outros, por favor, não olhem.',
  'curtain.lookAway': '{name} joga com: {side}. {other}, por favor, não olhe.',
  'curtain.show': 'Sou {name}: mostrar meu lado',
  'curtain.back': 'Não é {name}? Voltar para {other}',
  'curtain.lines': 'O que todos viram',
};
