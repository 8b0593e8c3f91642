import type { ResultList } from '@echo-base/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Picture } from '../../boards/picture.tsx';
import { useLanguage } from '../../kit/i18n/language.ts';
import { dateOf } from '../../kit/i18n/languages.ts';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { listMatches, listResults, recordUrl } from '../../kit/net/api.ts';
import { replayPath } from '../../kit/net/replay-address.ts';
import { useSession } from '../../kit/net/session.ts';
import { infoOf, useTitles } from '../../kit/net/titles.ts';
import type { MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState, ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { factsOf } from '../lobby/card-texts.ts';
import { resultOf } from '../lobby/match-texts.ts';
import { cardTitles } from '../lobby/titles.ts';
import { Filters, type Wanted } from './filters.tsx';
import * as css from './finished-page.module.css';
import { OpenRecord } from './open-record.tsx';
import { Totals } from './totals.tsx';

interface Pages {
  /** Null until the first answer. */
  readonly matches: readonly MatchSummary[] | null;
  readonly next: string | null;
  readonly error: unknown;
  readonly loading: boolean;
  more(): Promise<void>;
}

/** Finished matches of those that are wanted, a page at a time. */
function useFinished(wanted: Wanted): Pages {
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [loading, setLoading] = useState(false);
  const asked = useRef(wanted);
  const fetchPage = useCallback(
    async (cursor: string | null) => {
      asked.current = wanted;
      setLoading(true);
      try {
        const page = await listMatches({ status: 'finished', ...wanted, ...(cursor && { cursor }) });
        // Others are wanted by now.
        if (asked.current !== wanted) return;
        setMatches((before) => [...(cursor ? (before ?? []) : []), ...page.matches]);
        setNext(page.next ?? null);
        setError(null);
      } catch (reason) {
        if (asked.current !== wanted) return;
        setError(reason);
      }
      setLoading(false);
    },
    [wanted],
  );
  useEffect(() => void fetchPage(null), [fetchPage]);
  return { matches, next, error, loading, more: () => fetchPage(next) };
}

function Finished({ match, name, info }: { match: MatchSummary; name: string; info: TitleInfo | undefined }) {
  const t = useTitleTranslate()(match.title);
  const { language } = useLanguage();
  const { won, how } = resultOf(t, language, match);
  const day = match.endedAt && dateOf(language, match.endedAt, 'medium');
  const isOwner = useSession((state) => state.me?.isOwner === true);
  const mayRead = match.spectators !== 'closed' || isOwner || (match.mine ?? []).length > 0;
  return (
    <li className={css.row}>
      <div className={css.picture}>
        <Picture match={match} />
      </div>
      <div className={css.words}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.small}>{factsOf(t, language, match, info)}</p>
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

function List({ pages, isFiltered }: { pages: Pages; isFiltered: boolean }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const names = cardTitles(useTitleTranslate(), language, pages.matches ?? []);
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
  if (pages.matches.length === 0 && isFiltered)
    return <EmptyState title={t('finished.noneFound')}>{t('finished.noneFoundText')}</EmptyState>;
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
        <Finished
          key={match.matchId}
          match={match}
          name={names.get(match.matchId) ?? ''}
          info={infoOf(titles, match.title)}
        />
      ))}
    </ul>
  );
}

/** Wins and losses of this player; none as long as they are not known. */
function useResults(): ResultList['results'] {
  const [results, setResults] = useState<ResultList['results']>([]);
  useEffect(() => {
    // Without them the page has only less to choose from.
    listResults().then(
      (found) => setResults(found.results),
      () => undefined,
    );
  }, []);
  return results;
}

/** Finished matches: who won, and links to the board and the record; with what I have won and lost. */
export default function FinishedPage() {
  const t = useTranslate();
  const [wanted, setWanted] = useState<Wanted>({});
  const { titles } = useTitles();
  const results = useResults();
  const pages = useFinished(wanted);
  const people = [...new Map(results.map((result) => [result.person, result])).values()];
  return (
    <PageLayout title={t('finished.heading')} column>
      <h1 className={css.heading}>{t('finished.heading')}</h1>
      <p className={css.intro}>{t('finished.intro')}</p>
      <OpenRecord />
      <Filters wanted={wanted} titles={titles} people={people} onChange={setWanted} />
      <Totals results={results} wanted={wanted} />
      <List pages={pages} isFiltered={Object.keys(wanted).length > 0} />
      {pages.next && !pages.error ? (
        <Button className={css.more} sending={pages.loading} onClick={pages.more}>
          {t('finished.more')}
        </Button>
      ) : null}
    </PageLayout>
  );
}
