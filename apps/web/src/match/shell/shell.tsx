import { Fragment, type MouseEvent, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { lookIn } from '../../boards/index.ts';
import { togglePointing } from '../../chat/pointing.ts';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useMatch } from '../../kit/net/match-store.ts';
import type { Decision, Frame, MatchSummary } from '../../kit/net/types.ts';
import { Boundary } from '../../kit/ui/boundary.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { usePhone } from '../../kit/ui/use-phone.ts';
import { useShortcuts } from '../../kit/ui/use-shortcuts.ts';
import type { BoardProps, BoardSet, SeatInfo } from '../../question/board-set.ts';
import { CardsProvider } from '../../question/log/cards.tsx';
import { HighlightProvider, useHighlightActs } from '../../question/log/highlight.tsx';
import { LogProvider } from '../../question/log/log-context.ts';
import type { Moment } from '../../question/log/moment.ts';
import { MomentsProvider, useMoments, useStage } from '../../question/log/moments-context.ts';
import { forgetRefusal, reasonOf } from '../../question/refusals.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { type Act, type AnswerDraft, useDraft } from '../../question/selection/use-draft.ts';
import { useSelected } from '../../question/selection/use-selection.ts';
import { useCues } from '../alerts/use-cues.ts';
import { useTurnAlerts } from '../alerts/use-turn-alerts.ts';
import { useRecap } from '../moments/use-recap.ts';
import { ClockNews } from '../people/clocks.tsx';
import { canDraw, isPlaying, questionOf } from '../people/seating.ts';
import { TeamPlans } from '../people/team-plans.tsx';
import { useSeats } from '../people/use-seats.ts';
import { Prompt } from '../prompt/prompt.tsx';
import { wordsOf } from '../requests/draw-words.ts';
import { Announcer } from './announcer.tsx';
import { Banners } from './banners.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import type { RailTab } from './rail-tab.ts';
import * as css from './shell.module.css';
import { WholeStory } from './story.tsx';
import { TopBar } from './top-bar.tsx';
import { useEnd } from './use-end.ts';
import { type OpenPart, useRail } from './use-rail.ts';
import { useUncoveredBoard } from './use-uncovered-board.ts';
import { undoLabel, useUndo } from './use-undo.ts';
import { useWakeLock } from './use-wake-lock.ts';

// Loaded after the question, which they do not move.
const EndScene = lazyPart(async () => (await import('../end/end-scene.tsx')).EndScene);
const Overlays = lazyPart(async () => (await import('./overlays.tsx')).Overlays);
const StageWords = lazyPart(async () => (await import('../moments/stage.tsx')).StageWords);
const Recap = lazyPart(async () => (await import('../moments/recap.tsx')).Recap);
const QuickLayer = lazyPart(async () => (await import('../quick/quick-layer.tsx')).QuickLayer);
const Pointing = lazyPart(async () => (await import('../quick/pointing.tsx')).Pointing);
const TeamBubbles = lazyPart(async () => (await import('../../chat/team-bubbles.tsx')).TeamBubbles);
const Rail = lazyPart(async () => (await import('./rail.tsx')).Rail);
const Requests = lazyPart(async () => (await import('../requests/requests.tsx')).Requests);

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  /** Its moments, in order. */
  readonly moments: readonly Moment[];
  readonly viewers: readonly string[];
  readonly boardSet: BoardSet;
}

/** A running match: shared state, and the page around it. */
export function Shell(props: Props) {
  const { boardSet, frame, summary } = props;
  const asked = questionOf(frame, summary);
  const draft = useDraft(boardSet.drafts, frame, asked, useAct());
  const drafted = { ...props, frame: useActive(draft.frame) };
  const next = useNext(draft.frame, props);
  return (
    <MatchProviders {...drafted} act={draft.act}>
      <TeamPlans summary={summary} frame={frame} asked={asked} picked={draft.picked}>
        <Page {...drafted} draft={draft} next={next} />
      </TeamPlans>
    </MatchProviders>
  );
}

/** The frame without its question as long as that waits for moments that are played. */
function useActive(frame: Frame): Frame {
  const isWaiting = useStage().time !== null;
  return useMemo(() => (isWaiting ? { ...frame, decisions: [] } : frame), [isWaiting, frame]);
}

/** The question that waits for the moment in front, once its result is shown, which the question may tell. */
function useNext(frame: Frame, { summary, boardSet }: Props): Decision | null {
  const { time, next } = useStage();
  const isShown = time !== null && frame.version === next?.version;
  return useMemo(() => {
    const question = isShown ? questionOf(frame, summary) : null;
    return question && inOrder(question, boardSet);
  }, [isShown, frame, summary, boardSet]);
}

/** Shared state of a match: the question, moments, and highlights on the board. */
function MatchProviders({
  summary,
  frame,
  moments,
  boardSet,
  act,
  children,
}: Props & { act: Act; children: ReactNode }) {
  const isSending = useMatch((state) => state.sending !== null);
  const isPlaying = useStage().time !== null;
  const question = questionOf(frame, summary);
  const sorted = useMemo(() => question && inOrder(question, boardSet), [question, boardSet]);
  return (
    <CardsProvider value={boardSet.cards ?? null}>
      <MomentsProvider value={useRecap(frame, moments)}>
        <HighlightProvider>
          <LogProvider value={frame.log}>
            <SelectionProvider
              decision={sorted}
              busy={isSending || isPlaying}
              isNextWaiting={isPlaying}
              onAct={act}
              confirmLabel={boardSet.confirmLabel}
            >
              {children}
            </SelectionProvider>
          </LogProvider>
        </HighlightProvider>
      </MomentsProvider>
    </CardsProvider>
  );
}

/** The question with its options in the order in which the title shows them. */
function inOrder(question: Decision, { sorted }: BoardSet): Decision {
  return sorted ? { ...question, options: [...sorted(question.options, question.prompt)] } : question;
}

interface PageProps extends Props {
  readonly draft: AnswerDraft;
  /** The question that waits; null for none. */
  readonly next: Decision | null;
}

/** Everything around a board. In the DOM the question comes before the board; visually it is below. */
function Page({ summary, frame, next, viewers, boardSet, draft }: PageProps) {
  const [opened, setOpened] = useState<OpenPart>(null);
  const question = questionOf(frame, summary);
  const isAsked = question !== null;
  const name = useMatchNames()(summary);
  useTurnAlerts(isAsked, { matchId: summary.matchId, name });
  useCues(frame.outcome, viewers);
  const undo = useUndo(summary, frame, draft);
  const { show } = useHighlightActs();
  const rail = useRail(summary.title, setOpened);
  const end = useEnd(frame, boardSet, rail.setShown);
  const seats = useSeats(summary, frame, viewers);
  useUncoveredBoard(rail.setShown, setOpened);
  useWakeLock(frame.outcome ? null : frame.version);
  const asked = useMemo(() => frame.pending.map(({ seat }) => seat), [frame.pending]);
  const board = boardPropsOf(frame, seats, asked);
  const hand = handOf(boardSet, board);
  const column = (
    <Boundary of="part">
      <Rail summary={summary} frame={frame} boardSet={boardSet} board={board} rail={rail} onOpen={setOpened} />
    </Boundary>
  );
  return (
    <div
      className={css.shell}
      data-match-page=""
      data-shown={rail.shown}
      data-over={end.isOpen || undefined}
      data-acts={boardSet.ownsActions ? 'hand' : undefined}
      data-hand={boardSet.handTab || hand === 'story' ? 'tab' : undefined}
    >
      <SkipLinks />
      <Shortcuts undo={undo.run} rail={rail.show} help={() => setOpened('keys')} />
      <TopBar
        summary={summary}
        asked={isAsked}
        undo={undo.kind}
        canConcede={isPlaying(frame)}
        onUndo={undo.run}
        draw={canDraw(frame) ? wordsOf(frame.draw) : null}
        onOpen={setOpened}
        onRail={rail.show}
      />
      <Banners summary={summary} frame={frame} viewers={viewers} />
      <Prompt
        summary={summary}
        frame={frame}
        next={next}
        viewers={viewers}
        boardSet={boardSet}
        isHandShown={rail.shown === 'hand'}
        end={end}
        undo={undo.kind === 'now' && <UndoButton onUndo={undo.run} />}
        {...iconsOf(boardSet, board)}
      />
      <Suspense fallback={null}>
        <Requests isAsked={isAsked} onSee={rail.shown === 'board' ? null : () => rail.setShown('board')} />
      </Suspense>
      {end.isOpen && board.outcome && (
        <Suspense fallback={null}>
          <EndScene
            boardSet={boardSet}
            board={{ ...board, outcome: board.outcome }}
            summary={summary}
            isStill={end.isStill}
            onBoard={end.fold}
            {...(boardSet.Story && { onStory: end.toStory })}
          />
        </Suspense>
      )}
      <Places title={summary.title} boardSet={boardSet} board={board} />
      <Boundary of="part">
        <Suspense fallback={null}>{boardSet.log && !end.isOpen && <Recap board={board} log={boardSet.log} />}</Suspense>
      </Boundary>
      <Suspense fallback={null}>
        <TeamBubbles
          lookOf={(seat) => lookIn(summary.title, seat, frame.view)}
          nameOf={boardSet.nameOf}
          onReply={() => rail.show('chat')}
          onShow={show}
        />
      </Suspense>
      <div className={css.side}>
        <aside className={css.rail} id="log">
          <Suspense fallback={null}>{opened !== 'rail' && column}</Suspense>
        </aside>
      </div>
      <PhoneTabs boardSet={boardSet} view={frame.view} hand={hand} rail={rail} />
      <Suspense fallback={null}>
        <Overlays opened={opened} setOpened={setOpened} summary={summary} frame={frame}>
          {column}
        </Overlays>
      </Suspense>
      <ClockNews summary={summary} mine={viewers} />
      <Announcer frame={frame} boardSet={boardSet} question={question} name={name} />
    </div>
  );
}

/** Content of the hand's area. */
function handOf({ Story }: BoardSet, { viewer, outcome }: BoardProps): 'hand' | 'story' | null {
  if (outcome && Story) return 'story';
  return viewer === 'spectator' ? null : 'hand';
}

/** A tap anywhere on the board skips what is played, and does nothing else. */
function useTapSkips() {
  const { staged, time, skip } = useStage();
  if (time === null && !staged?.moment.waits) return undefined;
  return (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-before]')) return;
    event.stopPropagation();
    event.preventDefault();
    skip();
  };
}

/** Board, hand and the other players. */
function Places({ title, boardSet, board }: { title: string; boardSet: BoardSet; board: BoardProps }) {
  const t = useTranslate();
  const isPhone = usePhone();
  const Provider = boardSet.Provider ?? Fragment;
  return (
    <Provider>
      {/* On a phone it scrolls, so a keyboard must reach it. */}
      <main
        className={css.board}
        id="board"
        data-drawing=""
        tabIndex={isPhone ? 0 : -1}
        aria-label={t('match.board')}
        onClickCapture={useTapSkips()}
      >
        <Boundary of="part">
          <boardSet.Board {...board} />
        </Boundary>
        {boardSet.log && (
          <Boundary of="part">
            <Suspense fallback={null}>
              <StageWords board={board} log={boardSet.log} />
            </Suspense>
          </Boundary>
        )}
      </main>
      <Boundary of="part">
        <Suspense fallback={null}>
          <QuickLayer lookOf={(seat) => lookIn(title, seat, board.view)} />
          <Pointing boardSet={boardSet} view={board.view} />
        </Suspense>
      </Boundary>
      <section className={css.hand} aria-label={t('match.hand')} data-points="hand">
        <Boundary of="part">
          {board.outcome && boardSet.Story ? (
            <WholeStory Story={boardSet.Story} board={board} />
          ) : (
            <boardSet.Hand {...board} />
          )}
        </Boundary>
      </section>
      <section className={css.opponents} aria-label={t('match.players')} data-points="opponents">
        <Boundary of="part">
          <boardSet.Opponents {...board} />
        </Boundary>
      </section>
    </Provider>
  );
}

/** Until the end the server shows a seat that has left what a spectator sees, and so does the board. */
function boardPropsOf(frame: Frame, seats: readonly SeatInfo[], asked: readonly string[]): BoardProps {
  const { view, viewer, conceded, outcome } = frame;
  const sees = !outcome && conceded?.includes(viewer) ? 'spectator' : viewer;
  return { view, viewer: sees, seats, asked, ...(outcome && { outcome }) };
}

/** Renders a piece for the plate of the prompt bar, if the title has pictures of its pieces. */
function iconsOf({ PieceIcon }: BoardSet, board: BoardProps) {
  return PieceIcon && { pieceIcon: (piece: string) => <PieceIcon {...board} piece={piece} /> };
}

/** Undo beside the question, if only this seat has seen what it undoes. */
function UndoButton({ onUndo }: { onUndo(): void }) {
  const t = useTranslate();
  return <IconButton framed icon="undo" label={undoLabel(t, 'now')} keys="U" onClick={onUndo} />;
}

/** Keyboard shortcuts of the page; a component, so that moments and the pointer do not rerender all of it. */
function Shortcuts({ undo, rail, help }: { undo(): void; rail(tab: RailTab): void; help(): void }) {
  const { opened, close } = useMoments();
  const { piece, grave } = useSelected(({ piece, grave }) => ({ piece, grave }));
  // Escape belongs to the question as long as it has something to cancel.
  const closing = opened && piece === null && !grave && { Escape: close };
  useShortcuts({ u: undo, l: () => rail('log'), m: () => rail('chat'), p: togglePointing, '?': help, ...closing });
  return null;
}

function SkipLinks() {
  const t = useTranslate();
  const links = { prompt: 'match.skipToQuestion', board: 'match.skipToBoard', log: 'match.skipToLog' } as const;
  return Object.entries(links).map(([id, key]) => (
    <a key={id} className="skip-link" href={`#${id}`}>
      {t(key)}
    </a>
  ));
}

/** Sends an act and shows why it was refused. */
function useAct() {
  const t = useTranslate();
  const act = useMatch((state) => state.act);
  return useCallback(
    async (decision: Decision, choice: string | readonly string[] | number) => {
      forgetRefusal();
      const refusal = await act(decision, choice);
      if (!refusal) return;
      const own = refusal.code === 'option_refused' ? String(refusal.params?.code) : refusal.code;
      showToast({
        tone: 'error',
        title: t('match.actRefused'),
        body: reasonOf(t, { ...refusal, code: own }),
        urgent: true,
      });
    },
    [act, t],
  );
}
