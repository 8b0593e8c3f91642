import {
  BASE_SPACE,
  type LeaderId,
  type LeaderView,
  SYSTEMS,
  type SystemId,
  type SystemView,
} from '@echo-base/games/rebellion/client';
import type { Say } from '../../../i18n/say.tsx';
import { isCaptive, type Scene } from '../scene.tsx';
import type { BaseMark, PlaceFacts, SystemFacts } from './place-facts.ts';

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

export function leaderText(say: Say, id: LeaderId, leader: LeaderView): string {
  const name = say(`leader.${id}`);
  const ring = leader.ring && !isCaptive(leader) ? say(`ring.${leader.ring}`) : null;
  if (isCaptive(leader)) return say(`board.rb.${leader.ring}`, { leader: name });
  if (leader.detained) return say('board.rb.detained', { leader: name });
  return ring ? say('board.rb.withRing', { leader: name, ring }) : name;
}

/** Units and leaders of a place: "1 Star Destroyer, 2 TIE Fighters, General Veers". */
function piecesText(say: Say, { stacks, leaders }: PlaceFacts): string[] {
  const units = stacks.map(({ type, ids, damaged }) => {
    const name = say(`units.${type}`, { n: ids.length });
    return damaged > 0 ? say('board.rb.damaged', { units: name, count: damaged }) : name;
  });
  return [...units, ...leaders.map(({ id, now }) => leaderText(say, id, now))];
}

function resourcesText(say: Say, id: SystemId): string | undefined {
  const { icons, box } = SYSTEMS[id];
  if (box === null) return undefined;
  return say('board.rb.builds', { icons: icons.map((icon) => say(`board.rb.icon.${icon}`)).join(', '), box });
}

/** Whether the Empire knows that the hidden base cannot be in a system. */
export function isRuledOut({ view: { base, probes } }: Pick<Scene, 'view'>, id: SystemId): boolean {
  return !base.revealed && (probes.ruledOut?.includes(id) ?? false);
}

/**
 * Accessible name of a system: "Mandalore, subjugated, Rebel loyalty, General Veers"; `aid`: and if the base may be
 * there.
 */
export function systemText(say: Say, facts: SystemFacts, aid: boolean): string {
  const { id, state, base, isRuledOut } = facts;
  return joined([
    say(`system.${id}`),
    say(`board.rb.standing.${standingOf(id, state)}`),
    state.sabotaged && say('board.rb.sabotaged'),
    base !== null && say(`board.rb.base.${base}`),
    isRuledOut ? say('board.rb.ruledOut') : aid && say('board.rb.canBe'),
    ...piecesText(say, facts),
    !state.destroyed && resourcesText(say, id),
  ]);
}

/** Accessible name of the Rebel base space, which is closed once the base was revealed. */
export function bayText(say: Say, facts: PlaceFacts, isClosed: boolean): string {
  const pieces = piecesText(say, facts);
  const closed = isClosed && say('board.rb.bayClosed');
  return joined([say(`system.${BASE_SPACE}`), closed, ...(pieces.length > 0 ? pieces : [say('board.rb.empty')])]);
}
