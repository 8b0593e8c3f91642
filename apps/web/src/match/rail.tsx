import type { ReactNode } from 'react';
import type { SeatInfo } from '../boards/types.ts';
import { Chat } from '../chat/chat.tsx';
import { useUnread } from '../chat/chat-news.tsx';
import { useSay } from '../i18n/say.tsx';
import type { Frame, MatchSummary } from '../net/types.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { ClockPanel } from './clocks.tsx';
import { MatchLog } from './log.tsx';
import css from './rail.module.css';
import { StandingPanel } from './standing.tsx';
import { TableTab } from './table-tab.tsx';

export type RailTab = 'log' | 'chat' | 'table';

/** What takes the focus when a tab is asked for by key. */
export const FOCUS_IN: Readonly<Record<RailTab, string>> = {
  log: '[role="tabpanel"]:not([hidden]) [tabindex="0"]',
  chat: '[data-chat-field]',
  table: '[role="tab"][aria-selected="true"]',
};

/** Whether this viewer still has something to give up. */
export function canConcede(frame: Frame): boolean {
  return !frame.outcome && frame.viewer !== 'spectator';
}

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly seats: readonly SeatInfo[];
  /** What the title puts above the tabs. */
  readonly extra: ReactNode;
  readonly tab: RailTab;
  onTab(tab: RailTab): void;
  onConcede(): void;
}

/** The column beside the board: what the title shows there, then log, chat and table. */
export function Rail({ summary, frame, seats, extra, tab, onTab, onConcede }: Props) {
  const say = useSay();
  const unread = useUnread();
  return (
    <div className={css.rail}>
      {extra}
      <ClockPanel summary={summary} />
      <StandingPanel matchId={summary.matchId} seats={seats.filter((seat) => seat.isMine).map(({ id }) => id)} />
      <Tabs
        label={say('match.openLog')}
        value={tab}
        onValueChange={(id) => onTab(id as RailTab)}
        className={css.tabs}
        contentClassName={css.content}
        items={[
          { id: 'log', label: say('match.logTab'), content: <MatchLog frame={frame} /> },
          {
            id: 'chat',
            label: say('chat.tab'),
            count: unread,
            countLabel: say('chat.unread', { count: unread }),
            content: <Chat />,
          },
          {
            id: 'table',
            label: say('match.tableTab'),
            content: <TableTab summary={summary} seats={seats} {...(canConcede(frame) && { onConcede })} />,
          },
        ]}
      />
    </div>
  );
}

/** The rail on screens too narrow for a column. */
export function RailDrawer({
  open,
  onOpenChange,
  children,
}: {
  open: boolean;
  onOpenChange(open: boolean): void;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      placement="right"
      title={say('match.openLog')}
      closeLabel={say('match.close')}
    >
      <div className={css.drawer}>{children}</div>
    </Dialog>
  );
}
