// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadTitle } from '../i18n/texts.ts';
import { TranslationProvider } from '../i18n/translate.tsx';
import { KeysDialog } from './dialogs.tsx';
import { mount } from './testing/mount.tsx';

async function keysOf(title: string): Promise<string[]> {
  await loadTitle(title, 'en');
  const opened = mount(() => (
    <TranslationProvider title={title}>
      <KeysDialog open onOpenChange={() => {}} />
    </TranslationProvider>
  ));
  await opened.draw(null);
  const keys = [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  await opened.close();
  return keys;
}

test('the key of "Ask me" is listed only for titles with questions that can be declined from now on', async () => {
  for (const title of ['rebellion', 'battle-of-hoth', 'imperial-assault']) expect(await keysOf(title)).toContain('D');
  const keys = await keysOf('galaxy-dice');
  expect(keys).toContain('U');
  expect(keys).not.toContain('D');
});
