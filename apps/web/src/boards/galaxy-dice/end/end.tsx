import { type GalaxyView, TITLE_ID } from '@echo-base/games/galaxy-dice/client';
import { type CSSProperties, useMemo } from 'react';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import { isDraw } from '../../../kit/net/draw.ts';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import { cx } from '../../../kit/ui/cx.ts';
import { planetUrl } from '../../../kit/ui/planet.tsx';
import { PlayerToken } from '../../../kit/ui/player-token.tsx';
import { lookClass } from '../../../kit/ui/seat-looks.ts';
import type { EndProps, EndResult, TitleEnd } from '../../../question/board-set.ts';
import { playerAt } from '../../kit/player-at.ts';
import { seatLook } from '../../seat-looks.ts';
import { rebelBust } from '../pieces.tsx';
import * as css from './end.module.css';
import { lastLead, pointsOf } from './points.ts';

/** Who has won, and the points of all. */
function resultOf(t: Translate, { view, seats, outcome }: EndProps<GalaxyView>): EndResult {
  const { winners, reason } = outcome;
  const [winner, other] = winners;
  const nameOf = (seat: string) => playerAt(t, seats, seat).name;
  const totals = (view.final ?? []).map(({ seat, total }) => t('match.score', { seat: nameOf(seat), points: total }));
  const isShared = other !== undefined;
  const hasNoWinner = winner === undefined || isDraw(outcome);
  return {
    look: hasNoWinner || isShared ? null : seatLook(TITLE_ID, winner),
    title: hasNoWinner
      ? t('draw.result')
      : isShared
        ? t('board.gd.shared')
        : t('board.gd.end.won', { name: nameOf(winner) }),
    lines: [t(reason), totals.join(' · ')].filter((line) => line !== ''),
  };
}

/** The points of each seat as a bar: planet by planet, and what allies and lords have changed. */
function Count({ view, seats, log }: EndProps<GalaxyView> & { readonly log: readonly LogEntry[] }) {
  const t = useTranslate();
  const won = useMemo(() => pointsOf(log), [log]);
  const final = view.final ?? [];
  const most = Math.max(1, ...final.map(({ total }) => total));
  return (
    <section aria-label={t('board.gd.end.points')}>
      <h3 className="label">{t('board.gd.end.points')}</h3>
      <ul className={css.bars}>
        {final
          .toSorted((a, b) => b.total - a.total)
          .map(({ seat, total }) => {
            const { name, badge } = playerAt(t, seats, seat);
            const rebel = view.seats.find((one) => one.seat === seat)?.rebel;
            const own = won.filter((one) => one.seat === seat);
            const look = seatLook(TITLE_ID, seat);
            return (
              <li key={seat} className={cx(lookClass(look), css.seat)}>
                <PlayerToken
                  look={look}
                  size={34}
                  name={name}
                  badge={badge}
                  bust={rebel ? rebelBust(rebel) : undefined}
                />
                <span className={css.name} title={name}>
                  {name}
                </span>
                <span className={css.bar} style={{ '--most': most } as CSSProperties} aria-hidden="true">
                  {own.map(({ planet, points }) => (
                    <span key={planet} className={css.part} style={{ '--points': points } as CSSProperties}>
                      {points}
                    </span>
                  ))}
                </span>
                <b className={css.total}>{total}</b>
              </li>
            );
          })}
      </ul>
    </section>
  );
}

function leadIn(log: readonly LogEntry[], { outcome }: EndProps<GalaxyView>) {
  const [winner, other] = outcome.winners;
  return winner === undefined || other !== undefined ? null : lastLead(log, winner);
}

const decisiveOf = (log: readonly LogEntry[], board: EndProps<GalaxyView>) => leadIn(log, board)?.entry ?? null;

/** Why that moment decided: the lead that it gave, and that it was kept. */
function whyDecisive(log: readonly LogEntry[], board: EndProps<GalaxyView>): Text | null {
  const lead = leadIn(log, board);
  const [winner] = board.outcome.winners;
  if (!lead || winner === undefined) return null;
  const { own, other } = lead;
  return { key: 'board.gd.end.lead', params: { seat: { key: `seat.${winner}` }, own, other } };
}

/** The end of Galaxy Rebellion: its last planet, and the points planet by planet. */
export const end: TitleEnd<GalaxyView> = {
  resultOf,
  useHero: ({ planet }) => planetUrl(planet),
  Count,
  decisiveOf,
  whyDecisive,
};
