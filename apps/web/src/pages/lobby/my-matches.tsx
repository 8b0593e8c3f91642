import { matchPagePath } from '@echo-base/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { pageOf } from '../../boards/pages.ts';
import { Picture } from '../../boards/picture.tsx';
import { dateTimeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useTexts } from '../../kit/i18n/texts.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { showMatch } from '../../kit/net/api.ts';
import { steadyNow } from '../../kit/net/steady-time.ts';
import { infoOf } from '../../kit/net/titles.ts';
import type { MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { buttonClass } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { endedFor, factsOf, lastOf, sentencesOf, timeOf } from './card-texts.ts';
import { stateOf } from './match-texts.ts';
import { isAskedIn, waitsForMe } from './matches.ts';
import * as css from './my-matches.module.css';
import { Nudge } from './nudge.tsx';
import { OthersTokens } from './seat-tokens.tsx';
import { cardTitles } from './titles.ts';
import { useParts } from './use-parts.ts';

/** How often times are read again, in milliseconds. */
const TICK_MS = 1_000;

const timesNow = () => ({ now: Date.now(), steady: steadyNow() });

/** The time now, again and again: of the day, and that of clocks. */
function useTimes() {
  const [times, setTimes] = useState(timesNow);
  useEffect(() => {
    const timer = setInterval(() => setTimes(timesNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return times;
}

type Times = ReturnType<typeof useTimes>;

interface CardProps {
  readonly match: MatchSummary;
  readonly name: string;
  readonly info: TitleInfo | undefined;
  readonly times: Times;
  /** The card that is advised. */
  readonly isFirst: boolean;
}

/** How the game before a rematch that waits for me ended; empty as long as that is not known. */
function useLastResult(match: MatchSummary): string {
  const t = useTitleTranslate()(match.title);
  const [before, setBefore] = useState<MatchSummary | null>(null);
  const wanted = isAskedIn(match) ? match.rematchOf : undefined;
  useEffect(() => {
    // The card says enough without it.
    if (wanted !== undefined) showMatch(wanted).then(setBefore, () => undefined);
  }, [wanted]);
  return before && wanted !== undefined ? endedFor(t, before) : '';
}

/** The lines of a card. */
function useLines({ match, info, times }: Pick<CardProps, 'match' | 'info' | 'times'>) {
  const t = useTitleTranslate()(match.title);
  const { language } = useLanguage();
  useTexts(match.title, language);
  const isAsked = isAskedIn(match);
  const result = useLastResult(match);
  const time = timeOf(t, language, match, times);
  const what = isAsked ? t('lobby.kept') : stateOf(t, language, match);
  return {
    facts: [factsOf(t, language, match, info), result].filter((part) => part !== '').join(' · '),
    last: isAsked && match.hostConnected ? t('lobby.isHere', { name: match.host }) : lastOf(t, language, match),
    time,
    state: time ? t('lobby.stateFor', { what, time: time.words }) : what,
    spokenState: time ? t('lobby.stateFor', { what, time: time.spoken }) : what,
  };
}

/** State of a match, and its time. */
function State({ state, time }: Pick<ReturnType<typeof useLines>, 'state' | 'time'>) {
  const { language } = useLanguage();
  return (
    <p className={cx(css.state, time?.isShort && css.short)} aria-hidden="true">
      <Icon name="clock" size={16} />
      <span>
        {time === null ? (
          state
        ) : (
          <time dateTime={time.at} title={time.at && dateTimeOf(language, new Date(time.at)).full}>
            {state}
          </time>
        )}
      </span>
    </p>
  );
}

/** A match; its link says all of it in sentences, so that readers hear its lines once. */
function Card({ match, name, info, times, isFirst }: CardProps) {
  const t = useTitleTranslate()(match.title);
  const { facts, last, time, state, spokenState } = useLines({ match, info, times });
  const awaited = waitsForMe(match);
  const act = t(`lobby.${isAskedIn(match) ? 'takeSeat' : awaited ? 'continue' : 'lookIn'}`);
  const page = pageOf(match);
  return (
    <li className={cx(css.match, awaited && css.awaited)}>
      <div className={css.picture}>
        <Picture match={match} />
      </div>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.game} aria-hidden="true">
          {facts}
        </p>
        <p className={css.last} aria-hidden="true">
          <OthersTokens match={match} className={css.people} />
          <span>{last}</span>
        </p>
        {page && (
          <Link href={`${matchPagePath(match.matchId)}${page.hash}`} className={css.page}>
            {t(page.label)}
          </Link>
        )}
      </div>
      <State state={state} time={time} />
      <Nudge match={match} name={name} now={times.now} />
      <Link
        href={matchPagePath(match.matchId)}
        className={buttonClass({
          variant: isFirst && awaited ? 'primary' : 'default',
          small: true,
          className: css.link,
        })}
        aria-label={sentencesOf([name, facts, last, spokenState, act])}
      >
        <span className={css.act}>{act}</span>
        <Icon name="right" className={css.on} />
      </Link>
    </li>
  );
}

interface MyMatchesProps {
  readonly matches: readonly MatchSummary[];
  readonly titles: readonly TitleInfo[] | null;
}

/** Matches in which I have a seat or which I created: those for me to go on with, then those that wait for others. */
export function MyMatches({ matches, titles }: MyMatchesProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const names = cardTitles(useTitleTranslate(), language, matches);
  const times = useTimes();
  const { parts, hold } = useParts(matches);
  const [first] = parts.first;
  const cards = (list: readonly MatchSummary[], className: string | undefined) => (
    <ul className={cx(css.list, className)}>
      {list.map((match) => (
        <Card
          key={match.matchId}
          match={match}
          name={names.get(match.matchId) ?? ''}
          info={infoOf(titles, match.title)}
          times={times}
          isFirst={match === first}
        />
      ))}
    </ul>
  );
  return (
    <div {...hold}>
      {parts.first.length > 0 && cards(parts.first, undefined)}
      {parts.others.length > 0 && (
        <>
          <h2 className={cx('label', css.heading)}>{t('lobby.others')}</h2>
          {cards(parts.others, css.others)}
        </>
      )}
    </div>
  );
}
