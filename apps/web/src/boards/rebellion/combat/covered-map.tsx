import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useShowRequest } from '../../../question/log/highlight.tsx';
import { useTurningPoint } from '../../../question/log/moments-context.ts';
import type { Asked } from '../../../question/selection/offered.ts';
import { useChosen } from '../../../question/selection/use-selection.ts';
import { type Scene, useScene } from '../scene.ts';
import * as css from './covered-map.module.css';
import { useCovers } from './use-covers.ts';

/** Whether the question has options on the map, so that the map must be visible. */
function asksForPlaces({ decision }: Asked): boolean {
  return decision?.options.some(({ at, refused }) => !refused && at?.startsWith('place:')) === true;
}

/** Id of the combat or mission that covers the map; null if none does, such as after the end of the match. */
function coverIdOf({ view: { combat, mission }, outcome }: Scene): string | null {
  if (outcome) return null;
  if (combat) return `combat ${combat.system}`;
  return mission?.rolls ? `mission ${mission.card} ${mission.leaders.join(' ')}` : null;
}

/**
 * Whether the combat or mission is shown, and a toggle: the player's choice lasts until another combat, mission or
 * kind of question. The map is visible if a turning point is announced on it while nothing is asked, and after a
 * link to it was pressed.
 */
function useCoverToggle(front: string | null) {
  const question = useChosen();
  const asked = asksForPlaces(question);
  // A turning point never hides the units and dice of the current question.
  const isOnMap = useTurningPoint() !== null && question.decision === null;
  const shown = useShowRequest();
  const about = `${front} ${asked} ${isOnMap}`;
  const [chosen, choose] = useState<{ readonly about: string; readonly isShown: boolean } | null>(null);
  const isShown = front !== null && (chosen?.about === about ? chosen.isShown : !asked && !isOnMap);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request hides it once.
  useEffect(() => {
    if (shown) choose({ about, isShown: false });
  }, [shown]);
  return { isShown, toggleCover: () => choose({ about, isShown: !isShown }) };
}

/** Map with the running combat over it or the attempted mission beside it; a button hides and shows them. */
export function CoveredMap({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const scene = useScene();
  const front = coverIdOf(scene);
  const { isShown, toggleCover } = useCoverToggle(front);
  const { combat, mission } = scene.view;
  const covers = useCovers(front !== null);
  const back = combat ? 'board.rb.combat.back' : 'board.rb.mission.back';
  const toggle = front !== null && covers && (
    <Button small icon={isShown ? 'eye' : 'left'} className={cx(!isShown && css.back)} onClick={toggleCover}>
      {t(isShown ? 'board.rb.combat.seeGalaxy' : back)}
    </Button>
  );
  return (
    <div className={css.front}>
      <div className={cx(css.map, isShown && combat && covers && css.covered)}>{children}</div>
      {covers && isShown && combat && (
        <div className={css.over}>
          <covers.Theatre combat={combat}>{toggle}</covers.Theatre>
        </div>
      )}
      {covers && isShown && !combat && mission && (
        <div className={css.beside}>
          <covers.MissionPanel mission={mission}>{toggle}</covers.MissionPanel>
        </div>
      )}
      {!isShown && toggle}
    </div>
  );
}
