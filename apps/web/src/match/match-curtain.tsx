import { useTranslate } from '../i18n/translate.tsx';
import { sideOf } from '../lobby/seat-look.ts';
import { useTitleTranslate } from '../lobby/title-translator.ts';
import type { Frame, MatchSummary } from '../net/types.ts';
import { Curtain, type CurtainPerson } from '../ui/Curtain.tsx';
import { openLines } from './curtain.ts';
import css from './shell.module.css';

/** Log lines shown while the device changes hands. */
const LINES = 3;

interface Props {
  readonly summary: MatchSummary;
  /** Names of the people on this device, by seat. */
  readonly nameAt: (seat: string) => string;
  readonly from: string | null;
  readonly to: string;
  readonly frames: Readonly<Record<string, Frame>>;
  onShow(): void;
  onBack(): void;
}

/** The curtain of a match: names, sides and public log lines; nothing of any seat's view. */
export function MatchCurtain({ summary, nameAt, from, to, frames, onShow, onBack }: Props) {
  const t = useTranslate();
  const seatName = useTitleTranslate()(summary.title);
  const side = (seat: string) => seatName(`seat.${seat}`);
  const personOf = (seat: string, key: string): CurtainPerson => ({
    name: nameAt(seat),
    note: t(key, { side: side(seat) }),
    side: sideOf(seat),
  });
  const name = nameAt(to);
  const other = frames[from ?? ''] ?? Object.values(frames).find(({ viewer }) => viewer !== to);
  const lines = openLines(frames[to]?.log ?? [], other?.log ?? [], LINES);
  return (
    <div className={css.curtain}>
      <Curtain
        from={from === null ? undefined : personOf(from, 'curtain.done')}
        to={personOf(to, 'curtain.next')}
        title={t('curtain.title', { name })}
        text={t(from === null ? 'curtain.text' : 'curtain.lookAway', {
          name,
          side: side(to),
          other: nameAt(from ?? ''),
        })}
        show={t('curtain.show', { name })}
        onShow={onShow}
        back={from === null ? undefined : t('curtain.back', { name, other: nameAt(from) })}
        onBack={onBack}
        linesTitle={t('curtain.lines')}
        lines={lines.map(({ key, params }) => t(key, params))}
      />
    </div>
  );
}
