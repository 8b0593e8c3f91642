import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { useTurningPoint } from '../../../match/announcements/context.tsx';
import { useShown } from '../../../match/light.tsx';
import { type Targets, useTargets } from '../../../match/targets.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { type Scene, useScene } from '../scene.tsx';
import css from './Front.module.css';
import { useCovers } from './use-covers.ts';

/** Whether the question is about places of the map, which must be visible then. */
function asksForPlaces({ decision }: Targets): boolean {
  return decision?.options.some(({ at, refused }) => !refused && at?.startsWith('place:')) === true;
}

/** Id of what covers the map; differs for every combat. After the end nothing does, even if a combat decided the game. */
function frontOf({ view: { combat, mission }, outcome }: Scene): string | null {
  if (outcome) return null;
  if (combat) return `combat ${combat.system}`;
  return mission?.rolls ? `mission ${mission.card} ${mission.leaders.join(' ')}` : null;
}

/**
 * Whether the map is covered; the player's own choice lasts until another combat, mission or kind of question. The map
 * is visible while a turning point is announced on it and nothing is asked, and once something on it was requested.
 */
function useFold(front: string | null) {
  const targets = useTargets();
  const asked = asksForPlaces(targets);
  // A turning point never hides the units and dice that are asked about.
  const isOnMap = useTurningPoint() !== null && targets.decision === null;
  const shown = useShown();
  const about = `${front} ${asked} ${isOnMap}`;
  const [chosen, choose] = useState<{ readonly about: string; readonly isShown: boolean } | null>(null);
  const isShown = front !== null && (chosen?.about === about ? chosen.isShown : !asked && !isOnMap);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request folds it once.
  useEffect(() => {
    if (shown) choose({ about, isShown: false });
  }, [shown]);
  return { isShown, fold: () => choose({ about, isShown: !isShown }) };
}

/** The map, over it the running combat or beside it the attempted mission; one button folds them away. */
export function Front({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const scene = useScene();
  const front = frontOf(scene);
  const { isShown, fold } = useFold(front);
  const { combat, mission } = scene.view;
  const covers = useCovers(front !== null);
  const back = combat ? 'board.rb.combat.back' : 'board.rb.mission.back';
  const toggle = front !== null && covers && (
    <Button small icon={isShown ? 'eye' : 'left'} className={cx(!isShown && css.back)} onClick={fold}>
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
