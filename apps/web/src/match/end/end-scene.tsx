import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { durationIn } from '../../kit/i18n/durations.ts';
import { listOf } from '../../kit/i18n/formats.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useLazyValue } from '../../kit/net/lazy-value.ts';
import { replayPath } from '../../kit/net/replay-address.ts';
import type { LogEntry, MatchSummary, Text } from '../../kit/net/types.ts';
import { Boundary } from '../../kit/ui/boundary.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon, type IconName } from '../../kit/ui/icons.tsx';
import { LookMark } from '../../kit/ui/look-mark.tsx';
import { lookClass } from '../../kit/ui/seat-looks.ts';
import type { BoardSet, EndProps, TitleEnd } from '../../question/board-set.ts';
import { momentAt } from '../../question/log/moment.ts';
import { DecisiveBoard } from './decisive-board.tsx';
import * as css from './end-scene.module.css';
import { Share } from './share.tsx';
import { useWholeLog } from './whole-log.ts';

interface EndSceneProps {
  readonly boardSet: BoardSet;
  readonly board: EndProps;
  readonly summary: MatchSummary;
  /** The end has been seen before: nothing is drawn or counted again. */
  readonly isStill: boolean;
  /** Folds the scene, so that the board is seen; absent on a screen without anything to press. */
  onBoard?(): void;
  /** Shows the story of the match; absent without one. */
  onStory?(): void;
}

/** The scene of the end, once what the title shows in it is loaded. */
export function EndScene(props: EndSceneProps) {
  const end = useLazyValue(props.boardSet.end ?? null);
  return end && <Scene {...props} end={end} />;
}

/** The end of a match: who has won and why, how the count went, what decided, and a picture to share. */
function Scene({
  end,
  boardSet,
  board,
  summary,
  isStill,
  onBoard,
  onStory,
}: EndSceneProps & { readonly end: TitleEnd }) {
  const t = useTranslate();
  const log = useWholeLog(board.viewer);
  const hero = end.useHero(board.view);
  const { look, title, lines } = end.resultOf(t, board);
  const about = useAbout(summary);
  const [reason, ...reached] = lines;
  return (
    <section
      className={cx(css.scene, isStill && css.still, !onBoard && css.across, look && lookClass(look))}
      aria-labelledby="end-title"
      data-end={look ?? 'none'}
    >
      <Hero picture={hero} />
      <div className={css.words}>
        <header className={css.head}>
          <h2 id="end-title" className={css.title}>
            {look && <LookMark look={look} size={46} className={css.mark} />}
            {title ?? reason}
          </h2>
          {title !== null && <p className={css.reason}>{reason}</p>}
          {reached.map((line) => (
            <p key={line} className={css.reached}>
              {line}
            </p>
          ))}
          <p className={css.about}>{about}</p>
        </header>
        <div className={css.count}>
          <Suspense fallback={null}>
            {log && (
              <CountUp>
                <end.Count {...board} log={log} />
              </CountUp>
            )}
          </Suspense>
        </div>
        <div className={css.cards}>
          {log && (
            <Decisive
              boardSet={boardSet}
              board={board}
              log={log}
              entry={end.decisiveOf(log, board)}
              why={end.whyDecisive?.(log, board) ?? null}
              id={summary.matchId}
            />
          )}
          {onBoard && (
            <>
              <Share
                look={look}
                hero={hero}
                title={title ?? reason ?? ''}
                lines={[...(title === null ? [] : [reason ?? '']), about]}
                matchId={summary.matchId}
              />
              <div className={css.ways}>
                {onStory && <Way icon="log" words={t('end.story')} onPress={onStory} />}
                <Way icon="pin" words={t('end.board')} onPress={onBoard} className={css.toBoard} />
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** The count, which goes up once; any press shows it whole. Its numbers are there from the start. */
function CountUp({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const skip = () => {
      for (const one of ref.current?.getAnimations?.() ?? []) one.finish();
    };
    const presses = ['pointerdown', 'keydown'] as const;
    for (const press of presses) addEventListener(press, skip);
    return () => {
      for (const press of presses) removeEventListener(press, skip);
    };
  }, []);
  return (
    <div ref={ref} className={css.counted} data-count-up="">
      {children}
    </div>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly words: string;
  readonly className?: string | undefined;
  onPress(): void;
}

/** A way on from the scene. */
function Way({ icon, words, className, onPress }: WayProps) {
  return (
    <button type="button" className={cx(css.way, className)} onClick={onPress}>
      <Icon name={icon} size={20} />
      <span>{words}</span>
      <Icon name="right" size={18} />
    </button>
  );
}

/** Who has played, and how long. */
function useAbout({ seats, startedAt, endedAt }: MatchSummary): string {
  const t = useTranslate();
  const { language } = useLanguage();
  const names = listOf(
    language,
    seats.map(({ id }) => t(`seat.${id}`)),
  );
  if (startedAt === undefined || endedAt === undefined) return names;
  const seconds = Math.max(60, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000));
  return `${names} · ${durationIn(language, seconds)}`;
}

/** The place that decided, in rings of the winner's colour. */
function Hero({ picture }: { picture: string | undefined }) {
  return (
    <div className={css.hero} aria-hidden="true" data-drawing="">
      {[1, 2, 3].map((ring) => (
        <span key={ring} className={css.ring} style={{ '--ring': ring } as CSSProperties} />
      ))}
      {picture !== undefined && <img src={picture} alt="" draggable={false} />}
    </div>
  );
}

interface DecisiveProps {
  readonly boardSet: BoardSet;
  readonly board: EndProps;
  readonly log: readonly LogEntry[];
  readonly entry: LogEntry | null;
  readonly why: Text | null;
  /** Id of the match. */
  readonly id: string;
}

/** What decided: its moment, and the way to see it again on the board. */
function Decisive({ boardSet, board, log, entry, why, id }: DecisiveProps) {
  const t = useTranslate();
  if (!entry || !boardSet.log) return null;
  const { Details, moments } = boardSet.log;
  const moment = momentAt(moments(log, board.viewer), entry.seq);
  return (
    <div className={css.decisive}>
      {moment && (
        <Boundary of="part" shown={id}>
          <DecisiveBoard boardSet={boardSet} board={board} moment={moment} id={id} />
        </Boundary>
      )}
      <h3 className="label">{t('end.decisive')}</h3>
      <p className={css.decided}>{t(moment?.title ?? entry)}</p>
      {moment?.meaning && <p>{t(moment.meaning)}</p>}
      {why && <p>{t(why)}</p>}
      {moment && <Details {...board} moment={moment} isNew={false} />}
      <Link className={css.again} href={`${replayPath(id)}#entry=${entry.seq}`} data-press-only="">
        <Icon name="play" size={20} />
        {t('end.again')}
      </Link>
    </div>
  );
}
