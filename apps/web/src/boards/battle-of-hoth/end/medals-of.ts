import type { SideView } from '@echo-base/games/battle-of-hoth/client';
import type { Translate } from '../../../kit/i18n/translate.tsx';

/** "Rebels: 3 medals, 1 held for now": how many of those that count at the end are held by a place only. */
export function medalsOf(t: Translate, { side, medals, held }: Pick<SideView, 'side' | 'medals' | 'held'>): string {
  const all = t('board.bh.end.medals', { side: t(`side.${side}`), n: medals });
  return held > 0 ? `${all}, ${t('board.bh.medals.heldWords', { n: held })}` : all;
}
