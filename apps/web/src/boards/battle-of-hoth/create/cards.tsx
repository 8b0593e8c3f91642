import { useId } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Icon } from '../../../kit/ui/icons.tsx';
import { BattleMap } from './battle-map.tsx';
import type { Battle, BattleSide, Chosen } from './battles.ts';
import * as css from './cards.module.css';
import { minutesOf } from './lengths.ts';
import { SideMark } from './side-mark.tsx';

/** Starting hand and medals of a side, by signs; in words for screen readers. */
function Side({ of }: { of: BattleSide }) {
  const t = useTranslate();
  const { side, cards, medals, hasSudden } = of;
  return (
    <span>
      <span className="visually-hidden">
        {t('board.bh.create.sideLine', {
          side: t(`side.${side}`),
          cards,
          medals: medals ?? 0,
          sudden: Number(hasSudden),
        })}
      </span>
      <span className={css.signs} aria-hidden="true">
        <SideMark side={side} />
        <Icon name="cards" size={16} />
        <b>{cards}</b>
        <Icon name="star" size={15} />
        <b>{medals ?? '–'}</b>
      </span>
    </span>
  );
}

function BattleCard({ battle, name, isChosen, onChoose }: CardProps & { battle: Battle }) {
  const t = useTranslate();
  return (
    <label className={css.card}>
      <input className="visually-hidden" type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={css.map}>
        <BattleMap file={battle.file} />
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <i>{battle.file.number}</i> <b>{t({ key: `option.scenario.${battle.id}` })}</b>
        </span>
        <span className={css.sides}>
          {battle.sides.map((side) => (
            <Side key={side.side} of={side} />
          ))}
        </span>
        <span className={css.foot}>
          <Length scenario={battle.id} />
          <OtherWays battle={battle} />
          <ChosenMark isChosen={isChosen} />
        </span>
      </span>
    </label>
  );
}

/** The sides that have another way to win than medals; told by their lines. */
function OtherWays({ battle: { sides } }: { battle: Battle }) {
  const own = sides.filter(({ hasSudden }) => hasSudden);
  if (own.length === 0) return null;
  return (
    <span className={css.signs} aria-hidden="true">
      <Icon name="flag" size={15} />
      {own.map(({ side }) => (
        <SideMark key={side} side={side} />
      ))}
    </span>
  );
}

/** About how long a battle takes. */
export function Length({ scenario }: { scenario: string }) {
  const t = useTranslate();
  const minutes = minutesOf(scenario);
  if (minutes === null) return null;
  return (
    <span className={css.length}>
      <Icon name="clock" size={15} />
      {t('board.bh.create.length', { minutes })}
    </span>
  );
}

interface CardProps {
  readonly name: string;
  readonly isChosen: boolean;
  onChoose(): void;
}

function ChosenMark({ isChosen }: { isChosen: boolean }) {
  const t = useTranslate();
  return (
    <span className={css.chosen} aria-hidden="true">
      {isChosen && (
        <>
          <Icon name="check" size={16} />
          {t('board.bh.create.chosen')}
        </>
      )}
    </span>
  );
}

/** Battles joined by the paths of a campaign. */
const NODES = [
  [14, 38],
  [38, 38],
  [62, 22],
  [62, 54],
  [86, 22],
  [106, 38],
] as const;

function CampaignCard({ name, isChosen, onChoose }: CardProps) {
  const t = useTranslate();
  return (
    <label className={css.card}>
      <input className="visually-hidden" type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={css.map}>
        <svg aria-hidden="true" className={css.tree} viewBox="0 0 120 76">
          <path d="M14 38H38M38 38L62 22M38 38L62 54M62 22H86M62 54L86 22M86 22L106 38" />
          {NODES.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />
          ))}
        </svg>
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <b>{t('board.bh.create.campaign')}</b>
        </span>
        <span className={css.note}>{t('board.bh.create.campaignLine')}</span>
        <ChosenMark isChosen={isChosen} />
      </span>
    </label>
  );
}

interface CardsProps {
  readonly battles: readonly Battle[];
  readonly chosen: Chosen;
  onBattle(id: string): void;
  /** Without it no campaign is offered. */
  onCampaign?(): void;
}

/** All battles in the order of their numbers, and the campaigns as the last cell. */
export function Cards({ battles, chosen, onBattle, onCampaign }: CardsProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className={css.cards}>
      <legend className="visually-hidden">{t('option.scenario')}</legend>
      {battles.map((battle) => (
        <BattleCard
          key={battle.id}
          battle={battle}
          name={name}
          isChosen={chosen.kind === 'battle' && chosen.battle.id === battle.id}
          onChoose={() => onBattle(battle.id)}
        />
      ))}
      {onCampaign && <CampaignCard name={name} isChosen={chosen.kind === 'campaign'} onChoose={onCampaign} />}
    </fieldset>
  );
}
