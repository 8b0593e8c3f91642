import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { ReplayOutline } from '../../kit/net/replay.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { LookDot } from '../../kit/ui/look-mark.tsx';
import type { SeatLook } from '../../kit/ui/seat-looks.ts';
import { Tabs } from '../../kit/ui/tabs.tsx';
import type { TitleLog } from '../../question/board-set.ts';
import type { Player } from './deck.tsx';
import * as css from './replay.module.css';
import { ReplayLog } from './replay-log.tsx';

interface Props {
  readonly summary: MatchSummary;
  /** Null while loading. */
  readonly outline: ReplayOutline | null;
  readonly log: TitleLog | undefined;
  readonly player: Player;
  readonly viewer: string;
  readonly lookOf: (seat: string) => SeatLook;
  onViewer(viewer: string): void;
  /** What the title shows beside the board: piles, queues. */
  readonly extra: ReactNode;
}

/** Viewer, log, and open piles. */
export function ReplayRail({ summary, outline, log, player, viewer, lookOf, onViewer, extra }: Props) {
  const t = useTranslate();
  const [tab, setTab] = useState('log');
  return (
    <div className={css.column}>
      <SeenFrom summary={summary} viewer={viewer} lookOf={lookOf} onViewer={onViewer} />
      <Tabs
        label={t('replay.openRail')}
        value={tab}
        onValueChange={setTab}
        className={css.tabs}
        contentClassName={css.content}
        items={[
          {
            id: 'log',
            label: t('match.logTab'),
            content: outline && (
              <ReplayLog
                outline={outline}
                log={log}
                viewer={viewer}
                lookOf={lookOf}
                position={player.position}
                go={player.go}
              />
            ),
          },
          { id: 'table', label: t('replay.tableTab'), content: <div className={css.extra}>{extra}</div> },
        ]}
      />
    </div>
  );
}

/** Viewer: everything, one of the seats, or a spectator, with what that side knew at each step. */
function SeenFrom({ summary, viewer, lookOf, onViewer }: Pick<Props, 'summary' | 'viewer' | 'lookOf' | 'onViewer'>) {
  const t = useTranslate();
  const viewers = [
    { id: 'all', label: t('replay.everything'), look: null },
    ...summary.seats.map(({ id }) => ({ id, label: t(`seat.${id}`), look: lookOf(id) })),
    { id: 'spectator', label: t('replay.watcher'), look: null },
  ];
  return (
    <section className={css.seen} aria-labelledby="seen-from">
      <h2 className="label" id="seen-from">
        {t('replay.seenFrom')}
      </h2>
      <div>
        {viewers.map(({ id, label, look }) => (
          <button key={id} type="button" aria-pressed={id === viewer} onClick={() => onViewer(id)}>
            {id === viewer && <Icon name="check" size={16} />}
            {look && <LookDot look={look} size={14} />}
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
