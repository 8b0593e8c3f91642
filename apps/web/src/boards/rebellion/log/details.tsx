import type { RebellionView, Side } from '@echo-base/games/rebellion/client';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../../kit/net/types.ts';
import { Emblem } from '../../../kit/ui/marks.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { Sentence } from '../../../question/log/sentence.tsx';
import { Lines } from '../../kit/lines.tsx';
import { colourOf } from '../sides.ts';
import * as css from './details.module.css';
import { Dice } from './dice.tsx';
import { targetOf } from './entries.ts';
import { movingSide, partsOf } from './movements.ts';
import {
  type AttackStory,
  attackStories,
  type MissionStory,
  merged,
  missionStory,
  roundStory,
  sidesOf,
  type Units,
  unitsIn,
} from './stories.ts';

interface DetailsProps extends BoardProps<RebellionView> {
  readonly moment: Moment;
  readonly isNew: boolean;
}

/** Details of a moment, below its title. */
export function Details({ moment, isNew }: DetailsProps) {
  const { kind, entries, seq } = moment;
  if (kind === 'mission') return <Mission entries={entries} isNew={isNew} />;
  if (kind === 'round') return <Round entries={entries} />;
  if (kind === 'movement') return <Moved entries={entries} />;
  if (kind === 'attack' || kind === 'combat')
    return <Fight entries={entries} isOver={kind === 'combat'} isNew={isNew} />;
  // The completing entry is in the title.
  return <Told entries={entries.filter((entry) => entry.seq !== seq || kind === 'refresh')} />;
}

/** Log entries, a sentence each. */
function Told({ entries }: { entries: readonly LogEntry[] }) {
  return <Lines sentences={merged(entries)} targetOf={targetOf} />;
}

function SideName({ side }: { side: Side }) {
  const t = useTranslate();
  return (
    <b className={css.side} data-side={side}>
      <Emblem id={colourOf(side)} size={14} />
      {t(`side.${side}`)}
    </b>
  );
}

interface MissionProps {
  readonly entries: readonly LogEntry[];
  readonly isNew: boolean;
}

/** A mission: place and target, what it led to or told, which is read without scrolling, and both rolls. */
function Mission({ entries, isNew }: MissionProps) {
  const t = useTranslate();
  const story = missionStory(entries);
  if (!story) return <Told entries={entries} />;
  const isOpposed = story.dice.rebel !== null || story.dice.imperial !== null;
  return (
    <>
      {story.target && story.isAttempt && (
        <p className={css.about}>
          <Sentence message={story.target} targetOf={targetOf} />
        </p>
      )}
      <Told entries={story.rest} />
      {isOpposed ? (
        <div className={css.sides}>
          {sidesOf(story).map((side) => (
            <Party key={side} story={story} side={side} isNew={isNew} />
          ))}
        </div>
      ) : (
        <Unopposed story={story} />
      )}
      {story.isTie && <p className={css.about}>{t('board.rb.mission.tie')}</p>}
    </>
  );
}

/** Leaders of an unopposed mission. */
function Unopposed({ story }: { story: MissionStory }) {
  const t = useTranslate();
  const leaders = story.leaders[story.side];
  if (leaders.length === 0) return null;
  return (
    <p className={css.losses}>
      <SideName side={story.side} />
      <span>{leaders.map((id) => t(`leader.${id}`)).join(', ')}</span>
      {story.isAttempt && <span>{t('board.rb.mission.unopposed')}</span>}
    </p>
  );
}

interface PartyProps {
  readonly story: MissionStory;
  readonly side: Side;
  readonly isNew: boolean;
}

/** A side of an attempt: its leaders, its dice and its total. */
function Party({ story, side, isNew }: PartyProps) {
  const t = useTranslate();
  const total = story.totals?.[side];
  const bonus = side === story.side ? story.bonus : 0;
  const colour = side === 'rebel' ? 'red' : 'black';
  return (
    <section className={css.party} data-party={side}>
      <SideName side={side} />
      <p className={css.leaders}>{story.leaders[side].map((id) => t(`leader.${id}`)).join(', ')}</p>
      <Dice dice={(story.dice[side] ?? []).map((face) => ({ colour, face }))} isNew={isNew} />
      {total !== undefined && (
        <p className={css.total} data-total={total}>
          <b>{total}</b> {t('board.rb.mission.successes', { count: total })}
          {bonus > 0 && ` · ${t('board.rb.mission.bonus')} +${bonus}`}
        </p>
      )}
    </section>
  );
}

/** Units by the place they left, and what follows. */
function Moved({ entries }: { entries: readonly LogEntry[] }) {
  const moved = entries.filter(movingSide);
  return (
    <>
      <Told entries={entries.filter(({ key }) => key === 'log.missionRevealed')} />
      <ul className={css.lines}>
        {moved.flatMap(partsOf).map((part) => (
          <li key={JSON.stringify(part.params?.from)}>
            <Sentence message={part} targetOf={targetOf} />
          </li>
        ))}
      </ul>
      <Told entries={entries.filter((entry) => entry.seq > (moved.at(-1)?.seq ?? 0))} />
    </>
  );
}

interface FightProps {
  readonly entries: readonly LogEntry[];
  /** A side without losses is named too. */
  readonly isOver: boolean;
  readonly isNew: boolean;
}

const PLAYED: ReadonlySet<string> = new Set(['log.tacticPlayed', 'log.actionPlayed']);
const ENDINGS: ReadonlySet<string> = new Set(['log.retreat', 'log.forced']);

/**
 * A combat that is over: winners and losses first, then the movement that led to it, the attacks
 * with their dice, and the cards played in them. One that runs: an attack, and the losses.
 */
function Fight({ entries, isOver, isNew }: FightProps) {
  const attacks = attackStories(entries);
  const won = entries.filter(({ key }) => key.startsWith('log.battleWon.'));
  const ends = entries.filter(({ key }) => ENDINGS.has(key));
  const result = (
    <>
      <Told entries={won.length > 1 ? [...ends, ...won] : ends} />
      <Losses entries={entries} side="imperial" isOver={isOver} />
      <Losses entries={entries} side="rebel" isOver={isOver} />
    </>
  );
  return (
    <>
      {isOver && result}
      <Told entries={entries.filter(movingSide)} />
      <ul className={css.attacks}>
        {attacks.map((attack) => (
          <Attack key={attack.seq} attack={attack} isNew={isNew && attacks.length === 1} />
        ))}
      </ul>
      <Told entries={entries.filter(({ key }) => PLAYED.has(key))} />
      {!isOver && result}
    </>
  );
}

function Attack({ attack, isNew }: { attack: AttackStory; isNew: boolean }) {
  const t = useTranslate();
  const { theatre } = attack;
  return (
    <li className={css.attack}>
      <span>
        <SideName side={attack.side} />
        <small>{typeof theatre === 'object' ? t(theatre) : theatre}</small>
      </span>
      <Dice dice={attack.dice} isNew={isNew} />
    </li>
  );
}

function Losses({ entries, side, isOver }: { entries: readonly LogEntry[]; side: Side; isOver: boolean }) {
  const t = useTranslate();
  const lost = unitsIn(entries, side, ['log.destroyed']);
  if (lost.length === 0 && !isOver) return null;
  return (
    <p className={css.losses}>
      <SideName side={side} />
      <span>
        {lost.length > 0 ? t('board.rb.combat.lost', { units: unitsText(t, lost) }) : t('board.rb.combat.noLosses')}
      </span>
    </p>
  );
}

const unitsText = (t: Translate, units: readonly Units[]): string =>
  units.map(({ type, count }) => t(`units.${type}`, { n: count })).join(', ');

/** What both sides recruited, built and deployed before this round. */
function Round({ entries }: { entries: readonly LogEntry[] }) {
  return (['rebel', 'imperial'] as const).map((side) => <Gains key={side} entries={entries} side={side} />);
}

function Gains({ entries, side }: { entries: readonly LogEntry[]; side: Side }) {
  const t = useTranslate();
  const { recruited, built, deployed } = roundStory(entries, side);
  if (recruited.length + built.length + deployed.length === 0) return null;
  return (
    <section className={css.gains} data-gains={side}>
      <SideName side={side} />
      <ul className={css.lines}>
        {recruited.map(({ seq, params }) => (
          <li key={seq}>
            <Sentence message={{ key: 'board.rb.news.recruited', params }} targetOf={targetOf} />
          </li>
        ))}
        {built.length > 0 && <li>{t('board.rb.news.built', { units: unitsText(t, built) })}</li>}
        {deployed.map(({ place, units }) => (
          <li key={place.key}>
            <Sentence
              message={{ key: 'board.rb.news.deployed', params: { place, units: unitsText(t, units) } }}
              targetOf={targetOf}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
