import { useEffect, useRef, useState } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { type Leave, leaveOf } from '../../kit/net/leave.ts';
import { infoOf, useTitles } from '../../kit/net/titles.ts';
import type { Frame, MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { Banner } from '../../kit/ui/banner.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { LEAVE_ICONS } from '../../question/log/player-name.tsx';

/** Milliseconds that news of another player stays. */
const STAY_MS = 30_000;

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly mine: readonly string[];
}

/** What has happened to another player, who may also be back. */
interface LeaveNews {
  readonly seat: string;
  readonly leave: Leave | 'back';
}

/** Tells all players how a player has left: the own seats as long as it lasts, other players when it happens. */
export function LeaveBanner(props: Props) {
  if (props.summary.status !== 'playing') return null;
  return (
    <>
      {props.mine.map((seat) => (
        <OwnLeave key={seat} {...props} seat={seat} />
      ))}
      <OthersLeave {...props} />
    </>
  );
}

/** Seats that play on in place of one that has left for good: its team-mates. */
export function heirsOf(info: TitleInfo | undefined, { seats }: MatchSummary, seat: string): readonly string[] {
  const teamOf = (id: string) => info?.seats.find((one) => one.id === id)?.team;
  const team = teamOf(seat);
  if (team === undefined) return [];
  return seats.filter(({ id, left }) => id !== seat && left === undefined && teamOf(id) === team).map(({ id }) => id);
}

/** Own seat that is out of the game, or whose time is up. That the computer plays it is told with the way back. */
function OwnLeave({ summary, frame, seat }: Props & { readonly seat: string }) {
  const t = useTranslate();
  const { titles } = useTitles();
  const [isRead, setRead] = useState(false);
  const row = summary.seats.find(({ id }) => id === seat);
  const leave = row && leaveOf(summary, row, frame.conceded);
  if (leave === 'conceded' || leave === 'time') {
    if (isRead) return null;
    const close = (
      <Button small onClick={() => setRead(true)}>
        {t('match.close')}
      </Button>
    );
    return (
      <Banner tone="info" icon={LEAVE_ICONS[leave]} title={t(`leave.mine.${leave}`)} action={close}>
        {t('leave.mine.watch')}
      </Banner>
    );
  }
  if (leave !== 'out' || summary.clock?.kind !== 'bank') return null;
  const info = infoOf(titles, summary.title);
  const sides = new Set(
    summary.seats
      .filter(({ id, left }) => id !== seat && left === undefined)
      .map(({ id }) => info?.seats.find((one) => one.id === id)?.team ?? id),
  );
  const threat = summary.clock.atZero === 'bot' ? 'bot' : sides.size < 2 ? 'claim' : 'takeOut';
  return (
    <Banner tone="error" title={t('leave.mine.out')}>
      {t(`leave.out.${threat}`)}
    </Banner>
  );
}

function OthersLeave({ summary, frame, mine }: Props) {
  const t = useTranslate();
  const { titles } = useTitles();
  const [news, dismiss] = useLeaveNews(summary, frame, mine);
  if (!news) return null;
  const { seat, leave } = news;
  return (
    <Banner
      tone="info"
      icon={leave === 'back' ? 'check' : LEAVE_ICONS[leave]}
      title={t({ key: `leave.news.${leave}`, params: { name: t(`seat.${seat}`) } })}
      action={
        <Button small onClick={dismiss}>
          {t('match.close')}
        </Button>
      }
    >
      {consequenceOf(t, news, { mine, heirs: heirsOf(infoOf(titles, summary.title), summary, seat) })}
    </Banner>
  );
}

function consequenceOf(
  t: Translate,
  { seat, leave }: LeaveNews,
  { mine, heirs }: { readonly mine: readonly string[]; readonly heirs: readonly string[] },
): string | null {
  if (leave === 'removed') return t('leave.news.removedText');
  const [heir] = heirs;
  if ((leave !== 'conceded' && leave !== 'time') || heir === undefined) return null;
  const name = t(`seat.${seat}`);
  if (heirs.some((one) => mine.includes(one))) return t('leave.news.yours', { name });
  return t('leave.news.heir', { name, heir: t(`seat.${heir}`) });
}

/** The latest news of another player, and how to dismiss it. Being away for a moment, or out of time, is no news. */
function useLeaveNews(summary: MatchSummary, frame: Frame, mine: readonly string[]) {
  const [news, setNews] = useState<LeaveNews | null>(null);
  const before = useRef<Readonly<Record<string, Leave | null>> | null>(null);
  useEffect(() => {
    const now = Object.fromEntries(
      summary.seats.map((seat) => [seat.id, lastingOf(leaveOf(summary, seat, frame.conceded))]),
    );
    const last = before.current;
    before.current = now;
    if (!last) return;
    const changed = summary.seats.find(({ id }) => !mine.includes(id) && id in last && now[id] !== last[id]);
    if (changed) setNews({ seat: changed.id, leave: now[changed.id] ?? 'back' });
  }, [summary, frame.conceded, mine]);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(null), STAY_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return [news, () => setNews(null)] as const;
}

function lastingOf(leave: Leave | null): Leave | null {
  return leave === 'away' || leave === 'out' ? null : leave;
}
