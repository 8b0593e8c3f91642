// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Decision, LogEntry } from '../../../kit/net/types.ts';
import { inSmallWindow, isInWindow, moveAway } from '../../../kit/ui/surface/testing/small-window.ts';
import { type CameraWay, useCameraWay } from '../../../question/log/camera-setting.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { MomentsProvider, NO_MOMENTS, StageProvider } from '../../../question/log/moments-context.ts';
import { press } from '../../../testing/press.ts';
import { Board } from '../board.tsx';
import { centreOf } from '../field/layout.ts';
import { moments } from '../log/moments.ts';
import { inWindow, openPart, skirmish } from '../testing/match.tsx';

/** The other player's figures far away in the north-west; the viewer's, where the window looks, in the south-east. */
const match = () =>
  skirmish({ figures: ['p1 darth-vader c5', 'p1 stormtrooper c9', 'p2 chewbacca m18', 'p2 gideon-argus n18'] });

/** The other player has moved Darth Vader to e5; the viewer is asked where Chewbacca goes. */
const played = () => {
  const one = match().activate('p1-darth-vader-1-1').click('to:e5').pass().end();
  const entries = one.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const [walk] = moments(entries, 'p2').filter(({ kind }) => kind === 'walk');
  if (!walk) throw new Error('nothing moved');
  one.activate('p2-chewbacca-1-1');
  const decision = { ...one.as('p2').decision, canUndo: false } as Decision;
  return { view: one.view('p2'), decision, walk };
};

const AT = centreOf('e5');
const HOME = centreOf('n18');
const at = (): string => (isInWindow(AT) ? 'there' : isInWindow(HOME) ? 'home' : 'elsewhere');
const chips = () => [...document.querySelectorAll<HTMLElement>('[data-chip]')];
const show = () => chips()[0]?.querySelector('button');
const key = (name: string) =>
  act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

/** The match on the page of the player in the south-east. */
async function watching(way: CameraWay) {
  useCameraWay.setState({ way });
  inSmallWindow();
  const { view, decision, walk } = played();
  const now = {
    ...{ staged: null as Moment | null, marked: [] as readonly Moment[], opened: null as Moment | null },
    steps: 0,
  };
  const opened = await openPart(
    (props) => (
      <StageProvider
        value={{
          staged: now.staged && { moment: now.staged, phase: 'result', isAgain: false },
          ...{ time: null, next: null, skip: () => undefined },
        }}
      >
        <MomentsProvider
          value={{ ...NO_MOMENTS, marked: now.marked, opened: now.opened, row: now.marked, steps: now.steps }}
        >
          <Board {...props} />
        </MomentsProvider>
      </StageProvider>
    ),
    { view, viewer: 'p2', decision },
  );
  const draw = async (more: Partial<typeof now>) => {
    Object.assign(now, more);
    await opened.draw({ view: { ...view }, viewer: 'p2', decision });
  };
  /** A moment is played, and stays in front as the recap until the own act. */
  const plays = async (moment: Moment) => {
    await draw({ staged: moment });
    await draw({ staged: null, marked: [...now.marked, moment], opened: moment });
  };
  return { draw, plays, walk };
}

beforeEach(() => {
  vi.useFakeTimers();
  inWindow(1440);
});
afterEach(() => {
  cleanup();
  useCameraWay.setState({ way: 'follow' });
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('the view follows what happens outside it, and comes back 600 after, although its words stay in front', async () => {
  const { draw, walk } = await watching('follow');
  expect(at()).toBe('home');
  await draw({ staged: walk });
  expect(at()).toBe('there');
  await pass(5_000);
  await draw({ staged: null, marked: [walk], opened: walk });
  await pass(599);
  expect(at()).toBe('there');
  await pass(1);
  expect([at(), chips()]).toEqual(['home', []]);
});

test('after two acts in a row the view comes back to where the viewer looked before the first', async () => {
  const { draw, walk } = await watching('follow');
  await draw({ staged: walk });
  const other: Moment = { ...walk, kind: 'other', at: 'space:c15', ways: [] };
  await draw({ staged: other });
  expect(isInWindow(centreOf('c15'))).toBe(true);
  await draw({ staged: null, marked: [walk, other], opened: other });
  await pass(600);
  expect(at()).toBe('home');
});

test('a step that is read again is shown where it was, and the view stays there', async () => {
  const { draw, plays, walk } = await watching('follow');
  const other: Moment = { ...walk, kind: 'other', at: 'space:n17', ways: [] };
  await plays(walk);
  await plays(other);
  await pass(600);
  expect(at()).toBe('home');
  await draw({ opened: walk });
  await pass(5_000);
  expect(at()).toBe('there');
});

test('a chip at the edge says what happened beyond it; Show and its key go there, again or Escape goes back', async () => {
  const { draw, plays, walk } = await watching('chip');
  await plays(walk);
  expect(at()).toBe('home');
  expect(chips().map(({ dataset, textContent }) => [dataset.chip, textContent])).toEqual([
    ['n', 'Darth Vader moves 2 spaces from c5 to e5Show'],
  ]);
  for (const [n, [go, back]] of [['z', 'z'] as const, ['z', 'Escape'] as const, ['Show', 'Back'] as const].entries()) {
    await draw({ marked: [{ ...walk, from: walk.from + n }] });
    await (go === 'z' ? key(go) : press(show()));
    expect([at(), show()?.textContent]).toEqual(['there', 'Back']);
    await (back === 'Back' ? press(show()) : key(back));
    expect([at(), chips()]).toEqual(['home', []]);
  }
});

test('the small map frames the place, and the row of the figure that has acted has a foot mark', async () => {
  const { draw, plays, walk } = await watching('chip');
  const acted = () => document.querySelector('[data-acted]')?.closest('button')?.textContent ?? null;
  const framed = () => document.querySelector('[data-framed]');
  expect([framed(), acted()]).toEqual([null, null]);
  await plays(walk);
  const [x, y] = ['x', 'y'].map((name) => Number(framed()?.getAttribute(name)) + 50);
  expect({ x, y }).toEqual(AT);
  expect(acted()).toContain('Darth Vader: 16 of 16 health');
  await draw({ marked: [], opened: null });
  expect([framed(), acted()]).toEqual([null, null]);
});

test('a figure that was in view and walks out of it has its chip', async () => {
  const { draw, plays, walk } = await watching('chip');
  await plays({ ...walk, seq: walk.from, at: 'space:n17', ways: [] });
  expect(chips()).toEqual([]);
  await draw({ marked: [walk], opened: walk });
  expect(chips()).toHaveLength(1);
});

test('a viewer who has moved the view since is not taken back', async () => {
  const { plays, walk } = await watching('chip');
  await plays(walk);
  await key('z');
  await moveAway();
  await key('z');
  expect([at(), chips()]).not.toContain('home');
});

test('there is one chip a direction, about the newest act there and how many more; the own act takes it away', async () => {
  const { draw, plays, walk } = await watching('chip');
  await plays(walk);
  await plays({ ...walk, kind: 'second', title: { key: 'board.ia.moment.opened' } });
  await plays({ ...walk, kind: 'third', at: 'space:b18', ways: [] });
  expect(chips().map(({ dataset, textContent }) => [dataset.chip, textContent])).toEqual([
    ['n', 'openedand 1 moreShow'],
    ['w', 'Darth Vader moves 2 spaces from c5 to e5Show'],
  ]);
  await draw({ marked: [], opened: null });
  expect(chips()).toEqual([]);
});

test('a viewer in the middle of a choice keeps the view and has the chip instead, also afterwards', async () => {
  const { draw, plays, walk } = await watching('follow');
  await press(document.querySelector('[data-place="space:l18"] > button[data-target="legal"]'));
  expect(document.querySelector('[data-ghost]')).not.toBeNull();
  await draw({ staged: walk });
  expect(at()).toBe('home');
  await plays(walk);
  await pass(600);
  expect([at(), chips().length]).toEqual(['home', 1]);
});

test('with the camera off the view stays where it is, without a word', async () => {
  const { plays, walk } = await watching('off');
  await plays(walk);
  await key('z');
  expect([at(), chips()]).toEqual(['home', []]);
});

test.each(['chip', 'off'] as const)(
  '33 a step of the recap shows its place, also with the camera at "%s"',
  async (way) => {
    const { draw, plays, walk } = await watching(way);
    await plays({ ...walk, from: walk.from + 100 });
    expect(at()).toBe('home');
    await draw({ opened: walk, marked: [walk], steps: 1 });
    expect(at()).toBe('there');
  },
);
