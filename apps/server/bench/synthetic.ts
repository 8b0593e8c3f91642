/**
 * Synthetic title for benchmarks: a keyed board of a given size in kilobytes, of which every act changes a little. Its
 * decisions never change, so that a driver can answer without parsing messages.
 */
import {
  type AnyTitle,
  type Core,
  memoizeByReference,
  ruleBook,
  sendable,
  type Title,
  text,
} from '@echo-base/games/engine';
import { z } from 'zod';

interface Cell {
  owner: string;
  units: { fighters: number; ships: number; troops: number };
  damage: number;
  loyalty: 'rebel' | 'imperial' | 'neutral';
  markers: string[];
}

interface Board extends Core {
  cells: Record<string, Cell>;
  moves: number;
}

export const SEATS = ['p1', 'p2'];
/** Regions to choose from. */
export const REGIONS = 10;
/** Acts of a seat before the next seat's turn. */
export const TURN = 3;
/** Cells changed by an act. */
const TOUCHED = 3;

const options = z.object({ kilobytes: z.number().int().min(1).max(1_000).default(20) });
type Options = z.infer<typeof options>;
const book = ruleBook<Board>();

function newCell(index: number): Cell {
  const units = { fighters: index % 7, ships: index % 3, troops: index % 13 };
  return { owner: SEATS[index % 2] ?? '', units, damage: 0, loyalty: 'neutral', markers: [`m${index}`] };
}

const seatNow = (g: Board) => SEATS[Math.floor(g.moves / TURN) % SEATS.length] ?? '';

const play = book.rule<Record<string, never>>('bench.play', {
  start: {
    who: (g) => [seatNow(g)],
    ask: () => text('ask.region'),
    options: () =>
      Array.from({ length: REGIONS }, (_one, index) => ({ key: `r${index}`, label: text(`region.r${index}`) })),
    chosen(g, at, choice) {
      const ids = Object.keys(g.cells);
      for (let touched = 0; touched < TOUCHED; touched++) {
        const cell = g.cells[ids[(Number(choice.slice(1)) * 97 + g.moves * 31 + touched) % ids.length] ?? ''];
        if (!cell) continue;
        cell.units.troops += 1;
        cell.damage = g.moves;
      }
      g.moves += 1;
      return at.goto('start');
    },
  },
});

function setup(core: Core, { kilobytes }: Options): Board {
  const cells: Record<string, Cell> = {};
  const each = JSON.stringify(newCell(100)).length + 8;
  for (let index = 0; index < (kilobytes * 1_000) / each; index++) cells[`c${index}`] = newCell(index);
  return { ...core, cells, moves: 0 };
}

const cellView = memoizeByReference(({ owner, units, damage, loyalty, markers }: Cell): Cell => {
  const { fighters, ships, troops } = units;
  return { owner, units: { fighters, ships, troops }, damage, loyalty, markers: [...markers] };
});

const cellViews = memoizeByReference((cells: Board['cells']) => {
  const views: Board['cells'] = {};
  for (const id of Object.keys(cells)) if (cells[id]) views[id] = cellView(cells[id]);
  return views;
});

const view = (g: Board) => sendable({ cells: cellViews(g.cells), moves: g.moves });

const title: Title<Board, ReturnType<typeof view>, Options> = {
  id: 'bench',
  name: 'title.bench',
  minPlayers: 2,
  maxPlayers: 2,
  seats: SEATS.map((id) => ({ id, name: `seat.${id}` })),
  seatings: () => [SEATS],
  options,
  rules: book,
  rulesVersion: 1,
  setup,
  first: play,
  view,
  concede: () => undefined,
  bots: {},
  text: { en: {} },
  complete: true,
};

export const synthetic: AnyTitle = title;
