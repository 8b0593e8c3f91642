// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { loadLanguage, loadTitle } from '../../i18n/texts.ts';
import { TranslationProvider } from '../../i18n/translate.tsx';
import { TargetsProvider } from '../../match/targets.tsx';
import type { Option } from '../../net/types.ts';
import { useToasts } from '../../ui/toast-store.ts';
import { board } from './index.tsx';
import { decisionOf, viewOf } from './testing.tsx';

await Promise.all([loadLanguage('en'), loadTitle('galaxy-dice', 'en')]);

let root: Root | undefined;
const sent: unknown[] = [];
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  sent.length = 0;
  useToasts.setState({ toasts: [] });
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
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
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const view = viewOf('hoth', { dice: DICE }, { 'hoth-1.2': 'p2' });
  const decision = { ...decisionOf(options), help: { key: 'help.noneFitsLast' } };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root?.render(
      <TranslationProvider title="galaxy-dice" names={{ p1: 'Ida', p2: 'Jonas' }}>
        <TargetsProvider decision={decision} busy={false} onAct={(_decision, choice) => sent.push(choice)}>
          <board.Board view={view} viewer="p1" seats={[]} />
          <board.Hand view={view} viewer="p1" seats={[]} />
        </TargetsProvider>
      </TranslationProvider>,
    ),
  );
}

const space = (id: string) => document.querySelector<HTMLElement>(`[data-place="space:hoth-${id}"] button`);
const die = (name: string) => document.querySelector<HTMLElement>(`[data-place="tray"] button[aria-label^="${name}"]`);
const press = (element: HTMLElement | null) => act(async () => element?.click());
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
  await act(async () => root?.unmount());
  await open(OPTIONS.slice(1));
  await press(space('1.1'));
  expect(said()).toEqual(['No die fits, and this was the last roll.']);
});
