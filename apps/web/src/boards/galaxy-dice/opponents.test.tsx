// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import { Opponents } from './opponents.tsx';
import { viewOf } from './testing.tsx';

test('a press on another player shows their whole name, however little of it the strip has room for', async () => {
  const name = 'Bartholomeus-Antonius';
  const seats = [
    { id: 'p1', name: 'Ida', connected: true, isBot: false, isMine: true },
    { id: 'p2', name, connected: true, isBot: false, isMine: false },
  ];
  await drawPage(
    <TranslationProvider title="galaxy-dice">
      <Opponents view={viewOf('hoth', {})} viewer="p1" seats={seats} />
    </TranslationProvider>,
  );
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name));
  await press(button);
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  expect(button?.parentElement?.textContent?.split(name)).toHaveLength(3);
});
