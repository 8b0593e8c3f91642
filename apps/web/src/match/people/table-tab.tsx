import { useTranslate } from '../../kit/i18n/translate.tsx';
import { isOut } from '../../kit/net/leave.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Icon, type IconName } from '../../kit/ui/icons.tsx';
import { PlayerFigure } from '../../kit/ui/player-figure.tsx';
import type { SeatInfo } from '../../question/board-set.ts';
import { LEAVE_ICONS } from '../../question/log/player-name.tsx';
import { SettingsButton } from '../../settings/settings-button.tsx';
import { SeatClock } from './clocks.tsx';
import { GiveSeat } from './give-seat.tsx';
import { KeepLink } from './keep-link.tsx';
import { PeopleButton } from './people-button.tsx';
import { ProposalButtons } from './proposal-buttons.tsx';
import { SeatActs } from './seat-acts.tsx';
import * as css from './table-tab.module.css';
import { WatchLink } from './watch-link.tsx';

function iconOf({ isBot, leave }: SeatInfo): IconName {
  if (leave) return LEAVE_ICONS[leave];
  return isBot ? 'bot' : 'check';
}

interface TableTabProps {
  readonly summary: MatchSummary;
  readonly seats: readonly SeatInfo[];
  /** Absent if conceding is not possible. */
  readonly onConcede?: () => void;
  /** Absent where the title knows no agreed draw; `words` are the first part of its text keys. */
  readonly onDraw?: () => void;
  readonly drawWords?: 'draw' | 'campaignEnd';
}

/** Players of the seats, their presence, and acts on absent ones. */
export function TableTab({ summary, seats, onConcede, onDraw, drawWords = 'draw' }: TableTabProps) {
  const t = useTranslate();
  const mine = seats.filter((seat) => seat.isMine).map(({ id }) => id);
  return (
    <div className={css.table}>
      <KeepLink summary={summary} />
      <ul>
        {summary.seats.map((seat) => {
          const info = seats.find(({ id }) => id === seat.id);
          if (!info) return null;
          return (
            <li key={seat.id} className={css.seat}>
              <Icon name={iconOf(info)} size={18} />
              <span className={css.who}>
                <PlayerFigure badge={info.badge} />
                <strong className={isOut(info.leave ?? null) ? css.out : undefined}>{info.name}</strong>{' '}
                <Presence {...info} />
                {seat.owner !== undefined && <span>{t('give.playsFor', { owner: seat.owner })}</span>}
              </span>
              <SeatClock summary={summary} seat={seat.id} plain />
              <span className={css.acts}>
                <SeatActs summary={summary} seat={seat} mine={mine} />
                <GiveSeat summary={summary} seat={seat} mine={mine} />
              </span>
            </li>
          );
        })}
      </ul>
      {summary.imported && <p>{t('app.imported', { host: summary.host })}</p>}
      <p>{t('match.watchers', { count: summary.spectatorCount ?? 0 })}</p>
      <div className={css.foot}>
        <PeopleButton summary={summary} />
        <WatchLink summary={summary} />
        {onConcede && <ProposalButtons summary={summary} />}
        {onDraw && (
          <Button small icon="draw" onClick={onDraw} className={css.concede}>
            {t(`${drawWords}.offer`)}
          </Button>
        )}
        {onConcede && (
          <Button small icon="flag" onClick={onConcede} className={css.concede}>
            {t('match.concede')}
          </Button>
        )}
      </div>
      <SettingsButton className={css.settings} />
    </div>
  );
}

function Presence({ isBot, isMine, leave }: SeatInfo) {
  const t = useTranslate();
  if (leave) return t(`leave.${leave}`);
  return t(isBot ? 'match.bot' : isMine ? 'match.you' : 'match.here');
}
