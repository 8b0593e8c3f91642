// @vitest-environment happy-dom
import { FIRST_ARMIES } from '@echo-base/games/imperial-assault/client';
import { act, type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { linkTo, useSavedArmies } from './builder/saved.ts';
import { Create } from './create.tsx';

type Props = ComponentProps<typeof Create>;
const info = { id: 'imperial-assault', options: {}, seats: [], seatings: [], bots: [] } as unknown as Props['info'];

/** The form with these settings; returns the settings it holds. */
async function opened(settings: Props['draft']['settings']) {
  const held = { settings };
  function Form() {
    const [draft, setDraft] = useState({ settings, seats: ['p1', 'p2'] } as unknown as Props['draft']);
    held.settings = draft.settings;
    return (
      <TranslationProvider title="imperial-assault">
        <Create
          info={info}
          draft={draft}
          onChange={setDraft}
          seats={null}
          time={null}
          nameAndWatchers={null}
          acts={null}
        />
      </TranslationProvider>
    );
  }
  await drawPage(<Form />);
  return held;
}

test('a mission is chosen by its map, and its rules stand beside it', async () => {
  const held = await opened({ mission: 'draw' });
  expect(document.body.textContent).toContain('One of the 6 missions of the box');
  const cards = [...document.querySelectorAll<HTMLInputElement>('input[name="mission"]')];
  expect(cards).toHaveLength(11);
  const farm = cards.find((one) => one.closest('label')?.textContent?.includes('Close to Home'));
  await act(async () => farm?.click());
  expect(held.settings.mission).toBe('moisture-farm-a');
  expect(document.querySelector('[aria-label="Chosen mission"] svg')?.getAttribute('aria-label')).toContain('Moisture');
});

test('a link with an army saves it, and proposes a match of own armies', async () => {
  const [, rebel] = [...FIRST_ARMIES.values()];
  if (!rebel) throw new Error('no first army');
  location.hash = new URL(linkTo(rebel), 'http://localhost').hash;
  const held = await opened({ mission: 'draw', armies: 'first-skirmish' });
  expect(held.settings.armies).toBe('own');
  expect(useSavedArmies.getState().armies.map(({ name }) => name)).toContain('Army from a link');
  expect(location.hash).toBe('');
});
