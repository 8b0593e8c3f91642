import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';
import type { MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { useShortcuts } from '../../kit/ui/use-shortcuts.ts';
import { freeSeats, isFree, notYet } from '../lobby/matches.ts';
import * as setup from './setup.module.css';
import type { SetupActs } from './setup-acts.ts';
import * as css from './start-panel.module.css';

interface StartPanelProps {
  readonly summary: MatchSummary;
  readonly info: TitleInfo | undefined;
  readonly acts: SetupActs;
}

type PartProps = StartPanelProps & { readonly t: Translate };

/** Why the host cannot start yet, in words; null if nothing is missing. */
function missingOf(t: Translate, summary: MatchSummary, info: TitleInfo | undefined): string | null {
  const reason = notYet(summary, info?.seatings ?? null);
  // What is missing is known by name where every free seat is kept.
  const kept = freeSeats(summary).map(({ keptFor }) => keptFor);
  const friends = [...new Set(kept.flatMap((name) => name ?? []))];
  if (reason && friends.length > 0 && !kept.includes(undefined))
    return t('setup.waitsForKept', { names: friends.join(', ') });
  if (reason) return t(`setup.${reason.why}`, reason.why === 'tooFew' ? { count: reason.missing } : {});
  const late = summary.seats.filter((seat) => seat.unready).flatMap(({ playerName }) => playerName ?? []);
  return late.length > 0 ? t('setup.waitsFor', { names: [...new Set(late)].join(', ') }) : null;
}

/** Number of seats that are ready, and what happens next. */
function State({ t, summary, info }: PartProps) {
  const { seats, isHost, host } = summary;
  const ready = seats.filter((seat) => !isFree(seat) && !seat.unready).length;
  const isMineLate = seats.some((seat) => seat.unready && summary.mine?.includes(seat.id));
  const missing = missingOf(t, summary, info);
  return (
    <div className={css.standing} role="status">
      <p className={css.count}>{t('setup.readyOf', { ready, count: seats.length })}</p>
      <p className={setup.note}>
        {isMineLate ? t('setup.changed') : isHost && missing ? missing : t('setup.startsItself')}
        {!isHost && !isMineLate && ` ${t('setup.onlyHost', { host })}`}
      </p>
    </div>
  );
}

/** Whether this session is ready; nothing without a seat, or for a host who only waits for others. */
function ReadyButton({ t, summary, acts }: PartProps) {
  const mine = summary.seats.filter((seat) => summary.mine?.includes(seat.id));
  const isLate = mine.some((seat) => seat.unready);
  if (mine.length === 0 || (summary.isHost && !isLate)) return null;
  return (
    <Button
      variant={isLate ? 'primary' : 'quiet'}
      sending={acts.busy === 'ready'}
      onClick={() => acts.setReady(isLate)}
    >
      {t(isLate ? 'setup.beReady' : 'setup.beUnready')}
    </Button>
  );
}

function HostButtons({ t, summary, info, acts }: PartProps) {
  const refused = missingOf(t, summary, info);
  const taken = summary.seats.filter((seat) => !isFree(seat)).length;
  const mine = summary.mine ?? [];
  const isLate = summary.seats.some((seat) => seat.unready);
  // A kept seat is released before a computer player takes it.
  const hasKept = summary.seats.some(({ keptFor }) => keptFor !== undefined);
  useShortcuts({ s: acts.start }, refused === null);
  const canFill = info !== undefined && info.bots.length > 0 && freeSeats(summary).length > 0 && !hasKept && !isLate;
  return (
    <>
      {canFill && mine.length > 0 && (
        <Button icon="bot" sending={acts.busy === 'computers'} onClick={() => acts.playComputers(info)}>
          {t('create.computer')}
        </Button>
      )}
      <Button
        variant={refused || mine.length === 0 ? 'default' : 'primary'}
        sending={acts.busy === 'start'}
        refused={refused ?? undefined}
        aria-keyshortcuts="S"
        onClick={acts.start}
      >
        {refused ? t('setup.start') : t('setup.startWith', { count: taken })}
      </Button>
    </>
  );
}

/** Foot of the page: who is ready, and the start, which the creator may press before every seat is taken. */
export function StartPanel(props: StartPanelProps) {
  const t = useTitleTranslate()(props.summary.title);
  return (
    <section className={css.start} aria-label={t('setup.start')}>
      <State t={t} {...props} />
      <ReadyButton t={t} {...props} />
      {props.summary.isHost && <HostButtons t={t} {...props} />}
    </section>
  );
}
