import { SIDES, type Side, type View } from '@echo-base/games/battle-of-hoth/client';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import type { LogEntry } from '../../../net/types.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Emblem, Silhouette } from '../../../ui/silhouettes.tsx';
import type { BoardProps } from '../../types.ts';
import { CampaignButton } from '../campaign/CampaignButton.tsx';
import { FIGURES } from '../pictures.ts';
import { colourOf } from '../scene.tsx';
import css from './end.module.css';
import { type Loss, type MatchStory, type MedalMark, type StoryPoint, storyOf } from './story.ts';

/** The story of a match: the medals of both sides over its turns, losses by type, and turning points. */
export function Story({ view, log }: BoardProps<View> & { readonly log: readonly LogEntry[] }) {
  const t = useTranslate();
  const story = useMemo(() => storyOf(log), [log]);
  return (
    <section className={css.story} aria-label={t('board.bh.end.story')}>
      <Curve medals={story.medals} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className={css.facts} tabIndex={0} aria-label={t('board.bh.end.points')}>
        {view.campaign && <CampaignButton campaign={view.campaign} />}
        {SIDES.map((side) => (
          <Losses key={side} side={side} losses={story.losses[side]} />
        ))}
        <Points points={story.points} />
      </section>
    </section>
  );
}

/** Steps of a side's medals from left to right; the height is the most medals of either side. */
function wayOf(medals: readonly MedalMark[], side: Side, most: number): string {
  return medals
    .map((mark, index) => {
      const y = most - mark[side];
      return index === 0 ? `M0 ${y}` : `H${index}V${y}`;
    })
    .join('');
}

/** Medals won for good, turn by turn. */
function Curve({ medals }: Pick<MatchStory, 'medals'>) {
  const t = useTranslate();
  const most = Math.max(1, ...medals.flatMap(({ rebels, empire }) => [rebels, empire]));
  const turns = Math.max(1, medals.length - 1);
  const last = medals.at(-1);
  return (
    <div>
      <h2 className="label">{t('board.bh.end.medalCurve')}</h2>
      <svg aria-hidden="true" className={css.curve} viewBox={`0 0 ${turns} ${most}`} preserveAspectRatio="none">
        {Array.from({ length: most + 1 }, (_, y) => y).map((y) => (
          <path key={y} className={css.axis} d={`M0 ${y}H${turns}`} />
        ))}
        {SIDES.map((side) => (
          <path key={side} className={cx(css.line, css[colourOf(side)])} d={wayOf(medals, side, most)} />
        ))}
      </svg>
      <p className={css.key}>
        {SIDES.map((side) => (
          <span key={side} className={css[colourOf(side)]}>
            <Emblem id={colourOf(side)} size={14} />
            {t('board.bh.end.medals', { side: t(`side.${side}`), n: last?.[side] ?? 0 })}
          </span>
        ))}
        <span>{t('board.bh.end.turns', { n: turns })}</span>
      </p>
    </div>
  );
}

function Losses({ side, losses }: { side: Side; losses: readonly Loss[] }) {
  const t = useTranslate();
  return (
    <div>
      <h3 className="label">{t('board.bh.end.losses', { side: t(`side.${side}`) })}</h3>
      <ul className={css.losses}>
        {losses.map(({ type, count }) => (
          <li key={type} className={css[colourOf(side)]}>
            <Silhouette id={FIGURES[type]} size={26} />
            <b>{count}</b> {t(`unit.${type}`)}
          </li>
        ))}
        {losses.length === 0 && <li>{t('board.bh.end.noLosses')}</li>}
      </ul>
    </div>
  );
}

function Points({ points }: { points: readonly StoryPoint[] }) {
  const t = useTranslate();
  if (points.length === 0) return null;
  return (
    <div>
      <h3 className="label">{t('board.bh.end.points')}</h3>
      <ul className={css.points}>
        {points.map(({ entry, side }) => (
          <li key={entry.seq} className={cx(side && css[colourOf(side)])}>
            {side ? <Emblem id={colourOf(side)} size={14} /> : <Icon name="flag" size={14} />}
            {t(entry.key, entry.params)}
          </li>
        ))}
      </ul>
    </div>
  );
}
