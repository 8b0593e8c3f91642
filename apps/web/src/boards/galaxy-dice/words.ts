import {
  type AllyId,
  type DieView,
  type Face,
  hasNewHope,
  type RowView,
  type SpaceView,
  symbolsOf,
} from '@echo-base/games/galaxy-dice/client';
import type { Say } from '../../i18n/say.tsx';
import type { Scene } from './scene.tsx';

/** Joins names: "walker, destroyer, point". */
export function listOf(names: readonly string[]): string {
  return names.join(', ');
}

export function faceName(say: Say, face: Face): string {
  return say(`symbol.${face}`);
}

/** An ally's ability: its symbols, or New Hope. */
export function powerOf(say: Say, ally: AllyId, left?: readonly number[]): string {
  if (hasNewHope(ally)) return say('power.newHope');
  const symbols = symbolsOf(ally).filter((_symbol, index) => !left || left.includes(index + 1));
  return listOf(symbols.map((symbol) => faceName(say, symbol)));
}

/** The reward of a row, with the ability of its ally. */
function rewardOf(say: Say, { reward }: RowView): string {
  const allies = reward.allies.map((ally) =>
    say('board.gd.allyWith', { ally: say(`ally.${ally}`), power: powerOf(say, ally) }),
  );
  return listOf([...(reward.vp > 0 ? [say('reward.vp', { vp: reward.vp })] : []), ...allies]);
}

/** Progress of a row. */
export function progressOf(say: Say, row: RowView): string {
  if (row.paid) return say('board.gd.won');
  return row.toGo === 0 ? say('board.gd.complete') : say('board.gd.toGo', { count: row.toGo });
}

/** Accessible name of a row: "Hoth 2: 3 points. 2 to go". */
export function rowName(say: Say, row: RowView): string {
  return say('board.gd.row', { row: row.number, reward: rewardOf(say, row), state: progressOf(say, row) });
}

function dieOn(scene: Scene, space: SpaceView): DieView | undefined {
  return scene.view.dice.find((die) => die.id === space.die);
}

/** Content of a space: nothing, a marker, or a die of this turn. */
function contentOf(say: Say, scene: Scene, space: SpaceView): string {
  if (space.coveredBy) return say('board.gd.coveredBy', { seat: scene.nameOf(space.coveredBy) });
  const die = dieOn(scene, space);
  if (!die) return say('board.gd.free');
  const params = { face: faceName(say, die.face), seat: scene.nameOf(scene.view.active) };
  return say(die.locked ? 'board.gd.dieLocked' : 'board.gd.dieOn', params);
}

/** Accessible name of a space: "Row 2, space 3, Walker, covered by Ida". */
export function spaceName(say: Say, scene: Scene, row: RowView, space: SpaceView): string {
  const number = row.spaces.indexOf(space) + 1;
  return say('board.gd.space', {
    row: row.number,
    space: number,
    symbol: faceName(say, space.symbol),
    content: contentOf(say, scene, space),
  });
}

/** Why a piece cannot go where it was dropped: a marker, a die, or another symbol. */
export function whyNotAt(say: Say, scene: Scene, place: string): string {
  const spaces = scene.view.rows.flatMap((row) => row.spaces);
  const space = spaces.find(({ id }) => place === `space:${id}`);
  if (!space) return say('board.gd.notHere');
  if (space.coveredBy) return say('board.gd.isCovered', { content: contentOf(say, scene, space) });
  return space.die === null ? say('board.gd.takes', { symbol: faceName(say, space.symbol) }) : say('board.gd.hasDie');
}
