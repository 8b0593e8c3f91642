import type { Host } from '../play/host.ts';
import { BOTS_WAIT_MS } from '../play/undo-requests.ts';
import type { Store } from '../storage/store.ts';

/** A seat whose player is asked something beside the game, and since when. */
export interface AskedSeat {
  readonly seat: string;
  readonly since: number;
}

/** What marks the open requests of a match: it changes with them. */
export function requestMark({ stored, requests, live }: Host): unknown {
  const { open } = stored.match.agreement ?? {};
  return [requests.request?.open, open?.id, open?.missing, live?.g.draw?.open?.agreed];
}

type Asks = (host: Host, store: Pick<Store, 'acts'>) => readonly AskedSeat[] | Promise<readonly AskedSeat[]>;

/** Seats that are asked something, by what it is. */
const REQUESTS = { undo: undoOf, proposal: proposedOf, draw: drawOf } satisfies Record<string, Asks>;
/** What a seat can be asked beside the game. */
export type RequestKind = keyof typeof REQUESTS;

/** Seats that are asked for an undo, a proposal or a draw. */
export async function requestsOf(host: Host, store: Pick<Store, 'acts'>): Promise<readonly AskedSeat[]> {
  const { status, frozen } = host.stored.match;
  if (status !== 'playing' || frozen) return [];
  return (await Promise.all(Object.values(REQUESTS).map((asks) => asks(host, store)))).flat();
}

function undoOf({ requests: { request } }: Host): readonly AskedSeat[] {
  return request?.open.map((seat) => ({ seat, since: request.botsUntil - BOTS_WAIT_MS })) ?? [];
}

function proposedOf({ stored: { match, seats } }: Host): readonly AskedSeat[] {
  const { at, missing = [] } = match.agreement?.open ?? {};
  const firstSeat = (playerId: string) => seats.find((seat) => seat.playerId === playerId)?.seat ?? [];
  return at === undefined ? [] : missing.flatMap(firstSeat).map((seat) => ({ seat, since: at }));
}

async function drawOf({ id, live }: Host, store: Pick<Store, 'acts'>): Promise<readonly AskedSeat[]> {
  const open = live?.g.draw?.open;
  if (!live || !open) return [];
  const acts = await store.acts(id);
  const since = acts.findLast((act) => act.kind === 'draw' && act.choice === 'offer')?.at;
  const asked = live.g.seats.filter((seat) => !live.g.conceded.includes(seat) && !open.agreed.includes(seat));
  return since === undefined ? [] : asked.map((seat) => ({ seat, since }));
}
