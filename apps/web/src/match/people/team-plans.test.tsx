// @vitest-environment happy-dom
import type { ClientMessage } from '@echo-base/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePlans } from '../../kit/net/plan-store.ts';
import * as socket from '../../kit/net/socket.ts';
import { useTitleStore } from '../../kit/net/titles.ts';
import type { Decision, Frame, MatchSummary } from '../../kit/net/types.ts';
import { useMates } from '../../question/mates.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { useActs } from '../../question/selection/use-selection.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import { TeamPlans } from './team-plans.tsx';

const sent: ClientMessage<'plan'>[] = [];
const option = (key: string) => ({ key, label: { key }, at: `place:${key}` });
const asked: Decision = {
  ...{ id: 'imperial-general:1.a', seat: 'imperial-general', shape: 'one', prompt: { key: 'ask' }, canUndo: false },
  options: ['hoth', 'naboo'].map(option),
};
const mates = {
  ...{ id: 'imperial-admiral:2.b', seat: 'imperial-admiral', shape: 'some' as const, prompt: { key: 'ask' } },
  options: ['endor', 'ilum'].map(option),
};
const seat = (id: string, kind = 'human') => ({ id, kind });

interface Scene {
  readonly picked?: readonly string[];
  readonly seats?: object[];
  readonly open?: readonly (typeof mates)[];
  readonly decision?: Decision | null;
}

function Board() {
  const { press: choose } = useActs();
  const plans = useMates().map(({ seat: by, picked }) => `${by}: ${picked.map(({ key }) => key).join(' ')}`);
  return (
    <>
      <p>{plans.join(', ')}</p>
      {asked.options.map((one) => (
        <button key={one.key} type="button" onClick={() => choose(one)}>
          {one.key}
        </button>
      ))}
    </>
  );
}

function draw({ picked, seats = SEATS, open = [mates], decision = asked }: Scene = {}) {
  const frame = { matchId: 'm', viewer: 'imperial-general', mates: open } as unknown as Frame;
  const summary = { title: 'rebellion', seats, mine: ['imperial-general'] } as unknown as MatchSummary;
  return drawPage(
    <SelectionProvider decision={decision} busy={false} onAct={() => undefined} confirmLabel={() => ({ key: 'go' })}>
      <TeamPlans summary={summary} frame={frame} asked={decision} picked={picked ?? null}>
        <Board />
      </TeamPlans>
    </SelectionProvider>,
  );
}
const SEATS = ['rebel', 'imperial-admiral', 'imperial-general'].map((id) => seat(id));
const named = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(socket, 'emit').mockImplementation(async (_event, message) => {
    sent.push(message as ClientMessage<'plan'>);
    return { ok: true } as never;
  });
  usePlans.getState().forget();
  const team = (id: string) => ({ id, name: id, ...(id !== 'rebel' && { team: 'imperial' }) });
  const titles = [{ id: 'rebellion', seats: ['rebel', 'imperial-admiral', 'imperial-general'].map(team) }];
  useTitleStore.setState({ titles: titles as never });
});

test('what a mate has picked for an open question is on the board until it is answered', async () => {
  usePlans.getState().told({ matchId: 'm', seat: 'imperial-admiral', decision: mates.id, picked: ['ilum', 'gone'] });
  await draw();
  expect(document.querySelector('p')?.textContent).toBe('imperial-admiral: ilum');
  await draw({ open: [{ ...mates, id: 'imperial-admiral:3.c' }] });
  expect(document.querySelector('p')?.textContent).toBe('imperial-admiral: ');
});

test('the parts of the own draft are shown to the mates as they change, an empty first one is not', async () => {
  vi.useFakeTimers();
  await draw({ picked: [] });
  expect(sent).toEqual([]);
  await draw({ picked: ['hoth'] });
  expect(sent).toEqual([{ matchId: 'm', seat: 'imperial-general', decision: asked.id, picked: ['hoth'] }]);
  // What changes within a moment is one message, the last.
  await draw({ picked: ['hoth', 'naboo'] });
  await draw({ picked: [] });
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(sent.slice(1).map(({ picked }) => picked)).toEqual([[]]);
});

test('an option that is pressed and not confirmed is shown to the mates', async () => {
  await draw();
  await press(named('naboo') as HTMLElement);
  expect(sent.map(({ picked }) => picked)).toEqual([['naboo']]);
});

test.each([
  { name: 'without a team-mate', seats: ['rebel', 'imperial-general'].map((id) => seat(id)) },
  { name: 'beside a computer', seats: [seat('imperial-admiral', 'bot'), seat('imperial-general')] },
])('nothing is sent $name', async ({ seats }) => {
  await draw({ picked: ['hoth'], seats });
  expect(sent).toEqual([]);
});
