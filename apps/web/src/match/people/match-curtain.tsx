import { lookIn } from '../../boards/index.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { seatBadge } from '../../kit/net/seat-badge.ts';
import type { Frame, MatchSummary } from '../../kit/net/types.ts';
import { Curtain, type CurtainPerson } from '../../kit/ui/curtain.tsx';
import { openLines } from './curtain.ts';
import * as css from './match-curtain.module.css';

/** Log lines shown while the device changes hands. */
const LINES = 3;

interface Props {
  readonly summary: MatchSummary;
  /** Names of the people on this device, by seat; null if none was given: then the sides are named. */
  readonly nameAt: (seat: string) => string | null;
  readonly from: string | null;
  readonly to: string;
  readonly frames: Readonly<Record<string, Frame>>;
  onShow(): void;
  onBack(): void;
  /** One person plays all seats of this device. */
  onAlone(): void;
}

/** The curtain of a match: names, sides and public log lines; nothing of any seat's view. */
export function MatchCurtain({ summary, nameAt, from, to, frames, onShow, onBack, onAlone }: Props) {
  const t = useTranslate();
  const seatName = useTitleTranslate()(summary.title);
  const side = (seat: string) => seatName(`seat.${seat}`);
  const personOf = (seat: string, step: 'done' | 'next'): CurtainPerson => {
    const name = nameAt(seat);
    const note = name === null ? t(`curtain.${step}Side`) : t(`curtain.${step}`, { side: side(seat) });
    const look = lookIn(summary.title, seat, frames[to]?.view);
    return { name: name ?? side(seat), note, look, badge: seatBadge(summary, seat, name ?? undefined) };
  };
  const other = frames[from ?? ''] ?? Object.values(frames).find(({ viewer }) => viewer !== to);
  const lines = openLines(frames[to]?.log ?? [], other?.log ?? [], LINES);
  return (
    <div className={css.curtain}>
      <Curtain
        from={from === null ? undefined : personOf(from, 'done')}
        to={personOf(to, 'next')}
        {...wordsOf(t, { from, to, nameAt, side })}
        onShow={onShow}
        onBack={onBack}
        // Once play has begun no one may look behind it by saying so.
        {...(from === null && { alone: t('names.alone'), onAlone })}
        linesTitle={t('curtain.lines')}
        lines={lines.map((line) => t(line))}
      />
    </div>
  );
}

interface Words extends Pick<Props, 'nameAt' | 'from' | 'to'> {
  side(seat: string): string;
}

/** The sentences of the curtain: with the names of people, or with their sides if no names were given. */
function wordsOf(t: Translate, { nameAt, from, to, side }: Words) {
  const name = nameAt(to);
  if (name === null) {
    return {
      title: t('curtain.titleSide', { side: side(to) }),
      text: t('curtain.textSide', { side: side(to) }),
      show: t('curtain.showSide', { side: side(to) }),
      back: from === null ? undefined : t('curtain.backSide', { side: side(from) }),
    };
  }
  const other = from === null ? '' : (nameAt(from) ?? '');
  return {
    title: t('curtain.title', { name }),
    text: t(from === null ? 'curtain.text' : 'curtain.lookAway', { name, side: side(to), other }),
    show: t('curtain.show', { name }),
    back: from === null ? undefined : t('curtain.back', { name, other }),
  };
}
