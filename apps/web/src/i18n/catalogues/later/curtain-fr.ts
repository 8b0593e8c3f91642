import type { curtainEn } from './curtain-en.ts';

/** Sentences for several people at one device. */
export const curtainFr: Readonly<Record<keyof typeof curtainEn, string>> = {
  'names.title': 'Qui joue sur cet appareil ?',
  'names.at': '{seat} : nom',
  'names.shared': '{count, plural, =2 {À deux sur cet écran} other {À plusieurs sur cet écran}}',
  'names.alone': 'Je joue les deux camps',
  'curtain.doneSide': 'fini',
  'curtain.nextSide': 'à suivre',
  'curtain.titleSide': 'Passe l’écran : {side}',
  'curtain.textSide': 'À suivre : {side}. Les autres, ne regardez pas.',
  'curtain.showSide': 'Afficher : {side}',
  'curtain.backSide': 'Retour : {side}',
  'curtain.done': '{side} · fini',
  'curtain.next': '{side} · à suivre',
  'curtain.text': '{name} joue : {side}. Les autres, ne regardez pas.',
  'curtain.lookAway': '{name} joue : {side}. {other}, ne regarde pas.',
  'curtain.show': 'C’est moi, {name} : afficher mon camp',
  'curtain.back': 'Ce n’est pas {name} ? Revenir à {other}',
  'curtain.lines': 'Ce que tout le monde a vu',
};
