import type { CombatView, Side } from '@echo-base/games/rebellion/client';
import type { Translate } from '../../../kit/i18n/translate.tsx';
import { lossesOf, type Squad, stepOf } from './forces.ts';

/** Accessible name of equal units: "2 TIE Fighters, damage 0 of 1, 1 damage assigned". */
export function squadText(t: Translate, { type, ids, damage, hits, health, doomed }: Squad): string {
  return [
    t(`units.${type}`, { n: ids.length }),
    health === null ? t('board.rb.combat.noHealth') : t('detail.damage', { damage, health }),
    hits > 0 && t('board.rb.combat.hits', { count: hits }),
    doomed && t('board.rb.combat.doomed'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Which side attacks and why, or the purpose of the step. */
export function statusText(t: Translate, combat: CombatView): string {
  const { attack, current, retreated } = combat;
  if (attack) return t(`board.rb.combat.attack.${attack.side}.${attack.side === current ? 'first' : 'second'}`);
  const [gone] = retreated;
  if (gone && stepOf(combat) === 'retreat') return t(`board.rb.combat.retreated.${gone}`);
  return t(`board.rb.combat.status.${stepOf(combat)}`);
}

/** "Lost: 2 TIE Fighters, 1 Star Destroyer"; empty without losses. */
export function lossesText(t: Translate, combat: CombatView, side: Side): string {
  const lost = lossesOf(combat, side).map(({ type, count }) => t(`units.${type}`, { n: count }));
  return lost.length > 0 ? t('board.rb.combat.lost', { units: lost.join(', ') }) : '';
}
