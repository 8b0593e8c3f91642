import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { controllerOf, distanceBetween, placeIn, spacesOfPiece, tokenOf } from '../rules/board.ts';
import { pieceName, spaceName } from '../rules/names.ts';
import type { Source } from '../rules/victory.ts';
import type { State, Token } from '../state.ts';

/** Tokens of a type that lie on the map. */
export function lying(g: State, type: Token['type']): Token[] {
  return g.tokens.filter((token) => token.type === type && token.space !== null);
}

/** A token as what points are for. */
export const tokenSource = ({ type, space }: Token): Source => ({ name: text(`token.${type}`), space });

/** The seat that controls a token. */
export function tokenController(g: State, { space }: Token): SeatId | null {
  return space ? controllerOf(g, [space]) : null;
}

/** Tokens of a type that a figure is on or next to (IA-5.15, IA-14.9). */
export function near(g: State, figure: string, type: Token['type']): Token[] {
  return lying(g, type).filter(({ space }) => space && distanceBetween(g, spacesOfPiece(g, figure), [space]) <= 1);
}

/** Options to take tokens, each with its reason if it is refused. */
export function takeOptions(g: State, tokens: readonly Token[], more: Partial<Option>): Option[] {
  return tokens.map(({ id, space }) => ({
    key: id,
    label: text('action.take', { token: pieceName(g, id) }),
    ...(space && { detail: spaceName(space) }),
    at: `piece:${id}`,
    ...more,
  }));
}

/** A figure takes a token and carries it from now on (IA-11.11). */
export function retrieve(g: State, figure: string, id: string): void {
  const token = tokenOf(g, id);
  if (!token) return;
  token.space = null;
  token.carrier = figure;
  note(g, 'log.retrieves', { figure: pieceName(g, figure), token: pieceName(g, id) }, placeIn(g, figure));
}

/** The tokens a figure carries. */
export function carried(g: State, figure: string): Token[] {
  return g.tokens.filter(({ carrier }) => carrier === figure);
}

/** Tokens leave the game. */
export function discardTokens(g: State, gone: readonly Token[]): void {
  const ids = gone.map(({ id }) => id);
  g.tokens = g.tokens.filter(({ id }) => !ids.includes(id));
}
