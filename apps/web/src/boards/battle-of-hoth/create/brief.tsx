import type { Side } from '@echo-base/games/battle-of-hoth/lobby';
import { useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import { FIGURES } from '../pictures.ts';
import { BattleMap } from './battle-map.tsx';
import type { Battle, BattleSide } from './battles.ts';
import * as css from './brief.module.css';
import { Length } from './cards.tsx';
import { SideMark } from './side-mark.tsx';

/** Rules that are shown before "Show all". */
const FIRST_RULES = 3;

function Force({ of, seats }: { of: BattleSide; seats: number }) {
  const t = useTranslate();
  const { side, cards, medals, movesFirst, forces } = of;
  const hand = Math.ceil(cards / seats);
  return (
    <section className={css.force} data-side={side} aria-label={t(`side.${side}`)}>
      <p className={css.sideName}>
        <SideMark side={side} size={15} />
        <b>{t(`side.${side}`)}</b>
        {movesFirst && <span className={css.first}>{t('board.bh.create.first')}</span>}
      </p>
      <ul className={css.forces}>
        {forces.map(({ type, count }) => (
          <li key={type}>
            <Silhouette id={FIGURES[type]} size={26} />
            <span className="visually-hidden">{t(`unit.${type}`)}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <p className={css.goal}>
        {t(seats > 1 ? 'board.bh.create.pairHand' : 'board.bh.create.hand', { cards: hand })}{' '}
        {medals === null ? t('board.bh.create.noMedals') : t('board.bh.create.medals', { medals })}
      </p>
    </section>
  );
}

function Rules({ battle }: { battle: Battle }) {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const { rules } = battle;
  const shown = isWhole ? rules : rules.slice(0, FIRST_RULES);
  if (rules.length === 0) return null;
  return (
    <div className={css.rules}>
      <ul>
        {shown.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one battle never change their order.
          <li key={index}>{t(rule)}</li>
        ))}
      </ul>
      {rules.length > FIRST_RULES && (
        <button type="button" className={css.all} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('board.bh.create.fewer') : t('board.bh.create.all', { n: rules.length })}
        </button>
      )}
    </div>
  );
}

interface BriefProps {
  readonly battle: Battle;
  /** Number of seats that play a side. */
  readonly seats: Readonly<Record<Side, number>>;
}

/** A battle before it begins: map, briefing, forces, hands, medals and rules of its own. */
export function Brief({ battle, seats }: BriefProps) {
  const t = useTranslate();
  const name = t({ key: `option.scenario.${battle.id}` });
  return (
    <div className={css.box}>
      <div className={css.brief}>
        <BattleMap file={battle.file} isLarge label={t('board.bh.create.map', { battle: name })} />
        <div className={css.about}>
          <h2 className={css.title}>
            <span className={css.number}>{battle.file.number}</span>
            {name}
          </h2>
          <Length scenario={battle.id} />
          <p className={css.story}>{t({ key: `scenario.${battle.id}.briefing` })}</p>
          <div className={css.both}>
            {battle.sides.map((of) => (
              <Force key={of.side} of={of} seats={seats[of.side]} />
            ))}
          </div>
          <Rules key={battle.id} battle={battle} />
        </div>
      </div>
    </div>
  );
}
