import { roll } from '../../engine/dice.ts';
import { note } from '../../engine/log.ts';
import { seatName, type Text, text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import type { AllyId } from '../data/allies.ts';
import { DICE, type Face } from '../data/facts.ts';
import { playerOf, type State, turnOf } from '../state.ts';
import { freeSpaces } from './board.ts';
import { startPenalty } from './penalty.ts';
import { rolledDice } from './placing.ts';

function faceList(faces: readonly Face[]): Text {
  const names = faces.map((face, index): [string, Text] => [`item${index + 1}`, text(`symbol.${face}`)]);
  return text(`list.${faces.length}`, Object.fromEntries(names));
}

/** START and ROLL_1: all dice are rolled, except those the lord costs (GD-5.1 to GD-5.3). */
export function startTurn(g: State, seat: string): void {
  const lost = startPenalty(g, seat);
  g.turns += 1;
  g.turn = {
    seat,
    dice: [],
    roll: 1,
    freeAtStart: freeSpaces(g).length,
    confirmed: false,
    rebelUsed: false,
    open: [],
    helped: [],
    lord: null,
  };
  rollAll(g, DICE.count - lost);
}

/** ROLL_1: first roll of a turn, with this many dice. */
function rollAll(g: State, count: number): void {
  const turn = turnOf(g);
  const faces = roll(g, boxOf(g.options).faces, count);
  turn.roll = 1;
  turn.dice = faces.map((face) => ({ face, state: 'rolled', space: null, locked: false }));
  g.rolls += 1;
  note(g, 'log.rolled', { seat: seatName(turn.seat), dice: faceList(faces) }, { clause: 'GD-5.3' });
}

/** ROLL_2: rolls all dice that are neither placed nor set aside (GD-5.7, GD-5.8). */
export function rollAgain(g: State): void {
  const turn = turnOf(g);
  const again = rolledDice(g);
  const faces = roll(g, boxOf(g.options).faces, again.length);
  for (const die of turn.dice) die.locked = die.state !== 'rolled';
  again.forEach((die, index) => {
    die.face = faces[index] ?? die.face;
  });
  turn.roll = 2;
  g.rolls += 1;
  note(g, 'log.rolledAgain', { seat: seatName(turn.seat), dice: faceList(faces) }, { clause: 'GD-5.8' });
}

/** New Hope: rolls all dice of the turn again, placed ones too; the ally leaves the game (GD-5.24, GD-5.27). */
export function newHope(g: State, ally: AllyId): void {
  const turn = turnOf(g);
  const player = playerOf(g, turn.seat);
  player.allies = player.allies.filter((held) => held !== ally);
  g.gone.push(ally);
  note(
    g,
    'log.newHope',
    { seat: seatName(turn.seat), ally: text(`ally.${ally}`) },
    { clause: 'GD-5.24', at: `ally:${ally}` },
  );
  rollAll(g, turn.dice.length);
}
