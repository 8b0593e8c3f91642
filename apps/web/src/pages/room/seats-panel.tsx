import type { PersonAtTable } from '@echo-base/protocol';
import { durationIn } from '../../kit/i18n/durations.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { translateOr, useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';
import { useNamesHere, useSeatNames } from '../../kit/net/seat-names.ts';
import { byOurClock } from '../../kit/net/server-time.ts';
import { useSession } from '../../kit/net/session.ts';
import { hasTwoSides, sidesOf } from '../../kit/net/titles.ts';
import type { MatchSummary, SeatSummary, TitleInfo } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { Tag } from '../../kit/ui/tag.tsx';
import { useSecondsUntil } from '../../kit/ui/use-seconds.ts';
import { isFree, seatsForMe } from '../lobby/matches.ts';
import { SeatNames } from '../lobby/seat-names.tsx';
import { OneSeat } from '../lobby/seat-tokens.tsx';
import { BotChoice, levelName } from './bot-choice.tsx';
import { KeepSeat } from './keep-seat.tsx';
import { withoutSeat } from './people-here.tsx';
import { Presence } from './presence.tsx';
import * as css from './setup.module.css';
import type { SetupActs } from './setup-acts.ts';

interface SeatProps {
  readonly t: Translate;
  readonly summary: MatchSummary;
  readonly seat: SeatSummary;
  readonly acts: SetupActs;
  /** Levels of computer players. */
  readonly levels: readonly string[];
  /** People for whom the host may keep a seat. */
  readonly people: readonly PersonAtTable[];
  /** Which text says what its player does: in a pair of a side, or alone against a pair; null for other matches. */
  readonly duty: 'does' | 'alone' | null;
}

/** Who has the seat, in one word or name. */
function sitterOf(t: Translate, { kind, level, playerName, keptFor }: SeatSummary): string {
  if (keptFor !== undefined) return t('setup.kept', { name: keptFor });
  if (kind === 'human') return playerName ?? t('setup.free');
  return level ? levelName(t, level) : t('setup.bot');
}

function SitterPresence({ t, summary, seat }: Pick<SeatProps, 't' | 'summary' | 'seat'>) {
  if (seat.kind === 'bot' || isFree(seat)) return null;
  if (summary.mine?.includes(seat.id)) return <Presence t={t} isHere word={t('setup.you')} />;
  return <Presence t={t} isHere={seat.connected !== false} />;
}

function SeatAct({ t, summary, seat, acts }: SeatProps) {
  const mine = summary.mine ?? [];
  const name = t(`seat.${seat.id}`);
  const sending = acts.busy === seat.id;
  if (mine.includes(seat.id)) {
    const label = t('setup.leaveAt', { seat: name });
    return (
      <Button small sending={sending} aria-label={label} onClick={() => acts.leave(seat.id)}>
        {t('setup.leave')}
      </Button>
    );
  }
  const open = seatsForMe(summary);
  if (!open.includes(seat)) return null;
  const best = open.find(({ id }) => summary.keptForMe?.includes(id)) ?? open[0];
  const isInvited = mine.length === 0 && best === seat;
  const isFurther = mine.length > 0;
  return (
    <Button
      small
      variant={isInvited ? 'primary' : 'default'}
      sending={sending}
      aria-keyshortcuts={`${summary.seats.indexOf(seat) + 1}`}
      aria-label={t(isFurther ? 'setup.takeTooAt' : 'setup.takeAt', { seat: name })}
      onClick={() => acts.take(seat.id)}
    >
      {t(isFurther ? 'setup.takeToo' : 'setup.take')}
    </Button>
  );
}

/** For the host: which computer player has an open seat, if any. */
function BotActs({ t, summary, seat, acts, levels }: SeatProps) {
  const isOpen = seat.kind === 'bot' || isFree(seat);
  if (!summary.isHost || seat.keptFor !== undefined || !isOpen || levels.length === 0) return null;
  return <BotChoice t={t} seat={seat} acts={acts} levels={levels} />;
}

/** How long a seat is still kept, in figures or, to be read out, in whole minutes. */
function KeptUntil({ t, until, isSpoken = false }: { t: Translate; until: string; isSpoken?: boolean }) {
  const seconds = useSecondsUntil(byOurClock(until));
  const { language } = useLanguage();
  if (isSpoken) return t('setup.openIn', { time: durationIn(language, Math.max(1, Math.ceil(seconds / 60)) * 60) });
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span className={css.keptUntil}>{t('setup.openIn', { time })}</span>;
}

function Readiness({ t, seat }: Pick<SeatProps, 't' | 'seat'>) {
  if (isFree(seat)) return null;
  return seat.unready ? <Tag>{t('setup.unready')}</Tag> : <Tag tone="good">{t('setup.ready')}</Tag>;
}

/** All that is shown of a seat, as one sentence for readers: "Seat 3, Han, Kept for Jonas, open to all in 4 minutes." */
function SeatSentence({ t, summary, seat, duty }: SeatProps) {
  const isPlain = /^p\d+$/.test(seat.id);
  const isPerson = seat.kind === 'human' && !isFree(seat);
  const here = summary.mine?.includes(seat.id) ? 'you' : seat.connected === false ? 'away' : 'here';
  const told = [
    t('setup.seatNumber', { n: summary.seats.indexOf(seat) + 1 }),
    ...(isPlain ? [] : [t(`seat.${seat.id}`)]),
    sitterOf(t, seat),
    ...(isPerson ? [t(`setup.${here}`)] : []),
    ...(isFree(seat) ? [] : [t(seat.unready ? 'setup.unready' : 'setup.ready')]),
  ].join(', ');
  const does = duty && translateOr(t, `seat.${seat.id}.${duty}`, '');
  return (
    <span className="visually-hidden">
      {told}
      {seat.keptUntil && (
        <>
          , <KeptUntil t={t} until={seat.keptUntil} isSpoken />
        </>
      )}
      . {does}
    </span>
  );
}

function Seat(props: SeatProps) {
  const { t, summary, seat, duty } = props;
  const does = duty && translateOr(t, `seat.${seat.id}.${duty}`, '');
  return (
    <li className={cx(css.seat, isFree(seat) && css.open)}>
      <SeatSentence {...props} />
      <OneSeat title={summary.title} seat={seat} size={44} showsAway />
      <div className={css.words} aria-hidden="true">
        <p className={css.seatName}>{t(`seat.${seat.id}`)}</p>
        <p className={isFree(seat) ? css.none : css.player}>{sitterOf(t, seat)}</p>
        {does && <p className={css.does}>{does}</p>}
      </div>
      <span className={css.seen} aria-hidden="true">
        <SitterPresence t={t} summary={summary} seat={seat} />
        {seat.keptUntil && <KeptUntil t={t} until={seat.keptUntil} />}
        <Readiness t={t} seat={seat} />
      </span>
      <SeatAct {...props} />
      <BotActs {...props} />
      {summary.isHost && <KeepSeat {...props} />}
    </li>
  );
}

interface SeatsPanelProps {
  readonly summary: MatchSummary;
  readonly info: TitleInfo | undefined;
  readonly acts: SetupActs;
  /** People in the match. */
  readonly people: readonly PersonAtTable[];
}

/** Every seat, who has it and whether they are ready, and actions on it. */
export function SeatsPanel({ summary, info, acts, people }: SeatsPanelProps) {
  const t = useTitleTranslate()(summary.title);
  const mine = summary.mine ?? [];
  const me = useSession((state) => state.me?.name ?? '');
  const names = useNamesHere(summary.matchId);
  const seatless = withoutSeat(people);
  const sides = sidesOf(summary, info);
  const seatOf = (seat: SeatSummary, duty: SeatProps['duty']) => (
    <Seat
      key={seat.id}
      t={t}
      summary={summary}
      seat={seat}
      acts={acts}
      levels={info?.bots ?? []}
      people={seatless}
      duty={duty}
    />
  );
  const isMany = summary.isHost && summary.seats.length > 1;
  const ofAllSeats = (
    <>
      {isMany && hasTwoSides(summary, info) && (
        <Button small icon="swap" sending={acts.busy === 'swap'} onClick={acts.swap}>
          {t('setup.swap')}
        </Button>
      )}
      {isMany && (
        <Button small icon="swap" sending={acts.busy === 'shuffle'} onClick={acts.shuffle}>
          {t('setup.shuffle')}
        </Button>
      )}
    </>
  );
  return (
    <Panel title={t('setup.seats')} actions={ofAllSeats} className={css.seatsPanel}>
      {sides.some(({ seats }) => seats.length > 1) ? (
        <div className={css.sides}>
          {sides.map(({ team, seats }) => (
            <section key={team} aria-label={t(`seat.${team}`)}>
              <h3 className="label">{t(`seat.${team}`)}</h3>
              <ul>{seats.map((seat) => seatOf(seat, seats.length > 1 ? 'does' : 'alone'))}</ul>
            </section>
          ))}
        </div>
      ) : (
        <ul className={css.seats}>{summary.seats.map((seat) => seatOf(seat, null))}</ul>
      )}
      {mine.length > 1 && (
        <SeatNames
          t={t}
          seats={mine}
          me={me}
          names={names}
          onChange={(next) => useSeatNames.getState().keep(summary.matchId, next)}
        />
      )}
      {mine.length > 1 && <p className={css.note}>{t('setup.passAndPlay')}</p>}
    </Panel>
  );
}
