import type { SpaceId } from '../../engine/grid/index.ts';
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

/** `p1-stormtrooper-2-1`: the card, and a number where its group or other copies have more figures. */
function figureName(g: State, id: string): Text {
  const [, seat = '', card = '', copy = '1', number = '1'] = /^(p\d)-(.+)-(\d+)-(\d+)$/.exec(id) ?? [];
  const name = deploymentName(card);
  const groups = Object.values(g.groups).filter((group) => group.seat === seat && group.card === card);
  const size = groups[0]?.figures ?? 1;
  if (groups.length * size <= 1) return name;
  return text('figure.numbered', { name, n: (Number(copy) - 1) * size + Number(number) });
}

/** The name of a figure or a token, with its id, by which readers of the log find it on the map. */
export function pieceName(g: State, id: string): Text {
  const token = tokenOf(g, id);
  const { key, params } = token ? text(`token.${token.type}`) : figureName(g, id);
  return text(key, { ...params, id });
}

export const spaceName = (space: SpaceId): Text => text('space', { space });
export const commandName = (id: string): Text => text(`command.${id}`);
export const groupName = (g: State, id: string): Text => deploymentName(g.groups[id]?.card ?? '');
export { seatName };
