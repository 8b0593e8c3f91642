import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../i18n/language.ts';
import { useSay } from '../i18n/say.tsx';
import { tablePath } from '../lobby/invite.ts';
import { listOf } from '../lobby/title-say.ts';
import type { MatchSummary } from '../net/types.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Mark } from '../ui/icons.tsx';
import { Tag } from '../ui/Tag.tsx';
import css from './replay.module.css';

/** Title, winner and date of the match. */
export function ReplayBar({ summary, onRail }: { summary: MatchSummary; onRail(): void }) {
  const say = useSay();
  const { language } = useLanguage();
  const winners = summary.outcome?.winners ?? [];
  const names = listOf(
    language,
    winners.map((seat) => say(`seat.${seat}`)),
  );
  const day =
    summary.endedAt && new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(Date.parse(summary.endedAt));
  return (
    <header className={css.top}>
      <Link href="/" className={css.home} aria-label={say('match.backToTables')}>
        <Mark size={26} />
      </Link>
      <h1 className={css.title}>
        <Link href={tablePath(summary.matchId)}>{summary.name}</Link> <span>· {say('replay.title')}</span>
      </h1>
      <Tag>{say('match.won', { names, count: winners.length })}</Tag>
      <span className={css.space} />
      {day && (
        <time className={css.day} dateTime={summary.endedAt}>
          {day}
        </time>
      )}
      <IconButton icon="log" label={say('replay.openRail')} onClick={onRail} className={css.narrowOnly} />
    </header>
  );
}

/** The rail on screens too narrow for a column. */
export function ReplayDrawer(props: { open: boolean; onOpenChange(open: boolean): void; children: ReactNode }) {
  const say = useSay();
  return (
    <Dialog {...props} placement="right" title={say('replay.openRail')} closeLabel={say('match.close')}>
      <div className={css.drawer}>{props.children}</div>
    </Dialog>
  );
}
