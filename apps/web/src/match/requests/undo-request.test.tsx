// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { useUndoRequest } from '../../kit/net/undo-store.ts';
import { person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import type { Moment } from '../../question/log/moment.ts';
import { MomentsProvider, NO_MOMENTS } from '../../question/log/moments-context.ts';
import { mount } from '../../testing/mount.ts';
import { useRequests } from './requests-store.ts';
import { UndoRequestBanner } from './undo-request.tsx';

const summary = summaryOf({
  status: 'playing',
  seats: [person('p1', 'Ann'), person('p2', 'Bia'), person('p3', 'Clo'), person('p4', 'Diego')],
});
const attack: Moment = {
  kind: 'attack',
  from: 7,
  seq: 8,
  title: { key: 'Diego attacks Saleucami.' },
  dice: 4,
  entries: [],
};

/** The banners of a player, with a moment of the move that would be taken back. */
const page = (viewer: string, all: readonly Moment[] = [attack]) =>
  mount(() => (
    <TranslationProvider title={null} names={{ p1: 'Ann', p2: 'Bia', p3: 'Clo', p4: 'Diego' }}>
      <MomentsProvider value={{ ...NO_MOMENTS, all }}>
        <UndoRequestBanner summary={summary} viewer={viewer} mine={[viewer]} />
      </MomentsProvider>
    </TranslationProvider>
  )).draw({});

beforeEach(() => useRequests.setState({ open: [] }));
afterEach(() => act(async () => useUndoRequest.getState().forget()));

const words = () => document.body.textContent ?? '';
const told = (seat: string, allowed: string[], open: string[]) =>
  act(async () => useUndoRequest.getState().told({ matchId: 'm', seat, by: 'p4', since: 7, allowed, open }));

test('who asks to undo reads which move goes, who allows it, and who has not answered', async () => {
  await page('p4');
  await told('p4', [], ['p1', 'p2', 'p3']);
  expect(words()).toContain('Asked Ann, Bia, and Clo, waiting');
  expect(words()).toContain('This is taken back: Diego attacks Saleucami.');
  await told('p4', ['p1', 'p2'], ['p3']);
  expect(words()).toContain('Ann and Bia allow it. Clo has not answered yet.');
});

test('who is asked reads who allows it already; who has answered, how it goes on', async () => {
  await page('p3');
  const asked = () => useRequests.getState().open[0]?.text;
  await act(async () => useUndoRequest.getState().requested({ matchId: 'm', seat: 'p3', by: 'p4', since: 7 }));
  await told('p3', ['p1'], ['p2', 'p3']);
  expect(asked()).toContain('This is taken back: Diego attacks Saleucami.');
  expect(asked()).toContain('Ann allows it. Bia has not answered yet.');
  expect(words()).not.toContain('You allow');
  await act(async () => useUndoRequest.setState({ by: null, asked: [], since: {} }));
  await told('p3', ['p1', 'p3'], ['p2']);
  expect(words()).toContain('You allow Diego to undo the last move.');
  expect(words()).toContain('Ann allows it. Bia has not answered yet.');
});

test('37 who is asked reads whether dice or cards were seen, also with a turn that is not told', async () => {
  const { dice: _dice, ...move } = attack;
  const turn: Moment = { ...move, kind: 'turn', from: 9, seq: 9, isRoutine: true, lastDraw: 9 };
  const combat: Moment = { ...move, from: 5, lastDraw: 6 };
  const asked = async (all: readonly Moment[]) => {
    await act(async () => useUndoRequest.getState().forget());
    useRequests.setState({ open: [] });
    await page('p3', all);
    await act(async () => useUndoRequest.getState().requested({ matchId: 'm', seat: 'p3', by: 'p4', since: 7 }));
    return useRequests.getState().open[0]?.text.replace('This is taken back: Diego attacks Saleucami. ', '');
  };
  expect(await asked([move])).toBe('No dice were rolled in it.');
  // Its cards were drawn before what is taken back.
  expect(await asked([combat])).toBe('No dice were rolled in it.');
  expect(await asked([move, turn])).toBe('Cards were drawn or shown in it.');
  expect(await asked([attack, turn])).toBe('Dice were rolled in it. Cards were drawn or shown in it.');
});
