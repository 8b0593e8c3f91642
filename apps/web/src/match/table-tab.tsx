import { Suspense, useState } from 'react';
import type { SeatInfo } from '../boards/types.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { useSession } from '../net/session.ts';
import type { MatchSummary } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { AlertSettings } from './alerts/AlertSettings.tsx';
import { SeatClock } from './clocks.tsx';
import { SeatActs } from './seat-acts.tsx';
import css from './table-tab.module.css';

// A file of its own, as the name page needs nothing else of a match.
const LanguageField = lazyPart(() => import('../i18n/language-field.tsx'));
const PeopleDialog = lazyPart(() => import('./people-dialog.tsx'));

/** How a seat is played: by whom, and whether it has conceded. */
interface Playing {
  readonly seat: SeatInfo;
  readonly standIn: boolean;
  readonly conceded: boolean;
}

function iconOf({ seat: { isBot, connected }, standIn, conceded }: Playing): IconName {
  if (conceded) return 'flag';
  if (isBot || standIn) return 'bot';
  return connected ? 'check' : 'clock';
}

interface TableTabProps {
  readonly summary: MatchSummary;
  readonly seats: readonly SeatInfo[];
  /** Seats that have conceded: no acts are offered for them. */
  readonly conceded?: readonly string[];
  /** Absent if conceding is not possible. */
  readonly onConcede?: () => void;
  /** Absent where the title knows no agreed draw; `words` are the first part of its text keys. */
  readonly onDraw?: () => void;
  readonly drawWords?: 'draw' | 'campaignEnd';
}

/** Players of the seats, their presence, and acts on absent ones. */
export function TableTab({ summary, seats, conceded = [], onConcede, onDraw, drawWords = 'draw' }: TableTabProps) {
  const t = useTranslate();
  const isOwner = useSession((state) => state.me?.isOwner === true);
  const [people, setPeople] = useState(false);
  const mine = seats.filter((seat) => seat.isMine).map(({ id }) => id);
  return (
    <div className={css.table}>
      <ul>
        {summary.seats.map((seat) => {
          const info = seats.find(({ id }) => id === seat.id);
          if (!info) return null;
          const standIn = seat.standIn !== undefined;
          const playing = { seat: info, standIn, conceded: conceded.includes(seat.id) };
          return (
            <li key={seat.id} className={css.seat}>
              <Icon name={iconOf(playing)} size={18} />
              <span className={css.who}>
                <strong>{info.name}</strong> <Presence {...playing} />
              </span>
              <SeatClock summary={summary} seat={seat.id} plain />
              <span className={css.acts}>
                {!playing.conceded && <SeatActs summary={summary} seat={seat} mine={mine} />}
              </span>
            </li>
          );
        })}
      </ul>
      {summary.imported && <p>{t('app.imported', { host: summary.host })}</p>}
      <p>{t('match.watchers', { count: summary.spectatorCount ?? 0 })}</p>
      <div className={css.foot}>
        {(summary.isHost || isOwner) && (
          <Button small icon="users" onClick={() => setPeople(true)}>
            {t('people.title')}
          </Button>
        )}
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
      {mine.length > 0 && <AlertSettings />}
      <Suspense fallback={null}>
        <LanguageField className={css.language} />
      </Suspense>
      {people && (
        <Suspense fallback={null}>
          <PeopleDialog summary={summary} isOwner={isOwner} onClose={() => setPeople(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Presence({ seat, standIn, conceded }: Playing) {
  const t = useTranslate();
  if (conceded) return t('match.conceded');
  if (seat.isBot) return t('match.bot');
  if (standIn) return t('away.computerPlays');
  if (seat.isMine) return t('match.you');
  return t(seat.connected ? 'match.here' : 'match.away');
}
