import { type AttackView, reckon, surgesPicked } from '@echo-base/games/imperial-assault/client';
import type { Translate } from '../../../kit/i18n/translate.tsx';

/** Keywords whose effect follows the attack; all but Recover need damage on the target (IA-9.33, IA-9.34). */
const AFTERWARDS = ['recover', 'blast', 'cleave', 'stun', 'bleed', 'weaken', 'focus', 'hide', 'critical-hit'] as const;
type Afterwards = (typeof AFTERWARDS)[number];

const isAfterwards = (keyword: string): keyword is Afterwards => AFTERWARDS.some((one) => one === keyword);

/** What a surge ability does to the attack beside those that are bought: new sums, and effects after the attack. */
export function effectOf(t: Translate, attack: AttackView, bought: readonly number[], key: string): string {
  const added = surgesPicked([key]);
  const before = reckon(attack, bought);
  const after = reckon(attack, [...bought, ...added]);
  if (!before || !after) return '';
  const gives = added.flatMap((index) => attack.surges[index]?.gives ?? []);
  const sums = [
    ...(after.suffered > before.suffered
      ? [t('board.ia.attack.gain', { before: before.suffered, after: after.suffered })]
      : []),
    ...(after.accuracy > before.accuracy
      ? [t('board.ia.attack.effect.accuracy', { before: before.accuracy, after: after.accuracy })]
      : []),
  ];
  const effects = gives.flatMap(({ keyword, n }) => {
    if (!isAfterwards(keyword)) return [];
    const isLost = keyword !== 'recover' && after.suffered === 0;
    return isLost ? t('board.ia.attack.needsDamage') : t(`board.ia.attack.effect.${keyword}`, { n });
  });
  const lines = new Set([...sums, ...effects]);
  return lines.size > 0 ? [...lines].join(' · ') : t('board.ia.attack.noGain');
}
