import {
  type AllyId,
  type DieView,
  type Face,
  hasNewHope,
  type RowView,
  type SpaceView,
  symbolsOf,
} from '@echo-base/games/galaxy-dice/client';
import type { Translate } from '../../kit/i18n/translate.tsx';
import type { Scene } from './scene.ts';

/** Joins names: "walker, destroyer, point". */
export function listOf(names: readonly string[]): string {
  return names.join(', ');
}

export function faceName(t: Translate, face: Face): string {
  return t(`symbol.${face}`);
}

/** An ally's ability: its symbols, or New Hope. */
export function powerOf(t: Translate, ally: AllyId, left?: readonly number[]): string {
  if (hasNewHope(ally)) return t('power.newHope');
  const symbols = symbolsOf(ally).filter((_symbol, index) => !left || left.includes(index + 1));
  return listOf(symbols.map((symbol) => faceName(t, symbol)));
}

/** The reward of a row, with the ability of its ally. */
function rewardOf(t: Translate, { reward }: RowView): string {
  const allies = reward.allies.map((ally) =>
    t('board.gd.allyWith', { ally: t(`ally.${ally}`), power: powerOf(t, ally) }),
  );
  return listOf([...(reward.vp > 0 ? [t('reward.vp', { vp: reward.vp })] : []), ...allies]);
}

/** What a row gave, in short: "2 points, Wicket". */
export function gaveOf(t: Translate, { reward }: RowView): string {
  const allies = reward.allies.map((ally) => t(`board.gd.short.${ally}`));
  return listOf([...(reward.vp > 0 ? [t('reward.vp', { vp: reward.vp })] : []), ...allies]);
}

/** Progress of a row. */
export function progressOf(t: Translate, row: RowView): string {
  if (row.paid) return t('board.gd.won');
  return row.toGo === 0 ? t('board.gd.complete') : t('board.gd.toGo', { count: row.toGo });
}

/** Accessible name of a row: "Hoth 2: 3 points. 2 to go". `winner`: name of the player who completed it, if known. */
export function rowName(t: Translate, row: RowView, winner: string | null = null): string {
  const state = winner === null ? progressOf(t, row) : t('board.gd.wonBy', { seat: winner });
  return t('board.gd.row', { row: row.number, reward: rewardOf(t, row), state });
}

function dieOn(scene: Scene, space: SpaceView): DieView | undefined {
  return scene.view.dice.find((die) => die.id === space.die);
}

/** Content of a space: nothing, a marker, or a die of this turn. */
function contentOf(t: Translate, scene: Scene, space: SpaceView): string {
  if (space.coveredBy) return t('board.gd.coveredBy', { seat: scene.nameOf(space.coveredBy) });
  const die = dieOn(scene, space);
  if (!die) return t('board.gd.free');
  const params = { face: faceName(t, die.face), seat: scene.nameOf(scene.view.active) };
  return t(die.locked ? 'board.gd.dieLocked' : 'board.gd.dieOn', params);
}

/** Accessible name of a space: "Row 2, space 3, Walker, covered by Ida". */
export function spaceName(t: Translate, scene: Scene, row: RowView, space: SpaceView): string {
  const number = row.spaces.indexOf(space) + 1;
  return t('board.gd.space', {
    row: row.number,
    space: number,
    symbol: faceName(t, space.symbol),
    content: contentOf(t, scene, space),
  });
}

/** Why a piece cannot go where it was dropped: a marker, a die, or another symbol. */
export function whyNotAt(t: Translate, scene: Scene, place: string): string {
  const spaces = scene.view.rows.flatMap((row) => row.spaces);
  const space = spaces.find(({ id }) => place === `space:${id}`);
  if (!space) return t('board.gd.notHere');
  if (space.coveredBy) return t('board.gd.isCovered', { content: contentOf(t, scene, space) });
  return space.die === null ? t('board.gd.takes', { symbol: faceName(t, space.symbol) }) : t('board.gd.hasDie');
}
