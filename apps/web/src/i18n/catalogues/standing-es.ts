import type { standingEn } from './standing-en.ts';

export const standingEs: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Respuestas automáticas',
  'standing.private': 'Solo tú las ves.',
  'standing.always': 'Siempre',
  'standing.turn': 'Esta ronda no',
  'standing.match': 'Esta partida no',
  'standing.passesNow': 'Pasas ahora y siempre hasta entonces',
  'standing.passesTurn': 'Pasas durante esta ronda',
  'standing.passesMatch': 'Pasas durante toda la partida',
  'standing.askMe': 'Preguntarme',
  'standing.askMeAbout': 'Volver a preguntarme: {kind}',
  'standing.ordered': 'Pasas automáticamente. Aún puedes responder.',
  'standing.failed': 'Tus respuestas automáticas no han cambiado.',
};
