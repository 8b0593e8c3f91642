import { matchPagePath } from '@echo-base/protocol';
import { type CSSProperties, Fragment, Suspense, useEffect, useMemo, useState } from 'react';
import { lookIn } from '../../boards/index.ts';
import { durationIn } from '../../kit/i18n/durations.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useLinkAddress } from '../../kit/net/reach.ts';
import { useServerInfo } from '../../kit/net/server-info.ts';
import { useConnection } from '../../kit/net/socket.ts';
import type { Frame, MatchSummary } from '../../kit/net/types.ts';
import { Boundary } from '../../kit/ui/boundary.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Mark } from '../../kit/ui/icons.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { QrCode } from '../../kit/ui/qr-code.tsx';
import { withoutTextSize } from '../../kit/ui/reading.ts';
import { useShortcuts } from '../../kit/ui/use-shortcuts.ts';
import type { BoardProps, BoardSet } from '../../question/board-set.ts';
import { CardsProvider } from '../../question/log/cards.tsx';
import { HighlightProvider } from '../../question/log/highlight.tsx';
import { LogProvider } from '../../question/log/log-context.ts';
import type { Moment } from '../../question/log/moment.ts';
import { MomentsProvider, useMoments, useStage } from '../../question/log/moments-context.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { useIsEndDue } from '../end/end-due.ts';
import { useRecap } from '../moments/use-recap.ts';
import { useSeats } from '../people/use-seats.ts';
import { QuickLayer } from '../quick/quick-layer.tsx';
import { toggleFullScreen } from '../shell/full-screen.tsx';
import { useWakeLock } from '../shell/use-wake-lock.ts';
import { LastMoment } from './last-moment.tsx';
import * as css from './screen.module.css';
import { ScreenSeats, sidesOf } from './screen-seats.tsx';
import { useIsDim, useIsPointerIdle, useShift, useZoom } from './use-rest.ts';

const EndScene = lazyPart(async () => (await import('../end/end-scene.tsx')).EndScene);

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly moments: readonly Moment[];
  readonly boardSet: BoardSet;
  /** Code that a private match is watched by. */
  readonly invite: string | null;
}

const NOBODY: readonly string[] = [];

/** A match on a screen for the whole room: the board, its players, what happened last, and how to watch on a phone. */
export function Screen(props: Props) {
  const { boardSet, frame, moments } = props;
  return (
    <CardsProvider value={boardSet.cards ?? null}>
      <MomentsProvider value={useRecap(frame, moments)}>
        <HighlightProvider>
          <LogProvider value={frame.log}>
            <SelectionProvider decision={null} busy={false} onAct={() => undefined}>
              <Room {...props} />
            </SelectionProvider>
          </LogProvider>
        </HighlightProvider>
      </MomentsProvider>
    </CardsProvider>
  );
}

function Room({ summary, frame, boardSet, invite }: Props) {
  const shift = useShift();
  const isDim = useIsDim(frame.version);
  const isIdle = useIsPointerIdle();
  const zoom = useZoom();
  const seats = useSeats(summary, frame, NOBODY);
  const asked = useMemo(() => frame.pending.map(({ seat }) => seat), [frame.pending]);
  const board: BoardProps = { ...{ view: frame.view, viewer: 'spectator', seats, asked }, ...outcomeOf(frame) };
  const isOver = useIsEndDue(frame.outcome !== undefined) && boardSet.end !== undefined;
  const { left, right } = sidesOf(summary.title, seats, frame.view);
  const parts = { summary, boardSet, board };
  const Provider = boardSet.Provider ?? Fragment;
  useEffect(withoutTextSize, []);
  useWakeLock(frame.version, Number.POSITIVE_INFINITY);
  useKeys();
  return (
    <div
      className={cx(css.screen, isDim && css.dim, isIdle && css.idle)}
      data-match-page=""
      style={{ '--zoom': zoom, translate: `${shift % 2 === 0 ? 0 : 2}px ${shift % 4 < 2 ? 0 : 2}px` } as CSSProperties}
    >
      <Head summary={summary} frame={frame} boardSet={boardSet} />
      <ScreenSeats {...parts} seats={left} />
      <main className={css.board} data-drawing="">
        <Boundary of="part">
          {isOver && board.outcome ? (
            <Suspense fallback={null}>
              <EndScene
                boardSet={boardSet}
                board={{ ...board, outcome: board.outcome }}
                summary={summary}
                isStill={false}
              />
            </Suspense>
          ) : (
            <Provider>
              <boardSet.Board {...board} />
            </Provider>
          )}
        </Boundary>
      </main>
      <QuickLayer lookOf={(seat) => lookIn(summary.title, seat, frame.view)} />
      <ScreenSeats {...parts} seats={right} />
      <footer className={css.foot}>
        {boardSet.log && (
          <Boundary of="part">
            <LastMoment board={board} log={boardSet.log} />
          </Boundary>
        )}
        <WatchCode summary={summary} invite={invite} />
      </footer>
    </div>
  );
}

const outcomeOf = ({ outcome }: Frame): Pick<BoardProps, 'outcome'> => (outcome ? { outcome } : {});

/** What a remote control or a keyboard does: steps through what happened, and shows the whole screen. */
function useKeys(): void {
  const { all, opened, step, open, reopen } = useMoments();
  const { skip } = useStage();
  useShortcuts({
    f: toggleFullScreen,
    Enter() {
      skip();
      step(1);
    },
    ArrowRight: () => step(1),
    ArrowLeft() {
      const before = all.at(-2);
      if (opened) step(-1);
      else if (before) open(before);
    },
    r: reopen,
  });
}

/** How far behind play a delayed screen is, as far as the server says so. The end is shown at once. */
export function Behind({ spectators, isOver }: Pick<MatchSummary, 'spectators'> & { readonly isOver: boolean }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const delayS = useServerInfo()?.spectatorDelayS;
  if (spectators !== 'delayed' || isOver || delayS === 0) return null;
  if (delayS === undefined) return <span>{t('tv.late')}</span>;
  return <span>{t('tv.behind', { duration: durationIn(language, delayS, 'short') })}</span>;
}

/** Which match it is, how far it is, and what is wrong with the connection. */
function Head({ summary, frame, boardSet }: Pick<Props, 'summary' | 'frame' | 'boardSet'>) {
  const t = useTranslate();
  const name = useMatchNames()(summary);
  const isLost = useConnection(({ state }) => state === 'lost');
  const heading = useMemo(() => [...(boardSet.log?.headings(frame.log).values() ?? [])].at(-1), [boardSet, frame.log]);
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <header className={css.head}>
      <Mark size={30} />
      <h1>{name}</h1>
      {heading && <span>{t(heading)}</span>}
      <Behind spectators={summary.spectators} isOver={frame.outcome !== undefined} />
      {isLost && (
        <strong className={css.lost} role="status">
          {t('tv.lost')}
        </strong>
      )}
    </header>
  );
}

/** The link by which a phone watches too; the key Q takes it away. */
export function WatchCode({ summary, invite }: Pick<Props, 'summary' | 'invite'>) {
  const t = useTranslate();
  const { address } = useLinkAddress();
  const [isShown, setShown] = useState(true);
  useShortcuts({ q: () => setShown(!isShown) });
  const code = summary.visibility === 'private' ? (summary.inviteCode ?? invite) : null;
  const link = address.url + matchPagePath(summary.matchId, code);
  if (!isShown) return null;
  return (
    <section className={css.watch}>
      <QrCode link={link} label={t('watchLink.qr')} />
      <div>
        <h2>{t('tv.watch')}</h2>
        <p className={css.link}>{link.replace(/^https?:\/\//, '')}</p>
        <p>{t('tv.hidden')}</p>
      </div>
    </section>
  );
}
