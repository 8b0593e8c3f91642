import type { standingEn } from './standing-en.ts';

export const standingEs: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Respuestas automáticas',
  'standing.private': 'Solo tú las ves.',
  'standing.kind': '{kind}, desde ahora',
  'standing.always': 'Preguntarme',
  'standing.match': 'Pasar toda la partida',
  'standing.all': 'Pasar en todo',
  'standing.allKinds': 'Cada pregunta de si usas algo',
  'standing.passesNow': 'Pasas ahora y siempre hasta entonces, aunque tengas una carta que jugar',
  'standing.passesMatch': 'Pasas durante toda la partida',
  'standing.askMe': 'Preguntarme',
  'standing.askMeAbout': 'Volver a preguntarme: {kind}',
  'standing.ordered': 'Pasas automáticamente. Aún puedes responder.',
  'standing.orderedUsable':
    'Tu respuesta automática pasará enseguida, aunque podrías actuar. Elige «Preguntarme» para decidir.',
  'standing.failed': 'Tus respuestas automáticas no han cambiado.',
};
