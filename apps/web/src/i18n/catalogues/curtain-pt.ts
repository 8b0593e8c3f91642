/** Sentences for several people at one device. */
export const curtainPt = {
  'match.nameAt': '{name} ({seat})',
  'names.title': 'Quem joga neste dispositivo?',
  'names.at': '{seat}: nome',
  'curtain.done': '{side} · pronto',
  'curtain.next': '{side} · a seguir',
  'curtain.title': 'Passe a tela para {name}',
  'curtain.text': '{name} joga com: {side}. Os outros, por favor, não olhem.',
  'curtain.lookAway': '{name} joga com: {side}. {other}, por favor, não olhe.',
  'curtain.show': 'Sou {name}: mostrar meu lado',
  'curtain.back': 'Não é {name}? Voltar para {other}',
  'curtain.lines': 'O que todos viram',
} as const;
