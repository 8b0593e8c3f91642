import type { SpaceId } from '../../engine/grid/index.ts';
import type { Option } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { type Refusal, refuse, type Text, text } from '../../engine/text.ts';
import { figureOf, type State } from '../state.ts';
import { abilitiesOf } from './ability-book.ts';
import { cardOf, distanceBetween, distanceOf, hasCondition, keywordOf, spacesOfPiece } from './board.ts';
import { missionHooks } from './mission-book.ts';
import { pieceName, spaceName } from './names.ts';
import { sightLines } from './sight.ts';

/** How an attack may choose its target. */
export interface Aim {
  readonly attacker: string;
  /** Who decides for the attacker; a hostile figure that is made to attack may target any other (IA-9.41). */
  readonly seat: SeatId;
  readonly type: 'melee' | 'ranged';
  readonly ignoresFigures: boolean;
  /** The only target there may be. */
  readonly only?: string;
  /** Targets that may not be chosen again. */
  readonly except?: readonly string[];
}

/** The aim of a figure's own attack. */
export function ownAim(g: State, attacker: string): Aim {
  return {
    attacker,
    seat: figureOf(g, attacker).seat,
    type: cardOf(g, attacker).attack.type,
    ignoresFigures: abilitiesOf(g, attacker).some(({ ability }) => ability.seesPastFigures),
  };
}

const MELEE = 1;
const WITH_REACH = 2;

/** Figures and objects that an attack could be about (IA-9.4, IA-9.6, IA-9.7, IA-9.41). */
function hostiles(g: State, { attacker, seat }: Aim): string[] {
  const own = figureOf(g, attacker).seat;
  const isLured = own !== seat;
  const found: string[] = [];
  for (const id in g.figures) if (id !== attacker && (isLured || g.figures[id]?.seat !== own)) found.push(id);
  const type = missionHooks(g).attackable?.type;
  if (type) for (const token of g.tokens) if (token.type === type && token.space) found.push(token.id);
  return found;
}

/** Why an attack cannot choose a space of a piece; null if it can (IA-9.4 to IA-9.6). */
function aimRefusal(g: State, aim: Aim, target: string, space: SpaceId): Refusal | null {
  const { attacker, type, ignoresFigures } = aim;
  const no = (code: string, clause: string) =>
    refuse(code, { target: pieceName(g, target), space: spaceName(space) }, clause);
  for (const { ability, owner } of abilitiesOf(g, attacker))
    if (ability.forbidsTarget?.(g, owner, target)) return no('target_forbidden', 'IA-9.6');
  const sees = () => sightLines(g, attacker, target, [space], ignoresFigures) !== null;
  if (type === 'ranged') return sees() ? null : no('no_sight', 'IA-9.6');
  const distance = distanceBetween(g, spacesOfPiece(g, attacker), [space]);
  if (distance <= MELEE) return null;
  const hasReach = keywordOf(g, attacker, 'reach') > 0;
  if (!hasReach || distance > WITH_REACH) return no('out_of_reach', hasReach ? 'IA-9.5' : 'IA-9.4');
  return sees() ? null : no('no_sight', 'IA-9.5');
}

/** A target with the space to aim at, or why it cannot be chosen. */
export interface Target {
  readonly piece: string;
  readonly space: SpaceId;
  readonly refused: Refusal | null;
}

/** The pieces that an attack of this aim could be about. */
function piecesOf(g: State, aim: Aim): string[] {
  return hostiles(g, aim).filter((id) => (aim.only ?? id) === id && !aim.except?.includes(id));
}

/** All targets of an attack, one for each space of a large one that can be chosen (IA-6.37, IA-9.8). */
export function targetsOf(g: State, aim: Aim): Target[] {
  return piecesOf(g, aim).flatMap((piece) => {
    const all = spacesOfPiece(g, piece).map((space) => ({ piece, space, refused: aimRefusal(g, aim, piece, space) }));
    const open = all.filter(({ refused }) => !refused);
    return open.length > 0 ? open : all.slice(0, 1);
  });
}

/** Why a figure can declare no attack at all; null if it can (IA-11.17). */
export function attackRefusal(g: State, attacker: string): Refusal | null {
  if (hasCondition(g, attacker, 'stunned')) return refuse('stunned', { figure: pieceName(g, attacker) }, 'IA-11.17');
  const isBarred = abilitiesOf(g, attacker).some(({ ability, owner }) => ability.forbidsAttack?.(g, owner));
  return isBarred ? refuse('cannot_attack', { figure: pieceName(g, attacker) }, 'IA-1.2') : null;
}

/** Whether an attack of this aim has a legal target. */
export function hasTarget(g: State, aim: Aim): boolean {
  if (attackRefusal(g, aim.attacker)) return false;
  return piecesOf(g, aim).some((piece) => spacesOfPiece(g, piece).some((space) => !aimRefusal(g, aim, piece, space)));
}

/** The distance of a target, where it has one. */
function targetDetail(g: State, attacker: string, piece: string): { detail?: Text } {
  const n = distanceOf(g, attacker, piece);
  return Number.isFinite(n) ? { detail: text('attack.distance', { n }) } : {};
}

/** Options of an attack: `attack:<target>:<space>`. */
export function targetOptions(g: State, aim: Aim, barred: Refusal | null = null): Option[] {
  const why = attackRefusal(g, aim.attacker) ?? barred;
  return targetsOf(g, aim).map(({ piece, space, refused }) => ({
    key: `attack:${piece}:${space}`,
    label: text('attack.target', { target: pieceName(g, piece) }),
    from: `figure:${aim.attacker}`,
    at: `piece:${piece}`,
    ...targetDetail(g, aim.attacker, piece),
    ...((refused ?? why) && { refused: why ?? refused ?? undefined }),
  })) as Option[];
}
