import {
  type ActionId,
  BUILD_BOXES,
  type Icon as BuildIcon,
  boxOf,
  FACES,
  type MissionCard,
  type ObjectiveId,
  RECRUIT_BOXES,
  type Side,
  SKILLS,
  SUCCESSES,
  SYSTEMS,
  type SystemId,
  type TacticCard,
  TRACK,
  UNITS,
  type UnitFacts,
} from '@echo-base/games/rebellion/client';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Card } from '../../../kit/ui/cards/card.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Skill } from '../../../kit/ui/marks.tsx';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import type { FigureProps, RulesArt } from '../../../rules/book.ts';
import { ReadableName } from '../../../rules/readable-name.tsx';
import { RulesTable } from '../../../rules/table.tsx';
import type { AnyCard } from '../cards/card.ts';
import { Face } from '../cards/face.tsx';
import { BattleDie } from '../combat/battle-die.tsx';
import { ResourceMark, Resources } from '../galaxy/resources.tsx';
import * as css from './art.module.css';

/** The rules are read before a match too: those of the base game. */
const BOX = boxOf({});

/** The card of a name such as `mission.sabotage`; null for names of other things. */
function cardOf(name: string): AnyCard | null {
  const [deck = '', id = ''] = name.split('.');
  switch (deck) {
    case 'mission':
      return { deck, id: `${id}#1` as MissionCard };
    case 'tactic':
      return { deck, id: `${id}#1` as TacticCard };
    case 'action':
      return { deck, id: id as ActionId };
    case 'objective':
      return { deck, id: id as ObjectiveId };
    default:
      return null;
  }
}

/** Static facts of a system: its region and what it builds. */
function SystemSheet({ system }: { readonly system: SystemId }) {
  const t = useTranslate();
  return (
    <Card kind="objective" side="empire" size="full" name={t(`system.${system}`)} top={<Icon name="pin" size={18} />}>
      {t('board.rb.about.region', { region: t({ key: `region.${SYSTEMS[system].region}` }) })}
      <svg className={css.resources} aria-hidden="true" viewBox="-32 -9 64 18">
        <Resources system={system} y={0} />
      </svg>
    </Card>
  );
}

/** A name of the game; a card or system opens on hover and focus. */
function Name({ name }: { readonly name: string }) {
  const card = cardOf(name);
  const [kind, id] = name.split('.');
  const sheet = card ? <Face card={card} size="full" /> : kind === 'system' && <SystemSheet system={id as SystemId} />;
  return <ReadableName name={name} sheet={sheet} />;
}

/** The track with both markers at their start; icons as on the board. */
function Track({ words: [caption] }: FigureProps) {
  return (
    <figure className={css.figure}>
      <ol className={css.track} aria-label={caption}>
        {Array.from({ length: TRACK.last }, (_one, index) => index + 1).map((box) => (
          <li key={box} className={cx(box === TRACK.time && css.time, box === TRACK.reputation && css.reputation)}>
            <b>{box}</b>
            <span className={css.icons} aria-hidden="true">
              {RECRUIT_BOXES.includes(box) && <Icon name="users" size={14} />}
              {BUILD_BOXES.includes(box) && <Icon name="plus" size={14} />}
            </span>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Skills() {
  const t = useTranslate();
  return (
    <ul className={css.row}>
      {SKILLS.map((skill) => (
        <li key={skill}>
          <Skill id={skill} size={24} />
          {t(`skill.${skill}`)}
        </li>
      ))}
    </ul>
  );
}

/** Dice of a unit by colour. */
function UnitDice({ unit }: { unit: UnitFacts }) {
  const dice = (['red', 'black'] as const).flatMap((colour) =>
    Array.from({ length: unit[colour] }, (_one, index) => ({ key: `${colour}${index}`, colour })),
  );
  const t = useTranslate();
  const words = (['red', 'black'] as const)
    .filter((colour) => unit[colour] > 0)
    .map((colour) => `${unit[colour]} ${t(`colour.${colour}`)}`);
  return (
    <span className={css.dice} role="img" aria-label={words.join(', ') || '0'}>
      {dice.length === 0 && '–'}
      {dice.map(({ key, colour }) => (
        <BattleDie key={key} colour={colour} face={null} size={16} />
      ))}
    </span>
  );
}

function Health({ unit: { health, colour } }: { unit: UnitFacts }) {
  const t = useTranslate();
  if (health === null || !colour) return '–';
  return (
    <span className={css.health}>
      {health} <BattleDie colour={colour} face={null} size={14} />
      <span className="visually-hidden">{t(`colour.${colour}`)}</span>
    </span>
  );
}

/** The units of a side with their dice, health and capacity, from the component data. */
function UnitTable({ side, words }: FigureProps & { side: Side }) {
  const t = useTranslate();
  const units = BOX.unitTypes.map((type) => UNITS[type]).filter((unit) => unit.side === side);
  return (
    <RulesTable caption={t(`side.${side}`)} columns={words} className={cx(css.table, css.units)}>
      {units.map((unit) => (
        <tr key={unit.id}>
          <th scope="row" data-side={side}>
            <Silhouette id={unit.id} size={26} className={css.side} />
            {t(`unit.${unit.id}`)}
          </th>
          <td>
            <UnitDice unit={unit} />
          </td>
          <td>
            <Health unit={unit} />
          </td>
          <td>{unit.capacity || '–'}</td>
        </tr>
      ))}
    </RulesTable>
  );
}

/** The faces of a die with their names and, below, their effects. */
function Faces({ note }: { note?: (face: (typeof FACES)[number]) => ReactNode }) {
  const t = useTranslate();
  return (
    <ul className={css.row}>
      {FACES.map((face) => (
        <li key={face}>
          <BattleDie colour={face === 'hit' ? 'black' : 'red'} face={face} size={34} />
          <span>
            {t(`die.${face}`)}
            {note && <small>{note(face)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function MissionDice({ words: [successes] }: FigureProps) {
  return (
    <figure className={css.figure}>
      <figcaption>{successes}</figcaption>
      <Faces note={(face) => SUCCESSES[face]} />
    </figure>
  );
}

const BUILT: readonly BuildIcon[] = (['space', 'ground'] as const).flatMap((theatre) =>
  (['triangle', 'circle', 'square'] as const).map((shape): BuildIcon => `${theatre}-${shape}`),
);

/** What each resource icon builds on either side. */
function Build() {
  const t = useTranslate();
  const builtBy = (icon: BuildIcon, side: Side) =>
    BOX.unitTypes
      .filter((type) => UNITS[type].side === side && UNITS[type].builtBy === icon)
      .map((type) => t(`unit.${type}`))
      .join(', ');
  return (
    <RulesTable columns={['', t('side.rebel'), t('side.imperial')]} className={css.table}>
      {BUILT.map((icon) => {
        const [theatre, shape] = icon.split('-');
        return (
          <tr key={icon}>
            <th scope="row">
              <svg width="20" height="20" viewBox="-7 -7 14 14" aria-hidden="true">
                <ResourceMark icon={icon} x={0} />
              </svg>
              <span className="visually-hidden">{`${t({ key: `theatre.${theatre}` })}, ${t({ key: `icon.${shape}` })}`}</span>
            </th>
            <td>{builtBy(icon, 'rebel')}</td>
            <td>{builtBy(icon, 'imperial')}</td>
          </tr>
        );
      })}
    </RulesTable>
  );
}

/** Figures and names in the rules of Rebellion. */
export const art: RulesArt = {
  Name,
  figures: {
    track: Track,
    skills: Skills,
    'units-rebel': ({ words }) => <UnitTable side="rebel" words={words} />,
    'units-imperial': ({ words }) => <UnitTable side="imperial" words={words} />,
    'mission-dice': MissionDice,
    'battle-dice': () => <Faces />,
    build: Build,
  },
};
