import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import type { MapInfo } from '../data/schema.ts';
import { activationOf, type State } from '../state.ts';
import { abilitiesOf } from './ability-book.ts';
import { mapOf, spacesOfPiece } from './board.ts';
import { missionHooks } from './mission-book.ts';
import { pieceName } from './names.ts';

/** Whether a figure stands at one of the edges of a door; no other space is adjacent to it (IA-7.11). */
function isAtDoor(g: State, figure: string, { edges }: MapInfo['doors'][number]): boolean {
  const spaces = spacesOfPiece(g, figure);
  return edges.flat().some((space) => spaces.includes(space));
}

/** Interact actions of the activating figure: doors, and tokens of the mission (IA-5.15, IA-5.24, IA-11.8). */
export function interactions(g: State, figure: string): Option[] {
  if (activationOf(g).actions === 0) return [];
  if (abilitiesOf(g, figure).some(({ ability }) => ability.forbidsInteract)) return [];
  const doors = mapOf(g).doors.filter(({ id }) => !g.openDoors.includes(id));
  const near = doors.filter((door) => isAtDoor(g, figure, door));
  const why = near.length > 0 ? missionHooks(g).doorRefusal?.(g, figure) : null;
  return [
    ...near.map(({ id }) => ({
      key: `interact:${id}`,
      label: text('action.open'),
      from: `figure:${figure}`,
      at: `door:${id}`,
      ...(why && { refused: why }),
    })),
    ...(missionHooks(g).interactions?.(g, figure) ?? []).map((option) => ({
      from: `figure:${figure}`,
      ...option,
      key: `interact:${option.key}`,
    })),
  ];
}

/** Opens a door, or resolves what the mission gives a token. */
export function interact(g: State, figure: string, object: string): void {
  if (mapOf(g).doors.some(({ id }) => id === object)) {
    g.openDoors.push(object);
    note(g, 'log.opens', { figure: pieceName(g, figure) }, { at: `door:${object}` });
  } else missionHooks(g).interact?.(g, figure, object);
}
