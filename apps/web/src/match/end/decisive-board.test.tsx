// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { useIsStill } from '../../kit/ui/still.ts';
import { useShortcuts } from '../../kit/ui/use-shortcuts.ts';
import type { BoardProps, BoardSet, EndProps, TitleLog } from '../../question/board-set.ts';
import { momentAt } from '../../question/log/moment.ts';
import { useStaged } from '../../question/log/moments-context.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { settled, type } from '../../testing/press.ts';
import { entriesOf, TEST_LOG } from '../testing/log.ts';
import { DecisiveBoard } from './decisive-board.tsx';

const keys = vi.fn();

/** Says what it is drawn with, and has a key of its own. */
function Board({ view, viewer }: BoardProps) {
  const staged = useStaged();
  useShortcuts({ f: keys });
  const { at } = view as { at: number };
  return (
    <p>{`position ${at} as ${viewer}, ${staged?.moment.at ?? 'nowhere'}, ${useIsStill() ? 'still' : 'in play'}`}</p>
  );
}

const boardSet = { Board, log: TEST_LOG } as unknown as BoardSet;
const board = { view: 'end', viewer: 'rebel', seats: [], outcome: { winners: ['rebel'] } } as unknown as EndProps;
const PLACES = [undefined, 'hoth', 'naboo'];
/** Ends at two places, then a move and an end without one, which are of the step that began at the second place. */
const entries = entriesOf('round', 'end', 'end', 'move', 'end', 'end').map((entry) => {
  const at = PLACES[entry.seq];
  return at === undefined ? entry : { ...entry, at };
});
const steps = [[0, 1], [1, 2], [2, 5], [5]].map((part, seq) => ({
  ...{ seq, seat: 'rebel', at: '', log: entries.slice(...part) },
}));

const answer = (body: object, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const changes = [1, 2, 3, 4].map((at) => [{ op: 'replace', path: '/at', value: at }]);
beforeEach(() => {
  keys.mockClear();
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/views') ? answer({ view: { at: 0 }, changes }) : answer({ steps, chapters: [] }),
  );
});

/** The board of the moment at an entry. */
async function boardAt(seq: number): Promise<HTMLElement | null> {
  const moment = momentAt(TEST_LOG.moments(entries, 'rebel'), seq);
  if (!moment) throw new Error('no moment');
  await drawPage(<DecisiveBoard boardSet={boardSet} board={board} moment={moment} id="m" />);
  await settled();
  return document.querySelector('[data-decisive-board]');
}

test('rule 41.5: the moment that decided is marked on the real board, at the position after its step', async () => {
  expect((await boardAt(1))?.textContent).toBe('position 2 as spectator, hoth, still');
});

test('a moment without a place is marked where its own step led to it, never at another step', async () => {
  expect((await boardAt(4))?.textContent).toBe('position 3 as spectator, naboo, still');
  expect((await boardAt(5))?.textContent).toBe('position 4 as spectator, nowhere, still');
});

test('the end of a group is marked where the act fell that it is part of, though that ended later', async () => {
  const withActs: TitleLog = {
    ...TEST_LOG,
    moments: (all, viewer) =>
      TEST_LOG.moments(all, viewer).map((one) =>
        one.seq === 2 ? { ...one, seq: 9, at: 'endor', entries: all.slice(2) } : one,
      ),
  };
  const moment = momentAt(TEST_LOG.moments(entries, 'rebel'), 4);
  if (!moment) throw new Error('no moment');
  await drawPage(<DecisiveBoard boardSet={{ ...boardSet, log: withActs }} board={board} moment={moment} id="m" />);
  await settled();
  expect(document.querySelector('[data-decisive-board]')?.textContent).toContain('endor');
});

test('the board is a picture: not pressed, not read, without keys', async () => {
  const drawn = await boardAt(1);
  expect(drawn?.inert).toBe(true);
  expect(drawn?.getAttribute('aria-hidden')).toBe('true');
  await type('f');
  expect(keys).not.toHaveBeenCalled();
});

test('while it is loaded, or if it cannot be, there is no board', async () => {
  vi.stubGlobal('fetch', () => answer({ error: { code: 'not_found' } }, 404));
  expect(await boardAt(1)).toBeNull();
});
