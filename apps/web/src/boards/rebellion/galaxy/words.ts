import {
  BASE_SPACE,
  type LeaderId,
  type PlaceId,
  SYSTEMS,
  type SystemId,
  type SystemView,
} from '@echo-base/games/rebellion/client';
import type { Say } from '../../../i18n/say.tsx';
import { isCaptive, type Scene } from '../scene.tsx';
import { stacksOf } from './stacks.ts';

/** Accessible names of places and pieces of the map. */

const joined = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Standing of a system, one word per ring shape: see `Ring`. */
export type Standing =
  | 'destroyed'
  | 'remote'
  | 'neutral'
  | 'rebel'
  | 'imperial'
  | 'subjugated'
  | 'subjugated-rebel'
  | 'subjugated-imperial';

/** The standing of a system that its ring shows. */
export function standingOf(id: SystemId, { loyalty, subjugated, destroyed }: SystemView): Standing {
  if (destroyed) return 'destroyed';
  if (!SYSTEMS[id].populous) return 'remote';
  if (subjugated) return loyalty === null ? 'subjugated' : `subjugated-${loyalty}`;
  return loyalty ?? 'neutral';
}

/** Relation of a system to the Rebel base, as far as the viewer knows. */
export type BaseMark = 'secret' | 'revealed' | 'old' | null;

export function baseMarkOf({ base, opened }: Scene['view'], id: SystemId): BaseMark {
  // After the match nothing is secret.
  if (base.system === id) return base.revealed || opened ? 'revealed' : 'secret';
  return base.old.includes(id) ? 'old' : null;
}

/** Words of the tag at the Rebel base; null if the viewer does not know the system. */
export function baseTagOf(say: Say, view: Scene['view']): string | null {
  const mark = view.base.system && baseMarkOf(view, view.base.system);
  if (mark !== 'secret' && mark !== 'revealed') return null;
  return say(`board.rb.tag.${mark}`);
}

export function leaderText(say: Say, { view }: Scene, id: LeaderId): string {
  const leader = view.leaders[id];
  const name = say(`leader.${id}`);
  const ring = leader.ring && !isCaptive(leader) ? say(`ring.${leader.ring}`) : null;
  if (isCaptive(leader)) return say(`board.rb.${leader.ring}`, { leader: name });
  if (leader.detained) return say('board.rb.detained', { leader: name });
  return ring ? say('board.rb.withRing', { leader: name, ring }) : name;
}

/** Units and leaders of a place: "1 Star Destroyer, 2 TIE Fighters, General Veers". */
function piecesText(say: Say, scene: Scene, place: PlaceId): string[] {
  const stacks = stacksOf(scene.unitsAt.get(place) ?? [], scene.view);
  const units = stacks.map(({ type, ids, damaged }) => {
    const name = say(`units.${type}`, { n: ids.length });
    return damaged > 0 ? say('board.rb.damaged', { units: name, count: damaged }) : name;
  });
  return [...units, ...(scene.leadersAt.get(place) ?? []).map((id) => leaderText(say, scene, id))];
}

function resourcesText(say: Say, id: SystemId): string | undefined {
  const { icons, box } = SYSTEMS[id];
  if (box === null) return undefined;
  return say('board.rb.builds', { icons: icons.map((icon) => say(`board.rb.icon.${icon}`)).join(', '), box });
}

/** Whether the Empire knows that the hidden base cannot be in a system. */
export function isRuledOut({ view: { base, probes } }: Scene, id: SystemId): boolean {
  return !base.revealed && (probes.ruledOut?.includes(id) ?? false);
}

/**
 * Accessible name of a system: "Mandalore, subjugated, Rebel loyalty, General Veers"; `aid`: and if the base may be
 * there.
 */
export function systemText(say: Say, scene: Scene, id: SystemId, aid: boolean): string {
  const state = scene.view.systems[id];
  const mark = baseMarkOf(scene.view, id);
  return joined([
    say(`system.${id}`),
    say(`board.rb.standing.${standingOf(id, state)}`),
    state.sabotaged && say('board.rb.sabotaged'),
    mark !== null && say(`board.rb.base.${mark}`),
    isRuledOut(scene, id) ? say('board.rb.ruledOut') : aid && say('board.rb.canBe'),
    ...piecesText(say, scene, id),
    !state.destroyed && resourcesText(say, id),
  ]);
}

/** Accessible name of the Rebel base space. */
export function bayText(say: Say, scene: Scene): string {
  const pieces = piecesText(say, scene, BASE_SPACE);
  const closed = scene.view.base.revealed && say('board.rb.bayClosed');
  return joined([say(`system.${BASE_SPACE}`), closed, ...(pieces.length > 0 ? pieces : [say('board.rb.empty')])]);
}
