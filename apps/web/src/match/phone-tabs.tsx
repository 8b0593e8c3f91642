import { useEffect } from 'react';
import type { BoardSet } from '../boards/types.ts';
import { useUnread } from '../chat/chat-news.tsx';
import { useTranslate } from '../i18n/translate.tsx';
import { cx } from '../ui/cx.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import css from './phone-tabs.module.css';
import type { RailTab } from './rail-tab.ts';
import { useRequests } from './requests-store.ts';
import { useTargets } from './targets.tsx';

/** What a phone shows above the question, one at a time. Wider screens show all of them. */
export type Shown = 'board' | 'hand' | 'rail';

interface TabsProps {
  readonly boards: Pick<BoardSet, 'handTab'>;
  /** The viewer's view of the match. */
  readonly view: unknown;
  /** Content of the hand's area: after the end the story of the match, nothing for spectators. */
  readonly hand: 'hand' | 'story' | null;
  readonly rail: {
    readonly shown: Shown;
    readonly tab: RailTab;
    setShown(shown: Shown): void;
    /** Shows a tab of the rail. */
    show(tab: RailTab): void;
  };
}

/** Shows the hand or the board if the question is about it, unless the player reads something else. */
function useFollowQuestion({ boards, view, rail: { shown, setShown } }: TabsProps): void {
  const { decision, piece } = useTargets();
  const wanted = decision && boards.handTab?.(decision, piece, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab the player has pressed stays until the next question.
  useEffect(() => {
    if (shown !== 'rail' && typeof wanted === 'boolean') setShown(wanted ? 'hand' : 'board');
  }, [wanted, decision?.id]);
}

/** Shows the story when the match ends, unless the board has been in view until then. */
function useFollowEnd({ boards, hand, rail: { setShown } }: TabsProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the match ends.
  useEffect(() => {
    if (hand === 'story' && boards.handTab) setShown('hand');
  }, [hand]);
}

/** Tab bar at the foot of a phone: board, own side, log, chat and the rest. */
export function PhoneTabs(props: TabsProps) {
  const { boards, hand, rail } = props;
  const { shown, setShown, tab } = rail;
  const t = useTranslate();
  const unread = useUnread();
  const requests = useRequests(({ open }) => open.length);
  useFollowQuestion(props);
  useFollowEnd(props);
  const isRail = shown === 'rail';
  const isMore = isRail && tab !== 'log' && tab !== 'chat';
  return (
    <nav className={css.tabs} aria-label={t('match.views')}>
      <Tab
        icon="pin"
        name={t('match.board')}
        on={shown === 'board'}
        onPress={() => setShown('board')}
        {...(requests > 0 && {
          count: requests,
          countLabel: t('request.waiting', { count: requests }),
          isAsking: true,
        })}
      />
      {(hand === 'story' || (boards.handTab && hand)) && (
        <Tab
          icon="cards"
          name={t(hand === 'story' ? 'match.storyTab' : 'match.hand')}
          on={shown === 'hand'}
          onPress={() => setShown('hand')}
        />
      )}
      <Tab icon="log" name={t('match.logTab')} on={isRail && tab === 'log'} onPress={() => rail.show('log')} />
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
}

function Tab({ icon, name, on, onPress, count, countLabel, isAsking }: TabProps) {
  return (
    <button type="button" className={css.tab} aria-current={on || undefined} onClick={onPress}>
      <Icon name={icon} size={22} />
      {name}
      {count !== undefined && (
        <>
          <span className={cx(css.count, isAsking && css.asking)} aria-hidden="true">
            {count}
          </span>
          <span className="visually-hidden">{countLabel}</span>
        </>
      )}
    </button>
  );
}
