import type { alertsEn } from './alerts-en.ts';

export const alertsPt: Readonly<Record<keyof typeof alertsEn, string>> = {
  'alerts.title': 'Quando for a sua vez',
  'alerts.sound': 'Um som discreto',
  'alerts.notices': 'Uma notificação com a página oculta',
  'alerts.permit': 'Avisar com a página oculta',
  'alerts.first': 'O aviso aparece assim.',
  'alerts.denied': 'O navegador bloqueia as notificações desta página. Você pode permitir nas configurações dele.',
  'alerts.unsupported': 'Este navegador não mostra notificações de páginas.',
};
