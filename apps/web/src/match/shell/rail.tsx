import { type ReactNode, Suspense } from 'react';
import { lookIn } from '../../boards/index.ts';
import { Chat } from '../../chat/chat.tsx';
import { useUnread } from '../../chat/chat-news.tsx';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { Frame, MatchSummary } from '../../kit/net/types.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { Tabs } from '../../kit/ui/tabs.tsx';
import { usePhone } from '../../kit/ui/use-phone.ts';
import { StandingPanel } from '../../question/bar/standing.tsx';
import type { BoardProps, BoardSet } from '../../question/board-set.ts';
import { useHighlightActs } from '../../question/log/highlight.tsx';
import { useMoments, useStage } from '../../question/log/moments-context.ts';
import { hasRules } from '../../rules/book.ts';
import type { Here } from '../../rules/guide.ts';
import { useOpened } from '../../rules/opened.ts';
import { MatchLog } from '../log/log.tsx';
import { RecapList } from '../moments/recap-list.tsx';
import { ClockPanel } from '../people/clocks.tsx';
import { canDraw, isPlaying } from '../people/seating.ts';
import { TableTab } from '../people/table-tab.tsx';
import { wordsOf } from '../requests/draw-words.ts';
import * as css from './rail.module.css';
import type { RailTab } from './rail-tab.ts';

const RulesTab = lazyPart(async () => (await import('../../rules/rules-tab.tsx')).default, 'rules');
const GuideCard = lazyPart(async () => (await import('../../rules/guide-card.tsx')).default, 'rules');

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
  readonly boardSet: Pick<BoardSet, 'Rail' | 'hereOf' | 'log' | 'reactions'>;
  readonly board: BoardProps;
  readonly rail: RailState;
  /** Opens a dialog. */
  onOpen(dialog: 'concede' | 'draw'): void;
}

/**
 * The column beside the board: the title's part, then log, chat, players and rules, which take the remaining height.
 */
export function Rail({ summary, frame, boardSet, board, rail, onOpen }: Props) {
  const { seats } = board;
  const t = useTranslate();
  const here = boardSet.hereOf?.(board.view, board.viewer, frame.pending[0]?.kind.key) ?? null;
  const unread = useUnread();
  const { show } = useHighlightActs();
  // On a phone chat and players have no room left for it.
  const isPhone = usePhone();
  // Until the next act the list of what others did is in the place of what the title shows.
  const hasRecap = useMoments().marked.length > 0 && !isPhone && boardSet.log !== undefined;
  // Talk and rules are read in full height.
  const isTall = rail.tab === 'rules' || rail.tab === 'chat';
  const showsGuide = isPhone ? rail.tab === 'log' : !isTall;
  const items: readonly RailItem[] = [
    { id: 'log', label: t('match.logTab'), content: <MatchLog frame={frame} log={boardSet.log} /> },
    {
      id: 'chat',
      label: t('chat.tab'),
      count: unread,
      countLabel: t('chat.unread', { count: unread }),
      content: <Chat lookOf={(seat) => lookIn(summary.title, seat, frame.view)} onShow={show} />,
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
      {hasRecap && boardSet.log && rail.tab !== 'chat' && <RecapList board={board} log={boardSet.log} isInRail />}
      {!isTall && !hasRecap && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        <div className={css.extra} tabIndex={0} data-points="rail">
          <boardSet.Rail {...board} log={frame.log} />
        </div>
      )}
      <ClockPanel summary={summary} />
      <StandingPanel
        matchId={summary.matchId}
        seats={seats.filter((seat) => seat.isMine).map(({ id }) => id)}
        {...(boardSet.reactions && { reactions: boardSet.reactions })}
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
  const { staged } = useStage();
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
        isFolded={staged !== null}
        onRead={read}
      />
    </Suspense>
  );
}
