import type { Json } from './json.ts';
import type { AskOne, At, Next, Option, Rule, RuleBook } from './rule.ts';
import type { Core, SeatId } from './state.ts';
import { type Text, type TextParams, text } from './text.ts';

/** A game event, past or announced, as data; responses amend it, and the caller applies the result. */
export type GameEvent = { readonly kind: string } & { [name: string]: Json };

/** A response that seats may give to an event. */
export interface Response<G extends Core> {
  /** Prefix of its options' keys, so that two responses may offer the same card. */
  readonly id: string;
  /** Kind of event it responds to. */
  readonly on: string;
  /**
   * Whether the seat could respond with it now, by public facts only: the result decides who is asked, which must not
   * reveal what a seat holds.
   */
  could(g: G, seat: SeatId, event: GameEvent): boolean;
  /** Options the seat really has; empty when it holds none. The rule gets the key of the chosen one. */
  options(g: G, seat: SeatId, event: GameEvent): readonly Option[];
  /** Resolves the response and ends with the amended event. */
  readonly rule: Rule<ResponseVars>;
}
export type ResponseVars = { event: GameEvent; choice: string };
type WindowVars = { event: GameEvent; order: SeatId[]; turn: number; passed: number };

/** Parameters and source of a window's question, whose text key is `window.<kind>`. */
export interface WindowPrompt {
  readonly params?: TextParams;
  readonly source?: Text;
}

/** The amended event. Throws when the response's rule ended without one. */
function amended(event: GameEvent, result: Json): GameEvent {
  const kind = result !== null && typeof result === 'object' && 'kind' in result ? result.kind : null;
  if (typeof kind !== 'string') throw new Error(`a response to ${event.kind} ended without an event`);
  return result as GameEvent;
}

/** The window rule of a title and the way to call it. */
export interface Window {
  readonly rule: Rule<WindowVars>;
  /** Offers the event to these seats in turn; the caller continues at `then` with the amended event as result. */
  offer<S extends string>(at: Pick<At<never, S>, 'call'>, event: GameEvent, order: readonly SeatId[], then: S): Next;
}

type Prompt<G extends Core> = (g: G, event: GameEvent, seat: SeatId) => WindowPrompt;
type Open<G extends Core> = (g: G, seat: SeatId, event: GameEvent) => readonly Response<G>[];
/** The seat whose turn it is in a window. */
const turnOf = ({ order, turn }: WindowVars): SeatId => order[turn % order.length] as SeatId;

/** The step in which a seat responds to the event or passes. */
function answering<G extends Core>(open: Open<G>, prompt: Prompt<G>): AskOne<G, WindowVars, 'start' | 'ask' | 'amend'> {
  return {
    ask: (g, at) => text(`window.${at.vars.event.kind}`, prompt(g, at.vars.event, at.seat).params),
    source: (g, at) => prompt(g, at.vars.event, at.seat).source,
    who: (_g, at) => [turnOf(at.vars)],
    declines: (_g, at) => ({ kind: at.vars.event.kind, choice: 'pass' }),
    options: (g, at) => [
      ...open(g, at.seat, at.vars.event).flatMap((response) =>
        response
          .options(g, at.seat, at.vars.event)
          .map((option) => ({ ...option, key: `${response.id}:${option.key}` })),
      ),
      { key: 'pass', label: text('window.pass'), kind: 'plain' },
    ],
    gone(_g, at) {
      // Another seat may now hold the cards of the conceded one, so all are asked again.
      at.vars.passed = 0;
      return at.goto('start');
    },
    chosen(g, at, key) {
      const { event } = at.vars;
      at.vars.turn += 1;
      at.vars.passed += 1;
      if (key === 'pass') return at.goto('start');
      at.vars.passed = 0;
      const chosen = open(g, at.seat, event).find((one) => key.startsWith(`${one.id}:`));
      if (!chosen) throw new Error(`no response offers ${key}`);
      const choice = key.slice(chosen.id.length + 1);
      return at.call(chosen.rule, at.seat, { event, choice }, 'amend');
    },
  };
}

/**
 * Response window of a title: seats respond to an event in turn until all have passed in a row; the rule ends with the
 * amended event. Before each question `Response.could` decides anew, by public information alone, which seats can still
 * respond; only those are asked, and the window ends when there is none. `order` may hold seats that cannot respond and
 * must hold those that take over from a seat that concedes. `prompt` gives the question its parameters and source.
 */
export function windowOf<G extends Core>(
  book: RuleBook<G>,
  responses: (g: G) => readonly Response<G>[],
  prompt: Prompt<G> = () => ({}),
): Window {
  const open: Open<G> = (g, seat, event) =>
    responses(g).filter((response) => response.on === event.kind && response.could(g, seat, event));
  const rule = book.rule<WindowVars, 'ask' | 'amend'>('window', {
    start: {
      run(g, at) {
        const { vars } = at;
        for (; vars.passed < vars.order.length; vars.turn += 1, vars.passed += 1) {
          const seat = turnOf(vars);
          if (!g.conceded.includes(seat) && open(g, seat, vars.event).length > 0) return at.goto('ask');
        }
        return at.end(vars.event);
      },
    },
    ask: answering(open, prompt),
    amend: {
      run(_g, at) {
        at.vars.event = amended(at.vars.event, at.result);
        return at.goto('start');
      },
    },
  });
  const offer: Window['offer'] = (at, event, order, then) => {
    if (order.length === 0) throw new Error(`no seats to offer ${event.kind} to`);
    return at.call(rule, null, { event, order: [...order], turn: 0, passed: 0 }, then);
  };
  return { rule, offer };
}
