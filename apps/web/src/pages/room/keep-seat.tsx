import type { PersonAtTable } from '@echo-base/protocol';
import type { Translate } from '../../kit/i18n/translate.tsx';
import type { SeatSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { isFree } from '../lobby/matches.ts';
import * as css from './setup.module.css';
import type { SetupActs } from './setup-acts.ts';

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
