import {
  type CampaignSideView,
  type CampaignView,
  type GoalView,
  SIDES,
  type Side,
  type View,
} from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { CardBack } from '../../../kit/ui/cards/card.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Emblem } from '../../../kit/ui/marks.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import { supportCard } from '../cards/card.ts';
import { HandCard } from '../cards/hand-card.tsx';
import { TerrainDrawings } from '../create/battle-map.tsx';
import { LeaderBadge } from '../leaders/leader-badge.tsx';
import { colourOf, sideOfSeat } from '../scene.ts';
import css from './campaign.module.css';
import { Tree } from './campaign-tree.tsx';
import { battleNumber, isOver as isLastOver } from './tree.ts';

type Props = BoardProps<View> & {
  readonly campaign: CampaignView;
  /** The running battle has not begun. */
  readonly isPause?: boolean;
};

/** A campaign so far: its tree, what the last outcome brought, secondary objectives and support cards. */
export function CampaignPage({ view, viewer, campaign, outcome, isPause = false }: Props) {
  const own = viewer === 'spectator' ? null : sideOfSeat(viewer);
  const sides = own
    ? [...campaign.sides].sort((a, b) => Number(b.side === own) - Number(a.side === own))
    : campaign.sides;
  const state = outcome ? 'unfinished' : isPause ? 'upNext' : 'now';
  const isOver = outcome !== undefined || isLastOver(campaign);
  return (
    <>
      <TerrainDrawings />
      <Tree campaign={campaign} scenario={view.scenario} files={view.files} state={state} />
      <div className={css.columns}>
        {!outcome && <Carried campaign={campaign} />}
        <Goals sides={sides} own={own} isOver={isOver} />
        <Supports sides={sides} />
        <Outcomes campaign={campaign} isOver={isOver} />
      </div>
    </>
  );
}

function SideName({ side }: { side: Side }) {
  const t = useTranslate();
  return (
    <span className={css.side} data-side={side}>
      <Emblem id={colourOf(side)} size={16} />
      {t(`side.${side}`)}
    </span>
  );
}

/** What the outcomes so far give each side in this battle. */
function Carried({ campaign }: { campaign: CampaignView }) {
  const t = useTranslate();
  const last = campaign.past.at(-1);
  return (
    <section className={css.panel}>
      <h3 className="label">{t('board.bh.campaign.carried', { n: battleNumber(campaign) })}</h3>
      {last && <blockquote>{t(last.outcome)}</blockquote>}
      <ul>
        {campaign.sides.map((side) => (
          <Effects key={side.side} side={side} />
        ))}
      </ul>
    </section>
  );
}

function Effects({ side: { side, leaders, extraCards } }: { side: CampaignSideView }) {
  const t = useTranslate();
  return (
    <>
      {leaders.map((leader) => (
        <li key={leader}>
          <LeaderBadge leader={leader} size={26} />
          {t('board.bh.campaign.leader', { side: { key: `side.${side}` }, leader: t(`leader.${leader}`) })}
        </li>
      ))}
      {extraCards > 0 && (
        <li>
          <SideName side={side} /> {t('board.bh.campaign.extra', { n: extraCards })}
        </li>
      )}
      {leaders.length === 0 && extraCards === 0 && (
        <li>
          <SideName side={side} /> {t('board.bh.campaign.nothing')}
        </li>
      )}
    </>
  );
}

/** Secondary objectives of this battle: the viewer's own, and those of the other side once met. */
function Goals({ sides, own, isOver }: { sides: readonly CampaignSideView[]; own: Side | null; isOver: boolean }) {
  const t = useTranslate();
  return (
    <section className={css.panel}>
      <h3 className="label">{t('board.bh.campaign.goals')}</h3>
      <ul>
        {sides.map(({ side, goal }) => (
          <li key={side} className={css.goal}>
            <SideName side={side} />
            {goal ? (
              <Goal
                goal={goal}
                state={goal.met ? 'met' : isOver ? 'missed' : side === own ? 'secret' : 'shown'}
                isOver={isOver}
              />
            ) : (
              <HiddenGoal isOver={isOver} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks of secondary objectives; `shown` is one of the other side that the viewer may see, such as a partner's. */
const MARKS = {
  met: ['check', 'board.bh.campaign.met'],
  missed: ['close', 'board.bh.campaign.missed'],
  secret: ['lock', 'board.bh.campaign.secret'],
  shown: ['eye', 'board.bh.campaign.secret'],
} as const;

interface GoalProps {
  readonly goal: GoalView;
  readonly state: keyof typeof MARKS;
  /** Nothing is drawn for it any more. */
  readonly isOver: boolean;
}

function Goal({ goal: { text, progress }, state, isOver }: GoalProps) {
  const [icon, mark] = MARKS[state];
  const t = useTranslate();
  return (
    <div className={css.objective}>
      <p>{t(text)}</p>
      {progress && (
        <p className={css.progress}>
          <meter min={0} max={progress.of} value={progress.n} aria-hidden="true" />
          {t('board.bh.campaign.progress', { n: progress.n, of: progress.of })}
        </p>
      )}
      <small className={cx(state === 'met' && css.met)}>
        <Icon name={icon} size={14} />
        {t(mark)}
      </small>
      {!isOver && <small>{t('board.bh.campaign.reward')}</small>}
    </div>
  );
}

function HiddenGoal({ isOver }: { isOver: boolean }) {
  const t = useTranslate();
  return (
    <div className={cx(css.objective, css.closed)}>
      <Icon name="lock" size={16} />
      <p>{t(isOver ? 'board.bh.campaign.missed' : 'board.bh.campaign.closed')}</p>
    </div>
  );
}

/** Support cards: the viewer's own in full, of the other side their number. */
function Supports({ sides }: { sides: readonly CampaignSideView[] }) {
  const t = useTranslate();
  return (
    <section className={css.panel}>
      <h3 className="label">{t('board.bh.campaign.supports')}</h3>
      <p className={css.note}>{t('board.bh.campaign.oneATurn')}</p>
      {sides.map(({ side, hand, cards, deck, discards }) => (
        <div key={side} className={css.supports}>
          <p>
            <SideName side={side} /> {t('board.bh.campaign.held', { n: cards, deck, played: discards.length })}
          </p>
          {hand ? (
            <div className={css.cards}>
              {hand.map((id) => (
                <HandCard key={id} card={supportCard(id)} isReadOnly />
              ))}
            </div>
          ) : (
            <div className={css.backs} aria-hidden="true">
              {Array.from({ length: cards }, (_, index) => `${index}`).map((key) => (
                <CardBack key={key} kind="support" side={colourOf(side)}>
                  <Emblem id={colourOf(side)} size={22} />
                </CardBack>
              ))}
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

/** What each battle so far led to, and which sides met their objective in it. */
function Outcomes({ campaign, isOver }: { campaign: CampaignView; isOver: boolean }) {
  const t = useTranslate();
  if (campaign.past.length === 0) return null;
  return (
    <section className={css.panel}>
      <h3 className="label">{t('board.bh.campaign.outcomes')}</h3>
      <ol className={css.outcomes}>
        {campaign.past.map(({ node, scenario, winner, outcome, met }) => (
          <li key={node}>
            <SideName side={winner} /> <b>{t({ key: `option.scenario.${scenario}` })}</b>
            <p>{t(outcome)}</p>
            {SIDES.filter((one) => met.every(({ side }) => side !== one)).map((side) => (
              <p key={side} className={css.unmet}>
                <Icon name="close" size={14} />
                <span>
                  {t('app.label', { label: t(`side.${side}`) })} {t('board.bh.campaign.missed')}
                </span>
              </p>
            ))}
            {met.map(({ side, text }) => (
              <p key={side} className={css.met}>
                <Icon name="check" size={14} />
                <span>
                  {t('app.label', { label: t(`side.${side}`) })} {t(text)}
                </span>
              </p>
            ))}
          </li>
        ))}
      </ol>
      {isOver && <p className={css.note}>{t('board.bh.campaign.over')}</p>}
    </section>
  );
}
