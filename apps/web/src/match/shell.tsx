import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { BoardSet, SeatInfo } from '../boards/types.ts';
import { useSay } from '../i18n/say.tsx';
import { useMatch } from '../net/match-store.ts';
import type { Decision, Frame, MatchSummary } from '../net/types.ts';
import { Icon } from '../ui/icons.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Announcer } from './announcer.tsx';
import { ConnectionBanner } from './connection.tsx';
import { ConcedeDialog, KeysDialog } from './dialogs.tsx';
import { Bar, QuestionBar } from './prompt-bar.tsx';
import { Rail, RailDrawer } from './rail.tsx';
import { ResultBar } from './result.tsx';
import { questionOf, standingOf } from './seating.ts';
import css from './shell.module.css';
import { TargetsProvider } from './targets.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly viewers: readonly string[];
  readonly boards: BoardSet;
}

type Opened = 'rail' | 'keys' | 'concede' | null;

/** Everything around a board. In the document the question comes before the board; the eye finds it below. */
export function Shell({ summary, frame, viewers, boards }: Props) {
  const say = useSay();
  const [opened, setOpened] = useState<Opened>(null);
  const sending = useMatch((state) => state.sending);
  const question = questionOf(frame);
  const act = useAct();
  const undo = useUndo(frame);
  const seats = useMemo(() => seatsOf(summary, viewers, say), [summary, viewers, say]);
  useShortcuts(useMemo(() => ({ u: undo, l: () => setOpened('rail'), '?': () => setOpened('keys') }), [undo]));
  const board = { view: frame.view, viewer: frame.viewer, seats, ...(frame.outcome && { outcome: frame.outcome }) };
  const { PieceIcon } = boards;
  const pieceIcon = PieceIcon && ((piece: string) => <PieceIcon {...board} piece={piece} />);
  const rail = <Rail summary={summary} frame={frame} seats={seats} extra={<boards.Rail {...board} />} />;
  const close = (open: boolean) => setOpened(open ? opened : null);
  return (
    <TargetsProvider decision={question} busy={sending !== null} onAct={act}>
      <div className={css.shell}>
        <SkipLinks />
        <TopBar
          summary={summary}
          asked={question !== null}
          canUndo={frame.canUndo}
          canConcede={!frame.outcome && frame.viewer !== 'spectator'}
          onUndo={undo}
          onConcede={() => setOpened('concede')}
          onHelp={() => setOpened('keys')}
          onRail={() => setOpened('rail')}
        />
        <div className={css.banner}>
          <ConnectionBanner />
        </div>
        <Prompt
          summary={summary}
          frame={frame}
          viewers={viewers}
          ownsActions={boards.ownsActions}
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
          {rail}
        </aside>
        <RailDrawer open={opened === 'rail'} onOpenChange={close}>
          {rail}
        </RailDrawer>
        <KeysDialog open={opened === 'keys'} onOpenChange={close} />
        <ConcedeDialog open={opened === 'concede'} onOpenChange={close} summary={summary} seat={frame.viewer} />
        <Announcer frame={frame} asked={question !== null} name={summary.name} />
      </div>
    </TargetsProvider>
  );
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

interface PromptProps extends Omit<Props, 'boards'> {
  readonly ownsActions: boolean;
  readonly pieceIcon?: (piece: string) => ReactNode;
}

/** The bar for whatever this session is now: asked, waiting, watching, or after the end. */
function Prompt({ summary, frame, viewers, ownsActions, pieceIcon }: PromptProps) {
  const say = useSay();
  const question = questionOf(frame);
  const standing = standingOf(frame, viewers);
  const mine = viewers.filter((viewer) => viewer !== 'spectator');
  if (frame.outcome) return <ResultBar outcome={frame.outcome} summary={summary} mine={mine} />;
  if (question) {
    const before = mine.length > 1 && (
      <span className={css.seat}>{say('match.seatNow', { seat: say(`seat.${question.seat}`) })} </span>
    );
    return (
      <QuestionBar
        decision={question}
        boardOwnsActions={ownsActions}
        before={before}
        {...(pieceIcon && { pieceIcon })}
      />
    );
  }
  const names = new Intl.ListFormat(document.documentElement.lang || 'en').format(
    frame.waitingFor.map((seat) => say(`seat.${seat}`)),
  );
  const waiting = say('match.waitingFor', { names, count: frame.waitingFor.length });
  if (standing === 'watching')
    return <Bar lit={false} icon={<Icon name="eye" size={24} />} title={say('match.watching')} help={waiting} />;
  return <Bar lit={false} icon={<Icon name="clock" size={24} />} title={waiting} help={say('match.waitingHelp')} />;
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

function useUndo(frame: Frame) {
  const say = useSay();
  const undo = useMatch((state) => state.undo);
  const { viewer, canUndo } = frame;
  return useCallback(async () => {
    const trouble = canUndo ? await undo(viewer) : { code: 'nothing_to_undo' };
    if (trouble) showToast({ tone: 'error', title: say(`refused.${trouble.code}`) });
  }, [undo, viewer, canUndo, say]);
}
