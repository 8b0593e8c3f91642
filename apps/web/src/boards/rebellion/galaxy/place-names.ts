import {
  BASE_SPACE,
  boxOf,
  isCaptive,
  type LeaderId,
  type LeaderView,
  type RebellionView,
  SYSTEMS,
  type SystemId,
  type SystemView,
} from '@echo-base/games/rebellion/client';
import type { Translate } from '../../../kit/i18n/translate.tsx';
import type { Scene } from '../scene.ts';
import { withRole } from '../team/names.ts';
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

/** The system of the hidden base, once all others are ruled out for a viewer who looks for it; null before. */
export function locatedBaseOf(view: Scene['view']): SystemId | null {
  const { ruledOut } = view.probes;
  const { systems } = boxOf(view);
  if (!isSearching(view) || ruledOut?.length !== systems.length - 1) return null;
  return systems.find((id) => !ruledOut.includes(id)) ?? null;
}

export function baseMarkOf(view: Scene['view'], id: SystemId): BaseMark {
  const { base, opened } = view;
  // After the match nothing is secret.
  if (base.system === id) return base.revealed || opened ? 'revealed' : 'secret';
  if (locatedBaseOf(view) === id) return 'located';
  return base.old.includes(id) ? 'old' : null;
}

/** Words of the tag at the Rebel base; null if the viewer does not know the system. */
export function baseTagOf(t: Translate, view: Scene['view']): string | null {
  const system = view.base.system ?? locatedBaseOf(view);
  const mark = system && baseMarkOf(view, system);
  if (mark === null || mark === 'old') return null;
  return t(`board.rb.tag.${mark}`);
}

/** Name of a leader with its state; `inTeams`: and with the role it belongs to. */
export function leaderText(t: Translate, id: LeaderId, leader: LeaderView, inTeams: boolean): string {
  const name = inTeams ? withRole(t, id) : t(`leader.${id}`);
  const ring = leader.ring && !isCaptive(leader) ? t(`ring.${leader.ring}`) : null;
  if (isCaptive(leader)) return t({ key: `board.rb.${leader.ring}`, params: { leader: name } });
  if (leader.detained) return t('board.rb.detained', { leader: name });
  return ring ? t('board.rb.withRing', { leader: name, ring }) : name;
}

/** Units and leaders of a place: "1 Star Destroyer, 2 TIE Fighters, General Veers". */
function piecesText(t: Translate, { stacks, leaders, inTeams }: PlaceFacts): string[] {
  const units = stacks.map(({ type, ids, damaged }) => {
    const name = t(`units.${type}`, { n: ids.length });
    return damaged > 0 ? t('board.rb.damaged', { units: name, count: damaged }) : name;
  });
  return [...units, ...leaders.map(({ id, now }) => leaderText(t, id, now, inTeams))];
}

function resourcesText(t: Translate, id: SystemId): string | undefined {
  const { icons, box } = SYSTEMS[id];
  if (box === null) return undefined;
  return t('board.rb.builds', { icons: icons.map((icon) => t(`board.rb.icon.${icon}`)).join(', '), box });
}

/** Whether the viewer looks for the base: nothing is ruled out for a viewer who knows it, such as after the game. */
export const isSearching = ({ base, probes }: RebellionView): boolean =>
  base.system === null && probes.ruledOut !== null;

/** Whether the Empire knows that the hidden base cannot be in a system. */
export function isRuledOut({ view }: Pick<Scene, 'view'>, id: SystemId): boolean {
  return isSearching(view) && (view.probes.ruledOut?.includes(id) ?? false);
}

/**
 * Accessible name of a system: "Mandalore, subjugated, Rebel loyalty, General Veers"; `aid`: and if the base may be
 * there.
 */
export function systemText(t: Translate, facts: SystemFacts, aid: boolean): string {
  const { id, state, base, isRuledOut } = facts;
  return joined([
    t(`system.${id}`),
    t(`board.rb.standing.${standingOf(id, state)}`),
    state.sabotaged && t('board.rb.sabotaged'),
    base !== null && t(`board.rb.base.${base}`),
    isRuledOut ? t('board.rb.ruledOut') : aid && t('board.rb.canBe'),
    ...piecesText(t, facts),
    !state.destroyed && resourcesText(t, id),
  ]);
}

/** Accessible name of the Rebel base space, which is closed once the base was revealed. */
export function bayText(t: Translate, facts: PlaceFacts, isClosed: boolean): string {
  const pieces = piecesText(t, facts);
  const closed = isClosed && t('board.rb.bayClosed');
  return joined([t(`system.${BASE_SPACE}`), closed, ...(pieces.length > 0 ? pieces : [t('board.rb.empty')])]);
}
