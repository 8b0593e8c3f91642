import type { ReactNode } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { isOut, type Leave } from '../../kit/net/leave.ts';
import { Icon, type IconName } from '../../kit/ui/icons.tsx';
import type { SeatInfo } from '../board-set.ts';
import * as css from './player-name.module.css';

export const LEAVE_ICONS: Readonly<Record<Leave, IconName>> = {
  conceded: 'flag',
  time: 'alert',
  removed: 'ban',
  computer: 'bot',
  out: 'alert',
  away: 'clock',
};

/** Mark of a person who does not play their seat: the same in every header. */
export function LeaveMark({ leave }: { readonly leave: Leave }) {
  const t = useTranslate();
  return (
    <span className={css.mark}>
      <Icon name={LEAVE_ICONS[leave]} size={14} />
      {t(`leave.${leave}`)}
    </span>
  );
}

interface PlayerNameProps {
  readonly seat: Pick<SeatInfo, 'name' | 'leave'>;
  /** The name as the title writes it; by default plain. */
  readonly children?: ReactNode;
  /** What belongs to the name, and is not parted from it by the mark. */
  readonly more?: ReactNode;
}

/** Name of a seat's player with the way in which they have left: struck out if they are out of the game, and a mark. */
export function PlayerName({ seat: { name, leave = null }, children = name, more }: PlayerNameProps) {
  return (
    <>
      {leave ? <span className={isOut(leave) ? css.struck : undefined}>{children}</span> : children}
      {more}
      {leave && (
        <>
          {' '}
          <LeaveMark leave={leave} />
        </>
      )}
    </>
  );
}
