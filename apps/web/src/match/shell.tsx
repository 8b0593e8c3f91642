import { Fragment, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { forgetRefusal } from '../boards/refusals.ts';
import type { BoardProps, BoardSet, SeatInfo } from '../boards/types.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { useMatchNames } from '../lobby/match-name.ts';
import { useMatch } from '../net/match-store.ts';
import type { Decision, Frame, MatchSummary } from '../net/types.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { usePhone } from '../ui/use-phone.ts';
import { useTurnAlerts } from './alerts/use-turn-alerts.ts';
import { AnnouncementsProvider, useAnnounced } from './announcements/context.tsx';
import { useAnnouncements } from './announcements/use-announcements.ts';
import { Announcer } from './announcer.tsx';
import { CardsProvider } from './cards.tsx';
import { ClockNews } from './clocks.tsx';
import { ConnectionBanner } from './connection.tsx';
import { wordsOf } from './draw-words.ts';
import { lazyLater } from './later.ts';
import { leaveOf } from './leave.ts';
import { LightProvider } from './light.tsx';
import { LogProvider } from './log-context.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { Prompt } from './prompt.tsx';
import type { RailTab } from './rail-tab.ts';
import { canDraw, isPlaying, questionOf } from './seating.ts';
import css from './shell.module.css';
import { WholeStory } from './story.tsx';
import { TargetsProvider, useTargets } from './targets.tsx';
import { useToastPlace } from './toast-place.ts';
import { TopBar } from './top-bar.tsx';
import { type Act, type Draft, useDraft } from './use-draft.ts';
import { type Opened, useRail } from './use-rail.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useUncoveredBoard } from './use-uncovered-board.ts';
import { undoLabel, useUndo } from './use-undo.ts';
import { useWakeLock } from './use-wake-lock.ts';

// Loaded after the question, which they do not move.
const AnnouncementPanel = lazyLater(
  async () => (await import('./announcements/AnnouncementPanel.tsx')).AnnouncementPanel,
);
const LaterBanners = lazyLater(async () => (await import('./later-banners.tsx')).LaterBanners);
const Overlays = lazyLater(async () => (await import('./overlays.tsx')).Overlays);
const Rail = lazyLater(async () => (await import('./rail.tsx')).Rail);
const Requests = lazyLater(async () => (await import('./requests.tsx')).Requests);

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly viewers: readonly string[];
  readonly boards: BoardSet;
}

/** A running match: shared state, and the page around it. */
export function Shell(props: Props) {
  const { boards, frame, summary } = props;
  const draft = useDraft(boards.drafts, frame, questionOf(frame, summary), useAct());
  const drafted = { ...props, frame: draft.frame };
  return (
    <MatchProviders {...drafted} act={draft.act}>
      <Page {...drafted} draft={draft} />
    </MatchProviders>
  );
}

/** Shared state of a match: the question, announcements, and highlights on the board. */
function MatchProviders({ summary, frame, boards, act, children }: Props & { act: Act; children: ReactNode }) {
  const sending = useMatch((state) => state.sending);
  const question = questionOf(frame, summary);
  const sorted = useMemo(() => question && inOrder(question, boards), [question, boards]);
  return (
    <CardsProvider value={boards.cards ?? null}>
      <AnnouncementsProvider value={useAnnouncements(frame, boards.log)}>
        <LightProvider>
          <LogProvider value={frame.log}>
            <TargetsProvider decision={sorted} busy={sending !== null} onAct={act} confirmLabel={boards.confirmLabel}>
              {children}
            </TargetsProvider>
          </LogProvider>
        </LightProvider>
      </AnnouncementsProvider>
    </CardsProvider>
  );
}

/** The question with its options in the order in which the title shows them. */
function inOrder(question: Decision, { sorted }: BoardSet): Decision {
  return sorted ? { ...question, options: [...sorted(question.options, question.prompt)] } : question;
}

/** Everything around a board. In the DOM the question comes before the board; visually it is below. */
function Page({ summary, frame, viewers, boards, draft }: Props & { draft: Draft }) {
  const [opened, setOpened] = useState<Opened>(null);
  const question = questionOf(frame, summary);
  const isAsked = question !== null;
  const name = useMatchNames()(summary);
  useTurnAlerts(isAsked, { matchId: summary.matchId, name });
  const undo = useUndo(summary, frame, draft);
  const rail = useRail(summary.title, setOpened);
  const seats = useSeats(summary, frame, viewers);
  useUncoveredBoard(rail.setShown, setOpened);
  useWakeLock(frame.outcome ? null : frame.version);
  const asked = useMemo(() => frame.pending.map(({ seat }) => seat), [frame.pending]);
  const board = boardPropsOf(frame, seats, asked);
  const pieceIcon = iconsOf(boards, board);
  const hand = handOf(boards, board);
  const column = (
    <Boundary of="part">
      <Rail summary={summary} frame={frame} boards={boards} board={board} rail={rail} onOpen={setOpened} />
    </Boundary>
  );
  return (
    <div
      className={css.shell}
      data-shown={rail.shown}
      data-acts={boards.ownsActions ? 'hand' : undefined}
      data-hand={boards.handTab || hand === 'story' ? 'tab' : undefined}
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
        viewers={viewers}
        boards={boards}
        isHandShown={rail.shown === 'hand'}
        undo={undo.kind === 'now' && <UndoButton onUndo={undo.run} />}
        {...(pieceIcon && { pieceIcon })}
      />
      <Suspense fallback={null}>
        <Requests isAsked={isAsked} onSee={rail.shown === 'board' ? null : () => rail.setShown('board')} />
      </Suspense>
      <Places boards={boards} board={board} />
      <div className={css.side}>
        <div className={css.announcements}>
          <Boundary of="part">
            <Suspense fallback={null}>{boards.log && <AnnouncementPanel board={board} log={boards.log} />}</Suspense>
          </Boundary>
        </div>
        <aside className={css.rail} id="log">
          <Suspense fallback={null}>{opened !== 'rail' && column}</Suspense>
        </aside>
      </div>
      <PhoneTabs boards={boards} view={frame.view} hand={hand} rail={rail} />
      <Suspense fallback={null}>
        <Overlays opened={opened} setOpened={setOpened} summary={summary} frame={frame}>
          {column}
        </Overlays>
      </Suspense>
      <ClockNews summary={summary} mine={viewers} />
      <Announcer frame={frame} boards={boards} question={question} name={name} />
    </div>
  );
}

/** Content of the hand's area. */
function handOf({ Story }: BoardSet, { viewer, outcome }: BoardProps): 'hand' | 'story' | null {
  if (outcome && Story) return 'story';
  return viewer === 'spectator' ? null : 'hand';
}

/** Board, hand and the other players. */
function Places({ boards, board }: { boards: BoardSet; board: BoardProps }) {
  const t = useTranslate();
  const isPhone = usePhone();
  const Around = boards.Around ?? Fragment;
  return (
    <Around>
      {/* On a phone it scrolls, so a keyboard must reach it. */}
      <main className={css.board} id="board" data-drawing="" tabIndex={isPhone ? 0 : -1} aria-label={t('match.board')}>
        <Boundary of="part">
          <boards.Board {...board} />
        </Boundary>
      </main>
      <section className={css.hand} aria-label={t('match.hand')}>
        <Boundary of="part">
          {board.outcome && boards.Story ? (
            <WholeStory Story={boards.Story} board={board} />
          ) : (
            <boards.Hand {...board} />
          )}
        </Boundary>
      </section>
      <section className={css.opponents} aria-label={t('match.players')}>
        <Boundary of="part">
          <boards.Opponents {...board} />
        </Boundary>
      </section>
    </Around>
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
  return PieceIcon && ((piece: string) => <PieceIcon {...board} piece={piece} />);
}

/** Banners that stay while their cause lasts. They are over the strip of players and push nothing. */
function Banners({ summary, frame, viewers }: Omit<Props, 'boards'>) {
  useToastPlace();
  return (
    <div className={css.banners}>
      <ConnectionBanner />
      <Suspense fallback={null}>
        <LaterBanners summary={summary} frame={frame} viewers={viewers} />
      </Suspense>
    </div>
  );
}

/** Undo beside the question, if only this seat has seen what it undoes. */
function UndoButton({ onUndo }: { onUndo(): void }) {
  const t = useTranslate();
  return <IconButton framed icon="undo" label={undoLabel(t, 'now')} keys="U" onClick={onUndo} />;
}

/** Keyboard shortcuts of the page; a component, so that announcements and the pointer do not rerender all of it. */
function Shortcuts({ undo, rail, help }: { undo(): void; rail(tab: RailTab): void; help(): void }) {
  const { opened, next, close } = useAnnounced();
  const { piece, grave } = useTargets();
  // Escape belongs to the question as long as it has something to cancel.
  const closing = opened && piece === null && !grave && { Escape: close };
  const reading = opened && { n: next, N: close };
  useShortcuts({ u: undo, l: () => rail('log'), m: () => rail('chat'), '?': help, ...reading, ...closing });
  return null;
}

function SkipLinks() {
  const t = useTranslate();
  const links = { prompt: 'match.skipToQuestion', board: 'match.skipToBoard', log: 'match.skipToLog' };
  return Object.entries(links).map(([id, key]) => (
    <a key={id} className="skip-link" href={`#${id}`}>
      {t(key)}
    </a>
  ));
}

/** The seats for the boards: names, presence, and how their players have left. */
function useSeats(summary: MatchSummary, { conceded }: Frame, viewers: readonly string[]): readonly SeatInfo[] {
  const t = useTranslate();
  return useMemo(
    () =>
      summary.seats.map((seat) => ({
        id: seat.id,
        name: t(`seat.${seat.id}`),
        connected: seat.connected ?? false,
        isBot: seat.kind === 'bot',
        leave: leaveOf(summary, seat, conceded),
        isMine: viewers.includes(seat.id),
      })),
    [summary, conceded, viewers, t],
  );
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
        body: t(`refused.${own}`, refusal.params),
        urgent: true,
      });
    },
    [act, t],
  );
}
