import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { initiativeOrder, rivalOf, type State } from '../state.ts';
import {
  abilitiesInPlay,
  abilitiesOfFallen,
  abilityName,
  abilityRules,
  type Call,
  type Owned,
  type Owner,
  type WindowEvent,
  withEffect,
} from './ability-book.ts';
import { placeIn } from './board.ts';
import { book } from './book.ts';
import { cardOffers, couldHoldCard, playCard } from './command-play.ts';
import { pieceName } from './names.ts';

/** Seats in the order in which they use effects now: attacker and defender in an attack, else by initiative (IA-12.8, IA-12.9). */
export function orderNow(g: State): SeatId[] {
  return g.attack ? [g.attack.seat, rivalOf(g, g.attack.seat)] : initiativeOrder(g);
}

type WindowVars = {
  event: WindowEvent;
  /** Seats in the order in which they use effects; each is done with the first pass. */
  order: SeatId[];
  /** Index of the seat whose effects come now. */
  turn?: number;
  /** Automatic effects of this seat still to come: `ability figure seat`. */
  auto?: string[];
  /** Abilities and cards used in this window (IA-12.3, IA-12.45). */
  used?: string[];
};

const idOf = ({ owner: { ability, figure, seat } }: Owned) => `${ability} ${figure} ${seat}`;
const ownerOf = (id: string): Owner => {
  const [ability = '', figure = '', seat = ''] = id.split(' ');
  return { ability, figure, seat };
};

/** An ability with the seat that decides about it: of an attacker the seat that attacks with it (IA-9.40, IA-9.54). */
function decidedBy({ attack }: State, { window }: WindowEvent, one: Owned): Owned {
  if (!attack || attack.attacker !== one.owner.figure || !window.startsWith('ATTACK_')) return one;
  return { ...one, owner: { ...one.owner, seat: attack.seat } };
}

/** The abilities a seat could use in a window: public, so that they decide who is asked. */
function usable(g: State, seat: SeatId, event: WindowEvent, used: readonly string[]): Owned[] {
  const all = abilitiesInPlay(g, ({ triggers }) => triggers?.[event.window] !== undefined);
  return all
    .map((one) => decidedBy(g, event, one))
    .filter((one) => {
      const trigger = one.ability.triggers?.[event.window];
      if (!trigger || one.owner.seat !== seat || used.includes(idOf(one))) return false;
      if (trigger.oncePerRound && g.usedThisRound.includes(idOf(one))) return false;
      return trigger.could(g, one.owner, event) && optionsOf(g, one, event).length > 0;
    });
}

/** The options of an ability in a window: `use:<ability>:<figure>:<choice>`. */
function optionsOf(g: State, { ability, owner }: Owned, event: WindowEvent): Option[] {
  const trigger = ability.triggers?.[event.window];
  const prefix = `use:${owner.ability}:${owner.figure}`;
  const name = abilityName(owner.ability);
  const source = owner.figure ? { from: `figure:${owner.figure}` } : {};
  const detail = text(`abilityGist.${owner.ability}`);
  if (!trigger?.options)
    return [{ key: `${prefix}:`, label: name, detail: trigger?.detail?.(g, owner, event) ?? detail, ...source }];
  return trigger.options(g, owner, event).map((option) => ({
    ...source,
    detail,
    ...option,
    key: `${prefix}:${option.key}`,
    label: text('use.choice', { name, choice: option.label }),
  }));
}

/** What a seat may use in a window: abilities, and cards of its hand. */
function offersOf(g: State, seat: SeatId, { event, used = [] }: WindowVars): Option[] {
  return [
    ...usable(g, seat, event, used)
      .filter(({ ability, owner }) => ability.triggers?.[event.window]?.has?.(g, owner, event) ?? true)
      .flatMap((one) => optionsOf(g, one, event)),
    ...cardOffers(g, seat, event, used),
  ];
}

/** The figure that the question of a window names. */
const namedIn = (g: State, { figure }: WindowEvent): string | undefined => figure ?? g.attack?.attacker;

/**
 * An option with the figure that uses it as its place, named beside it unless the question names it: several figures may
 * offer the same.
 */
function ofUser(g: State, event: WindowEvent, { from, ...option }: Option): Option {
  const figure = from?.slice('figure:'.length);
  if (figure === undefined) return option;
  const { detail: gist } = option;
  const isNamed = gist !== undefined && figure === namedIn(g, event);
  const name = pieceName(g, figure);
  const detail = isNamed ? gist : gist ? text('use.by', { gist, figure: name }) : name;
  return { ...option, detail, at: option.at ?? `piece:${figure}` };
}

/** The question of a window, by its event. */
function questionOf(g: State, event: WindowEvent) {
  const about = namedIn(g, event);
  return text(`window.${event.window}`, about && g.figures[about] ? { figure: pieceName(g, about) } : {});
}

/** The kind under which players decline a window in advance, such as `attack-declared`; the protocol takes no capitals. */
const declineKind = ({ window }: WindowEvent): string => window.toLowerCase().replaceAll('_', '-');

const turnOf = ({ order, turn = 0 }: WindowVars): SeatId => order[turn] ?? '';

/** The effects of a seat that happen by themselves in a window, those of its own defeated figures first. */
function automaticOf(g: State, seat: SeatId, event: WindowEvent): string[] {
  const own = abilitiesOfFallen(event.fallen ?? []).filter(({ ability }) => ability.whenDefeated);
  const all = [...own, ...abilitiesInPlay(g, ({ automatic }) => automatic?.[event.window] !== undefined)];
  return all
    .map((one) => decidedBy(g, event, one))
    .filter(({ owner }) => owner.seat === seat)
    .map(idOf);
}

/** Uses an ability; what it asks runs before the window goes on. */
function useAbility(g: State, key: string, event: WindowEvent, seat: SeatId): { id: string; call: Call | null } {
  const [, ability = '', figure = '', choice = ''] = key.split(':');
  const owner = { ability, figure, seat };
  const trigger = abilityRules(ability).triggers?.[event.window];
  if (!trigger) throw new Error(`${ability} is not used in ${event.window}`);
  const id = `${ability} ${figure} ${seat}`;
  if (trigger.oncePerRound) g.usedThisRound.push(id);
  const user = figure ? pieceName(g, figure) : text(`seat.${seat}`);
  note(g, 'log.uses', { ability: abilityName(ability), figure: user }, placeIn(g, figure));
  return { id, call: withEffect(trigger.run(g, owner, event, choice), abilityName(ability)) };
}

/** Runs an automatic effect; of a figure that is gone only what its own defeat does. */
function automaticCall(g: State, owner: Owner, event: WindowEvent): Call | null {
  const rules = abilityRules(owner.ability);
  const isThere = !owner.figure || g.figures[owner.figure] !== undefined;
  const fallen = event.fallen?.find(({ figure }) => figure === owner.figure);
  const call = isThere
    ? rules.automatic?.[event.window]?.(g, owner, event)
    : fallen && rules.whenDefeated?.(g, owner, fallen);
  return withEffect(call ?? null, abilityName(owner.ability));
}

/**
 * A moment at which abilities and command cards are used. One seat after another: its automatic effects, then what it
 * chooses; a seat that has passed is not asked again (IA-12.8, IA-12.9, IA-12.11).
 */
export const windowRule = book.declare<WindowVars>('window');

book.define<WindowVars, 'seat' | 'auto' | 'next' | 'ask'>(windowRule, {
  start: {
    run(_g, at) {
      Object.assign(at.vars, { turn: 0, used: [] });
      return at.goto('seat');
    },
  },
  seat: {
    run(g, at) {
      const seat = turnOf(at.vars);
      if (!seat) return at.end();
      at.vars.auto = automaticOf(g, seat, at.vars.event);
      return at.goto('auto');
    },
  },
  auto: {
    run(g, at) {
      const owner = ownerOf(at.vars.auto?.shift() ?? '');
      if (!owner.ability) return at.goto('next');
      const call = automaticCall(g, owner, at.vars.event);
      return call ? at.call(call.rule, owner.seat, call.vars, 'auto') : at.goto('auto');
    },
  },
  next: {
    run(g, at) {
      const { event, used = [], turn = 0 } = at.vars;
      const seat = turnOf(at.vars);
      if (usable(g, seat, event, used).length > 0 || couldHoldCard(g, seat, event, used)) return at.goto('ask');
      at.vars.turn = turn + 1;
      return at.goto('seat');
    },
  },
  ask: {
    ask: (g, { vars }) => questionOf(g, vars.event),
    who: (_g, { vars }) => [turnOf(vars)],
    help: (g, at) => (offersOf(g, at.seat, at.vars).length === 0 ? text('window.nothing') : undefined),
    declines: (_g, { vars }) => ({ kind: declineKind(vars.event), choice: 'pass' }),
    options: (g, at) => [
      ...offersOf(g, at.seat, at.vars).map((option) => ofUser(g, at.vars.event, option)),
      { key: 'pass', label: text('window.pass'), kind: 'plain' as const },
    ],
    chosen(g, at, key) {
      const { vars, seat } = at;
      if (key === 'pass') {
        vars.turn = (vars.turn ?? 0) + 1;
        return at.goto('seat');
      }
      const { id, call } = key.startsWith('use:')
        ? useAbility(g, key, vars.event, seat)
        : playCard(g, seat, key, vars.event);
      vars.used = [...(vars.used ?? []), id];
      return call ? at.call(call.rule, seat, call.vars, 'next') : at.goto('next');
    },
  },
});
