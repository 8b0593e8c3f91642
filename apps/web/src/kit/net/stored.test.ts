import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/** Each test opens the page anew, and the next file does. */
const closePage = () => void vi.resetModules();
beforeEach(closePage);
afterAll(closePage);

/** Web storage as browsers have it where cookies are blocked: reading the property throws. */
function block(): void {
  for (const area of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(area, undefined);
    Object.defineProperty(globalThis, area, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** Web storage whose space is used up. */
function fill(): void {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  for (const area of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(area, { getItem: () => null, setItem: full, removeItem: () => {} });
}

test.each([
  ['blocked', block],
  ['full', fill],
])(
  'with %s storage a reader chooses a language, dismisses a guide, turns sound on and writes to others',
  async (_kind, make) => {
    make();
    const { useLanguage } = await import('../i18n/language.ts');
    expect(useLanguage.getState().language).toBe('en');
    useLanguage.getState().setLanguage('it');
    await expect.poll(() => useLanguage.getState().language).toBe('it');
    const { useGuides } = await import('../../rules/guide.ts');
    useGuides.getState().set('rebellion.rebel', 'off');
    expect(useGuides.getState().guides).toEqual({ 'rebellion.rebel': 'off' });
    const { useAlerts } = await import('../../settings/sound/sound-settings.ts');
    useAlerts.getState().change({ sound: true });
    expect(useAlerts.getState().sound).toBe(true);
    const { readChatDraft, writeChatDraft } = await import('./chat-draft.ts');
    writeChatDraft('m', { draft: 'Well played', audience: 'all' });
    expect(readChatDraft('m')).toBeUndefined();
    const { keepSettings, lastSettings } = await import('./last-settings.ts');
    keepSettings('rebellion', { setup: 'first' });
    expect(lastSettings('rebellion')).toBeUndefined();
    const { lastTitle, rememberTitle } = await import('../../rules/last-title.ts');
    rememberTitle('rebellion');
    expect(lastTitle()).toBeNull();
    const { clearDrafts } = await import('./session.ts');
    expect(clearDrafts).not.toThrow();
  },
);

test.each([undefined, []])('a browser that lists the languages %j gets English', async (languages) => {
  vi.stubGlobal('navigator', { languages });
  const { firstLanguage } = await import('../i18n/first-language.ts');
  expect(firstLanguage()).toBe('en');
});

test.each([
  [['de-DE', 'fr-CA', 'en'], 'fr'],
  [['pt-BR'], 'pt'],
  [['en-US@posix'], 'en'],
  [['C'], 'en'],
])('a browser that lists the languages %j gets %s', async (languages, language) => {
  vi.stubGlobal('navigator', { languages });
  const { firstLanguage } = await import('../i18n/first-language.ts');
  expect(firstLanguage()).toBe(language);
});
