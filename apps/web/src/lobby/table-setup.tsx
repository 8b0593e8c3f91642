import { Link } from 'wouter';
import { TitleArt } from '../boards/TitleArt.tsx';
import type { MatchSummary } from '../net/types.ts';
import { hashOf, replayPath } from '../replay/address.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Frame } from './frame.tsx';
import { variantOf } from './picture.ts';
import { ChatPanel } from './setup/chat-panel.tsx';
import { InvitePanel } from './setup/invite-panel.tsx';
import { OwnBrief } from './setup/own-brief.tsx';
import { RulesPanel } from './setup/rules-panel.tsx';
import { SeatsPanel } from './setup/seats-panel.tsx';
import { SettingsPanel } from './setup/settings-panel.tsx';
import css from './setup/setup.module.css';
import { useSetupActs } from './setup/setup-acts.ts';
import { StartPanel } from './setup/start-panel.tsx';
import { freeSeats } from './tables.ts';
import { useTitleTranslate } from './title-translator.ts';
import { infoOf, useTitles } from './titles.ts';
import { titleName } from './words.ts';

interface TableSetupProps {
  readonly summary: MatchSummary;
  /** Called after a change, so that the summary is fetched again. */
  onChanged(): void;
}

/** Page of a match before the start: seats, invite link, agreed rules, and the start. */
export function TableSetup({ summary, onChanged }: TableSetupProps) {
  const t = useTitleTranslate()(summary.title);
  const info = infoOf(useTitles().titles, summary.title);
  const acts = useSetupActs(summary, onChanged);
  const title = titleName(t, summary.title, info);
  return (
    <Frame title={summary.name} column>
      <div className={css.head}>
        <div className={css.art}>
          <TitleArt title={summary.title} variant={variantOf(summary.matchId)} />
        </div>
        <div className={css.words}>
          <h1 className={css.name}>{summary.name}</h1>
          <p>{t('setup.by', { title, host: summary.host })}</p>
          {summary.fork && (
            <p>
              <Link href={`${replayPath(summary.fork.matchId)}${hashOf(summary.fork.step, 'all')}`}>
                {t('setup.fork', { step: summary.fork.step })}
              </Link>
            </p>
          )}
          <p className={css.state} role="status">
            {t('setup.state', { count: freeSeats(summary).length })}
          </p>
        </div>
      </div>
      <div className={css.grid}>
        <SeatsPanel summary={summary} info={info} acts={acts} />
        <div className={css.side}>
          <InvitePanel summary={summary} title={title} />
          <OwnBrief summary={summary} />
          {summary.isHost && info && <SettingsPanel summary={summary} info={info} acts={acts} />}
          <RulesPanel summary={summary} info={info} />
        </div>
        <ChatPanel />
      </div>
      <StartPanel summary={summary} info={info} acts={acts} />
      <Link href="/" className={buttonClass({ variant: 'quiet', className: css.back })}>
        {t('setup.leaveTable')}
      </Link>
    </Frame>
  );
}
