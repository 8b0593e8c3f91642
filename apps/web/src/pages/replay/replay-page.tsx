import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { boardOf, lookIn } from '../../boards/index.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { linkRefusalOf, reasonOfLink } from '../../kit/i18n/reason.ts';
import { useTexts } from '../../kit/i18n/texts.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { TranslationProvider, useTranslate } from '../../kit/i18n/translate.tsx';
import { showMatch } from '../../kit/net/api.ts';
import { useLazyValue } from '../../kit/net/lazy-value.ts';
import type { ReplayOf, ReplayOutline } from '../../kit/net/replay.ts';
import { hashOf, readPlace } from '../../kit/net/replay-address.ts';
import { useNamesHere } from '../../kit/net/seat-names.ts';
import { useSession } from '../../kit/net/session.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Boundary } from '../../kit/ui/boundary.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { StageWords } from '../../match/moments/stage.tsx';
import { namesOf } from '../../match/people/seating.ts';
import type { BoardSet, SeatInfo } from '../../question/board-set.ts';
import { CardsProvider } from '../../question/log/cards.tsx';
import { LogProvider } from '../../question/log/log-context.ts';
import { MomentsProvider, StageProvider } from '../../question/log/moments-context.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { PAGES } from '../page.ts';
import { Deck } from './deck.tsx';
import { DeckMore, HandsButton } from './deck-more.tsx';
import * as css from './replay.module.css';
import { ReplayBar, ReplayDrawer } from './replay-bar.tsx';
import { ReplayRail } from './replay-rail.tsx';
import { Scrubber } from './scrubber.tsx';
import { landmarksOf, whereIs } from './time-line.ts';
import { usePlayer, usePlaying } from './use-player.ts';
import { useOutline, usePositions } from './use-replay.ts';
import { useStagedStep } from './use-staged-step.ts';

const ALL = 'all';

/** Page of the replay of a finished match. */
export default function ReplayPage({ matchId }: { matchId: string }) {
  return <FoundReplay key={matchId} matchId={matchId} invite={new URLSearchParams(useSearch()).get('invite')} />;
}

/** The match step by step, as any of its viewers saw it. */
function FoundReplay({ matchId, invite }: { matchId: string; invite: string | null }) {
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
  const boardSet = useLazyValue(summary && boardOf(summary.title));
  const texts = useTexts(summary?.title ?? null, useLanguage().language);
  const retry = () => setRound((now) => now + 1);
  if (error !== null) return <CannotShow error={error} invite={invite} retry={retry} />;
  if (!summary || !boardSet || !texts) return <Loading retry={retry} />;
  return (
    <TranslationProvider title={summary.title} names={names}>
      <CardsProvider value={boardSet.cards ?? null}>
        <Replay summary={summary} boardSet={boardSet} invite={invite} />
      </CardsProvider>
    </TranslationProvider>
  );
}

interface ReplayProps {
  readonly summary: MatchSummary;
  readonly boardSet: BoardSet;
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

/** Begins with the entry that the address names, once the steps are known. */
function useEntry(outline: ReplayOutline | null, go: (position: number) => void): void {
  const [{ entry }] = useState(() => readPlace(location.hash));
  const index = outline?.steps.findIndex(({ log }) => log.some(({ seq }) => seq === entry)) ?? -1;
  useEffect(() => {
    if (index >= 0) go(index + 1);
  }, [index, go]);
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
function useReplay({ summary, boardSet, invite }: ReplayProps) {
  const { viewer, setViewer, start } = useStart(summary);
  const of: ReplayOf = { matchId: summary.matchId, viewer, invite };
  const { outline, error, retry } = useOutline(of);
  const player = usePlayer(outline, start);
  const { drawn, error: viewError } = usePositions(of, player.position, outline ? outline.steps.length : null);
  const step = useStagedStep({ matchId: summary.matchId, log: boardSet.log, outline, drawn, player });
  usePlaying(player, step.stage.time === null ? (drawn?.position ?? null) : null);
  useEntry(outline, player.go);
  const hash = hashOf(player.position, viewer);
  useAddress(outline !== null, player.playing, hash);
  useLinks(summary, player.go, setViewer);
  const landmarks = useMemo(() => (outline ? landmarksOf(outline, boardSet.landmarks ?? {}) : []), [outline, boardSet]);
  return { viewer, setViewer, outline, player, drawn, step, landmarks, hash, error: error ?? viewError, retry };
}

function Replay(props: ReplayProps) {
  const { summary, boardSet } = props;
  const t = useTranslate();
  const { viewer, setViewer, outline, player, drawn, step, landmarks, hash, error, retry } = useReplay(props);
  const [drawer, setDrawer] = useState(false);
  const [hands, setHands] = useState(false);
  if (error !== null) return <CannotShow error={error} invite={props.invite} retry={retry} />;
  if (!outline && !drawn) return <Loading retry={retry} />;
  const { chapter, turn, seat } = outline ? whereIs(outline, player.position) : NOWHERE;
  const lookOf = (id: string) => lookIn(summary.title, id, drawn?.view);
  const extra = drawn && <boardSet.Rail {...partProps(summary, t, drawn, player.length)} />;
  const rail = (
    <ReplayRail
      summary={summary}
      outline={outline}
      player={player}
      viewer={viewer}
      lookOf={lookOf}
      extra={extra}
      log={boardSet.log}
      onViewer={setViewer}
    />
  );
  const toggle = !boardSet.isHandOpen && viewer !== 'spectator' && { pressed: hands, onPress: () => setHands(!hands) };
  const more = <DeckMore matchId={summary.matchId} hash={hash} step={player.position} length={player.length} />;
  return (
    <SelectionProvider decision={null} busy={false} onAct={() => undefined}>
      <div className={css.page}>
        <ReplayBar summary={summary} onRail={() => setDrawer(true)} />
        {step.shown && (
          <LogProvider value={step.shown.log}>
            <StageProvider value={step.stage}>
              <MomentsProvider value={step.moments}>
                <ReplayBoard
                  summary={summary}
                  boardSet={boardSet}
                  drawn={{ ...step.shown, position: step.shown.version }}
                  seat={seat}
                  hands={hands}
                  length={player.length}
                />
              </MomentsProvider>
            </StageProvider>
          </LogProvider>
        )}
        <Deck
          player={player}
          title={t('replay.stepOf', { step: player.position, of: player.length })}
          place={chapter && t('replay.turnOf', { chapter: t(chapter.name), seat: t(`seat.${seat}`), turn })}
          line={
            outline && (
              <Scrubber
                outline={outline}
                landmarks={landmarks}
                kinds={boardSet.landmarks ?? {}}
                lookOf={lookOf}
                {...player}
              />
            )
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
    </SelectionProvider>
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
function partProps(summary: MatchSummary, t: Translate, { view, viewer, position }: Drawn, length: number) {
  const isEnd = position === length && summary.outcome;
  return {
    view,
    viewer: viewer === ALL ? 'spectator' : viewer,
    seats: seatsOf(summary, t),
    ...(isEnd && { outcome: summary.outcome }),
  };
}

interface ReplayBoardProps extends Pick<ReplayProps, 'summary' | 'boardSet'> {
  readonly drawn: Drawn;
  readonly length: number;
  /** The seat whose turn it is: its hand is shown if everything is visible. */
  readonly seat: string | null;
  /** Whether hands are shown. */
  readonly hands: boolean;
}

/** The seat whose hand is shown below the board; null for none. */
function handOf({ boardSet, drawn, seat, hands }: ReplayBoardProps): string | null {
  if (boardSet.isHandOpen) return drawn.viewer === ALL ? 'spectator' : drawn.viewer;
  if (!hands || drawn.viewer === 'spectator') return null;
  return drawn.viewer === ALL ? seat : drawn.viewer;
}

/** Both sides, the board, and the hand of the viewer. */
function ReplayBoard(props: ReplayBoardProps) {
  const { summary, boardSet, drawn, length } = props;
  const t = useTranslate();
  const board = partProps(summary, t, drawn, length);
  const hand = handOf(props);
  const Provider = boardSet.Provider ?? Fragment;
  return (
    <Provider>
      <main className={css.board} id="board" data-drawing="" tabIndex={-1} aria-label={t('match.board')}>
        <Boundary of="part">
          <boardSet.Board {...board} />
        </Boundary>
        <Boundary of="part">{boardSet.log && <StageWords board={board} log={boardSet.log} />}</Boundary>
      </main>
      {hand !== null && (
        <section className={css.hand} aria-label={t('replay.hand')}>
          <boardSet.Hand {...board} viewer={hand} />
        </section>
      )}
      <section className={css.opponents} aria-label={t('match.players')}>
        <boardSet.Opponents {...board} viewer="spectator" />
      </section>
    </Provider>
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
  if (code === 'no_session') return <PAGES.name />;
  const reason = reasonOfLink(t, refusal, invite);
  if (code !== 'offline') return <PAGES.missing title={t('match.cannotShow')} text={reason} />;
  return (
    <Page>
      <ErrorState title={t('match.cannotShow')} action={<Button onClick={retry}>{t('match.retry')}</Button>}>
        {reason}
      </ErrorState>
    </Page>
  );
}
