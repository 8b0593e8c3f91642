// @vitest-environment happy-dom
import { type Core, type SeatId, see } from '@echo-base/games/engine';
import { playout, type TestedTitle, testRng, testSeed } from '@echo-base/games/engine/testing';
import { UNIT_TYPES } from '@echo-base/games/rebellion/client';
import { testedTitles } from '@echo-base/games/testing';
import { growData, notGrown, shrinkData } from '@echo-base/games/testing/grown-data';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Decision, Outcome } from '../kit/net/types.ts';
import { dialog } from '../match/testing/question.tsx';
import { type, write } from '../testing/press.ts';
import { chooseInMapMenu } from './rebellion/testing/map-menu.ts';
import * as rebellion from './rebellion/testing/part.tsx';

/** Boards of a client whose data has gained entries: of a match that was created without them they show the same as before. */

const TABLES: readonly (readonly [string, readonly SeatId[], object])[] = [
  ['galaxy-dice', ['p1', 'p2', 'p3'], {}],
  ['rebellion', ['rebel', 'imperial'], { setup: 'advanced' }],
  ['battle-of-hoth', ['rebels', 'empire'], { campaign: 'none', scenario: 'successful-landings', leaders: true }],
  ['imperial-assault', ['p1', 'p2'], { mission: 'mos-eisley-outskirts-a' }],
];

/** The parts of the client that tests draw, as a browser with the same data has them. */
async function readClient() {
  await import('../kit/i18n/testing/english.ts');
  const { covers } = await import('./rebellion/combat/use-covers.ts');
  await covers.load();
  const { boardOf } = await import('./index.ts');
  const { rulesOf } = await import('../rules/book.ts');
  // What is loaded later would be of the data of that time.
  for (const [id] of TABLES) await Promise.all([boardOf(id).load(), rulesOf(id, 'en').load()]);
  return {
    boardOf,
    rulesOf,
    ...(await import('../kit/i18n/translate.tsx')),
    ...(await import('../question/selection/selection-provider.tsx')),
  };
}
type Client = Awaited<ReturnType<typeof readClient>>;

let before: Client;
let grown: Client;

beforeAll(async () => {
  before = await readClient();
  growData();
  grown = await readClient();
  // All boards are read a second time.
}, 300_000);

afterAll(shrinkData);

interface Shown {
  readonly viewer: string;
  readonly view: unknown;
  readonly decision: Decision | null;
  readonly outcome?: Outcome | undefined;
}

/** More than any figure has. */
const WORDS = Array.from({ length: 20 }, (_one, n) => `word ${n}`);

const ACTS = 240;
const EVERY = 16;

class Enough extends Error {}

/** What the seats and a spectator see of a random match, in turn. */
function framesOf<G extends Core, V, O>(
  title: TestedTitle<G, V, O>,
  seats: readonly SeatId[],
  options: O,
): readonly Shown[] {
  const frames: Shown[] = [];
  const viewers = [...seats, 'spectator'];
  let acts = 0;
  try {
    playout(title, { seats, options, seed: testSeed(7) }, testRng(7), {
      each({ after }) {
        if (acts >= ACTS) throw new Enough();
        if (acts++ % EVERY !== 0) return;
        const viewer = viewers[frames.length % viewers.length] ?? 'spectator';
        const { view, decisions, outcome } = see(title, after, viewer);
        frames.push({ viewer, view, decision: (decisions[0] as Decision | undefined) ?? null, outcome });
      },
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return frames;
}

/** All parts of a board, as they are drawn first. */
async function drawn(client: Client, id: string, seats: readonly SeatId[], shown: Shown): Promise<string> {
  const { TranslationProvider, SelectionProvider } = client;
  const board = await client.boardOf(id).load();
  const { view, viewer, decision, outcome } = shown;
  const people = seats.map((seat) => ({
    ...{ id: seat, name: seat, connected: true, isBot: false, isMine: seat === viewer },
  }));
  const props = { view, viewer, seats: people, ...(outcome && { outcome }) };
  const Around = board.Provider ?? (({ children }) => children);
  const page = renderToString(
    <TranslationProvider title={id}>
      <SelectionProvider decision={decision} busy={false} onAct={() => undefined} confirmLabel={board.confirmLabel}>
        <Around>
          <board.Opponents {...props} />
          <board.Board {...props} />
          <board.Hand {...props} />
          <board.Rail {...props} />
        </Around>
      </SelectionProvider>
    </TranslationProvider>,
  );
  // The library of drags counts them for all pages.
  return page.replaceAll(/DndDescribedBy-\d+/g, 'DndDescribedBy').replaceAll('>', '>\n');
}

describe.each(TABLES)('%s', (id, seats, options) => {
  test('a board shows of a match what it showed before the data has grown', async () => {
    const title = testedTitles.find((one) => one.id === id);
    if (!title) throw new Error('no title');
    const frames = framesOf(title, seats, title.options.parse(options));
    expect(frames.length).toBeGreaterThan(5);
    for (const shown of frames)
      expect(await drawn(grown, id, seats, shown)).toBe(await drawn(before, id, seats, shown));
    // The rules of missions are no part of a client.
    expect(notGrown(id).filter((name) => name.includes('/data/'))).toEqual([]);
  });

  test('the figures of its rules are those of the box', async () => {
    const figuresIn = async (client: Client) => {
      const { art } = await client.rulesOf(id, 'en').load();
      return Object.entries(art.figures).map(([name, Figure]) => [
        name,
        renderToString(
          <client.TranslationProvider title={id}>
            <Figure words={WORDS} />
          </client.TranslationProvider>,
        ),
      ]);
    };
    expect(await figuresIn(grown)).toEqual(await figuresIn(before));
  });
});

test('rebellion: search and legend of the map know what is in the box', async () => {
  const view = rebellion.viewOf();
  const { openPart } = await import('./rebellion/testing/part.tsx');
  const { Board } = await import('./rebellion/board.tsx');
  await openPart(Board, { view });
  await chooseInMapMenu('Find');
  await write(document.activeElement, 'added');
  expect(document.querySelectorAll('[role="option"]')).toHaveLength(0);
  await type('Escape');
  await chooseInMapMenu('Legend');
  expect(dialog()?.querySelectorAll('li[data-side] li svg')).toHaveLength(UNIT_TYPES.length);
});
