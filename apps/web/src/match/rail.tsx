import { type ReactNode, Suspense } from 'react';
import { lookIn } from '../boards/index.ts';
import type { BoardProps, BoardSet } from '../boards/types.ts';
import { Chat } from '../chat/chat.tsx';
import { useUnread } from '../chat/chat-news.tsx';
import { useTranslate } from '../i18n/translate.tsx';
import type { Frame, MatchSummary } from '../net/types.ts';
import { hasRules } from '../rules/book.ts';
import type { Here } from '../rules/guide.ts';
import { useOpened } from '../rules/opened.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { useAnnounced } from './announcements/context.tsx';
import { ClockPanel } from './clocks.tsx';
import { wordsOf } from './draw-words.ts';
import { MatchLog } from './log.tsx';
import css from './rail.module.css';
import type { RailTab } from './rail-tab.ts';
import { canDraw, isPlaying } from './seating.ts';
import { StandingPanel } from './standing.tsx';
import { TableTab } from './table-tab.tsx';

const RulesTab = lazyPart(() => import('../rules/rules-tab.tsx'));
const GuideCard = lazyPart(() => import('../rules/guide-card.tsx'));

/** Tabs at the foot of a phone under which the rail is; each shows its own part of it. */
const PHONE_GROUPS: readonly (readonly RailTab[])[] = [['log'], ['chat'], ['table', 'rules']];

/** Which tab is shown, and how to change it. */
interface RailState {
  readonly tab: RailTab;
  setTab(tab: RailTab): void;
  /** Shows the board again, if the rail covers it. */
  leave(): void;
}

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  /** What the title shows above the tabs, its current place in the rules, and the structure of its log. */
  readonly boards: Pick<BoardSet, 'Rail' | 'hereOf' | 'log' | 'reactions'>;
  readonly board: BoardProps;
  readonly rail: RailState;
  /** Opens a dialog. */
  onOpen(dialog: 'concede' | 'draw'): void;
}

/**
 * The column beside the board: the title's part, then log, chat, players and rules, which take the remaining height.
 */
export function Rail({ summary, frame, boards, board, rail, onOpen }: Props) {
  const { seats } = board;
  const t = useTranslate();
  const here = boards.hereOf?.(board.view, board.viewer, frame.pending[0]?.kind.key) ?? null;
  const unread = useUnread();
  // On a phone chat and players have no room left for it.
  const isPhone = usePhone();
  const showsGuide = isPhone ? rail.tab === 'log' : rail.tab !== 'rules';
  const items: readonly RailItem[] = [
    { id: 'log', label: t('match.logTab'), content: <MatchLog frame={frame} log={boards.log} /> },
    {
      id: 'chat',
      label: t('chat.tab'),
      count: unread,
      countLabel: t('chat.unread', { count: unread }),
      content: <Chat lookOf={(seat) => lookIn(summary.title, seat, frame.view)} />,
    },
    {
      id: 'table',
      label: t('match.tableTab'),
      content: (
        <TableTab
          summary={summary}
          seats={seats}
          {...(isPlaying(frame) && { onConcede: () => onOpen('concede') })}
          {...(canDraw(frame) && { onDraw: () => onOpen('draw'), drawWords: wordsOf(frame.draw) })}
        />
      ),
    },
    ...rulesTab(t('rules.tab'), <RulesTab title={summary.title} here={here} onLeave={rail.leave} />, summary.title),
  ];
  return (
    <div className={css.rail} data-tab={rail.tab}>
      {rail.tab !== 'rules' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        <div className={css.extra} tabIndex={0}>
          <boards.Rail {...board} log={frame.log} />
        </div>
      )}
      <ClockPanel summary={summary} />
      <StandingPanel
        matchId={summary.matchId}
        seats={seats.filter((seat) => seat.isMine).map(({ id }) => id)}
        {...(boards.reactions && { reactions: boards.reactions })}
      />
      {isPlaying(frame) && <Guide title={summary.title} here={here} isShown={showsGuide} onTab={rail.setTab} />}
      <Tabs
        label={t('match.openLog')}
        value={rail.tab}
        onValueChange={(id) => rail.setTab(id as RailTab)}
        className={css.tabs}
        contentClassName={css.content}
        items={isPhone ? items.filter(({ id }) => groupOf(rail.tab).includes(id)) : items}
      />
    </div>
  );
}

interface RailItem {
  readonly id: RailTab;
  readonly label: string;
  readonly count?: number;
  readonly countLabel?: string;
  readonly content: ReactNode;
}

/** Tabs of the rail that a phone shows together with this one. */
function groupOf(tab: RailTab): readonly RailTab[] {
  return PHONE_GROUPS.find((group) => group.includes(tab)) ?? [];
}

/** The tab of the rules, if the title has rules to read. */
function rulesTab(label: string, content: ReactNode, title: string): readonly RailItem[] {
  return hasRules(title) ? [{ id: 'rules', label, content: <Suspense fallback={null}>{content}</Suspense> }] : [];
}

interface GuideProps {
  readonly title: string;
  readonly here: Here | null;
  /** Whether there is room for it; it notices the end of the early part without being shown too. */
  readonly isShown: boolean;
  onTab(tab: RailTab): void;
}

/** The guide of a first match, for its players. */
function Guide({ title, here, isShown, onTab }: GuideProps) {
  const { opened } = useAnnounced();
  if (!here || here.player === null || !hasRules(title)) return null;
  const read = (chapter: string) => {
    useOpened.getState().open(chapter);
    onTab('rules');
  };
  return (
    <Suspense fallback={null}>
      <GuideCard
        title={title}
        here={{ ...here, player: here.player }}
        isShown={isShown}
        isFolded={opened !== null}
        onRead={read}
      />
    </Suspense>
  );
}
