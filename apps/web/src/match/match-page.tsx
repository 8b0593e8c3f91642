import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { boardFor, loadedBoard } from '../boards/index.ts';
import type { BoardSet } from '../boards/types.ts';
import { ChatNews } from '../chat/chat-news.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { TranslationProvider, useTranslate } from '../i18n/translate.tsx';
import { useMatchNames } from '../lobby/match-name.ts';
import { type LinkRefusal, linkRefusalOf, reasonOfLink } from '../lobby/reason.ts';
import { useTitleTranslate } from '../lobby/title-translator.ts';
import { useUnnamed } from '../lobby/unnamed.ts';
import { showMatch } from '../net/api.ts';
import { noteClocks } from '../net/clock-time.ts';
import { listen, sync, TURNED_OUT, useMatch } from '../net/match-store.ts';
import { needed } from '../net/parts.ts';
import { useNamesHere, useSeatNames, withAlone } from '../net/seat-names.ts';
import { useSession } from '../net/session.ts';
import { useConnection } from '../net/socket.ts';
import type { MatchSummary } from '../net/types.ts';
import { rememberTitle } from '../rules/last-title.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { ErrorState, LoadingShapes } from '../ui/states.tsx';
import { ConnectionBanner } from './connection.tsx';
import { PassContext, useScene } from './curtain.ts';
import { lazyLater } from './later.ts';
import { namesOf, personAt } from './seating.ts';
import css from './shell.module.css';
import { Shell } from './shell.tsx';

/** The seats before the start: most visits of a match come later. */
const TableSetup = lazyPart(async () => {
  const { TableSetup } = await import('../lobby/table-setup.tsx');
  return { default: TableSetup };
});

const UnnamedWait = lazyPart(() => import('../lobby/unnamed-wait.tsx'));

const NotFoundPage = lazyPart(() => import('../lobby/not-found-page.tsx'));

const FrozenActs = lazyLater(async () => (await import('./frozen-acts.tsx')).FrozenActs);
const MatchCurtain = lazyLater(async () => (await import('./match-curtain.tsx')).MatchCurtain);

/** Page of a match: its seats before the start, the board afterwards. */
export default function MatchPage({ matchId, invite }: { matchId: string; invite: string | null }) {
  const { open, close } = useMatch.getState();
  useEffect(() => {
    listen();
    open(matchId, invite);
    return close;
  }, [matchId, invite, open, close]);
  useSessionCheck();
  const { summary, fetchSummary, failed } = useSummary(matchId, invite);
  const title = summary?.title;
  useEffect(() => {
    if (title !== undefined) rememberTitle(title);
  }, [title]);
  const refusal = useMatch((state) => state.refusal) ?? failed;
  const here = useNamesHere(matchId);
  const t = useTitleTranslate()(summary?.title ?? '');
  const names = useMemo(() => namesOf(summary, t, here), [summary, t, here]);
  const isNamed = useSession((state) => state.status === 'known');
  useNeededName(matchId, refusal?.code === 'no_session');
  if (refusal && (TURNED_OUT.has(refusal.code) || summary?.status !== 'waiting'))
    return <CannotShow refusal={refusal} invite={invite} retry={fetchSummary} />;
  if (!summary) return <Loading retry={fetchSummary} />;
  return (
    <TranslationProvider title={summary.title} names={names}>
      <ChatNews />
      {summary.status === 'waiting' ? (
        <div className={css.waiting}>
          <ConnectionBanner />
          <Suspense fallback={null}>
            {isNamed ? <TableSetup summary={summary} onChanged={fetchSummary} /> : <UnnamedWait summary={summary} />}
          </Suspense>
        </div>
      ) : (
        <Running summary={summary} retry={() => void sync()} />
      )}
    </TranslationProvider>
  );
}

/** Leads a visitor without a session to the page that asks for a name, once the match is not watched without one. */
function useNeededName(matchId: string, isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) useUnnamed.getState().needName(matchId);
  }, [matchId, isNeeded]);
}

/** Asks after a lost connection whether the session still holds: without one the page would go on as a watcher's. */
function useSessionCheck(): void {
  const state = useConnection((connection) => connection.state);
  const wasLost = useRef(false);
  useEffect(() => {
    if (state === 'online' && wasLost.current) void useSession.getState().check();
    if (state !== 'connecting') wasLost.current = state === 'lost';
  }, [state]);
}

/** The latest summary from the socket; fetched at first, unless the match was prepared, and on request. */
function useSummary(matchId: string, invite: string | null) {
  const summary = useMatch((state) => (state.summary?.matchId === matchId ? state.summary : null));
  const changes = useMatch((state) => state.tableChanges);
  const [failed, setFailed] = useState<LinkRefusal | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const isPrepared = round === 0 && changes === 0 && useMatch.getState().summary?.matchId === matchId;
    if (isPrepared) return;
    let current = true;
    showMatch(matchId, invite)
      .then((match) => {
        if (!current) return;
        setFailed(null);
        noteClocks(match);
        useMatch.setState({ summary: match });
        void sync();
      })
      .catch((error: unknown) => current && setFailed(linkRefusalOf(error)));
    return () => {
      current = false;
    };
  }, [matchId, invite, round, changes]);
  return { summary, failed, fetchSummary: () => setRound((now) => now + 1) };
}

function Running({ summary, retry }: { summary: MatchSummary; retry: () => void }) {
  const frames = useMatch((state) => state.frames);
  const viewers = useMatch((state) => state.viewers);
  const boards = useBoards(summary.title);
  const texts = useTexts(summary.title, useLanguage().language);
  const here = useNamesHere(summary.matchId);
  const secretsOf = boards?.secretsOf;
  const sharing = { summary, here, secretsOf };
  const { scene, raise, goBack, pass } = useScene(sharing, frames, boards ? viewers : NO_VIEWERS);
  const ready = useMatch((state) => state.ready);
  const isEmpty = viewers.every((viewer) => !frames[viewer]);
  if (isEmpty && ready && (summary.frozen || summary.outcome)) return <NothingToShow summary={summary} />;
  if (!scene || !boards || !texts) return <Loading retry={retry} />;
  if (scene.kind === 'curtain') {
    const { from, to } = scene;
    const isNamed = viewers.some((viewer) => here[viewer] !== undefined);
    const nameAt = (seat: string) => (isNamed ? (personAt(summary, here, seat) ?? '') : null);
    const playAlone = () => useSeatNames.getState().keep(summary.matchId, withAlone(here, true));
    return (
      <Suspense fallback={null}>
        <MatchCurtain
          {...{ summary, nameAt, from, to, frames }}
          onShow={() => raise(to)}
          onBack={goBack}
          onAlone={playAlone}
        />
      </Suspense>
    );
  }
  const { frame, passTo } = scene;
  return (
    <PassContext value={passTo === null ? null : { seat: passTo, pass }}>
      <Shell summary={summary} frame={frame} viewers={viewers} boards={boards} />
    </PassContext>
  );
}

const NO_VIEWERS: readonly string[] = [];

function useBoards(title: string): BoardSet | null {
  const [boards, setBoards] = useState(() => loadedBoard(title));
  useEffect(() => {
    let current = true;
    void needed(() => boardFor(title)).then((loaded) => current && setBoards(() => loaded));
    return () => {
      current = false;
    };
  }, [title]);
  return boards;
}

function Loading({ retry }: { retry: () => void }) {
  const t = useTranslate();
  return (
    <main className={css.wait}>
      <ConnectionBanner />
      <LoadingShapes
        label={t('match.loading')}
        shape="rows"
        count={4}
        slow={
          <>
            {t('match.slow')} <Button onClick={retry}>{t('match.retry')}</Button>
          </>
        }
      />
    </main>
  );
}

/** A match that was closed before it began, or frozen so that its board cannot be rendered. */
function NothingToShow({ summary }: { summary: MatchSummary }) {
  const t = useTranslate();
  const name = useMatchNames()(summary);
  const frozen = summary.outcome ? undefined : summary.frozen;
  const acts = (
    <>
      <Link className={buttonClass()} href="/">
        {t('match.backToTables')}
      </Link>
      {frozen && (
        <Suspense fallback={null}>
          <FrozenActs summary={summary} concedes />
        </Suspense>
      )}
    </>
  );
  return (
    <main className={css.wait}>
      <ErrorState title={frozen ? t('match.frozen') : name} action={acts}>
        {frozen ? t(`match.frozen.${frozen.reason}`) : summary.outcome && t(summary.outcome.reason)}
      </ErrorState>
    </main>
  );
}

interface CannotShowProps {
  readonly refusal: LinkRefusal;
  readonly invite: string | null;
  retry(): void;
}

/** Milliseconds after which a removed person’s page asks again whether they are readmitted. */
const READMITTED_MS = 10_000;

function CannotShow({ refusal, invite, retry }: CannotShowProps) {
  const t = useTranslate();
  const reason = reasonOfLink(t, refusal, invite);
  const isRemoved = refusal.code === 'kicked';
  useEffect(() => {
    if (!isRemoved) return;
    const timer = setInterval(retry, READMITTED_MS);
    return () => clearInterval(timer);
  }, [isRemoved, retry]);
  if (refusal.code !== 'offline') {
    return (
      <Suspense fallback={null}>
        <NotFoundPage
          title={t(isRemoved ? 'match.removedYou' : 'match.cannotShow')}
          text={isRemoved ? t('match.removedYouText') : reason}
        />
      </Suspense>
    );
  }
  return (
    <main className={css.wait}>
      <ErrorState title={t('match.cannotShow')} action={<Button onClick={retry}>{t('match.retry')}</Button>}>
        {reason}
      </ErrorState>
    </main>
  );
}
