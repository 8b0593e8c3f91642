import { note } from '../../engine/log.ts';
import { pick } from '../../engine/rng.ts';
import { text } from '../../engine/text.ts';
import { CONDITION_KEYWORDS, type Keyword } from '../data/terms.ts';
import { type Attack, attackOf, handOf, rivalOf, type State } from '../state.ts';
import { abilityName, abilityRules, withEffect } from './ability-book.ts';
import {
  distanceBetween,
  gainCondition,
  hasCondition,
  isBesideSpace,
  loseCondition,
  placeIn,
  spacesOfPiece,
} from './board.ts';
import { book } from './book.ts';
import { discardFromHand } from './command-play.ts';
import { type Hit, recover, suffer } from './damage.ts';
import { missionHooks } from './mission-book.ts';
import { commandName, pieceName, seatName } from './names.ts';
import { attackKeywords, boughtIcons, keywordSum } from './pools.ts';
import { ownAim, targetsOf } from './targets.ts';
import { orderNow, windowRule } from './windows.ts';

/** Whether the target was a figure: objects gain no conditions (IA-11.13). */
const isFigure = (id: string) => /^p\d-/.test(id);

/** Conditions that end with the attack are discarded before new ones are gained (IA-9.57, IA-11.16, IA-11.26). */
function discardSpent(g: State, { attacker }: Attack): void {
  for (const condition of ['focused', 'hidden'] as const) loseCondition(g, attacker, condition);
}

/** Conditions of keywords, if the target suffered damage (IA-9.34, IA-9.56). */
function applyConditions(g: State, attack: Attack): void {
  if (attack.suffered === 0) return;
  for (const { keyword } of attackKeywords(g, attack)) {
    const gives = Object.entries(CONDITION_KEYWORDS).find(([id]) => id === keyword)?.[1];
    if (!gives) continue;
    const figure = gives.on === 'target' ? attack.target : attack.attacker;
    if (!isFigure(figure) || !g.figures[figure]) continue;
    gainCondition(g, figure, gives.condition);
    const condition = text(`condition.${gives.condition}`);
    note(g, 'log.condition', { figure: pieceName(g, figure), condition }, placeIn(g, figure));
  }
}

/** Everything else on or next to the target space suffers Blast (IA-9.35, IA-9.56). */
function blastHits(g: State, attack: Attack): Hit[] {
  const n = keywordSum(g, attack, 'blast');
  if (n === 0 || attack.suffered === 0) return [];
  const type = missionHooks(g).attackable?.type;
  const objects = g.tokens.filter((token) => token.type === type);
  const pieces = [...Object.keys(g.figures), ...objects.map(({ id }) => id)];
  return pieces
    .filter((id) => id !== attack.target && isBesideSpace(g, id, attack.space))
    .map((piece) => ({ piece, n }));
}

/** The Cleave keywords of the attack, one choice each (IA-9.38). */
function cleavesOf(g: State, attack: Attack): number[] {
  if (attack.suffered === 0) return [];
  return attackKeywords(g, attack).flatMap(({ keyword, n }) => (keyword === 'cleave' ? [n] : []));
}

/** Pieces that Cleave may hit: other legal targets, within the accuracy of a ranged attack (IA-9.36, IA-9.37). */
function cleaveTargets(g: State, attack: Attack): string[] {
  if (!g.figures[attack.attacker]) return [];
  const { attacker, seat, type, ignoresFigures, target } = attack;
  const aim = { ...ownAim(g, attacker), seat, type, ignoresFigures, except: [target] };
  const accuracy = (attack.totals?.accuracy ?? 0) + boughtIcons(g, attack, 'accuracy');
  const isNear = (id: string) =>
    type === 'melee' || distanceBetween(g, spacesOfPiece(g, attacker), spacesOfPiece(g, id)) <= accuracy;
  return [...new Set(targetsOf(g, aim).flatMap(({ piece, refused }) => (refused ? [] : [piece])))].filter(isNear);
}

/** Whether a condition of the attack would be new to its figure; the attacker's own ones that end with it are. */
function isNewCondition(g: State, attack: Attack, keyword: Keyword['keyword'], isDefeat: boolean): boolean {
  const gives = Object.entries(CONDITION_KEYWORDS).find(([id]) => id === keyword)?.[1];
  if (!gives) return true;
  if (gives.on === 'attacker') return true;
  return !isDefeat && isFigure(attack.target) && !hasCondition(g, attack.target, gives.condition);
}

/**
 * Whether a keyword of an attack that does damage could lead to anything. With the defeat of the target others may come
 * first, so that figures may stand elsewhere by then.
 */
export function isFelt(g: State, attack: Attack, keyword: Keyword['keyword'], isDefeat: boolean): boolean {
  if (keyword === 'critical-hit') return isDefeat && handOf(g, rivalOf(g, attack.seat)).length > 0;
  if (keyword === 'blast' && !isDefeat) return blastHits(g, attack).length > 0;
  if (keyword === 'cleave' && !isDefeat) return cleaveTargets(g, attack).length > 0;
  return isNewCondition(g, attack, keyword, isDefeat);
}

/** Critical Hit: the opponent discards a random card if the attack defeated its target. */
function criticalHit(g: State, attack: Attack): void {
  const has = attackKeywords(g, attack).some(({ keyword }) => keyword === 'critical-hit');
  const rival = rivalOf(g, attack.seat);
  const hand = handOf(g, rival);
  const isDefeated = attack.suffered > 0 && spacesOfPiece(g, attack.target).length === 0;
  if (!has || !isDefeated || hand.length === 0) return;
  const card = pick(g, hand);
  discardFromHand(g, rival, card);
  note(g, 'log.loses', { seat: seatName(rival), card: commandName(card) });
}

/** `cleaves`: Cleave keywords still to come; `n`: damage of the one in progress. */
type AfterVars = { cleaves: number[]; n: number };

/** Effects of keywords after the attack, then those of abilities and cards (IA-9.33, IA-9.57). */
export const afterAttack = book.rule<AfterVars, 'cleave' | 'ask' | 'window' | 'listed' | 'end'>('after-attack', {
  start: {
    run(g, at) {
      const attack = attackOf(g);
      discardSpent(g, attack);
      at.vars.cleaves = cleavesOf(g, attack);
      applyConditions(g, attack);
      criticalHit(g, attack);
      recover(g, attack.attacker, keywordSum(g, attack, 'recover'));
      const hits = blastHits(g, attack);
      return hits.length > 0 ? at.call(suffer, null, { hits, seat: attack.seat }, 'cleave') : at.goto('cleave');
    },
  },
  cleave: {
    run(g, at) {
      const { vars } = at;
      vars.n = vars.cleaves.shift() ?? 0;
      return at.goto(vars.n > 0 && cleaveTargets(g, attackOf(g)).length > 0 ? 'ask' : 'window');
    },
  },
  ask: {
    ask: (g, { vars }) => text('ask.cleave', { n: vars.n, figure: pieceName(g, attackOf(g).attacker) }),
    who: (g) => [attackOf(g).seat],
    options: (g) => [
      ...cleaveTargets(g, attackOf(g)).map((id) => ({
        key: `cleave:${id}`,
        label: pieceName(g, id),
        at: `piece:${id}`,
      })),
      { key: 'none', label: text('cleave.none'), kind: 'plain' as const },
    ],
    chosen(g, at, key) {
      if (key === 'none') return at.goto('cleave');
      const hits = [{ piece: key.slice('cleave:'.length), n: at.vars.n }];
      return at.call(suffer, null, { hits, seat: attackOf(g).seat }, 'cleave');
    },
  },
  window: {
    run: (g, at) =>
      at.call(windowRule, null, { event: { window: 'ATTACK_AFTER_RESOLVE' }, order: orderNow(g) }, 'listed'),
  },
  listed: {
    run(g, at) {
      const next = attackOf(g).after.shift();
      if (!next) return at.goto('end');
      const call = withEffect(abilityRules(next.ability).afterAttack?.(g, next) ?? null, abilityName(next.ability));
      return call ? at.call(call.rule, next.seat, call.vars, 'listed') : at.goto('listed');
    },
  },
  end: { run: (_g, at) => at.end() },
});
