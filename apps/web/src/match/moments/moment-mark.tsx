import { useTranslate } from '../../kit/i18n/translate.tsx';
import { LookMark } from '../../kit/ui/look-mark.tsx';
import type { TitleLog } from '../../question/board-set.ts';
import type { Moment } from '../../question/log/moment.ts';

interface Props {
  readonly moment: Moment;
  readonly log: TitleLog;
  readonly view: unknown;
  readonly size: number;
}

/** The entry that says whose act a moment is; none for an event that no player caused. */
const actIn = ({ entries: [first], isEvent }: Moment) => (isEvent ? undefined : first);

/** The mark of the seat or side whose act a moment is; nothing for what belongs to none. */
export function MomentMark({ moment, log, view, size }: Props) {
  const first = actIn(moment);
  const look = first && log.markOf?.(first, view);
  return look ? <LookMark look={look} size={size} /> : null;
}

/** The player whose act a moment is, where a side has several; null for what belongs to none. */
export function useActor(moment: Moment | null, log: TitleLog): string | null {
  const t = useTranslate();
  const first = moment ? actIn(moment) : undefined;
  const actor = first && log.actorOf?.(first);
  return actor ? t(actor) : null;
}
