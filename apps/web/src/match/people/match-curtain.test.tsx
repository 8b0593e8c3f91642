// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { MatchCurtain } from './match-curtain.tsx';

const badge = { figure: 'ewok', colour: 'blue' } as const;
const summary = summaryOf({
  status: 'playing',
  seats: [
    { ...person('p1', 'Ann'), badge },
    { ...person('p2', 'Ann'), badge },
  ],
});

const draw = (nameAt: (seat: string) => string | null) =>
  drawPage(
    <TranslationProvider title="galaxy-dice">
      <MatchCurtain
        summary={summary}
        nameAt={nameAt}
        from="p1"
        to="p2"
        frames={{}}
        onShow={() => undefined}
        onBack={() => undefined}
        onAlone={() => undefined}
      />
    </TranslationProvider>,
  );
const letters = () => [...document.querySelectorAll('svg[data-look]')].map(({ textContent }) => textContent);

test('of the people at one device the player of the seats has their badge, the other one their initial', async () => {
  await draw((seat) => (seat === 'p1' ? 'Ann' : 'Ben'));
  await expect.poll(letters).toEqual(['', 'B']);
});

test('seats without names of people have no badge', async () => {
  await draw(() => null);
  expect(letters()).toEqual(['P', 'P']);
});
