import { type AttackView, reckon, surgesPicked, type View } from '@echo-base/games/imperial-assault/client';
import type { Translate } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';

// The words of the bar while surges are spent. No React here.

/** Surge abilities that count: those bought, or those picked while they are chosen. */
export const boughtOf = (
  { bought }: AttackView,
  decision: Decision | null,
  picked: readonly string[],
): readonly number[] => (decision && isSurges(decision) ? surgesPicked(picked) : bought);

export const isSurges = ({ prompt }: Decision): boolean => prompt.key === 'ask.surges';

/** Surges that the picked abilities cost, and surges to spend. */
function balanceOf({ options, budgets }: Decision, picked: readonly string[]) {
  const cost = ({ costs }: Decision['options'][number]) => costs?.surges ?? 0;
  const spent = options.filter(({ key }) => picked.includes(key)).reduce((sum, option) => sum + cost(option), 0);
  return { spent, of: budgets?.[0]?.limit ?? 0 };
}

/** "2 of 3 surges spent. Unspent surges are lost." */
export function surgeHelp(t: Translate, decision: Decision, picked: readonly string[]): string {
  const { spent, of } = balanceOf(decision, picked);
  const count = t('board.ia.attack.spent', { n: spent, of });
  return spent < of ? `${count} · ${t('board.ia.attack.lost')}` : count;
}

/** "Spend 2, deal 5". */
export function surgeAct(t: Translate, decision: Decision, picked: readonly string[], { attack }: View): string {
  const { spent } = balanceOf(decision, picked);
  const damage = attack ? (reckon(attack, surgesPicked(picked))?.suffered ?? 0) : 0;
  return t('board.ia.attack.send', { n: spent, damage });
}
