import { hide, reveal } from '../../engine/hidden.ts';
import type { Viewer } from '../../engine/state.ts';
import { ALLY_IDS, type AllyId } from '../data/allies.ts';
import { MARKERS } from '../data/facts.ts';
import { planetOf, spaceOf } from '../data/planets.ts';
import { freeSpaces, planetNow } from '../rules/board.ts';
import { lordsWith } from '../rules/penalty.ts';
import { playerOf, type State } from '../state.ts';

/** All allies in play: as rewards, with players, or out of the game. */
function alliesEverywhere(g: State): AllyId[] {
  const rewards = g.planets
    .flatMap((id) => planetOf(id).rows)
    .filter((row) => !g.paid.includes(row.id))
    .flatMap((row) => row.reward.allies);
  return [...rewards, ...g.seats.flatMap((seat) => playerOf(g, seat).allies), ...g.gone];
}

function alliesInMatch(g: State): AllyId[] {
  const rewards = g.planets.flatMap((id) => planetOf(id).rows.flatMap((row) => row.reward.allies));
  return ALLY_IDS.filter((ally) => rewards.includes(ally));
}

function diceProblems(g: State): string[] {
  if (!g.turn) return [];
  const spaces = g.turn.dice.flatMap((die) => (die.space ? [die.space] : []));
  const problems: string[] = [];
  if (g.turn.dice.length < 2 || g.turn.dice.length > 4) problems.push('a turn has two to four dice');
  if (new Set(spaces).size !== spaces.length) problems.push('two dice cover one space');
  for (const die of g.turn.dice) {
    if ((die.state === 'placed') !== (die.space !== null)) problems.push('only placed dice stand on spaces');
    if (die.state === 'aside' && die.face !== 'vp') problems.push('only a VP die is set aside');
    if (!die.space) continue;
    if (die.face !== 'empire' && die.face !== spaceOf(die.space).symbol) problems.push(`a ${die.face} on ${die.space}`);
  }
  return problems;
}

/** Invariants between acts: a message for each broken one. */
export function invariants(g: State): string[] {
  const problems = diceProblems(g);
  const covered = Object.keys(g.covered).length;
  const spaces = planetNow(g).rows.reduce((sum, row) => sum + row.spaces.length, 0);
  if (covered > MARKERS) problems.push('more markers than the box has');
  if (!g.turn && covered + freeSpaces(g).length !== spaces) problems.push('a marker lies on no space of the planet');
  const lords = g.seats.flatMap((seat) => lordsWith(g, seat));
  if (new Set(lords).size !== lords.length) problems.push('a lord is held twice');
  if (alliesEverywhere(g).sort().join() !== alliesInMatch(g).sort().join()) problems.push('an ally is lost or doubled');
  const rebels = g.seats.flatMap((seat) => playerOf(g, seat).rebel ?? []);
  if (new Set(rebels).size !== rebels.length) problems.push('a rebel is held twice');
  if (!g.outcome && g.conceded.some((seat) => lordsWith(g, seat).length > 0))
    problems.push('a lord stays with a conceded seat');
  return problems;
}

/** Where points are hidden, other points of the other seats, also in the log and the last turn. */
export function resampleHidden(g: State, viewer: Viewer, rng: () => number): void {
  if (!g.options.hiddenPoints || g.outcome) return;
  for (const seat of g.seats) {
    const player = playerOf(g, seat);
    if (seat !== viewer) player.vp = hide(reveal(player.vp) + 1 + Math.floor(rng() * 100));
  }
  g.log = g.log.map((entry) =>
    entry.audience && !entry.audience.includes(viewer) ? { ...entry, params: { amount: 'unknown' } } : entry,
  );
  const last = g.lastTurn;
  if (last && last.seat !== viewer) g.lastTurn = { ...last, vpDice: hide(reveal(last.vpDice) + 1) };
}
