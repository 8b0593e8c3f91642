import type { Json } from './json.ts';
import type { At, Next, Option, Rule, RuleBook } from './rule.ts';
import type { Core, SeatId } from './state.ts';
import { text } from './text.ts';

/** Something that happened or is about to, as data; responses amend it, the caller applies what comes back. */
export type GameEvent = { readonly kind: string } & { [name: string]: Json };

/** What a seat may answer an event with. */
export interface Response<G extends Core> {
  /** Prefix of its options' keys, so that two responses may offer the same card. */
  readonly id: string;
  /** Kind of event it answers. */
  readonly on: string;
  /** Options the seat really has; empty when it holds none. The key of the chosen one is handed to the rule. */
  options(g: G, seat: SeatId, event: GameEvent): readonly Option[];
  /** Carries the response out and ends with the amended event. */
  readonly rule: Rule<ResponseVars>;
}
export type ResponseVars = { event: GameEvent; choice: string };
export type WindowVars = { event: GameEvent; order: SeatId[]; turn: number; passed: number };

/** What a response has made of an event. Throws when its rule ended without one. */
function amended(event: GameEvent, result: Json): GameEvent {
  const kind = result !== null && typeof result === 'object' && 'kind' in result ? result.kind : null;
  if (typeof kind !== 'string') throw new Error(`a response to ${event.kind} ended without an event`);
  return result as GameEvent;
}

/** The window rule of a title and the way to call it. */
export interface Window {
  readonly rule: Rule<WindowVars>;
  /** Offers the event to these seats in turn; the caller goes on at `then` with the amended event as result. */
  offer<S extends string>(at: Pick<At<never, S>, 'call'>, event: GameEvent, order: readonly SeatId[], then: S): Next;
}

/**
 * Declares the window of a title; `heir` names who answers for a seat that has given up (a team-mate), by default
 * nobody. Offer an event to the seats that *could* hold a response, whether or not they
 * do: being asked must not tell what is held. Each is asked in turn until all have passed in a row; the rule ends
 * with the event as the responses left it.
 */
export function windowOf<G extends Core>(
  book: RuleBook<G>,
  responses: (g: G) => readonly Response<G>[],
  heir: (g: G, seat: SeatId) => SeatId = (_g, seat) => seat,
): Window {
  const asked = (g: G, { order, turn }: WindowVars): SeatId => {
    const seat = order[turn % order.length] as SeatId;
    return g.conceded.includes(seat) ? heir(g, seat) : seat;
  };
  const open = (g: G, event: GameEvent) => responses(g).filter((response) => response.on === event.kind);
  const passed = (at: At<WindowVars, 'start' | 'amend'>) => {
    at.vars.turn += 1;
    at.vars.passed += 1;
    return at.vars.passed >= at.vars.order.length ? at.end(at.vars.event) : at.goto('start');
  };
  const rule = book.rule<WindowVars, 'amend'>('window', {
    start: {
      ask: (_g, at) => text(`window.${at.vars.event.kind}`),
      who: (g, { vars }) => [asked(g, vars)],
      options: (g, at) => [
        ...open(g, at.vars.event).flatMap((response) =>
          response
            .options(g, at.seat, at.vars.event)
            .map((option) => ({ ...option, key: `${response.id}:${option.key}` })),
        ),
        { key: 'pass', label: text('window.pass'), kind: 'plain' },
      ],
      gone: (_g, at) => passed(at),
      chosen(g, at, key) {
        const { event } = at.vars;
        if (key === 'pass') return passed(at);
        at.vars.turn += 1;
        at.vars.passed = 0;
        const chosen = open(g, event).find((one) => key.startsWith(`${one.id}:`));
        if (!chosen) throw new Error(`no response offers ${key}`);
        const choice = key.slice(chosen.id.length + 1);
        return at.call(chosen.rule, at.seat, { event, choice }, 'amend');
      },
    },
    amend: {
      run(_g, at) {
        at.vars.event = amended(at.vars.event, at.result);
        return at.goto('start');
      },
    },
  });
  const offer: Window['offer'] = (at, event, order, then) => {
    if (order.length === 0) throw new Error(`nobody to offer ${event.kind} to`);
    return at.call(rule, null, { event, order: [...order], turn: 0, passed: 0 }, then);
  };
  return { rule, offer };
}
