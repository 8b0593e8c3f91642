import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { BoardProps, BoardSet, SeatInfo } from '../boards/types.ts';
import { useSay } from '../i18n/say.tsx';
import { useMatch } from '../net/match-store.ts';
import type { Decision, Frame, MatchSummary } from '../net/types.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Announcer } from './announcer.tsx';
import { ClockNews } from './clocks.tsx';
import { ConnectionBanner } from './connection.tsx';
import { ConcedeDialog, KeysDialog } from './dialogs.tsx';
import { Prompt } from './prompt.tsx';
import { canConcede, FOCUS_IN, Rail, RailDrawer, type RailTab } from './rail.tsx';
import { StandInBanner } from './seat-acts.tsx';
import { questionOf } from './seating.ts';
import css from './shell.module.css';
import { TargetsProvider } from './targets.tsx';
import { useToastPlace } from './toast-place.ts';
import { TopBar } from './top-bar.tsx';
import { UndoTalk } from './undo-talk.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { undoLabel, useUndo } from './use-undo.ts';

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly viewers: readonly string[];
  readonly boards: BoardSet;
}

type Opened = 'rail' | 'keys' | 'concede' | null;

/** From here on the rail stands beside the board; `shell.module.css` has the same number. */
const RAIL_STANDS = '(min-width: 1000px)';

/** The tabs of the rail, in the column or in the drawer of narrow screens. */
function useRail(open: () => void) {
  const [tab, setTab] = useState<RailTab>('log');
  const show = useCallback(
    (wanted: RailTab) => {
      setTab(wanted);
      if (!matchMedia(RAIL_STANDS).matches) return open();
      // Once the tab has been drawn.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`#log ${FOCUS_IN[wanted]}`)?.focus());
    },
    [open],
  );
  return { tab, setTab, show };
}

/** Everything around a board. In the document the question comes before the board; the eye finds it below. */
export function Shell({ summary, frame, viewers, boards }: Props) {
  const say = useSay();
  const [opened, setOpened] = useState<Opened>(null);
  const sending = useMatch((state) => state.sending);
  const question = questionOf(frame, summary);
  const act = useAct();
  const undo = useUndo(summary, frame);
  const rail = useRail(useCallback(() => setOpened('rail'), []));
  const seats = useMemo(() => seatsOf(summary, viewers, say), [summary, viewers, say]);
  useKeys({ undo: undo.run, rail: rail.show, help: () => setOpened('keys') });
  const board = { view: frame.view, viewer: frame.viewer, seats, ...(frame.outcome && { outcome: frame.outcome }) };
  const pieceIcon = iconsOf(boards, board);
  const column = (
    <Rail
      summary={summary}
      frame={frame}
      seats={seats}
      extra={<boards.Rail {...board} />}
      tab={rail.tab}
      onTab={rail.setTab}
      onConcede={() => setOpened('concede')}
    />
  );
  return (
    <TargetsProvider decision={question} busy={sending !== null} onAct={act}>
      <div className={css.shell}>
        <SkipLinks />
        <TopBar
          summary={summary}
          asked={question !== null}
          undo={undo.kind}
          canConcede={canConcede(frame)}
          onUndo={undo.run}
          onConcede={() => setOpened('concede')}
          onHelp={() => setOpened('keys')}
          onRail={rail.show}
        />
        <Banners summary={summary} viewers={viewers} />
        <Prompt
          summary={summary}
          frame={frame}
          viewers={viewers}
          boards={boards}
          undo={undo.kind === 'now' && <UndoButton onUndo={undo.run} />}
          {...(pieceIcon && { pieceIcon })}
        />
        <main className={css.board} id="board" tabIndex={-1} aria-label={say('match.board')}>
          <boards.Board {...board} />
        </main>
        <section className={css.hand} aria-label={say('match.hand')}>
          <boards.Hand {...board} />
        </section>
        <section className={css.opponents} aria-label={say('match.players')}>
          <boards.Opponents {...board} />
        </section>
        <aside className={css.rail} id="log">
          {opened !== 'rail' && column}
        </aside>
        <Overlays opened={opened} setOpened={setOpened} summary={summary} seat={frame.viewer}>
          {column}
        </Overlays>
        <ClockNews summary={summary} mine={viewers} />
        <Announcer frame={frame} asked={question !== null} name={summary.name} />
      </div>
    </TargetsProvider>
  );
}

/** Draws a piece for the plate of the prompt bar, where the title has pictures of its pieces. */
function iconsOf({ PieceIcon }: BoardSet, board: BoardProps) {
  return PieceIcon && ((piece: string) => <PieceIcon {...board} piece={piece} />);
}

/** News that stay while their fact lasts. They lie over the strip of players and push nothing. */
function Banners({ summary, viewers }: Pick<Props, 'summary' | 'viewers'>) {
  useToastPlace();
  return (
    <div className={css.banners}>
      <ConnectionBanner />
      <UndoTalk matchId={summary.matchId} />
      <StandInBanner summary={summary} mine={viewers} />
    </div>
  );
}

/** Undo beside the question, while only this seat has seen what it takes back. */
function UndoButton({ onUndo }: { onUndo(): void }) {
  const say = useSay();
  return <IconButton framed icon="undo" label={undoLabel(say, 'now')} keys="U" onClick={onUndo} />;
}

interface OverlayProps {
  readonly opened: Opened;
  setOpened(opened: Opened): void;
  readonly summary: MatchSummary;
  readonly seat: string;
  /** The rail, for its drawer. */
  readonly children: ReactNode;
}

/** What lies over the match while it is asked for. */
function Overlays({ opened, setOpened, summary, seat, children }: OverlayProps) {
  const close = (open: boolean) => setOpened(open ? opened : null);
  return (
    <>
      <RailDrawer open={opened === 'rail'} onOpenChange={close}>
        {children}
      </RailDrawer>
      <KeysDialog open={opened === 'keys'} onOpenChange={close} />
      <ConcedeDialog open={opened === 'concede'} onOpenChange={close} summary={summary} seat={seat} />
    </>
  );
}

function useKeys({ undo, rail, help }: { undo(): void; rail(tab: RailTab): void; help(): void }): void {
  const shortcuts = { u: undo, l: () => rail('log'), m: () => rail('chat'), '?': help };
  useShortcuts(shortcuts);
}

function SkipLinks() {
  const say = useSay();
  const links = { prompt: 'match.skipToQuestion', board: 'match.skipToBoard', log: 'match.skipToLog' };
  return Object.entries(links).map(([id, key]) => (
    <a key={id} className="skip-link" href={`#${id}`}>
      {say(key)}
    </a>
  ));
}

function seatsOf(summary: MatchSummary, viewers: readonly string[], say: ReturnType<typeof useSay>): SeatInfo[] {
  return summary.seats.map((seat) => ({
    id: seat.id,
    name: say(`seat.${seat.id}`),
    connected: seat.connected ?? false,
    isBot: seat.kind === 'bot',
    isMine: viewers.includes(seat.id),
  }));
}

/** Sends an act and says why when it was not taken. */
function useAct() {
  const say = useSay();
  const act = useMatch((state) => state.act);
  return useCallback(
    async (decision: Decision, choice: string | readonly string[] | number) => {
      const trouble = await act(decision, choice);
      if (!trouble) return;
      const own = trouble.code === 'option_refused' ? String(trouble.params?.code) : trouble.code;
      showToast({
        tone: 'error',
        title: say('match.actRefused'),
        body: say(`refused.${own}`, trouble.params),
        urgent: true,
      });
    },
    [act, say],
  );
}
