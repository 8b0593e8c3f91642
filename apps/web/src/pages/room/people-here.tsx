import type { PersonAtTable } from '@echo-base/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';
import { listPeople } from '../../kit/net/moderation.ts';
import { useSession } from '../../kit/net/session.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { PeopleButton } from '../../match/people/people-button.tsx';
import { freeSeats } from '../lobby/matches.ts';
import { Face } from './presence.tsx';
import * as css from './setup.module.css';
import type { SetupActs } from './setup-acts.ts';

/** People in the match, for its host, its players and owners of the server; none for others. */
export function usePeople({ matchId, isHost, mine = [], seats, spectatorCount }: MatchSummary) {
  const [people, setPeople] = useState<readonly PersonAtTable[]>([]);
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
  }, [matchId, isAllowed, sitting, spectatorCount]);
  return people;
}

/** People for whom the host may keep a seat: all without a seat of their own. */
export const withoutSeat = (people: readonly PersonAtTable[]): readonly PersonAtTable[] =>
  people.filter((one) => one.seats.length === 0 && one.unnamed === undefined && !one.kicked && !one.isHost);

/** The people who are here: players first, then watchers. */
const hereAmong = (people: readonly PersonAtTable[]): readonly PersonAtTable[] => {
  const here = people.filter(({ seats, isWatching, kicked }) => !kicked && (seats.length > 0 || isWatching));
  return here.toSorted((a, b) => Math.sign(b.seats.length) - Math.sign(a.seats.length));
};

/** Where a person is, in words. */
function stateOf(t: Translate, summary: MatchSummary, { name, seats, isWatching }: PersonAtTable): string {
  const own = summary.seats.filter(({ id }) => seats.includes(id));
  if (own.length > 0) {
    const state = own.some(({ unready }) => unready) ? 'setup.unready' : isWatching ? 'setup.ready' : 'setup.away';
    return [...own.map(({ id }) => t(`seat.${id}`)), t(state)].join(' · ');
  }
  const kept = summary.seats.find(({ keptFor }) => keptFor === name);
  return kept ? t('setup.offeredSeat', { seat: t(`seat.${kept.id}`) }) : t('people.watches');
}

/** Says once who has come in, after the first list. */
function useNewcomer(t: Translate, people: readonly PersonAtTable[]): string {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [said, say] = useState('');
  useEffect(() => {
    if (people.length === 0) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...people.map(({ person }) => person)]);
    const [newcomer] = before
      ? people.filter(({ person, unnamed }) => unnamed === undefined && !before.has(person))
      : [];
    if (newcomer) say(t('setup.cameIn', { name: newcomer.name }));
  }, [t, people]);
  return said;
}

interface PeopleHereProps {
  readonly summary: MatchSummary;
  readonly people: readonly PersonAtTable[];
  readonly acts: Pick<SetupActs, 'keep' | 'busy'>;
}

/** Who is here, where they sit, and for the host a seat to offer to each of the others, which is kept for them. */
export function PeopleHere({ summary, people, acts }: PeopleHereProps) {
  const t = useTitleTranslate()(summary.title);
  const here = hereAmong(people);
  const newcomer = useNewcomer(t, here);
  const open = summary.isHost ? freeSeats(summary).find(({ keptFor }) => keptFor === undefined) : undefined;
  const asked = summary.seats.flatMap(({ keptFor }) => keptFor ?? []);
  if (here.length === 0) return null;
  return (
    <Panel title={t('setup.whoIsHere')} actions={<PeopleButton summary={summary} />}>
      <ul className={css.people}>
        {here.map((one) => (
          <li key={one.person}>
            {one.unnamed === undefined && <Face name={one.name} isHere={one.isWatching} />}
            <span className={css.words}>
              <strong>{one.unnamed === undefined ? one.name : t('people.unnamed', { count: one.unnamed })}</strong>
              {one.unnamed === undefined && <small>{stateOf(t, summary, one)}</small>}
            </span>
            {open && withoutSeat([one]).length > 0 && !asked.includes(one.name) && (
              <Button
                small
                sending={acts.busy === open.id}
                aria-label={t('setup.offerSeatTo', { name: one.name, seat: t(`seat.${open.id}`) })}
                onClick={() => acts.keep(open.id, one.person)}
              >
                {t('setup.offerSeat')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {newcomer}
      </p>
    </Panel>
  );
}
