/** Sentences of sound and notifications. */
export const alertsEn = {
  'alerts.title': 'When it is your turn',
  'alerts.sound': 'A quiet tone',
  'alerts.notices': 'A notification while the page is hidden',
  'alerts.permit': 'Notify me when the page is hidden',
  'alerts.first': 'This is how it looks.',
  'alerts.denied': 'The browser blocks notifications of this page. Its settings can allow them.',
  'alerts.unsupported': 'This browser shows no notifications of pages.',
} as const;
