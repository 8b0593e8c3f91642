import { note } from '../../engine/log.ts';
import { countsAs } from '../data/leaders.ts';
import { attachRing, gainReputation } from '../rules/changes.ts';
import { leaderName } from '../rules/names.ts';
import type { Op } from '../rules/op.ts';
import { does, targetOf } from './effect.ts';
import { wearerOf } from './leaders.ts';

/** The Rebels lose reputation (RB-15.9). */
export function loseReputation(amount: number): Op {
  return does((g) => gainReputation(g, -amount));
}

/**
 * The captive changes to the Imperial side for good and is no longer captured (RB-13.14); Luke, in either version,
 * also costs the Rebels 1 reputation. There is one ring: while another leader wears it no one can be lured.
 */
export function lureTarget(): Op {
  return does((g, c) => {
    const target = targetOf(c);
    if (wearerOf(g, 'lure-of-the-dark-side')) return;
    attachRing(g, 'lure-of-the-dark-side', target);
    note(g, 'log.lured', { leader: leaderName(target) }, { clause: 'RB-13.14' });
    if (countsAs(target) === 'luke-skywalker') gainReputation(g, -1);
  });
}

/** The target leader is skipped when leaders are retrieved next. */
export function detainTarget(): Op {
  return does((g, c) => {
    const target = targetOf(c);
    g.leaders[target].detained = true;
    note(g, 'log.willBeDetained', { leader: leaderName(target) }, { at: `leader:${target}` });
  });
}
