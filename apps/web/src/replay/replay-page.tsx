import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { boardFor, lookIn } from '../boards/index.ts';
import type { BoardSet, SeatInfo } from '../boards/types.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { TranslationProvider, useTranslate } from '../i18n/translate.tsx';
import { NameGate } from '../lobby/name-gate.tsx';
import NotFoundPage from '../lobby/not-found-page.tsx';
import { linkRefusalOf, reasonOfLink } from '../lobby/reason.ts';
import { useTitleTranslate } from '../lobby/title-translator.ts';
import { CardsProvider } from '../match/cards.tsx';
import { LogProvider } from '../match/log-context.tsx';
import { namesOf } from '../match/seating.ts';
import { TargetsProvider } from '../match/targets.tsx';
import { showMatch } from '../net/api.ts';
import { needed } from '../net/parts.ts';
import type { ReplayOf } from '../net/replay.ts';
import { useNamesHere } from '../net/seat-names.ts';
import { useSession } from '../net/session.ts';
import type { MatchSummary } from '../net/types.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorState, LoadingShapes } from '../ui/states.tsx';
import { hashOf, readPlace } from './address.ts';
import { Deck } from './deck.tsx';
import { DeckMore, HandsButton } from './deck-more.tsx';
import css from './replay.module.css';
import { ReplayBar, ReplayDrawer } from './replay-bar.tsx';
import { ReplayRail } from './replay-rail.tsx';
import { Scrubber } from './scrubber.tsx';
import { momentsOf, whereIs } from './time-line.ts';
import { usePlayer, usePlaying } from './use-player.ts';
import { useOutline, usePositions } from './use-replay.ts';

const ALL = 'all';

/** Replay of a finished match, step by step, as any of its viewers saw it. */
export default function ReplayPage({ matchId, invite }: { matchId: string; invite: string | null }) {
  const [found, setFound] = useState<{ summary: MatchSummary | null; error: unknown }>({ summary: null, error: null });
  const [round, setRound] = useState(0);
  const t = useTitleTranslate()(found.summary?.title ?? '');
  const session = useSession((state) => state.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and a new session trigger another request.
  useEffect(() => {
    showMatch(matchId, invite)
      .then((summary) => setFound({ summary, error: null }))
      .catch((error: unknown) => setFound({ summary: null, error }));
  }, [matchId, invite, round, session]);
  const { summary, error } = found;
  const here = useNamesHere(matchId);
  const names = useMemo(() => namesOf(summary, t, here), [summary, t, here]);
  const boards = useBoards(summary?.title ?? null);
  const texts = useTexts(summary?.title ?? null, useLanguage().language);
  const retry = () => setRound((now) => now + 1);
  if (error !== null) return <CannotShow error={error} invite={invite} retry={retry} />;
  if (!summary || !boards || !texts) return <Loading retry={retry} />;
  return (
    <TranslationProvider title={summary.title} names={names}>
      <CardsProvider value={boards.cards ?? null}>
        <Replay summary={summary} boards={boards} invite={invite} />
      </CardsProvider>
    </TranslationProvider>
  );
}

function useBoards(title: string | null): BoardSet | null {
  const [boards, setBoards] = useState<BoardSet | null>(null);
  useEffect(() => {
    if (title !== null) void needed(() => boardFor(title)).then((loaded) => setBoards(() => loaded));
  }, [title]);
  return boards;
}

interface ReplayProps {
  readonly summary: MatchSummary;
  readonly boards: BoardSet;
  readonly invite: string | null;
}

/** Initial viewer and position: those of the link, otherwise the end for its players. */
function useStart({ mine = [], seats }: MatchSummary) {
  const [{ move, viewer }] = useState(() => readPlace(location.hash));
  const isKnown = viewer === 'spectator' || seats.some(({ id }) => id === viewer);
  const [seen, setSeen] = useState(isKnown && viewer !== null ? viewer : ALL);
  return { viewer: seen, setViewer: setSeen, start: move ?? (mine.length > 0 ? Number.MAX_SAFE_INTEGER : 0) };
}

/**
 * Updates the address to the position, so that it can be shared; not during playback, which would change it every step.
 */
function useAddress(isReady: boolean, playing: boolean, hash: string): void {
  useEffect(() => {
    if (isReady && !playing) history.replaceState(history.state, '', hash);
  }, [isReady, playing, hash]);
}

/** Follows links to other positions of this replay, such as one put into the address bar. */
function useLinks({ seats }: MatchSummary, go: (position: number) => void, setViewer: (viewer: string) => void): void {
  useEffect(() => {
    const follow = () => {
      const { move, viewer } = readPlace(location.hash);
      if (move !== null) go(move);
      if (viewer === null) setViewer(ALL);
      else if (viewer === 'spectator' || seats.some(({ id }) => id === viewer)) setViewer(viewer);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [seats, go, setViewer]);
}

/** State of a replay: steps, current position, and playback. */
function useReplay({ summary, boards, invite }: ReplayProps) {
  const { viewer, setViewer, start } = useStart(summary);
  const of: ReplayOf = { matchId: summary.matchId, viewer, invite };
  const { outline, error, retry } = useOutline(of);
  const player = usePlayer(outline, start);
  const { drawn, error: viewError } = usePositions(of, player.position, outline ? outline.steps.length : null);
  usePlaying(player, drawn?.position ?? null);
  const hash = hashOf(player.position, viewer);
  useAddress(outline !== null, player.playing, hash);
  useLinks(summary, player.go, setViewer);
  const moments = useMemo(() => (outline ? momentsOf(outline, boards.moments ?? {}) : []), [outline, boards]);
  return { viewer, setViewer, outline, player, drawn, moments, hash, error: error ?? viewError, retry };
}

function Replay(props: ReplayProps) {
  const { summary, boards } = props;
  const t = useTranslate();
  const { viewer, setViewer, outline, player, drawn, moments, hash, error, retry } = useReplay(props);
  const [drawer, setDrawer] = useState(false);
  const [hands, setHands] = useState(false);
  const log = useMemo(
    () => outline?.steps.slice(0, player.position).flatMap((step) => step.log) ?? [],
    [outline, player.position],
  );
  if (error !== null) return <CannotShow error={error} invite={props.invite} retry={retry} />;
  if (!outline && !drawn) return <Loading retry={retry} />;
  const { chapter, turn, seat } = outline ? whereIs(outline, player.position) : NOWHERE;
  const lookOf = (id: string) => lookIn(summary.title, id, drawn?.view);
  const extra = drawn && <boards.Rail {...boardOf(summary, t, drawn, player.length)} />;
  const rail = (
    <ReplayRail {...{ summary, outline, player, viewer, lookOf, extra }} log={boards.log} onViewer={setViewer} />
  );
  const toggle = !boards.isHandOpen && viewer !== 'spectator' && { pressed: hands, onPress: () => setHands(!hands) };
  const more = <DeckMore {...{ matchId: summary.matchId, hash, step: player.position, length: player.length }} />;
  return (
    <TargetsProvider decision={null} busy={false} onAct={() => undefined}>
      <div className={css.page}>
        <ReplayBar summary={summary} onRail={() => setDrawer(true)} />
        <LogProvider value={log}>
          {drawn && <Table {...{ summary, boards, drawn, seat, hands }} length={player.length} />}
        </LogProvider>
        <Deck
          player={player}
          title={t('replay.stepOf', { step: player.position, of: player.length })}
          place={chapter && t('replay.turnOf', { chapter: t(chapter.name), seat: t(`seat.${seat}`), turn })}
          line={
            outline && <Scrubber {...{ outline, moments }} kinds={boards.moments ?? {}} lookOf={lookOf} {...player} />
          }
          more={
            <>
              {toggle && <HandsButton {...toggle} />}
              {more}
            </>
          }
        />
        <aside className={css.rail} id="log">
          {!drawer && rail}
        </aside>
        <ReplayDrawer open={drawer} onOpenChange={setDrawer} more={more}>
          {rail}
        </ReplayDrawer>
      </div>
    </TargetsProvider>
  );
}

const NOWHERE = { chapter: null, turn: 1, seat: null };

type Translate = ReturnType<typeof useTranslate>;
type Drawn = NonNullable<ReturnType<typeof usePositions>['drawn']>;

function seatsOf(summary: MatchSummary, t: Translate): SeatInfo[] {
  return summary.seats.map(({ id, kind }) => {
    return { id, name: t(`seat.${id}`), connected: true, isBot: kind === 'bot', isMine: false };
  });
}

/** Props of a part of the board, where the viewer who sees everything counts as a spectator. */
function boardOf(summary: MatchSummary, t: Translate, { view, viewer, position }: Drawn, length: number) {
  const isEnd = position === length && summary.outcome;
  return {
    view,
    viewer: viewer === ALL ? 'spectator' : viewer,
    seats: seatsOf(summary, t),
    ...(isEnd && { outcome: summary.outcome }),
  };
}

interface TableProps extends Pick<ReplayProps, 'summary' | 'boards'> {
  readonly drawn: Drawn;
  readonly length: number;
  /** The seat whose turn it is: its hand is shown if everything is visible. */
  readonly seat: string | null;
  /** Whether hands are shown. */
  readonly hands: boolean;
}

/** The seat whose hand is shown below the board; null for none. */
function handOf({ boards, drawn, seat, hands }: TableProps): string | null {
  if (boards.isHandOpen) return drawn.viewer === ALL ? 'spectator' : drawn.viewer;
  if (!hands || drawn.viewer === 'spectator') return null;
  return drawn.viewer === ALL ? seat : drawn.viewer;
}

/** Both sides, the board, and the hand of the viewer. */
function Table(props: TableProps) {
  const { summary, boards, drawn, length } = props;
  const t = useTranslate();
  const board = boardOf(summary, t, drawn, length);
  const hand = handOf(props);
  const Around = boards.Around ?? Fragment;
  return (
    <Around>
      <main className={css.board} id="board" data-drawing="" tabIndex={-1} aria-label={t('match.board')}>
        <Boundary of="part">
          <boards.Board {...board} />
        </Boundary>
      </main>
      {hand !== null && (
        <section className={css.hand} aria-label={t('replay.hand')}>
          <boards.Hand {...board} viewer={hand} />
        </section>
      )}
      <section className={css.opponents} aria-label={t('match.players')}>
        <boards.Opponents {...board} viewer="spectator" />
      </section>
    </Around>
  );
}

function Page({ children }: { children: ReactNode }) {
  return <main className={css.wait}>{children}</main>;
}

function Loading({ retry }: { retry(): void }) {
  const t = useTranslate();
  const again = <Button onClick={retry}>{t('match.retry')}</Button>;
  return (
    <Page>
      <LoadingShapes
        label={t('replay.loading')}
        shape="rows"
        count={4}
        slow={
          <>
            {t('match.slow')} {again}
          </>
        }
      />
    </Page>
  );
}

function CannotShow({ error, invite, retry }: { error: unknown; invite: string | null; retry(): void }) {
  const t = useTranslate();
  const refusal = linkRefusalOf(error);
  const { code } = refusal;
  if (code === 'no_session') return <NameGate />;
  const reason = reasonOfLink(t, refusal, invite);
  if (code !== 'offline') return <NotFoundPage title={t('match.cannotShow')} text={reason} />;
  return (
    <Page>
      <ErrorState title={t('match.cannotShow')} action={<Button onClick={retry}>{t('match.retry')}</Button>}>
        {reason}
      </ErrorState>
    </Page>
  );
}
