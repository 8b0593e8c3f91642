import type { ReactNode } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useScene } from '../scene.ts';
import * as css from './covered-map.module.css';
import { useCoverToggle } from './use-cover-toggle.ts';
import { useCovers } from './use-covers.ts';

/** Units and leaders of a combat are in front of the map. */
const isPlace = (target: string): boolean => target.startsWith('place:');

/** Map with the running combat over it; a button hides and shows it. None covers it after the end of the match. */
export function CoveredMap({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { view, outcome } = useScene();
  const combat = outcome ? null : view.combat;
  const { isShown, toggleCover } = useCoverToggle(combat && `combat ${combat.system}`, isPlace);
  const covers = useCovers(combat !== null);
  const toggle = combat && covers && (
    <Button
      small
      icon={isShown ? 'eye' : 'left'}
      className={cx(!isShown && css.back)}
      data-press-only=""
      onClick={toggleCover}
    >
      {t(isShown ? 'board.rb.combat.seeGalaxy' : 'board.rb.combat.back')}
    </Button>
  );
  return (
    <div className={css.front}>
      <div className={cx(css.map, isShown && covers && css.covered)}>{children}</div>
      {covers && isShown && combat && (
        <div className={css.over}>
          <covers.Theatre combat={combat}>{toggle}</covers.Theatre>
        </div>
      )}
      {!isShown && toggle}
    </div>
  );
}
