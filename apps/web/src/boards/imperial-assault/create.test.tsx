// @vitest-environment happy-dom
import { FIRST_ARMIES } from '@echo-base/games/imperial-assault/client';
import { act, type ComponentProps, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { loadLanguage, loadTitle } from '../../i18n/texts.ts';
import { TranslationProvider } from '../../i18n/translate.tsx';
import { linkTo, useSavedArmies } from './builder/saved.ts';
import { Create } from './create.tsx';

await Promise.all([loadLanguage('en'), loadTitle('imperial-assault', 'en')]);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Props = ComponentProps<typeof Create>;
const info = { id: 'imperial-assault', options: {}, seats: [], seatings: [], bots: [] } as unknown as Props['info'];

/** The form with these options; returns the options it holds. */
async function opened(options: Props['draft']['options']) {
  const held = { options };
  function Form() {
    const [draft, setDraft] = useState({ options, seats: ['p1', 'p2'] } as unknown as Props['draft']);
    held.options = draft.options;
    return (
      <TranslationProvider title="imperial-assault">
        <Create info={info} draft={draft} onChange={setDraft} seats={null} time={null} table={null} acts={null} />
      </TranslationProvider>
    );
  }
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const root = createRoot(box);
  await act(async () => root.render(<Form />));
  return { held, close: () => act(async () => root.unmount()) };
}

test('a mission is chosen by its map, and its rules stand beside it', async () => {
  const { held, close } = await opened({ mission: 'draw' });
  expect(document.body.textContent).toContain('One of the 6 missions of the box');
  const cards = [...document.querySelectorAll<HTMLInputElement>('input[name="mission"]')];
  expect(cards).toHaveLength(11);
  const farm = cards.find((one) => one.closest('label')?.textContent?.includes('Close to Home'));
  await act(async () => farm?.click());
  expect(held.options.mission).toBe('moisture-farm-a');
  expect(document.querySelector('[aria-label="Chosen mission"] svg')?.getAttribute('aria-label')).toContain('Moisture');
  await close();
});

test('a link with an army saves it, and proposes a match of own armies', async () => {
  const [, rebel] = [...FIRST_ARMIES.values()];
  if (!rebel) throw new Error('no first army');
  location.hash = new URL(linkTo(rebel), 'http://localhost').hash;
  const { held, close } = await opened({ mission: 'draw', armies: 'first-skirmish' });
  expect(held.options.armies).toBe('own');
  expect(useSavedArmies.getState().armies.map(({ name }) => name)).toContain('Army from a link');
  expect(location.hash).toBe('');
  await close();
});
