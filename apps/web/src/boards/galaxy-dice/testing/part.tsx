import { type GalaxyView, PLANETS, type PlanetId, type SeatView } from '@echo-base/games/galaxy-dice/client';
import type { Decision, Option } from '../../../kit/net/types.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { markupOfPart } from '../../testing/part.tsx';
import { board } from '../index.tsx';

/** Views and questions for the tests of this board. */

const NAMES: Readonly<Record<string, string>> = { p1: 'Ida', p2: 'Jonas' };

function seatView(seat: string, more: Partial<SeatView>): SeatView {
  return { seat, rebel: null, rebelUsed: false, vp: 0, allies: [], lord: null, conceded: false, ...more };
}

/** Two players on a planet; `covered` gives the owner of each marker. */
export function viewOf(
  planet: PlanetId,
  more: Partial<GalaxyView> = {},
  covered: Readonly<Record<string, string>> = {},
): GalaxyView {
  const rows = PLANETS.find(({ id }) => id === planet)?.rows ?? [];
  const dice = more.dice ?? [];
  return {
    step: 'place',
    active: 'p1',
    firstPlayer: 'p1',
    planets: PLANETS.map(({ id }) => id),
    planet,
    planetIndex: PLANETS.findIndex(({ id }) => id === planet),
    rows: rows.map((row, index) => {
      const spaces = row.spaces.map((symbol, at) => {
        const id = `${row.id}.${at + 1}` as const;
        const die = dice.find(({ space }) => space === id)?.id ?? null;
        return { id, symbol, coveredBy: covered[id] ?? null, die };
      });
      const toGo = spaces.filter(({ coveredBy, die }) => coveredBy === null && die === null).length;
      return { id: row.id, number: index + 1, spaces, toGo, reward: row.reward, paid: false };
    }),
    dice: [],
    roll: 1,
    rollId: 1,
    turn: 1,
    freeAtStart: 18,
    penalty: 'palpatine',
    seats: [seatView('p1', { rebel: 'luke', vp: 6, allies: ['wedge'] }), seatView('p2', { rebel: 'leia', vp: 5 })],
    lords: ['vader', 'palpatine'],
    lastTurn: null,
    final: null,
    ...more,
  };
}

/** A decision of p1. */
export function decisionOf(options: readonly Option[]): Decision {
  const question = { key: 'ask.place' };
  return { id: 'p1:1.x', seat: 'p1', shape: 'one', prompt: question, options: [...options], canUndo: false };
}

interface Rendered {
  view: GalaxyView;
  decision?: Decision;
  viewer?: string;
  outcome?: BoardProps['outcome'];
}

/** One part of the board as HTML. */
export function html(
  part: 'Board' | 'Hand' | 'Opponents' | 'Rail',
  { view, decision, viewer = 'p1', outcome }: Rendered,
): string {
  return markupOfPart(board[part], { view, decision, viewer, outcome, names: NAMES }, { title: 'galaxy-dice' });
}

/** A button as seen by a screen reader. */
export interface Pressable {
  readonly name: string;
  readonly refused: boolean;
  readonly description: string | undefined;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&#x27;', "'");

/** The buttons of a part; without a label their name is their text. */
export function pressables(markup: string): Pressable[] {
  return [...markup.matchAll(/(<button[^>]*>)(.*?)<\/button>/gs)].map(([, tag = '', inside = '']) => ({
    name: attribute(tag, 'aria-label') ?? wordsOf(inside).trim(),
    refused: attribute(tag, 'aria-disabled') === 'true',
    description: attribute(tag, 'aria-description'),
  }));
}

/** The text of a part without its tags. */
export function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}
