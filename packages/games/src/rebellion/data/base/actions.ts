import type { LeaderId } from './leaders.ts';
import type { Side } from './units.ts';

/** An action card's printed facts. */
export interface ActionFacts {
  readonly id: ActionId;
  readonly side: Side;
  /** Starting cards have no recruit icon; `recruit` cards bring one of their leaders. */
  readonly type: 'starting' | 'recruit';
  readonly leaders: readonly LeaderId[];
  readonly timing: 'assignment' | 'start-of-combat' | 'immediate' | 'special';
}

export const ACTION_IDS = [
  'according-to-my-design',
  'brilliant-administrator',
  'it-is-your-destiny',
  'more-dangerous-than-you-realize',
  'blindside',
  'boba-fett-where',
  'catch-them-by-surprise',
  'fully-operational',
  'good-intel',
  'keep-them-from-escaping',
  'local-rumors',
  'proceeding-as-planned',
  'public-support',
  'ready-for-action',
  'scouting-mission',
  'target-the-generator',
  'human-cyborg-relations',
  'our-most-desperate-hour',
  'rebel-planning',
  'resourceful-astromech',
  'start-the-evacuation',
  'temporary-alliance',
  'ambush',
  'an-old-friend',
  'independent-operation',
  'its-a-trap',
  'noble-sacrifice',
  'one-in-a-million',
  'point-blank-assault',
  'son-of-skywalker',
  'target-the-star-destroyers',
  'the-millennium-falcon',
  'undercover',
  'wookiee-guardian',
] as const;
export type ActionId = (typeof ACTION_IDS)[number];

/** All action cards by id; each exists once. */
// biome-ignore format: one line each
export const ACTIONS: Readonly<Record<ActionId, ActionFacts>> = {
  'according-to-my-design': { id: 'according-to-my-design', side: 'imperial', type: 'starting', leaders: ['emperor-palpatine'], timing: 'start-of-combat' },
  'brilliant-administrator': { id: 'brilliant-administrator', side: 'imperial', type: 'starting', leaders: ['grand-moff-tarkin'], timing: 'assignment' },
  'it-is-your-destiny': { id: 'it-is-your-destiny', side: 'imperial', type: 'starting', leaders: ['darth-vader'], timing: 'special' },
  'more-dangerous-than-you-realize': { id: 'more-dangerous-than-you-realize', side: 'imperial', type: 'starting', leaders: ['general-tagge'], timing: 'start-of-combat' },
  'blindside': { id: 'blindside', side: 'imperial', type: 'recruit', leaders: ['janus-greejatus', 'boba-fett'], timing: 'special' },
  'boba-fett-where': { id: 'boba-fett-where', side: 'imperial', type: 'recruit', leaders: ['boba-fett'], timing: 'assignment' },
  'catch-them-by-surprise': { id: 'catch-them-by-surprise', side: 'imperial', type: 'recruit', leaders: ['admiral-ozzel'], timing: 'assignment' },
  'fully-operational': { id: 'fully-operational', side: 'imperial', type: 'recruit', leaders: ['moff-jerjerrod'], timing: 'start-of-combat' },
  'good-intel': { id: 'good-intel', side: 'imperial', type: 'recruit', leaders: ['soontir-fel', 'colonel-yularen'], timing: 'start-of-combat' },
  'keep-them-from-escaping': { id: 'keep-them-from-escaping', side: 'imperial', type: 'recruit', leaders: ['admiral-piett'], timing: 'start-of-combat' },
  'local-rumors': { id: 'local-rumors', side: 'imperial', type: 'recruit', leaders: ['colonel-yularen'], timing: 'assignment' },
  'proceeding-as-planned': { id: 'proceeding-as-planned', side: 'imperial', type: 'recruit', leaders: ['admiral-ozzel', 'moff-jerjerrod'], timing: 'assignment' },
  'public-support': { id: 'public-support', side: 'imperial', type: 'recruit', leaders: ['janus-greejatus'], timing: 'assignment' },
  'ready-for-action': { id: 'ready-for-action', side: 'imperial', type: 'recruit', leaders: ['admiral-piett', 'general-veers'], timing: 'start-of-combat' },
  'scouting-mission': { id: 'scouting-mission', side: 'imperial', type: 'recruit', leaders: ['soontir-fel'], timing: 'assignment' },
  'target-the-generator': { id: 'target-the-generator', side: 'imperial', type: 'recruit', leaders: ['general-veers'], timing: 'start-of-combat' },
  'human-cyborg-relations': { id: 'human-cyborg-relations', side: 'rebel', type: 'starting', leaders: [], timing: 'immediate' },
  'our-most-desperate-hour': { id: 'our-most-desperate-hour', side: 'rebel', type: 'starting', leaders: ['princess-leia'], timing: 'assignment' },
  'rebel-planning': { id: 'rebel-planning', side: 'rebel', type: 'starting', leaders: ['jan-dodonna'], timing: 'assignment' },
  'resourceful-astromech': { id: 'resourceful-astromech', side: 'rebel', type: 'starting', leaders: [], timing: 'immediate' },
  'start-the-evacuation': { id: 'start-the-evacuation', side: 'rebel', type: 'starting', leaders: ['general-rieekan'], timing: 'assignment' },
  'temporary-alliance': { id: 'temporary-alliance', side: 'rebel', type: 'starting', leaders: ['mon-mothma'], timing: 'assignment' },
  'ambush': { id: 'ambush', side: 'rebel', type: 'recruit', leaders: ['general-madine'], timing: 'assignment' },
  'an-old-friend': { id: 'an-old-friend', side: 'rebel', type: 'recruit', leaders: ['han-solo'], timing: 'assignment' },
  'independent-operation': { id: 'independent-operation', side: 'rebel', type: 'recruit', leaders: ['lando-calrissian'], timing: 'assignment' },
  'its-a-trap': { id: 'its-a-trap', side: 'rebel', type: 'recruit', leaders: ['admiral-ackbar'], timing: 'start-of-combat' },
  'noble-sacrifice': { id: 'noble-sacrifice', side: 'rebel', type: 'recruit', leaders: ['obi-wan-kenobi'], timing: 'special' },
  'one-in-a-million': { id: 'one-in-a-million', side: 'rebel', type: 'recruit', leaders: ['luke-skywalker', 'wedge-antilles'], timing: 'special' },
  'point-blank-assault': { id: 'point-blank-assault', side: 'rebel', type: 'recruit', leaders: ['admiral-ackbar', 'general-madine'], timing: 'start-of-combat' },
  'son-of-skywalker': { id: 'son-of-skywalker', side: 'rebel', type: 'recruit', leaders: ['luke-skywalker'], timing: 'special' },
  'target-the-star-destroyers': { id: 'target-the-star-destroyers', side: 'rebel', type: 'recruit', leaders: ['wedge-antilles'], timing: 'start-of-combat' },
  'the-millennium-falcon': { id: 'the-millennium-falcon', side: 'rebel', type: 'recruit', leaders: ['han-solo', 'chewbacca'], timing: 'immediate' },
  'undercover': { id: 'undercover', side: 'rebel', type: 'recruit', leaders: ['lando-calrissian', 'obi-wan-kenobi'], timing: 'special' },
  'wookiee-guardian': { id: 'wookiee-guardian', side: 'rebel', type: 'recruit', leaders: ['chewbacca'], timing: 'special' },
};
