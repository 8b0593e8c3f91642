import { matchPagePath } from '@echo-base/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { listOf } from '../../kit/i18n/formats.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { dateOf } from '../../kit/i18n/languages.ts';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { cx } from '../../kit/ui/cx.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Mark } from '../../kit/ui/icons.tsx';
import { Tag } from '../../kit/ui/tag.tsx';
import * as bar from '../../match/shell/top-bar.module.css';
import { SettingsIconButton } from '../../settings/settings-button.tsx';
import * as css from './replay.module.css';

/** Title, winner and date of the match. */
export function ReplayBar({ summary, onRail }: { summary: MatchSummary; onRail(): void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const winners = summary.outcome?.winners ?? [];
  const names = listOf(
    language,
    winners.map((seat) => t(`seat.${seat}`)),
  );
  const name = useMatchNames()(summary);
  const day = summary.endedAt && dateOf(language, summary.endedAt, 'long');
  return (
    <header className={bar.top}>
      <Link href="/" className={bar.home} aria-label={t('match.backToMatches')}>
        <Mark size={26} />
      </Link>
      <h1 className={cx(bar.title, css.title)}>
        <Link href={matchPagePath(summary.matchId)}>{name}</Link> <span>· {t('replay.title')}</span>
      </h1>
      <Tag>{t('match.won', { names, count: winners.length })}</Tag>
      {summary.imported && <Tag>{t('app.imported', { host: summary.host })}</Tag>}
      <span className={bar.space} />
      {day && (
        <time className={css.day} dateTime={summary.endedAt}>
          {day}
        </time>
      )}
      <SettingsIconButton />
      <IconButton icon="log" label={t('replay.openRail')} onClick={onRail} className={css.narrowOnly} />
    </header>
  );
}

interface ReplayDrawerProps {
  readonly open: boolean;
  /** Link, download and the match from here, for which the deck of a phone has no room. */
  readonly more: ReactNode;
  readonly children: ReactNode;
  onOpenChange(open: boolean): void;
}

/** The rail on screens too narrow for a column. */
export function ReplayDrawer({ more, children, ...props }: ReplayDrawerProps) {
  const t = useTranslate();
  return (
    <Dialog {...props} placement="right" title={t('replay.openRail')} closeLabel={t('match.close')}>
      <div className={css.drawer}>
        {children}
        <div className={css.further}>{more}</div>
      </div>
    </Dialog>
  );
}
