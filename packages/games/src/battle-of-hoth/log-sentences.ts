import type { VisibleEntry } from '../engine/log.ts';
import { type Joined, joinEntries, type LogJoin, type LogJoins, sameRun, textIn } from '../engine/log-joins.ts';
import { type Text, text } from '../engine/text.ts';
import { ATTACK, gainClauses, STRIKE } from './log-attack.ts';
import {
  actOf,
  byType,
  does,
  listed,
  numberIn,
  type Placed,
  placedIn,
  runOf,
  sentenceOf,
  sideIn,
  sideOfType,
  typeIn,
} from './log-parts.ts';

const paramsIn = (entry: VisibleEntry, param: string): Readonly<Record<string, Text>> => {
  const value = textIn(entry, param);
  return value ? { [param]: value } : {};
};

/** Cards of entries that name one each, quoted. */
const cardsOf = (entries: readonly VisibleEntry[]): Text[] =>
  entries.flatMap((entry) => {
    const card = textIn(entry, 'card');
    return card ? [text('list.card', { card })] : [];
  });

const healed = (entry: VisibleEntry): Text =>
  text('act.regains', { ...paramsIn(entry, 'unit'), n: numberIn(entry, 'n') });

/** Entries of a side at the beginning with one of these keys; entries that name no side count. */
function ofSide(entries: readonly VisibleEntry[], keys: readonly string[]): readonly VisibleEntry[] {
  const [first] = entries;
  const side = first && sideIn(first);
  const run = entries.slice(0, runOf(entries, keys));
  const end = run.findIndex((entry) => textIn(entry, 'side') !== null && sideIn(entry) !== side);
  return end < 0 ? run : run.slice(0, end);
}

/** Number of entries of a card from the first on, up to the orders that it gives; 0 without names. */
function playedLength([first, ...rest]: readonly VisibleEntry[]): number {
  if (first?.key !== 'log.card' || !sideIn(first) || !textIn(first, 'card')) return 0;
  const own = ofSide([first, ...rest], ['log.card', 'log.discards', 'log.healed', 'log.orders']).slice(1);
  const end = own.findIndex(({ key }) => key === 'log.card' || key === 'log.orders');
  if (end < 0) return 1 + own.length;
  return own[end]?.key === 'log.orders' ? end + 2 : end + 1;
}

/** A card with what its side does at once: cards discarded, figures regained, units ordered (BH-5.3, BH-6.1). */
const PLAYED: LogJoin = {
  takes: (entries) => playedLength(entries),
  tells(entries) {
    const [first] = entries;
    const side = first && sideIn(first);
    if (!first || !side) throw new Error('a card without its side');
    const discarded = cardsOf(entries.filter(({ key }) => key === 'log.discards'));
    const orders = entries.find(({ key }) => key === 'log.orders');
    const clauses = [
      does('plays', paramsIn(first, 'card')),
      ...(discarded.length > 0 ? [does('discards', { cards: listed(discarded) })] : []),
      ...(orders ? [does('orders', { n: numberIn(orders, 'n') })] : []),
    ];
    return sentenceOf([actOf(side, clauses), ...entries.filter(({ key }) => key === 'log.healed').map(healed)]);
  },
};

/** A turn that begins with a card; headings tell its number. */
const TURN: LogJoin = {
  takes([first, ...rest]) {
    const length = playedLength(rest);
    const [card] = rest;
    return length > 0 && first && card && sideIn(first) === sideIn(card) ? 1 + length : 0;
  },
  tells: ([, ...rest]) => PLAYED.tells(rest),
};

/** A unit of an entry with its side; null if the entry does not name it. */
function moverIn(entry: VisibleEntry): (Placed & { readonly to: Text }) | null {
  const [unit, to] = [placedIn(entry, 'unit'), textIn(entry, 'hex')];
  return unit && to ? { ...unit, to } : null;
}

/** Moves of one side in a row (BH-7). */
const MOVED: LogJoin = {
  takes(entries) {
    const [first] = entries;
    const mover = first && moverIn(first);
    if (!mover) return 0;
    const end = entries.findIndex((entry) => {
      const type = entry.key === 'log.moved' && moverIn(entry) ? typeIn(entry) : null;
      return !type || sideOfType(type) !== sideOfType(mover.type);
    });
    return end < 0 ? entries.length : end;
  },
  tells(entries) {
    const movers = entries.flatMap((entry) => moverIn(entry) ?? []);
    const units = movers.map(({ type, hex: from, to }) => ({
      type,
      place: text('moved.way', { from: text('hex.name', { hex: from }), to }),
    }));
    const [first] = movers;
    if (!first) throw new Error('a move without its unit');
    return sentenceOf([actOf(sideOfType(first.type), [does('moves', { units: byType(units, 'moved.units') })])]);
  },
};

/** Units that come into play (BH-7.11). */
const ARRIVED: LogJoin = {
  takes: (entries) =>
    entries[0] && sideIn(entries[0])
      ? entries.slice(0, sameRun(entries, 'log.arrives', ['side'])).filter((entry) => typeIn(entry) !== null).length
      : 0,
  tells(entries) {
    const [first] = entries;
    const side = first && sideIn(first);
    if (!side) throw new Error('an arrival without its side');
    const units = entries.flatMap((entry) => {
      const [type, place] = [typeIn(entry), textIn(entry, 'hex')];
      return type && place ? [{ type, place }] : [];
    });
    return sentenceOf([actOf(side, [does('brings', { units: byType(units, 'placed.units') })])]);
  },
};

/** Ordered units that have neither moved nor attacked, all of them (BH-6.7). */
const IDLE: LogJoin = {
  takes: (entries) => (entries[0] && placedIn(entries[0], 'unit') ? runOf(entries, ['log.idle']) : 0),
  tells(entries) {
    const units = entries.flatMap((entry) => {
      const unit = placedIn(entry, 'unit');
      return unit ? [{ type: unit.type, place: text('hex.name', { hex: unit.hex }) }] : [];
    });
    return sentenceOf([text('act.idle', { units: byType(units, 'placed.units') })]);
  },
};

/** A unit eliminated outside an attack, with its medals. */
const ELIMINATED: LogJoin = {
  takes: ([first, next]) => (first && typeIn(first) ? (next?.key === 'log.medals' ? 2 : 1) : 0),
  tells: (entries) => sentenceOf(gainClauses(entries)),
};

/** An entry of a side with its medals: "The Empire takes the objective at C4 and wins 1 medal". */
const objective = (key: string): LogJoin => ({
  takes: ([first, next]) =>
    first && sideIn(first) && next?.key === 'log.medals' && sideIn(next) === sideIn(first) ? 2 : 0,
  tells([first, next]) {
    const side = first && sideIn(first);
    if (!first || !side) throw new Error('an objective without its side');
    const medals = next ? numberIn(next, 'n') : 0;
    return sentenceOf([actOf(side, [does(key, paramsIn(first, 'hex')), does('wins', { n: medals })])]);
  },
});

/** Something that a unit or a structure does, and the medals it gives. */
const withMedals = (key: string, param: string | null): LogJoin => ({
  takes: ([first, next]) =>
    first && next?.key === 'log.medals' && (param === null || textIn(first, param) !== null) ? 2 : 0,
  tells([first, ...medals]) {
    return sentenceOf([text(`act.${key}`, first && param ? paramsIn(first, param) : {}), ...gainClauses(medals)]);
  },
});

/** Support cards drawn as rewards (BH-17.17). */
const DRAWN: LogJoin = {
  takes: (entries) => (entries[0] && sideIn(entries[0]) ? sameRun(entries, 'log.supportDrawn', ['side']) : 0),
  tells(entries) {
    const side = entries[0] && sideIn(entries[0]);
    if (!side) throw new Error('a draw without its side');
    return sentenceOf([actOf(side, [does('draws', { n: entries.length })])]);
  },
};

/** A support card with its effect (BH-17.8). */
const SUPPORT: LogJoin = {
  takes([first, next]) {
    if (!first || !sideIn(first) || !textIn(first, 'card')) return 0;
    return next?.key === 'log.healed' || next?.key === 'log.takesBack' ? 2 : 0;
  },
  tells([first, next]) {
    const side = first && sideIn(first);
    if (!first || !side || !next) throw new Error('a support card without its side');
    const plays = does('supports', paramsIn(first, 'card'));
    if (next.key === 'log.healed') return sentenceOf([actOf(side, [plays]), healed(next)]);
    return sentenceOf([actOf(side, [plays, does('takesBack', paramsIn(next, 'card'))])]);
  },
};

/** Leaders of one side (BH-3.4). */
const LEADERS: LogJoin = {
  takes(entries) {
    const length = sameRun(entries, 'log.leader', ['side']);
    return length > 1 ? length : 0;
  },
  tells: (entries) =>
    text('log.leader.all', {
      ...(entries[0] && paramsIn(entries[0], 'side')),
      leaders: listed(entries.flatMap((entry) => textIn(entry, 'leader') ?? [])),
    }),
};

const JOINS: LogJoins = {
  'log.leader': LEADERS,
  'log.turn': TURN,
  'log.card': PLAYED,
  'log.moved': MOVED,
  'log.attacks': ATTACK,
  'log.strike': STRIKE,
  'log.idle': IDLE,
  'log.eliminated': ELIMINATED,
  'log.objective': objective('takes'),
  'log.left': withMedals('leaves', 'unit'),
  'log.fired': withMedals('fires', null),
  'log.arrives': ARRIVED,
  'log.support': SUPPORT,
  'log.supportDrawn': DRAWN,
};

/** The log in sentences: a card with its orders, the moves of a turn, an attack with its dice, losses and medals. */
export const sentencesOf = <E extends VisibleEntry>(entries: readonly E[]): readonly Joined<E>[] =>
  joinEntries(entries, JOINS);
