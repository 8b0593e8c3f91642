import type { CampaignView, PastBattleView } from '@echo-base/games/battle-of-hoth/client';
import type { CSSProperties } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Emblem } from '../../../ui/silhouettes.tsx';
import { colourOf } from '../scene.tsx';
import css from './campaign.module.css';
import { BATTLES, battleNumber, isOver, type Node, nodesOf, type Spot, stepsOf } from './tree.ts';

/** The battles so far with their results, the running one, and blanks for those ahead. */
export function Tree({ campaign, scenario }: { readonly campaign: CampaignView; readonly scenario: string }) {
  const t = useTranslate();
  const numbers = Array.from({ length: BATTLES }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={css.scroll} tabIndex={0} aria-label={t('board.bh.campaign.tree')}>
      <div className={css.numbers} aria-hidden="true">
        {numbers.map((n) => (
          <span key={n} className={cx(!isOver(campaign) && battleNumber(campaign) === n && css.current)}>
            {t('board.bh.campaign.battle', { n })}
          </span>
        ))}
      </div>
      <div className={css.tree}>
        <Ways campaign={campaign} />
        <ol>
          {nodesOf(campaign).map((node) => (
            <Battle key={node.id} node={node} scenario={scenario} />
          ))}
        </ol>
      </div>
      <p className={css.note}>{t('board.bh.campaign.hidden')}</p>
    </section>
  );
}

const x = ({ column }: Spot) => column * 2 + 1;
const y = ({ lane }: Spot) => lane * 2 + 1;

/** The way taken, each step in the colour of the side that won; behind the battles. */
function Ways({ campaign }: { campaign: CampaignView }) {
  return (
    <svg aria-hidden="true" className={css.ways} viewBox={`0 0 ${BATTLES * 2} 4`} preserveAspectRatio="none">
      {stepsOf(campaign).map(({ from, to, winner }) => (
        <path
          key={`${from.column}`}
          className={css[colourOf(winner)]}
          d={`M${x(from)} ${y(from)}C${x(from) + 1.2} ${y(from)} ${x(to) - 1.2} ${y(to)} ${x(to)} ${y(to)}`}
        />
      ))}
    </svg>
  );
}

function Battle({ node, scenario }: { node: Node; scenario: string }) {
  const t = useTranslate();
  const style = { '--column': node.spot.column + 1, '--lane': node.spot.lane } as CSSProperties;
  if (node.kind === 'unknown') return <li aria-hidden="true" className={css.unknown} style={style} />;
  if (node.kind === 'over') return <Over battle={node.battle} style={style} />;
  return (
    <li className={css.now} style={style} aria-current="step">
      <b>{t(`option.scenario.${scenario}`)}</b>
      <small>{t('board.bh.campaign.now')}</small>
    </li>
  );
}

/** A battle that is over: who won, with the medals of both, and the secondary objectives that were met. */
function Over({ battle, style }: { battle: PastBattleView; style: CSSProperties }) {
  const t = useTranslate();
  const { winner, medals, met, scenario } = battle;
  const medalsOf = (own: boolean) => medals.find(({ side }) => (side === winner) === own)?.n ?? 0;
  return (
    <li className={cx(css.over, css[colourOf(winner)])} style={style}>
      <b>{t(`option.scenario.${scenario}`)}</b>
      <small className={css.tint}>
        <Emblem id={colourOf(winner)} size={14} />
        {t('board.bh.campaign.won', { side: t(`side.${winner}`), n: medalsOf(true), m: medalsOf(false) })}
      </small>
      {met.map(({ side }) => (
        <small key={side}>
          <Icon name="check" size={14} />
          {t('board.bh.campaign.metBy', { side: t(`side.${side}`) })}
        </small>
      ))}
    </li>
  );
}
