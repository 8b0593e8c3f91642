import type { CampaignView, PastBattleView, View } from '@echo-base/games/battle-of-hoth/client';
import { type CSSProperties, useMemo } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Emblem } from '../../../kit/ui/marks.tsx';
import { BattleMap } from '../create/battle-map.tsx';
import { chosenOf } from '../create/battles.ts';
import { colourOf } from '../scene.ts';
import css from './campaign.module.css';
import { BATTLES, battleNumber, isOver, type Node, nodesOf, stepsOf, type TreePosition, waysAhead } from './tree.ts';

interface TreeProps {
  readonly campaign: CampaignView;
  readonly scenario: string;
  /** Files of the operator in place of battles. */
  readonly files: View['files'];
  /** The last battle reached: it has not begun, is played now, or was left when the match ended. */
  readonly state: 'upNext' | 'now' | 'unfinished';
}

/** The battles so far with their results, the running one, and blanks for those ahead. */
export function Tree({ campaign, ...more }: TreeProps) {
  const t = useTranslate();
  const isPlayed = more.state !== 'unfinished' && !isOver(campaign);
  const numbers = Array.from({ length: BATTLES }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={css.scroll} tabIndex={0} aria-label={t('board.bh.campaign.tree')}>
      <div className={css.numbers} aria-hidden="true">
        {numbers.map((n) => (
          <span key={n} className={cx(isPlayed && battleNumber(campaign) === n && css.current)}>
            {t('board.bh.campaign.battle', { n })}
          </span>
        ))}
      </div>
      <div className={css.tree}>
        <Ways campaign={campaign} />
        <ol>
          {nodesOf(campaign).map((node) => (
            <Battle key={node.id} node={node} {...more} />
          ))}
        </ol>
      </div>
      {isPlayed && <p className={css.note}>{t('board.bh.campaign.hidden')}</p>}
    </section>
  );
}

const x = ({ column }: TreePosition) => column * 2 + 1;
const y = ({ lane }: TreePosition) => lane * 2 + 1;

const curve = (from: TreePosition, to: TreePosition) =>
  `M${x(from)} ${y(from)}C${x(from) + 1.2} ${y(from)} ${x(to) - 1.2} ${y(to)} ${x(to)} ${y(to)}`;

/** The way taken, each step with the mark of the side that won, and dotted ways ahead; behind the battles. */
function Ways({ campaign }: { campaign: CampaignView }) {
  const steps = stepsOf(campaign);
  return (
    <>
      <svg aria-hidden="true" className={css.ways} viewBox={`0 0 ${BATTLES * 2} 4`} preserveAspectRatio="none">
        {waysAhead(campaign).map(({ from, to }) => (
          <path key={curve(from, to)} className={css.ahead} d={curve(from, to)} />
        ))}
        {steps.map(({ from, to, winner }) => (
          <path key={`${from.column}`} data-side={winner} d={curve(from, to)} />
        ))}
      </svg>
      {steps.map(({ from, to, winner }) => (
        <span
          key={`${from.column}`}
          aria-hidden="true"
          className={css.mark}
          data-side={winner}
          style={{ left: `${(x(from) + x(to)) * 5}%`, top: `${(y(from) + y(to)) * 12.5}%` }}
        >
          <Emblem id={colourOf(winner)} size={15} />
        </span>
      ))}
    </>
  );
}

/** The map of a battle, small. */
function Thumbnail({ scenario, files }: Pick<TreeProps, 'scenario' | 'files'>) {
  // Reads the files of all battles.
  const chosen = useMemo(() => chosenOf({ scenario, files }), [scenario, files]);
  return <span className={css.thumbnail}>{chosen.kind === 'battle' && <BattleMap file={chosen.battle.file} />}</span>;
}

type BattleProps = Omit<TreeProps, 'campaign'> & { readonly node: Node };

function Battle({ node, scenario, files, state }: BattleProps) {
  const t = useTranslate();
  const style = { '--column': node.spot.column + 1, '--lane': node.spot.lane } as CSSProperties;
  if (node.kind === 'unknown') return <li aria-hidden="true" className={css.unknown} style={style} />;
  if (node.kind === 'over') return <Over battle={node.battle} files={files} style={style} />;
  return (
    <li
      className={css[state === 'unfinished' ? 'unfinished' : 'now']}
      style={style}
      {...(state !== 'unfinished' && { 'aria-current': 'step' })}
    >
      <Thumbnail scenario={scenario} files={files} />
      <b>{t({ key: `option.scenario.${scenario}` })}</b>
      <small>{t(`board.bh.campaign.${state}`)}</small>
    </li>
  );
}

interface OverProps {
  readonly battle: PastBattleView;
  readonly files: View['files'];
  readonly style: CSSProperties;
}

/** A battle that is over: who won, with the medals of both, and the secondary objectives that were met. */
function Over({ battle, files, style }: OverProps) {
  const t = useTranslate();
  const { winner, medals, met, scenario } = battle;
  const medalsOf = (own: boolean) => medals.find(({ side }) => (side === winner) === own)?.n ?? 0;
  return (
    <li data-side={winner} style={style}>
      <Thumbnail scenario={scenario} files={files} />
      <b>{t({ key: `option.scenario.${scenario}` })}</b>
      <small className={css.tint}>
        <Emblem id={colourOf(winner)} size={14} />
        {t('board.bh.campaign.won', { side: { key: `side.${winner}` }, n: medalsOf(true), m: medalsOf(false) })}
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
