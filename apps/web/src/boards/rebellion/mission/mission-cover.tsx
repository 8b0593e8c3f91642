import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useStage } from '../../../question/log/moments-context.ts';
import * as cover from '../combat/covered-map.module.css';
import { useCoverToggle } from '../combat/use-cover-toggle.ts';
import { useCovers } from '../combat/use-covers.ts';
import { useAttempt } from './attempt.ts';

/** Over the map: the mission that is attempted or played, at its place; a button hides and shows one that runs. */
export function MissionCover() {
  const t = useTranslate();
  const attempt = useAttempt();
  const { card, leaders, place } = attempt?.mission ?? {};
  const isPlayed = attempt !== null && attempt.phase !== null;
  const { time } = useStage();
  const { isShown, asksOnMap, toggleCover } = useCoverToggle(attempt && `mission ${card} ${leaders?.join(' ')}`);
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
