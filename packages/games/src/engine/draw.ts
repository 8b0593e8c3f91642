import { note } from './log.ts';
import type { SeenDraw } from './seen.ts';
import { sideOf } from './sides.ts';
import type { Core, SeatId, Viewer } from './state.ts';
import { type Refusal, refuse, seatName } from './text.ts';
import type { Title } from './title.ts';

/** Reserved decision id of the acts of an agreed draw. */
export const DRAW = 'draw';

/** Turns before a side may offer a draw again, whatever became of its last offer. */
const PAUSE = 4;

type Change<G> = (state: G) => void;

/** Seats that have not agreed to the open offer. */
function askedOf(g: Core): SeatId[] {
  const agreed = g.draw?.open?.agreed ?? [];
  return g.seats.filter((seat) => !g.conceded.includes(seat) && !agreed.includes(seat));
}

/** Why a seat cannot offer a draw now; undefined if it can. */
function offerRefusal<G extends Core, V, O>(title: Title<G, V, O>, g: G, seat: SeatId): Refusal | undefined {
  if (!title.draw) return refuse('no_draw');
  if (g.draw?.open) return refuse('draw_open');
  const last = g.draw?.turns[sideOf(title, seat)];
  const left = last === undefined ? 0 : last + PAUSE - title.draw.turn(g);
  return left > 0 ? refuse('draw_too_soon', { n: left }) : undefined;
}

/** Adds a sentence about an offer: of a draw, or of the end of a campaign. */
function say<G extends Core, V, O>(title: Title<G, V, O>, state: G, what: string, seat: SeatId): void {
  const subject = title.draw?.endsCampaign?.(state) ? 'end' : 'draw';
  note(state, `log.${subject}-${what}`, { seat: seatName(seat) });
}

function offer<G extends Core, V, O>(title: Title<G, V, O>, state: G, seat: SeatId): void {
  const { offers = 0, turns = {} } = state.draw ?? {};
  const turn = title.draw?.turn(state) ?? 0;
  state.draw = {
    offers: offers + 1,
    open: { by: seat, agreed: [seat] },
    turns: { ...turns, [sideOf(title, seat)]: turn },
  };
  say(title, state, 'offered', seat);
}

function accept<G extends Core, V, O>(title: Title<G, V, O>, state: G, seat: SeatId): void {
  state.draw?.open?.agreed.push(seat);
  say(title, state, 'accepted', seat);
  if (askedOf(state).length === 0 && title.draw) state.outcome = title.draw.outcome(state);
}

/** Closes the open offer, if there is one. */
export function closeOffer(state: Core): void {
  if (state.draw) state.draw.open = null;
}

/** The open offer lapses when another side acts instead of answering. */
export function lapseOffer<G extends Core, V, O>(title: Title<G, V, O>, state: G, actor: SeatId): void {
  const by = state.draw?.open?.by;
  if (by === undefined || sideOf(title, by) === sideOf(title, actor)) return;
  closeOffer(state);
  say(title, state, 'lapsed', by);
}

/**
 * What an act of an agreed draw changes, or why it is refused. Choices: `offer`, and with the number of the open offer
 * `accept:1` or `decline:1` for the seats that are asked and `withdraw:1` for the seat that offers.
 */
export function drawChange<G extends Core, V, O>(
  title: Title<G, V, O>,
  g: G,
  seat: SeatId,
  choice: unknown,
): { readonly change: Change<G> } | { readonly refusal: Refusal } {
  if (choice === 'offer') {
    const refusal = offerRefusal(title, g, seat);
    return refusal ? { refusal } : { change: (state) => offer(title, state, seat) };
  }
  const [answer, id] = typeof choice === 'string' ? choice.split(':') : [];
  if (answer !== 'accept' && answer !== 'decline' && answer !== 'withdraw') return { refusal: refuse('bad_choice') };
  const open = id === String(g.draw?.offers) ? g.draw?.open : null;
  const fits = open && (answer === 'withdraw' ? open.by === seat : askedOf(g).includes(seat));
  if (!fits) return { refusal: refuse('no_draw_offer') };
  if (answer === 'accept') return { change: (state) => accept(title, state, seat) };
  return {
    change: (state) => {
      closeOffer(state);
      say(title, state, answer === 'decline' ? 'declined' : 'withdrawn', seat);
    },
  };
}

/** What a viewer sees of draws: the open offer, and why its seat cannot offer one. Undefined where draws do not exist. */
export function drawSeen<G extends Core, V, O>(title: Title<G, V, O>, g: G, viewer: Viewer): SeenDraw | undefined {
  if (!title.draw || g.outcome) return undefined;
  const { open = null, offers = 0 } = g.draw ?? {};
  const isPlaying = g.seats.includes(viewer) && !g.conceded.includes(viewer);
  const refused = isPlaying ? offerRefusal(title, g, viewer) : undefined;
  if (!open && !isPlaying) return undefined;
  return {
    ...(open && { offer: { id: offers, by: open.by, asked: askedOf(g) } }),
    ...(refused && { refused }),
    ...(title.draw.endsCampaign?.(g) && { endsCampaign: true }),
  };
}
