import type { alertsEn } from './alerts-en.ts';

export const alertsIt: Readonly<Record<keyof typeof alertsEn, string>> = {
  'alerts.title': 'Quando tocca a te',
  'alerts.sound': 'Un suono discreto',
  'alerts.notices': 'Una notifica quando la pagina è nascosta',
  'alerts.permit': 'Avvisami quando la pagina è nascosta',
  'alerts.first': 'L’avviso appare così.',
  'alerts.denied': 'Il browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.',
  'alerts.unsupported': 'Questo browser non mostra notifiche delle pagine.',
};
