import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TitleArt, variantOf } from '../../boards/title-art.tsx';
import { useLanguage } from '../../kit/i18n/language.ts';
import { dateOf } from '../../kit/i18n/languages.ts';
import { gameWith, matchName, useMatchNames } from '../../kit/i18n/match-name.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { listMatches, recordUrl } from '../../kit/net/api.ts';
import { replayPath } from '../../kit/net/replay-address.ts';
import { useSession } from '../../kit/net/session.ts';
import { infoOf, useTitles } from '../../kit/net/titles.ts';
import type { MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState, ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { resultOf, rulesOf } from '../lobby/match-texts.ts';
import * as css from './finished-page.module.css';
import { OpenRecord } from './open-record.tsx';

interface Pages {
  /** Null until the first answer. */
  readonly matches: readonly MatchSummary[] | null;
  readonly next: string | null;
  readonly error: unknown;
  readonly loading: boolean;
  more(): Promise<void>;
}

/** Finished matches, a page at a time. */
function useFinished(): Pages {
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [loading, setLoading] = useState(false);
  const fetchPage = useCallback(async (cursor: string | null) => {
    setLoading(true);
    try {
      const page = await listMatches({ status: 'finished', ...(cursor && { cursor }) });
      setMatches((before) => [...(cursor ? (before ?? []) : []), ...page.matches]);
      setNext(page.next ?? null);
      setError(null);
    } catch (reason) {
      setError(reason);
    }
    setLoading(false);
  }, []);
  useEffect(() => void fetchPage(null), [fetchPage]);
  return { matches, next, error, loading, more: () => fetchPage(next) };
}

function Finished({ match, info }: { match: MatchSummary; info: TitleInfo | undefined }) {
  const t = useTitleTranslate()(match.title);
  const { language } = useLanguage();
  const { won, how } = resultOf(t, language, match);
  const day = match.endedAt && dateOf(language, match.endedAt, 'medium');
  const isOwner = useSession((state) => state.me?.isOwner === true);
  const mayRead = match.spectators !== 'closed' || isOwner || (match.mine ?? []).length > 0;
  return (
    <li className={css.row}>
      <div className={css.picture}>
        <TitleArt title={match.title} variant={variantOf(match.matchId)} />
      </div>
      <div className={css.words}>
        <h2 className={css.name}>{matchName(t, language, match)}</h2>
        <p className={css.small}>{match.name ? gameWith(t, language, match) : rulesOf(t, match, info)}</p>
        {day && (
          <p className={css.small}>
            {match.imported && `${t('app.imported', { host: match.host })} · `}
            <time dateTime={match.endedAt}>{day}</time>
          </p>
        )}
      </div>
      <div className={css.result}>
        <p className={css.won}>{won}</p>
        {how && <p className={css.small}>{how}</p>}
      </div>
      {mayRead && <Links match={match} />}
    </li>
  );
}

/** Links to the record and the replay, which a match without spectators has only for its players and owners. */
function Links({ match }: { match: MatchSummary }) {
  const t = useTranslate();
  const name = useMatchNames()(match);
  return (
    <div className={css.acts}>
      <a
        href={recordUrl(match.matchId)}
        download={`${match.matchId}.json`}
        className={buttonClass({ variant: 'quiet', small: true })}
        aria-label={t('finished.recordAt', { match: name })}
      >
        {t('finished.record')}
      </a>
      <Link
        href={replayPath(match.matchId)}
        className={buttonClass({ small: true })}
        aria-label={t('replay.watchAt', { match: name })}
      >
        {t('replay.watch')}
      </Link>
    </div>
  );
}

function List({ pages }: { pages: Pages }) {
  const t = useTranslate();
  const { titles } = useTitles();
  const retry = <Button onClick={pages.more}>{t('app.retry')}</Button>;
  if (pages.error && !pages.loading) {
    return (
      <ErrorState title={t('app.unreachable')} action={retry}>
        {reasonOf(t, pages.error)}
      </ErrorState>
    );
  }
  if (!pages.matches) return <LoadingShapes label={t('finished.loading')} shape="rows" slow={retry} />;
  if (pages.matches.length === 0) {
    const home = (
      <Link href="/" className={buttonClass()}>
        {t('app.toMatches')}
      </Link>
    );
    return (
      <EmptyState title={t('finished.none')} action={home}>
        {t('finished.noneText')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {pages.matches.map((match) => (
        <Finished key={match.matchId} match={match} info={infoOf(titles, match.title)} />
      ))}
    </ul>
  );
}

/** Finished matches: who won, and links to the board and the record. */
export default function FinishedPage() {
  const t = useTranslate();
  const pages = useFinished();
  return (
    <PageLayout title={t('finished.heading')} column>
      <h1 className={css.heading}>{t('finished.heading')}</h1>
      <p className={css.intro}>{t('finished.intro')}</p>
      <OpenRecord />
      <List pages={pages} />
      {pages.next && !pages.error ? (
        <Button className={css.more} sending={pages.loading} onClick={pages.more}>
          {t('finished.more')}
        </Button>
      ) : null}
    </PageLayout>
  );
}
