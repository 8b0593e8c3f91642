import { type ReactNode, useState } from 'react';
import type { SeatInfo } from '../boards/types.ts';
import { useSay } from '../i18n/say.tsx';
import type { Frame, MatchSummary } from '../net/types.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Log } from './log.tsx';
import css from './rail.module.css';

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly seats: readonly SeatInfo[];
  /** What the title puts above the tabs. */
  readonly extra: ReactNode;
}

/** The column beside the board: what the title shows there, then log and table. */
export function Rail({ summary, frame, seats, extra }: Props) {
  const say = useSay();
  const [tab, setTab] = useState('log');
  return (
    <div className={css.rail}>
      {extra}
      <Tabs
        label={say('match.openLog')}
        value={tab}
        onValueChange={setTab}
        className={css.tabs}
        contentClassName={css.content}
        items={[
          { id: 'log', label: say('match.logTab'), content: <Log entries={frame.log} /> },
          { id: 'table', label: say('match.tableTab'), content: <Table summary={summary} seats={seats} /> },
        ]}
      />
    </div>
  );
}

/** Who sits where and who is here. */
function Table({ summary, seats }: { summary: MatchSummary; seats: readonly SeatInfo[] }) {
  const say = useSay();
  const presence = (seat: SeatInfo) => {
    if (seat.isBot) return say('match.bot');
    if (seat.isMine) return say('match.you');
    return say(seat.connected ? 'match.here' : 'match.away');
  };
  return (
    <div className={css.table}>
      <ul>
        {seats.map((seat) => (
          <li key={seat.id}>
            <Icon name={seat.isBot ? 'bot' : seat.connected ? 'check' : 'clock'} size={18} />
            <strong>{seat.name}</strong>
            <span>{presence(seat)}</span>
          </li>
        ))}
      </ul>
      <p>{say('match.watchers', { count: summary.spectatorCount ?? 0 })}</p>
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
      {children}
    </Dialog>
  );
}
