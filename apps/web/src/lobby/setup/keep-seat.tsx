import type { PersonAtTable } from '@echo-base/protocol';
import { useEffect, useState } from 'react';
import type { Translate } from '../../i18n/translate.tsx';
import { listPeople } from '../../net/moderation.ts';
import type { MatchSummary, SeatSummary } from '../../net/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { isFree } from '../tables.ts';
import css from './setup.module.css';
import type { SetupActs } from './setup-acts.ts';

/** People in the match for whom its host may keep a seat: all without a seat of their own. */
export function usePeopleWithoutSeat({ matchId, isHost, seats, spectatorCount }: MatchSummary) {
  const [people, setPeople] = useState<readonly PersonAtTable[]>([]);
  const sitting = seats.map(({ playerName }) => playerName).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is here changes with the seats and the spectators.
  useEffect(() => {
    if (!isHost) return;
    let isCurrent = true;
    listPeople(matchId).then(
      (found) => isCurrent && setPeople(found),
      // Without the list no seat can be kept; the seats stay usable.
      () => isCurrent && setPeople([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [matchId, isHost, sitting, spectatorCount]);
  return people.filter((one) => one.seats.length === 0 && one.unnamed === undefined && !one.kicked && !one.isHost);
}

interface KeepSeatProps {
  readonly t: Translate;
  readonly seat: SeatSummary;
  readonly acts: SetupActs;
  readonly people: readonly PersonAtTable[];
}

/** For the host: keeps a free seat for a person in the match, or releases it. */
export function KeepSeat({ t, seat, acts, people }: KeepSeatProps) {
  const name = t(`seat.${seat.id}`);
  if (!isFree(seat)) return null;
  if (seat.keptFor !== undefined) {
    return (
      <Button
        small
        sending={acts.busy === seat.id}
        aria-label={t('setup.releaseAt', { seat: name })}
        onClick={() => acts.keep(seat.id, null)}
      >
        {t('setup.release')}
      </Button>
    );
  }
  if (people.length === 0) return null;
  return (
    <span className={css.keep}>
      <select
        value=""
        aria-label={t('setup.keepAt', { seat: name })}
        onChange={({ target }) => acts.keep(seat.id, target.value)}
      >
        <option value="" disabled>
          {t('setup.keep')}
        </option>
        {people.map((one) => (
          <option key={one.person} value={one.person}>
            {one.name}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </span>
  );
}
