import { Link } from 'wouter';
import { TitleArt } from '../boards/TitleArt.tsx';
import { useLanguage } from '../i18n/language.ts';
import type { Language } from '../i18n/languages.ts';
import type { Translate } from '../i18n/translate.tsx';
import type { MatchSummary } from '../net/types.ts';
import { hashOf, replayPath } from '../replay/address.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Frame } from './frame.tsx';
import { KeepLink } from './keep-link.tsx';
import { useMatchNames } from './match-name.ts';
import { variantOf } from './picture.ts';
import { CancelGame } from './setup/cancel-game.tsx';
import { ChatPanel } from './setup/chat-panel.tsx';
import { InvitePanel } from './setup/invite-panel.tsx';
import { OwnBrief } from './setup/own-brief.tsx';
import { PeopleHere, usePeople } from './setup/people-here.tsx';
import { Presence } from './setup/presence.tsx';
import { RulesPanel } from './setup/rules-panel.tsx';
import { SeatsPanel } from './setup/seats-panel.tsx';
import { SettingsPanel } from './setup/settings-panel.tsx';
import css from './setup/setup.module.css';
import { useSetupActs } from './setup/setup-acts.ts';
import { StartPanel } from './setup/start-panel.tsx';
import { useOffer } from './setup/use-offer.ts';
import { freeSeats } from './tables.ts';
import { listOf, useTitleTranslate } from './title-translator.ts';
import { infoOf, useTitles } from './titles.ts';
import { titleName } from './words.ts';

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
          <span>{t('setup.by', { title, host })}</span>
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

interface TableSetupProps {
  readonly summary: MatchSummary;
  /** Called after a change, so that the summary is fetched again. */
  onChanged(): void;
}

/**
 * Page of a match before the start: at the left the match, its invite link and the chat, at the right seats, rules and
 * the start. On narrow screens one column, seats before the invite link.
 */
export function TableSetup({ summary, onChanged }: TableSetupProps) {
  const t = useTitleTranslate()(summary.title);
  const info = infoOf(useTitles().titles, summary.title);
  const acts = useSetupActs(summary, onChanged);
  const people = usePeople(summary);
  useOffer(summary, acts);
  const title = titleName(t, summary.title, info);
  const name = useMatchNames()(summary);
  return (
    <Frame title={name}>
      <div className={css.hall}>
        <div className={css.room}>
          <div className={css.aside}>
            <Head summary={summary} title={title} />
            <InvitePanel summary={summary} title={title} />
            <PeopleHere summary={summary} people={people} acts={acts} />
          </div>
          <div className={css.main}>
            <KeepLink summary={summary} />
            <SeatsPanel summary={summary} info={info} acts={acts} people={people} />
            <OwnBrief summary={summary} />
            {summary.isHost && info && <SettingsPanel summary={summary} info={info} acts={acts} />}
            <RulesPanel summary={summary} info={info} />
            <div className={css.back}>
              <Link href="/" className={buttonClass({ variant: 'quiet' })}>
                {t('setup.leaveTable')}
              </Link>
              {summary.isHost && <CancelGame matchId={summary.matchId} />}
            </div>
          </div>
          <ChatPanel title={summary.title} />
          <StartPanel summary={summary} info={info} acts={acts} />
        </div>
      </div>
    </Frame>
  );
}
