import type { PersonAtTable } from '@echo-base/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';
import { listPeople } from '../../kit/net/moderation.ts';
import { useSession } from '../../kit/net/session.ts';
import type { MatchSummary, SeatSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Face } from '../../kit/ui/face.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { PeopleButton } from '../../match/people/people-button.tsx';
import { freeSeats } from '../lobby/matches.ts';
import { CallAgain } from './call-again.tsx';
import { PersonMenu } from './person-menu.tsx';
import * as css from './setup.module.css';
import type { SetupActs } from './setup-acts.ts';

interface PeopleList {
  readonly people: readonly PersonAtTable[];
  reload(): void;
}

/** People in the match, for its host, its players and owners of the server; none for others. */
export function usePeople({ matchId, isHost, mine = [], seats, spectatorCount }: MatchSummary): PeopleList {
  const [people, setPeople] = useState<readonly PersonAtTable[]>([]);
  /** How often the list was asked for again. */
  const [times, setTimes] = useState(0);
  const isOwner = useSession((state) => state.me?.isOwner === true);
  const isAllowed = isHost === true || isOwner || mine.length > 0;
  const sitting = seats.map(({ playerName, connected }) => `${playerName} ${connected}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is here changes with the seats and the spectators.
  useEffect(() => {
    if (!isAllowed) return setPeople([]);
    let isCurrent = true;
    listPeople(matchId).then(
      (found) => isCurrent && setPeople(found),
      // Without the list no seat can be offered or kept; the seats stay usable.
      () => isCurrent && setPeople([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [matchId, isAllowed, sitting, spectatorCount, times]);
  return { people, reload: () => setTimes((before) => before + 1) };
}

/** People for whom the host may keep a seat: all without a seat of their own. */
export const withoutSeat = (people: readonly PersonAtTable[]): readonly PersonAtTable[] =>
  people.filter((one) => one.seats.length === 0 && one.unnamed === undefined && !one.kicked && !one.isHost);

/** Why a person is on the list; it says so in this order. */
type Standing = 'seated' | 'new' | 'watching' | 'called';
const ORDER: readonly Standing[] = ['seated', 'new', 'watching', 'called'];

/** Whether a free seat is kept for this person. */
const isAskedFor = ({ seats }: MatchSummary, { name }: PersonAtTable): boolean =>
  seats.some(({ keptFor }) => keptFor === name);

function standingOf(summary: MatchSummary, one: PersonAtTable, newcomers: ReadonlySet<string>): Standing | null {
  if (one.kicked) return null;
  if (one.seats.length > 0) return 'seated';
  if (one.isWatching) return newcomers.has(one.person) ? 'new' : 'watching';
  return isAskedFor(summary, one) ? 'called' : null;
}

interface Here {
  readonly one: PersonAtTable;
  readonly standing: Standing;
}

/** Players first, then newcomers, watchers, and those who are called: a seat is kept for them, and they are not here. */
function hereAmong(
  summary: MatchSummary,
  people: readonly PersonAtTable[],
  newcomers: ReadonlySet<string>,
): readonly Here[] {
  const here = people.flatMap((one) => {
    const standing = standingOf(summary, one, newcomers);
    return standing ? [{ one, standing }] : [];
  });
  return here.toSorted((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing));
}

/** Where a person is, in words. */
function stateOf(t: Translate, summary: MatchSummary, { one, standing }: Here): string {
  const own = summary.seats.filter(({ id }) => one.seats.includes(id));
  if (standing === 'seated') {
    const state = own.some(({ unready }) => unready) ? 'setup.unready' : one.isWatching ? 'setup.ready' : 'setup.away';
    return [...own.map(({ id }) => t(`seat.${id}`)), t(state)].join(' · ');
  }
  const kept = summary.seats.find(({ keptFor }) => keptFor === one.name);
  const seat = kept && t('setup.offeredSeat', { seat: t(`seat.${kept.id}`) });
  if (standing === 'called') return [t('setup.called'), seat].join(' · ');
  return seat ?? t(standing === 'new' ? 'setup.justCame' : 'people.watches');
}

/** Who has come in after the first list, and the sentence that says once who was the last. */
function useNewcomers(t: Translate, people: readonly PersonAtTable[]) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [newcomers, setNewcomers] = useState<ReadonlySet<string>>(new Set());
  const [said, say] = useState('');
  useEffect(() => {
    const here = people.filter(({ isWatching, seats, kicked }) => !kicked && (isWatching || seats.length > 0));
    if (here.length === 0) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...here.map(({ person }) => person)]);
    const fresh = before ? here.filter(({ person, unnamed }) => unnamed === undefined && !before.has(person)) : [];
    const last = fresh.at(-1);
    if (!last) return;
    setNewcomers((now) => new Set([...now, ...fresh.map(({ person }) => person)]));
    say(t('setup.cameIn', { name: last.name }));
  }, [t, people]);
  return { newcomers, said };
}

interface PeopleHereProps {
  readonly summary: MatchSummary;
  readonly people: readonly PersonAtTable[];
  readonly acts: Pick<SetupActs, 'offer' | 'busy'>;
  /** Called after an act on a person, so that the list is fetched again. */
  onActed(): void;
}

/** Rows beyond which the list scrolls inside. */
const ROWS = 5;

/** Who is here, where they sit, and for the host a seat to offer to each of the others, which is kept for them for a minute. */
export function PeopleHere({ summary, people, acts, onActed }: PeopleHereProps) {
  const t = useTitleTranslate()(summary.title);
  const { newcomers, said } = useNewcomers(t, people);
  const rows = hereAmong(summary, people, newcomers);
  const open = summary.isHost ? freeSeats(summary).find(({ keptFor }) => keptFor === undefined) : undefined;
  const called = rows.filter(({ standing }) => standing === 'called').length;
  if (rows.length === 0) return null;
  const counts = { here: rows.length - called, called };
  return (
    <Panel title={t('setup.whoIsHere')} actions={<PeopleButton summary={summary} />}>
      <p className={css.note}>{t(called > 0 ? 'setup.hereCalled' : 'setup.hereCount', counts)}</p>
      <ul className={cx(css.people, rows.length > ROWS && css.long)} {...(rows.length > ROWS && { tabIndex: 0 })}>
        {rows.map((row) => (
          <Row key={row.one.person} t={t} summary={summary} row={row} open={open} acts={acts} onActed={onActed} />
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </Panel>
  );
}

interface RowProps extends Pick<PeopleHereProps, 'summary' | 'acts' | 'onActed'> {
  readonly t: Translate;
  readonly row: Here;
  /** The seat that the host can offer. */
  readonly open: SeatSummary | undefined;
}

/** A person: name, state, and at most one button. */
function Row({ t, summary, row, open, acts, onActed }: RowProps) {
  const { one } = row;
  const isNamed = one.unnamed === undefined;
  return (
    <li>
      {isNamed && <Face name={one.name} badge={one.badge} isHere={one.isWatching} />}
      <span className={css.words}>
        <strong>{isNamed ? one.name : t('people.unnamed', { count: one.unnamed ?? 0 })}</strong>
        {isNamed && <small>{stateOf(t, summary, row)}</small>}
      </span>
      <RowAct t={t} summary={summary} row={row} open={open} acts={acts} onActed={onActed} />
    </li>
  );
}

/** For the host: to call a person again, or to offer them a seat; else what can be done about them. */
function RowAct({ t, summary, row, open, acts, onActed }: RowProps) {
  const { one, standing } = row;
  if (standing === 'called' && summary.isHost)
    return <CallAgain matchId={summary.matchId} one={one} onActed={onActed} />;
  if (!open || standing === 'called' || withoutSeat([one]).length === 0 || isAskedFor(summary, one))
    return <PersonMenu summary={summary} one={one} onActed={onActed} />;
  return (
    <Button
      small
      sending={acts.busy === open.id}
      aria-label={t('setup.offerSeatTo', { name: one.name, seat: t(`seat.${open.id}`) })}
      onClick={() => acts.offer(open.id, one.person)}
    >
      {t('setup.offerSeat')}
    </Button>
  );
}
