import { Link } from 'wouter';
import { seatLook } from '../../boards/seat-looks.ts';
import { OwnBrief } from '../../boards/set-up/own-brief.tsx';
import { TitleArt, variantOf } from '../../boards/title-art.tsx';
import { Chat } from '../../chat/chat.tsx';
import { listOf } from '../../kit/i18n/formats.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import type { Language } from '../../kit/i18n/languages.ts';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { useMatch } from '../../kit/net/match-store.ts';
import { hashOf, replayPath } from '../../kit/net/replay-address.ts';
import { infoOf, useTitles } from '../../kit/net/titles.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { buttonClass } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { KeepLink } from '../../match/people/keep-link.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { titleName } from '../lobby/match-texts.ts';
import { freeSeats } from '../lobby/matches.ts';
import { CancelGame } from './cancel-game.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { PeopleHere, usePeople } from './people-here.tsx';
import { Presence } from './presence.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import * as css from './setup.module.css';
import { useSetupActs } from './setup-acts.ts';
import { StartPanel } from './start-panel.tsx';
import { useOffer } from './use-offer.ts';
import { useSeatKeys } from './use-seat-keys.ts';

/** How many seats are open; if none is, for whom the free ones are kept. */
function seatsInWords(t: Translate, language: Language, summary: MatchSummary): string {
  const free = freeSeats(summary);
  const names = [...new Set(free.flatMap(({ keptFor }) => keptFor ?? []))];
  const open = free.filter(({ keptFor }) => keptFor === undefined).length;
  if (open > 0 || names.length === 0) return t('setup.state', { count: open });
  return t('setup.stateKept', { count: free.length, names: listOf(language, names) });
}

/** Picture, name and state of the match. */
function Head({ summary, title }: { summary: MatchSummary; title: string }) {
  const t = useTitleTranslate()(summary.title);
  const { matchId, host, hostConnected, fork } = summary;
  const name = useMatchNames()(summary);
  const { language } = useLanguage();
  return (
    <div className={css.head}>
      <div className={css.art}>
        <TitleArt title={summary.title} variant={variantOf(matchId)} />
      </div>
      <div className={css.words}>
        <h1 className={css.name}>{name}</h1>
        <p className={css.by}>
          <span>{summary.name === '' ? t('setup.byHost', { host }) : t('setup.by', { title, host })}</span>
          {hostConnected !== undefined && <Presence t={t} isHere={hostConnected} />}
        </p>
        {fork && (
          <p>
            <Link href={`${replayPath(fork.matchId)}${hashOf(fork.step, 'all')}`}>
              {t('setup.fork', { step: fork.step })}
            </Link>
            . {t('setup.forkOpen')}
          </p>
        )}
        <p className={css.state} role="status">
          {seatsInWords(t, language, summary)}
        </p>
      </div>
    </div>
  );
}

/** Chat before the start; hidden for spectators of matches closed to them. */
function ChatPanel({ title }: { title: string }) {
  const t = useTranslate();
  const isHere = useMatch((state) => state.viewers.length > 0);
  if (!isHere) return null;
  return (
    <Panel title={t('chat.tab')} flush className={css.chat}>
      <Chat lookOf={(seat) => seatLook(title, seat)} />
    </Panel>
  );
}

interface RoomProps {
  readonly summary: MatchSummary;
  /** Called after a change, so that the summary is fetched again. */
  onChanged(): void;
}

/**
 * Page of a match before the start: at the left the match, its invite link and the chat, at the right seats, rules and
 * the start. On narrow screens one column, seats before the invite link.
 */
export default function RoomPage({ summary, onChanged }: RoomProps) {
  const t = useTitleTranslate()(summary.title);
  const info = infoOf(useTitles().titles, summary.title);
  const acts = useSetupActs(summary, onChanged);
  const { people, reload } = usePeople(summary);
  useOffer(summary, acts);
  useSeatKeys(summary, acts.take);
  const title = titleName(t, summary.title, info);
  const name = useMatchNames()(summary);
  return (
    <PageLayout title={name}>
      <div className={css.hall}>
        <div className={css.room}>
          <div className={css.aside}>
            <Head summary={summary} title={title} />
            <InvitePanel summary={summary} title={title} />
            <PeopleHere summary={summary} people={people} acts={acts} onActed={reload} />
          </div>
          <div className={css.main}>
            <KeepLink summary={summary} />
            <SeatsPanel summary={summary} info={info} acts={acts} people={people} />
            <OwnBrief summary={summary} />
            {summary.isHost && info && <SettingsPanel summary={summary} info={info} acts={acts} />}
            <RulesPanel summary={summary} info={info} />
            <div className={css.back}>
              <Link href="/" className={buttonClass({ variant: 'quiet' })}>
                {t('setup.backToMatches')}
              </Link>
              {summary.isHost && <CancelGame matchId={summary.matchId} />}
            </div>
          </div>
          <ChatPanel title={summary.title} />
          <StartPanel summary={summary} info={info} acts={acts} />
        </div>
      </div>
    </PageLayout>
  );
}
