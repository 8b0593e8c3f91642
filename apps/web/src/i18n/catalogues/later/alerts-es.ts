import type { alertsEn } from './alerts-en.ts';

export const alertsEs: Readonly<Record<keyof typeof alertsEn, string>> = {
  'alerts.title': 'Cuando te toca',
  'alerts.sound': 'Un sonido discreto',
  'alerts.notices': 'Una notificación con la página oculta',
  'alerts.permit': 'Avisarme con la página oculta',
  'alerts.first': 'El aviso se ve así.',
  'alerts.denied': 'El navegador bloquea las notificaciones de esta página. Puedes permitirlas en sus ajustes.',
  'alerts.unsupported': 'Este navegador no muestra notificaciones de páginas.',
};
