// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadTitle } from '../i18n/texts.ts';
import { TranslationProvider } from '../i18n/translate.tsx';
import { KeysDialog } from './dialogs.tsx';

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function keysOf(title: string): Promise<string[]> {
  await loadTitle(title, 'en');
  await act(async () =>
    root.render(
      <TranslationProvider title={title}>
        <KeysDialog open onOpenChange={() => {}} />
      </TranslationProvider>,
    ),
  );
  return [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
}

test('the key of "Ask me" is listed only for titles with questions that can be declined from now on', async () => {
  for (const title of ['rebellion', 'battle-of-hoth', 'imperial-assault']) expect(await keysOf(title)).toContain('D');
  const keys = await keysOf('galaxy-dice');
  expect(keys).toContain('U');
  expect(keys).not.toContain('D');
});
