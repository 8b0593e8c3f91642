import type { SpaceId } from '../../engine/grid/index.ts';
import type { Piece } from '../../engine/rule.ts';
import { seatName, type Text, text } from '../../engine/text.ts';
import { deploymentCard } from '../data/deployments.ts';
import type { State } from '../state.ts';
import { tokenOf } from './board.ts';

/** The name of a deployment card; elite cards are named so. */
export function deploymentName(id: string): Text {
  const { name, tier, unique } = deploymentCard(id);
  const plain = text(`card.${name}`);
  return tier === 'elite' && !unique ? text('card.elite', { card: plain }) : plain;
}

/** The parts of the id of a figure: `p1-stormtrooper-2-1`. */
const parsed = new Map<string, { seat: string; card: string; copy: number; number: number }>();
function partsOf(id: string) {
  const known = parsed.get(id);
  if (known) return known;
  const [, seat = '', card = '', copy = '1', number = '1'] = /^(p\d)-(.+)-(\d+)-(\d+)$/.exec(id) ?? [];
  const parts = { seat, card, copy: Number(copy), number: Number(number) };
  parsed.set(id, parts);
  return parts;
}

/** The names of figures that are the only ones of their card, and of numbered ones. */
const [alone, numbered] = [new Map<string, Text>(), new Map<string, Text>()];

/** The card, and a number where its group or other copies have more figures. */
function figureName(g: State, id: string): Text {
  const { seat, card, copy, number } = partsOf(id);
  let [groups, size] = [0, 1];
  for (const key in g.groups) {
    const group = g.groups[key];
    if (group?.seat !== seat || group.card !== card) continue;
    groups += 1;
    size = group.figures;
  }
  const names = groups * size <= 1 ? alone : numbered;
  const known = names.get(id);
  if (known) return known;
  const { key, params } = deploymentName(card);
  const name =
    names === alone
      ? text(key, { ...params, id })
      : text('figure.numbered', { name: deploymentName(card), n: (copy - 1) * size + number, id });
  names.set(id, name);
  return name;
}

/** The name of a figure or a token, with its id, by which readers of the log find it on the map. */
export function pieceName(g: State, id: string): Text {
  const token = g.figures[id] ? undefined : tokenOf(g, id);
  return token ? text(`token.${token.type}`, { id }) : figureName(g, id);
}

/** Figures as the pieces of a question, by their names: without them a chip would show the first of its spaces. */
export function figurePieces(g: State, figures: readonly string[]): Piece[] {
  return figures.map((id) => ({ id: `figure:${id}`, label: pieceName(g, id) }));
}

const spaceNames = new Map<SpaceId, Text>();
export function spaceName(space: SpaceId): Text {
  const name = spaceNames.get(space) ?? text('space', { space });
  spaceNames.set(space, name);
  return name;
}
export const commandName = (id: string): Text => text(`command.${id}`);

/**
 * Help of a question that an effect asks: the innermost ability or command card in the stack and what it does; none for
 * questions of the rules. What an effect has led to, such as one more action, asks for itself.
 */
export function effectHelp({ flow }: State): Text | undefined {
  for (const { rule, vars } of flow.stack.toReversed()) {
    if (typeof vars.effect === 'string') {
      const [kind = '', id = ''] = vars.effect.split('.');
      return text('effect.help', { name: text(vars.effect), text: text(`${kind}Text.${id}`) });
    }
    if (rule === 'window' || rule === 'perform') return;
  }
}

export const groupName = (g: State, id: string): Text => deploymentName(g.groups[id]?.card ?? '');
export { seatName };
