import type { RebellionView } from '@echo-base/games/rebellion/client';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../../i18n/say.tsx';
import { type Targets, useTargets } from '../../../match/targets.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useScene } from '../scene.tsx';
import css from './Front.module.css';
import { Theatre } from './Theatre.tsx';

/** Whether the question is about places of the map: it must be seen then. */
function asksForPlaces({ decision }: Targets): boolean {
  return decision?.options.some(({ at, refused }) => !refused && at?.startsWith('place:')) === true;
}

/** What lies over the map: its name changes with every combat. */
function frontOf({ combat }: RebellionView): string | null {
  return combat ? `combat ${combat.system}` : null;
}

/** Whether the front is shown; the player's own choice holds until another front or kind of question comes. */
function useFold(front: string | null) {
  const asked = asksForPlaces(useTargets());
  const about = `${front} ${asked}`;
  const [chosen, choose] = useState<{ readonly about: string; readonly isShown: boolean } | null>(null);
  const isShown = front !== null && (chosen?.about === about ? chosen.isShown : !asked);
  return { isShown, fold: () => choose({ about, isShown: !isShown }) };
}

/** The map, and over it the running combat; one button leads from one to the other. */
export function Front({ children }: { children: ReactNode }) {
  const say = useSay();
  const { view } = useScene();
  const front = frontOf(view);
  const { isShown, fold } = useFold(front);
  const toggle = front !== null && (
    <Button small icon={isShown ? 'eye' : 'left'} className={cx(!isShown && css.back)} onClick={fold}>
      {say(isShown ? 'board.rb.combat.seeGalaxy' : 'board.rb.combat.back')}
    </Button>
  );
  return (
    <div className={css.front}>
      <div className={cx(css.map, isShown && css.covered)}>{children}</div>
      {isShown && view.combat ? (
        <div className={css.over}>
          <Theatre combat={view.combat}>{toggle}</Theatre>
        </div>
      ) : (
        toggle
      )}
    </div>
  );
}
