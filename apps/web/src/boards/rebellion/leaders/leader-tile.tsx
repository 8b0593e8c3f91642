import { isCaptive, type LeaderId, type LeaderView } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { TALL } from '../../../kit/ui/breakpoints.ts';
import { Readable } from '../../../kit/ui/cards/readable.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useDrag } from '../../../kit/ui/drag/drag.tsx';
import { useMedia } from '../../../kit/ui/use-media.ts';
import { reasonOf, useRefuse } from '../../../question/refusals.ts';
import { useLit } from '../../../question/selection/use-selection.ts';
import { useUsed } from '../cards/card-target.ts';
import * as mates from '../mates/mates.module.css';
import { usePlanOf } from '../mates/plan-tag.tsx';
import { useWhose } from '../team/whose.ts';
import { Leader, LeaderSheet, leaderText, surname } from './leader.tsx';
import * as css from './leaders.module.css';
import { SkillIcons, TacticValues } from './marks.tsx';

interface LeaderTileProps {
  readonly leader: LeaderId;
  readonly now: LeaderView;
  /** The token with the name under it, in full or the surname; the skills open beside it. */
  readonly bare?: 'full' | 'short' | undefined;
}

/** Leader of the pool: chosen, dragged or pressed if the question points at it; a captive is marked. */
export function LeaderTile({ leader, now, bare }: LeaderTileProps) {
  const t = useTranslate();
  const target = useUsed(`leader:${leader}`);
  const refuse = useRefuse();
  const whose = useWhose(leader, now);
  const { state, selected } = target;
  const refused = state === 'refused' ? target.option : state === 'none' ? whose : null;
  const isTall = useMedia(TALL);
  const isLit = useLit(target.lights);
  const piece = target.options.some((option) => option.from === `leader:${leader}`);
  const drag = useDrag(`leader:${leader}`, state === 'legal' && piece);
  const plan = usePlanOf(leader);
  const why = isCaptive(now) ? t('board.rb.side.captured') : reasonOf(t, target.reason ?? undefined);
  return (
    <Readable clear="#prompt" card={<LeaderSheet leader={leader} now={now} />} closed={drag.isDragging}>
      <button
        type="button"
        ref={drag.ref}
        data-target={state}
        data-mate={plan?.seat}
        className={cx(
          css.tile,
          bare && css.bare,
          bare === 'short' && css.short,
          state === 'legal' && css.legal,
          selected && css.selected,
          isLit && css.lit,
          plan && mates.tile,
          (refused || isCaptive(now)) && css.waits,
        )}
        data-names={`leader:${leader}`}
        aria-pressed={state === 'legal' ? selected : undefined}
        aria-disabled={state === 'refused' || undefined}
        aria-roledescription={drag.enabled ? t('board.rb.side.draggable') : undefined}
        {...drag.handlers}
        onClick={() => (refused ? refuse(refused) : target.press())}
        onPointerEnter={() => target.hover(true)}
        onPointerLeave={() => target.hover(false)}
      >
        <span className="visually-hidden">{[leaderText(t, leader, now), plan?.words].filter(Boolean).join('. ')}</span>
        <Leader
          leader={leader}
          now={now}
          size={bare ? (bare === 'short' ? 34 : 36) : isTall ? 38 : 44}
          planned={drag.isDragging}
        />
        <span className={css.words} aria-hidden="true">
          <span className={css.tileName}>{bare === 'short' ? surname(t, leader) : t(`leader.${leader}`)}</span>
          <span className={css.facts}>
            {plan ? (
              <span className={mates.words}>{plan.words}</span>
            ) : why ? (
              <span className={css.why}>{why}</span>
            ) : (
              <>
                <SkillIcons leader={leader} />
                <TacticValues leader={leader} />
              </>
            )}
          </span>
        </span>
      </button>
    </Readable>
  );
}
