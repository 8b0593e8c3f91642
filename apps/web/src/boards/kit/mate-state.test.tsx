// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { SeatInfo } from '../../question/board-set.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { MateState } from './mate-state.tsx';

const clo: SeatInfo = { id: 'rebel-general', name: 'Clo', connected: true, isBot: false, isMine: false };

async function state(more: Partial<SeatInfo>, now: { isAsked?: boolean; hasFinished?: boolean } = {}) {
  await drawPage(
    <TranslationProvider title={null}>
      <MateState mate={{ ...clo, ...more }} isAsked={now.isAsked ?? false} hasFinished={now.hasFinished ?? false} />
    </TranslationProvider>,
  );
  return document.body.textContent?.trim();
}

test('a mate is here, plays, or has finished their part', async () => {
  expect(await state({})).toBe('here');
  expect(await state({}, { isAsked: true, hasFinished: true })).toBe('playing now');
  expect(await state({}, { hasFinished: true })).toBe('finished');
  expect(await state({ isBot: true })).toBe('computer player');
});

test('a mate who does not play is told by the way in which they left, and for how long they are away', async () => {
  expect(await state({ leave: 'computer' }, { isAsked: true })).toBe('computer plays');
  expect(await state({ leave: 'conceded' }, { hasFinished: true })).toBe('conceded');
  const awaySince = new Date(Date.now() - 130_000).toISOString();
  expect(await state({ leave: 'away', awaySince })).toBe('away 2 minutes');
  expect(await state({ leave: 'away', awaySince: new Date().toISOString() })).toBe('away');
});
