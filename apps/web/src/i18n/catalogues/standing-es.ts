import type { standingEn } from './standing-en.ts';

export const standingEs: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Órdenes permanentes',
  'standing.private': 'Solo tú las ves.',
  'standing.always': 'Siempre',
  'standing.turn': 'Esta ronda no',
  'standing.match': 'Esta partida no',
  'standing.passesNow': 'Pasa ahora, y cada vez hasta entonces',
  'standing.passesTurn': 'Pasas esta ronda',
  'standing.passesMatch': 'Pasas toda la partida',
  'standing.askMe': 'Preguntarme',
  'standing.askMeAbout': 'Volver a preguntarme: {kind}',
  'standing.ordered': 'Pasas por orden permanente. Aún puedes responder.',
  'standing.failed': 'Tus órdenes permanentes no han cambiado.',
};
