import type { alertsEn } from './alerts-en.ts';

export const alertsFr: Readonly<Record<keyof typeof alertsEn, string>> = {
  'alerts.title': 'Quand c’est ton tour',
  'alerts.sound': 'Un son discret',
  'alerts.notices': 'Une notification quand la page est masquée',
  'alerts.permit': 'Me prévenir quand la page est masquée',
  'alerts.first': 'L’avis ressemble à ceci.',
  'alerts.denied': 'Le navigateur bloque les notifications de cette page. Ses réglages permettent de les autoriser.',
  'alerts.unsupported': 'Ce navigateur n’affiche pas les notifications des pages.',
};
