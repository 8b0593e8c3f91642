// @vitest-environment happy-dom
import type { RebellionView } from '@echo-base/games/rebellion/client';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadTitle } from '../../../kit/i18n/texts.ts';
import { useChat } from '../../../kit/net/chat-store.ts';
import type { MatesDecision, Option } from '../../../kit/net/types.ts';
import { Camera } from '../../../kit/ui/surface/camera.ts';
import { Surface } from '../../../kit/ui/surface/surface.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import { MatesContext, type MatesPlan, useMatesShown } from '../../../question/mates.ts';
import { press } from '../../../testing/press.ts';
import { LayoutProvider, useFittingLayout } from '../galaxy/use-layout.ts';
import { type Drawn, decisionOf, mount, viewOf } from '../testing/hand.tsx';
import { MarksOutside } from './marks-outside.tsx';
import { MatesOnMap } from './on-map.tsx';

const NAMES = { 'rebel-admiral': 'Ann', 'rebel-general': 'Diego', imperial: 'Bia' };
const MAP_SIZE = { width: 100, height: 100 };
const MIDDLE = { x: 50, y: 50 };
let plans: readonly MatesPlan[] = [];
function TeamMap(_props: BoardProps<RebellionView>) {
  return (
    <LayoutProvider value={useFittingLayout()}>
      <MatesContext value={plans}>
        <Surface label="map" size={MAP_SIZE} start={MIDDLE} margin={0} tools={<MarksOutside />}>
          <MatesOnMap />
        </Surface>
      </MatesContext>
    </LayoutProvider>
  );
}
let drawn: Drawn;
beforeAll(() => loadTitle('rebellion', 'en'));
beforeEach(() => {
  useMatesShown.setState({ isShown: true });
  useChat.getState().open('m');
  drawn = mount(TeamMap, 'rebel-general', NAMES);
});
afterEach(() => act(async () => useChat.getState().open(null)));

const to = (system: string, more: Partial<Option> = {}): Option => ({
  key: system,
  label: { key: `system.${system}` },
  at: `place:${system}`,
  from: 'card:sabotage#1',
  ...more,
});
const [HOTH, NABOO, ENDOR] = [to('hoth'), to('naboo'), to('endor', { refused: { code: 'no_arrival' } })];
const options = [HOTH, NABOO, ENDOR];

function asks(...picked: Option[]): void {
  const pieces = [{ id: 'card:sabotage#1', label: { key: 'mission.sabotage' } }];
  const decision = { id: 'q', seat: 'rebel-admiral', shape: 'one', prompt: { key: 'ask.turn' }, options, pieces };
  plans = [{ seat: 'rebel-admiral', decision: decision as MatesDecision, picked }];
}
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-mates]')].map(({ dataset }) => `${dataset.at} ${dataset.mates}`);

test('RB-18.20 the legal targets of a mate are marked on the map, and what the mate has pressed is a ghost with a name', async () => {
  asks(NABOO);
  await drawn.draw(viewOf());
  expect(marked().sort()).toEqual(['hoth target', 'naboo plan']);
  expect(document.querySelector('[data-at="naboo"]')?.textContent).toBe('Ann plans: Sabotage');
});

test('RB-18.20 beside an own question, or switched off, only plans are marked', async () => {
  asks(NABOO);
  await drawn.draw(viewOf(), decisionOf([{ key: 'pass', label: { key: 'option.pass' } }]));
  expect(marked()).toEqual(['naboo plan']);
  useMatesShown.setState({ isShown: false });
  await drawn.draw(viewOf());
  expect(marked()).toEqual(['naboo plan']);
});

const says = (seq: number, place: string) =>
  act(async () =>
    useChat.getState().said({
      ...{ matchId: 'm', seq, from: 'Ann', role: 'player', seat: 'rebel-admiral', team: 'rebel', text: '' },
      notice: { key: 'signal.here', params: { what: { key: `system.${place}` }, at: `place:${place}` } },
      at: new Date().toISOString(),
    }),
  );

test('RB-18.20 a mark of a mate comes to the middle of the map, but under an own question the map stays', async () => {
  plans = [];
  vi.spyOn(Camera.prototype, 'isWhole', 'get').mockReturnValue(false);
  const visit = vi.spyOn(Camera.prototype, 'visit').mockReturnValue();
  await drawn.draw(viewOf());
  await says(0, 'endor');
  await says(1, 'endor');
  expect(visit).toHaveBeenCalledTimes(2);
  await drawn.draw(viewOf(), decisionOf([{ key: 'pass', label: { key: 'option.pass' } }]));
  await says(2, 'hoth');
  expect(visit).toHaveBeenCalledTimes(2);
  // It lies outside this window: an arrow at its edge says so, and leads there.
  const pointer = document.querySelector<HTMLElement>('[data-mark-outside="hoth"]');
  expect(pointer?.textContent).toBe('Ann: here!');
  await press(pointer);
  expect(visit).toHaveBeenCalledTimes(3);
});

test('a mark of a mate is on the map for some seconds, with the name; one from before is not', async () => {
  plans = [];
  await says(0, 'endor');
  await drawn.draw(viewOf());
  expect(document.querySelector('[data-team-mark]')).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await says(1, 'hoth');
  expect(document.querySelector('[data-team-mark="hoth"]')?.textContent).toBe('Ann: here!');
  await act(async () => vi.advanceTimersByTime(8_000));
  expect(document.querySelector('[data-team-mark]')).toBeNull();
});
