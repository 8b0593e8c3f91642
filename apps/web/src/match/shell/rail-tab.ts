export type RailTab = 'log' | 'chat' | 'table' | 'rules';

/** Element to focus when a tab is opened by key. */
export const FOCUS_IN: Readonly<Record<RailTab, string>> = {
  log: '[role="tabpanel"]:not([hidden]) [tabindex="0"]',
  chat: '[data-chat-field]',
  table: '[role="tab"][aria-selected="true"]',
  rules: '[data-asked="true"]',
};
