import type { CombatView, Side } from '@echo-base/games/rebellion/client';
import type { Say } from '../../../i18n/say.tsx';
import { lossesOf, type Squad, stepOf } from './forces.ts';

/** Accessible name of equal units: "2 TIE Fighters, damage 0 of 1, 1 damage assigned". */
export function squadText(say: Say, { type, ids, damage, hits, health, doomed }: Squad): string {
  return [
    say(`units.${type}`, { n: ids.length }),
    health === null ? say('board.rb.combat.noHealth') : say('detail.damage', { damage, health }),
    hits > 0 && say('board.rb.combat.hits', { count: hits }),
    doomed && say('board.rb.combat.doomed'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Which side attacks and why, or the purpose of the step. */
export function statusText(say: Say, combat: CombatView): string {
  const { attack, current, retreated } = combat;
  if (attack) return say(`board.rb.combat.attack.${attack.side}.${attack.side === current ? 'first' : 'second'}`);
  const [gone] = retreated;
  if (gone && stepOf(combat) === 'retreat') return say(`board.rb.combat.retreated.${gone}`);
  return say(`board.rb.combat.status.${stepOf(combat)}`);
}

/** "Lost: 2 TIE Fighters, 1 Star Destroyer"; empty without losses. */
export function lossesText(say: Say, combat: CombatView, side: Side): string {
  const lost = lossesOf(combat, side).map(({ type, count }) => say(`units.${type}`, { n: count }));
  return lost.length > 0 ? say('board.rb.combat.lost', { units: lost.join(', ') }) : '';
}
