import { useEffect, useMemo } from 'react';
import { useUnread } from '../../chat/chat-news.tsx';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon, type IconName } from '../../kit/ui/icons.tsx';
import type { BoardSet } from '../../question/board-set.ts';
import { useMoments, useStage } from '../../question/log/moments-context.ts';
import { idOf } from '../../question/log/queue.ts';
import { useDecision, useSelected } from '../../question/selection/use-selection.ts';
import { useHiddenMarks } from '../quick/hidden-marks.ts';
import type { PointPart } from '../quick/place-at.ts';
import { useRequests } from '../requests/requests-store.ts';
import * as css from './phone-tabs.module.css';
import type { RailTab } from './rail-tab.ts';

/** What a phone shows above the question, one at a time. Wider screens show all of them. */
export type ShownTab = 'board' | 'hand' | 'rail';

interface TabsProps {
  readonly boardSet: Pick<BoardSet, 'handTab' | 'end'>;
  /** The viewer's view of the match. */
  readonly view: unknown;
  /** Content of the hand's area: after the end the story of the match, nothing for spectators. */
  readonly hand: 'hand' | 'story' | null;
  readonly rail: {
    readonly shown: ShownTab;
    readonly tab: RailTab;
    setShown(shown: ShownTab): void;
    /** Shows a tab of the rail. */
    show(tab: RailTab): void;
  };
}

/**
 * Shows the hand or the board if the question is about it, unless the player reads something else. Returns the tab where
 * it is answered if another one is shown.
 */
function useFollowQuestion({ boardSet, view, rail: { shown, setShown } }: TabsProps): ShownTab | null {
  const decision = useDecision();
  const piece = useSelected(({ piece }) => piece);
  const wanted = decision && boardSet.handTab?.(decision, piece, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab the player has pressed stays until the next question.
  useEffect(() => {
    if (shown !== 'rail' && typeof wanted === 'boolean') setShown(wanted ? 'hand' : 'board');
  }, [wanted, decision?.id]);
  const place = wanted ? 'hand' : 'board';
  return typeof wanted !== 'boolean' || place === shown ? null : place;
}

/** Shows the board when a moment begins there, unless the player is writing. */
function useFollowMoments({ rail: { setShown } }: TabsProps): void {
  const { staged } = useStage();
  const id = staged && idOf(staged.moment);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the moment begins.
  useEffect(() => {
    if (id !== null && !document.activeElement?.matches('input, textarea')) setShown('board');
  }, [id]);
}

/** Shows the scene of the end when the match is over, which is in the place of the board; or its story, if there is none. */
function useFollowEnd({ boardSet, hand, rail: { setShown } }: TabsProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the match ends.
  useEffect(() => {
    if (hand !== 'story') return;
    if (boardSet.end) setShown('board');
    else if (boardSet.handTab) setShown('hand');
  }, [hand]);
}

/** Parts of the page with a place that is pointed at and not seen. */
function useMarked(): ReadonlySet<PointPart> {
  const parts = useHiddenMarks((state) => state.parts);
  return useMemo(() => new Set(parts.values()), [parts]);
}

/** Tab bar at the foot of a phone: board, own side, log, chat and the rest. */
export function PhoneTabs(props: TabsProps) {
  const { boardSet, hand, rail } = props;
  const { shown, setShown, tab } = rail;
  const t = useTranslate();
  const unread = useUnread();
  const requests = useRequests(({ open }) => open.length);
  const { unseen } = useMoments();
  const asking = useFollowQuestion(props);
  const turn = { count: 1, countLabel: t('match.yourTurn'), isAsking: true };
  useFollowMoments(props);
  useFollowEnd(props);
  const isRail = shown === 'rail';
  const marked = useMarked();
  const isMore = isRail && tab !== 'log' && tab !== 'chat';
  return (
    <nav className={css.tabs} aria-label={t('match.views')}>
      <Tab
        icon="pin"
        name={t('match.board')}
        on={shown === 'board'}
        onPress={() => setShown('board')}
        isMarked={marked.has('board')}
        {...(asking === 'board' && turn)}
        {...(requests > 0 && {
          count: requests,
          countLabel: t('request.waiting', { count: requests }),
          isAsking: true,
        })}
      />
      {(hand === 'story' || (boardSet.handTab && hand)) && (
        <Tab
          icon="cards"
          name={t(hand === 'story' ? 'match.storyTab' : 'match.hand')}
          on={shown === 'hand'}
          onPress={() => setShown('hand')}
          isMarked={marked.has('hand')}
          {...(asking === 'hand' && turn)}
        />
      )}
      <Tab
        icon="log"
        name={t('match.logTab')}
        on={isRail && tab === 'log'}
        onPress={() => rail.show('log')}
        isMarked={marked.has('rail')}
        {...(unseen > 0 && { count: unseen, countLabel: t('recap.new', { count: unseen }) })}
      />
      <Tab
        icon="chat"
        name={t('chat.tab')}
        on={isRail && tab === 'chat'}
        onPress={() => rail.show('chat')}
        {...(unread > 0 && { count: unread, countLabel: t('chat.unread', { count: unread }) })}
      />
      <Tab icon="menu" name={t('match.moreTab')} on={isMore} onPress={() => rail.show('table')} />
    </nav>
  );
}

interface TabProps {
  icon: IconName;
  name: string;
  on: boolean;
  onPress(): void;
  count?: number;
  countLabel?: string;
  /** The count is of what waits for an answer. */
  isAsking?: boolean;
  /** Somebody points at a place there, which is not seen now. */
  isMarked?: boolean;
}

function Tab({ icon, name, on, onPress, count, countLabel, isAsking, isMarked }: TabProps) {
  const t = useTranslate();
  return (
    <button type="button" className={css.tab} aria-current={on || undefined} onClick={onPress}>
      <Icon name={icon} size={22} />
      {name}
      {isMarked && (
        <>
          <span className={css.marked} data-marked="" aria-hidden="true" />
          <span className="visually-hidden">, {t('quick.pointedHere')}</span>
        </>
      )}
      {count !== undefined && (
        <>
          <span
            className={cx(css.count, isAsking && css.asking)}
            data-asking={isAsking || undefined}
            aria-hidden="true"
          >
            {count}
          </span>
          <span className="visually-hidden">, {countLabel}</span>
        </>
      )}
    </button>
  );
}
