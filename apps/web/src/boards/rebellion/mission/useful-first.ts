import { blockOf } from '@echo-base/games/rebellion/client';
import type { Option, Text } from '../../../kit/net/types.ts';
import { likelyFirst } from './likely-first.ts';

const OPPOSES = 'detail.opposes';

const percentOf = ({ detail }: Option): number =>
  typeof detail?.params?.percent === 'number' ? detail.params.percent : 0;

/** Damage on the unit of an option and its health in this round; null for other options. */
function damageOf({ detail }: Option): { readonly damage: number; readonly health: number } | null {
  if (!detail?.key.startsWith('detail.damage')) return null;
  const [damage, health] = [Number(detail.params?.damage), Number(detail.params?.health)];
  return health > 0 ? { damage, health } : null;
}

/** Whether the option is a unit with as much damage as health: more would be wasted. */
function isLost(option: Option): boolean {
  const on = damageOf(option);
  return on !== null && option.detail?.key === 'detail.damage' && on.damage >= on.health;
}

/** Units that can still be lost, then those that are lost already, and say so. */
function lostLast(options: readonly Option[]): readonly Option[] {
  const lost = options.filter(isLost);
  if (lost.length === 0 || lost.length === options.length) return options;
  const told = lost.map((option) => ({ ...option, detail: { key: 'board.rb.combat.alreadyLost' } }));
  return [...options.filter((option) => !isLost(option)), ...told];
}

/** Damage that can be blocked with one answer to a question; 0 for questions that are about something else. */
function blockedIn({ key, params }: Text): number {
  if (key === 'ask.block') return 1;
  return key === 'ask.blockUnit' ? Number(params?.n) : 0;
}

const BLOCKS = ['saves', 'eases', 'wasted'] as const;

/** Units that a block saves first, those that are lost all the same last; both say so. Other options keep their place. */
function savedFirst(options: readonly Option[], blocked: number): readonly Option[] {
  const ranked = options.flatMap((option) => {
    const on = option.refused ? null : damageOf(option);
    return on ? [{ option, on, block: blockOf(on, blocked) }] : [];
  });
  const sorted = ranked
    .toSorted((a, b) => BLOCKS.indexOf(a.block) - BLOCKS.indexOf(b.block))
    .map(({ option, on, block }): Option => {
      return block === 'eases'
        ? option
        : { ...option, detail: { key: `board.rb.combat.block.${block}`, params: { ...on } } };
    });
  return options.map((option) => (ranked.some((one) => one.option === option) ? (sorted.shift() ?? option) : option));
}

/** An action card that is played at once is an act of the bar, beside its card: it is put nowhere. */
const asAct = (option: Option): Option =>
  option.key.startsWith('play:') && option.from === undefined ? { ...option, kind: 'plain' } : option;

/**
 * Leaders who could oppose a mission: those first who leave it the smallest chance. Units that take damage: those that
 * are lost already last. Units whose damage can be blocked: those that it saves first. Missions of
 * a leader: the likely ones first. Other options keep their order.
 */
export function usefulFirst(options: readonly Option[], prompt?: Text): readonly Option[] {
  if (prompt?.key === 'ask.assign') return likelyFirst(options).map(asAct);
  const isOpposing = ({ detail }: Option) => detail?.key === OPPOSES;
  const opposing = options.filter(isOpposing).sort((a, b) => percentOf(a) - percentOf(b));
  if (opposing.length > 1) return [...opposing, ...options.filter((option) => !isOpposing(option))];
  const blocked = prompt ? blockedIn(prompt) : 0;
  return blocked > 0 ? savedFirst(options, blocked) : lostLast(options);
}
