import { matchPagePath } from '@echo-base/protocol';
import { Fragment, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { TitleArt, variantOf } from '../../boards/title-art.tsx';
import { dateTimeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { joinMatch } from '../../kit/net/api.ts';
import { useMayCreate } from '../../kit/net/server-info.ts';
import { infoOf } from '../../kit/net/titles.ts';
import type { MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/states.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { agoIn } from './card-texts.ts';
import { actionWords, tellingOf, titleName } from './match-texts.ts';
import { actionFor } from './matches.ts';
import * as css from './open-matches.module.css';
import { SeatTokens } from './seat-tokens.tsx';

interface ActProps {
  readonly match: MatchSummary;
  /** Refetches the list, after another player was faster. */
  onStale(): void;
}

/** The row's one button, labelled by its action. */
function Act({ match, onStale }: ActProps) {
  const t = useTitleTranslate()(match.title);
  const [, navigate] = useLocation();
  const [sending, setSending] = useState(false);
  const name = useMatchNames()(match);
  const action = actionFor(match);
  const words = actionWords(t, action);
  const label = t('lobby.actionAt', { action: words, match: name });
  if (action.kind === 'none') return <p className={css.closed}>{words}</p>;
  const path = matchPagePath(match.matchId);
  if (action.kind !== 'join') {
    return (
      <Link href={path} className={buttonClass({ small: true, wide: true })} aria-label={label}>
        {words}
      </Link>
    );
  }
  const join = async () => {
    setSending(true);
    try {
      await joinMatch(match.matchId, action.seat);
      navigate(path);
    } catch (error) {
      setSending(false);
      showToast({ tone: 'error', title: t('setup.failed'), body: reasonOf(t, error) });
      onStale();
    }
  };
  return (
    <Button small wide sending={sending} onClick={join} aria-label={label}>
      {words}
    </Button>
  );
}

function Row({ match, info, onStale }: ActProps & { info: TitleInfo | undefined }) {
  const t = useTitleTranslate()(match.title);
  const { language } = useLanguage();
  const name = useMatchNames()(match);
  const since = match.startedAt ?? match.createdAt;
  return (
    <li className={css.row}>
      <div className={css.picture}>
        <TitleArt title={match.title} variant={variantOf(match.matchId)} />
      </div>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        {!(match.name === '' && name.includes(match.host)) && (
          <p className={css.host}>
            {t('lobby.titleHost', { title: titleName(t, match.title, info), host: match.host })}
          </p>
        )}
      </div>
      <SeatTokens match={match} className={css.seats} />
      <p className={css.telling}>
        {tellingOf(t, language, match, info).join(' · ')} ·{' '}
        <time dateTime={since} title={dateTimeOf(language, new Date(since)).full}>
          {agoIn(t, language, Date.parse(since), Date.now())}
        </time>
      </p>
      <div className={css.act}>
        <Act match={match} onStale={onStale} />
      </div>
    </li>
  );
}

/** Shows the other matches of a creator who has many. */
function More({ match, onMore }: { match: MatchSummary; onMore: OpenMatchesProps['onMore'] }) {
  const t = useTranslate();
  const [sending, setSending] = useState(false);
  const show = async () => {
    setSending(true);
    await onMore(match);
    setSending(false);
  };
  return (
    <li className={css.more}>
      <Button small variant="quiet" sending={sending} onClick={show}>
        {t('lobby.moreBy', { count: match.moreByHost ?? 0, host: match.host })}
      </Button>
    </li>
  );
}

interface OpenMatchesProps {
  readonly matches: readonly MatchSummary[];
  readonly titles: readonly TitleInfo[] | null;
  onStale(): void;
  /** Shows all matches of the creator of this one. */
  onMore(match: MatchSummary): Promise<void>;
}

/** Matches that any player on this server may join or watch. */
export function OpenMatches({ matches, titles, onStale, onMore }: OpenMatchesProps) {
  const t = useTranslate();
  const maySet = useMayCreate();
  if (matches.length === 0)
    return <EmptyState title={t('lobby.noneOpen')}>{maySet && t('lobby.noneOpenText')}</EmptyState>;
  return (
    <ul className={css.list}>
      {matches.map((match) => (
        <Fragment key={match.matchId}>
          <Row match={match} info={infoOf(titles, match.title)} onStale={onStale} />
          {match.moreByHost !== undefined && <More match={match} onMore={onMore} />}
        </Fragment>
      ))}
    </ul>
  );
}
