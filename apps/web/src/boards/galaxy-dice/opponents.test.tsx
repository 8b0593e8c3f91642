// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadTitle } from '../../kit/i18n/texts.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import { Opponents } from './opponents.tsx';
import { viewOf } from './testing/part.tsx';

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

test('a player at turn still says how many allies they have', async () => {
  const view = viewOf('hoth', { active: 'p2' });
  const seats = view.seats.map((one) => (one.seat === 'p2' ? { ...one, allies: ['wedge' as const] } : one));
  await loadTitle('galaxy-dice', 'en');
  await drawPage(
    <TranslationProvider title="galaxy-dice" names={{ p1: 'Ida', p2: 'Jonas' }}>
      <Opponents view={{ ...view, seats }} viewer="p1" seats={[]} />
    </TranslationProvider>,
  );
  const [status] = [...document.querySelectorAll('button span')].filter(({ textContent }) =>
    textContent?.startsWith('plays now'),
  );
  expect(status?.parentElement?.querySelector('.visually-hidden')).toBeNull();
  expect(status?.parentElement?.textContent).toContain('plays now, 1 ally');
});

test('a player without a rebel is their badge; the rebel of a seat stays, and the badge is before the name', async () => {
  const badge = { figure: 'ewok', colour: 'blue' } as const;
  const seats = ['p1', 'p2'].map((id) => ({ id, name: id, connected: true, isBot: false, isMine: false, badge }));
  const view = viewOf('hoth', {});
  const [first, second] = view.seats;
  if (!first || !second) throw new Error('no seats');
  await drawPage(
    <TranslationProvider title="galaxy-dice">
      <Opponents view={{ ...view, seats: [{ ...first, rebel: null }, second] }} viewer="spectator" seats={seats} />
    </TranslationProvider>,
  );
  const cells = [...document.querySelectorAll('li')];
  await expect.poll(() => cells.map((cell) => cell.querySelector('svg[data-look] text'))).toEqual([null, null]);
  expect(cells.map((cell) => cell.querySelectorAll('[data-badge]').length)).toEqual([0, 1]);
});
