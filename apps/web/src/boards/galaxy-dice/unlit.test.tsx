// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Option } from '../../kit/net/types.ts';
import { useToasts } from '../../kit/ui/toast-store.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import { board } from './index.tsx';
import { decisionOf, viewOf } from './testing/part.tsx';

const sent: unknown[] = [];
afterEach(() => {
  sent.length = 0;
  useToasts.setState({ toasts: [] });
});

const label = { key: 'option.place' };
const vp = { code: 'vp_die' };
const OPTIONS: readonly Option[] = [
  { key: 'place:1:hoth-2.3', label, from: 'die:1', at: 'space:hoth-2.3' },
  { key: 'place:2', label, from: 'die:2', refused: vp },
  { key: 'aside:2', label, from: 'die:2', at: 'aside' },
];
const DICE = [
  { id: 1, face: 'walker', state: 'rolled', space: null, locked: false },
  { id: 2, face: 'vp', state: 'rolled', space: null, locked: false },
] as const;

async function open(options: readonly Option[] = OPTIONS) {
  const view = viewOf('hoth', { dice: DICE }, { 'hoth-1.2': 'p2' });
  const decision = { ...decisionOf(options), help: { key: 'help.noneFitsLast' } };
  await drawPage(
    <TranslationProvider title="galaxy-dice" names={{ p1: 'Ida', p2: 'Jonas' }}>
      <SelectionProvider decision={decision} busy={false} onAct={(_decision, choice) => sent.push(choice)}>
        <board.Board view={view} viewer="p1" seats={[]} />
        <board.Hand view={view} viewer="p1" seats={[]} />
      </SelectionProvider>
    </TranslationProvider>,
  );
}

const space = (id: string) => document.querySelector<HTMLElement>(`[data-place="space:hoth-${id}"] button`);
const die = (name: string) => document.querySelector<HTMLElement>(`[data-place="tray"] button[aria-label^="${name}"]`);
const said = () => useToasts.getState().toasts.map(({ title }) => title);

test('an unlit space says what it takes, or what covers it, when a die is chosen', async () => {
  await open();
  await press(die('Walker'));
  await press(space('1.1'));
  expect(said()).toEqual(['This space takes: Star Destroyer.']);
  await press(space('1.2'));
  expect(said()).toEqual(['This space is covered by Jonas.']);
  expect(space('1.1')?.getAttribute('aria-description')).toBe('This space takes: Star Destroyer.');
  expect([space('1.1')?.tabIndex, sent]).toEqual([-1, []]);
});

test('a die that covers no space says so on every space', async () => {
  await open();
  await press(die('Victory point'));
  await press(space('1.1'));
  expect(said()).toEqual(['A point die covers no space']);
});

test('without a chosen die a space asks for one, or says why none fits', async () => {
  await open();
  await press(space('1.1'));
  expect(said()).toEqual(['Choose a die first. This space takes: Star Destroyer.']);
  cleanup();
  await open(OPTIONS.slice(1));
  await press(space('1.1'));
  expect(said()).toEqual(['No die fits, and this was the last roll.']);
});
