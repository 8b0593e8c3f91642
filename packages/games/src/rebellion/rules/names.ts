import { listOf } from '../../engine/log-joins.ts';
import { memoizeByIds } from '../../engine/memoize-ids.ts';
import type { Option } from '../../engine/rule.ts';
import { refuse, type Text, text } from '../../engine/text.ts';
import { withFields } from '../../engine/with-fields.ts';
import { type ActionId, isAction } from '../data/actions.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { MissionId } from '../data/missions.ts';
import type { PlaceId } from '../data/systems.ts';
import { type Side, typeOf, type UnitId, type UnitType } from '../data/units.ts';
import type { State } from '../state.ts';
import { unitOf } from './board.ts';

export const placeName = memoizeByIds((id: PlaceId): Text => text(`system.${id}`));
export const leaderName = memoizeByIds((id: LeaderId): Text => text(`leader.${id}`));
export const unitName = memoizeByIds((type: UnitType): Text => text(`unit.${type}`));
/** The name of a mission or action card. */
export const cardName = memoizeByIds(
  (id: MissionId | ActionId): Text => text(isAction(id) ? `action.${id}` : `mission.${id}`),
);
/** So many units of a type, such as "three TIE Fighters". */
export const unitsText = (type: UnitType, n: number): Text => text(`units.${type}`, { n });
export const sideName = memoizeByIds((side: Side): Text => text(`side.${side}`));

/** The leaders on a card as one message. */
export function leadersText([first, second]: readonly LeaderId[]): Text {
  if (!first) throw new Error('no leader is on this card');
  return second ? text('leaders.two', { first: leaderName(first), second: leaderName(second) }) : leaderName(first);
}

/** A list in words: "a, b and c". */
export const listText = (items: readonly Text[]): Text => listOf(items, 'list.two', 'list.more');
/** A list whose items are lists themselves: "a and b; c". */
export const partsText = (items: readonly Text[]): Text => listOf(items, 'parts.two', 'parts.more');

/** An option that points at a place; key and target are the place. */
export function placeOption(id: PlaceId, more?: Partial<Option>): Option {
  return more ? withFields(plainPlace(id), more) : plainPlace(id);
}

/** A place that cannot be chosen, where nothing but these ids decides what the reader is told. */
export const refusedPlace = memoizeByIds(
  (id: PlaceId, code: string, clause: string): Option => placeOption(id, { refused: refuse(code, {}, clause) }),
);

const plainPlace = memoizeByIds((id: PlaceId): Option => ({ key: id, label: placeName(id), at: `place:${id}` }));

/** An option that points at a leader. */
export function leaderOption(id: LeaderId, more?: Partial<Option>): Option {
  return more ? withFields(plainLeader(id), more) : plainLeader(id);
}

const plainLeader = memoizeByIds((id: LeaderId): Option => ({ key: id, label: leaderName(id), at: `leader:${id}` }));

/** An option that points at a unit; its detail tells where it stands. */
export function unitOption(g: State, id: UnitId, more: Partial<Option> = {}): Option {
  const { at } = unitOf(g, id);
  return { key: id, label: unitName(typeOf(id)), detail: text(`system.${at}`), at: `unit:${id}`, ...more };
}

/** The button that ends a loop of small questions: the advised act, unless `more` says otherwise. */
export function doneOption(more: Partial<Option> = {}): Option {
  return { key: 'done', label: text('option.done'), kind: 'primary', ...more };
}

/** An act that declines what these options offer: advised where none of them is open, since using one is mostly better. */
export function declineOption(offered: readonly Option[], option: Omit<Option, 'kind'>): Option {
  return withFields(option, { kind: offered.some(({ refused }) => !refused) ? 'plain' : 'primary' } as const);
}
