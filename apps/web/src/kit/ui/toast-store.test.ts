import { expect, test } from 'vitest';
import { dismissToast, showToast, useToasts } from './toast-store.ts';

const ask = (id: string) => showToast({ id, tone: 'ask', title: id, actions: [{ label: 'Yes', onPress: () => true }] });
const tell = (id: string) => showToast({ id, tone: 'info', title: id });
const list = () => useToasts.getState().toasts.map(({ id, isGap }) => (isGap ? `(${id})` : id));

test('four toasts that ask nothing stay, and those that ask are not counted', () => {
  ask('undo');
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) tell(id);
  expect(list()).toEqual(['undo', 'c', 'd', 'e', 'f']);
});

test('what asks keeps its place when others come, change or go', () => {
  tell('saved');
  ask('undo');
  ask('rematch');
  dismissToast('saved');
  expect(list()).toEqual(['(saved)', 'undo', 'rematch']);
  showToast({ id: 'undo', tone: 'ask', title: 'again' });
  expect(list()).toEqual(['(saved)', 'undo', 'rematch']);
  dismissToast('undo');
  tell('joined');
  expect(list()).toEqual(['(saved)', '(undo)', 'rematch', 'joined']);
  dismissToast('rematch');
  expect(list()).toEqual(['joined']);
});
