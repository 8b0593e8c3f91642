import type { standingEn } from './standing-en.ts';

export const standingEs: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Órdenes permanentes',
  'standing.private': 'Solo tú las ves.',
  'standing.pass': 'Pasar y no preguntar más',
  'standing.forTurn': 'Esta ronda',
  'standing.forMatch': 'Toda la partida',
  'standing.passesTurn': 'Pasas esta ronda',
  'standing.passesMatch': 'Pasas toda la partida',
  'standing.askMe': 'Preguntarme',
  'standing.askMeAbout': 'Volver a preguntarme: {kind}',
  'standing.ordered': 'Pasas por orden permanente. Aún puedes responder.',
  'standing.failed': 'Tus órdenes permanentes no han cambiado.',
};
