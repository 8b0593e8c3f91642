import { LEADER_IDS, PLACE_IDS, type RebellionView } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useStage } from '../../../question/log/moments-context.ts';
import * as cover from '../combat/covered-map.module.css';
import { useCoverToggle } from '../combat/use-cover-toggle.ts';
import { useCovers } from '../combat/use-covers.ts';
import { useScene } from '../scene.ts';
import { useAttempt } from './attempt.ts';

/** Whether a target is pressed on the map: a place, units, or a leader who is not in a pool. */
function isOnMap(target: string, { leaders }: RebellionView): boolean {
  const [kind, id] = target.split(':');
  const leader = kind === 'leader' ? LEADER_IDS.find((one) => one === id) : undefined;
  if (leader) return PLACE_IDS.some((place) => place === leaders[leader].at);
  return kind === 'place' || kind === 'unit';
}

/** Over the map: the mission that is attempted or played, at its place; a button hides and shows one that runs. */
export function MissionCover() {
  const t = useTranslate();
  const { view } = useScene();
  const attempt = useAttempt();
  const { card, leaders, place } = attempt?.mission ?? {};
  const isPlayed = attempt !== null && attempt.phase !== null;
  const { time } = useStage();
  const { isShown, asksOnMap, toggleCover } = useCoverToggle(
    attempt && `mission ${card} ${leaders?.join(' ')}`,
    (target) => isOnMap(target, view),
  );
  const covers = useCovers(attempt !== null);
  if (!attempt || !covers) return null;
  // What was skipped stays in front for a while, but not of a question about the map.
  if (isPlayed && time === null && asksOnMap) return null;
  const toggle = !isPlayed && (
    <Button small icon={isShown ? 'eye' : 'left'} className={cx(!isShown && cover.back)} onClick={toggleCover}>
      {t(isShown ? 'board.rb.combat.seeGalaxy' : 'board.rb.mission.back')}
    </Button>
  );
  if (!isPlayed && !isShown) return toggle;
  return (
    <covers.MissionStage key={place} attempt={attempt}>
      {toggle}
    </covers.MissionStage>
  );
}
