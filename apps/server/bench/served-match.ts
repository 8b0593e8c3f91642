import { applyOperations, type Delta, type Frame } from '@echo-base/protocol';
import { newGuest, newMatch } from './api.ts';
import { advancingChoice } from './crowd.ts';
import { Wire } from './wire.ts';

/** Longest time until an act is on both screens, in milliseconds. */
const SHOWN_MS = 10_000;

/** Milliseconds from an act to its acknowledgement and to the other player's screen, and refusals. */
export interface ServedTimes {
  readonly acks: number[];
  readonly screens: number[];
  refused: number;
}

interface Player {
  readonly wire: Wire;
  asked: Pick<Frame, 'decisions'>;
  /** Called with the time of the next change of this player's screen. */
  changed(at: number): void;
}

/** Match of two players, each connected to a server of their own or both to the same; one valid act at a time. */
export class ServedMatch {
  readonly #id: string;
  readonly #players: readonly [Player, Player];
  readonly #times: ServedTimes;
  #acts = 0;
  isBusy = false;

  private constructor(id: string, players: readonly [Player, Player], times: ServedTimes) {
    this.#id = id;
    this.#players = players;
    this.#times = times;
    for (const player of players) player.wire.onPacket = (packet, at) => take(player, packet, at);
  }

  /** Opens a match whose players connect to these servers; `more` are settings of the match. */
  static async open(urls: readonly [string, string], times: ServedTimes, more = {}): Promise<ServedMatch> {
    const guests = await Promise.all([newGuest(urls[0], 'Ann'), newGuest(urls[1], 'Bob')]);
    const matchId = await newMatch(urls[0], guests, { title: 'galaxy-dice', ...more });
    const join = async (seat: 0 | 1): Promise<Player> => {
      const wire = await Wire.open(urls[seat], { auth: { token: guests[seat].token } });
      const { frames } = await wire.ask<{ frames: Frame[] }>('watch', { matchId });
      return { wire, asked: { decisions: frames[0]?.decisions ?? [] }, changed: () => undefined };
    };
    return new ServedMatch(matchId, [await join(0), await join(1)], times);
  }

  /** Whether no player has a decision, because the match is over. */
  get isOver(): boolean {
    return this.#players.every(({ asked }) => asked.decisions.length === 0);
  }

  /** Sends an act of a player who has a decision. Resolves once it is acknowledged and on both screens. */
  async act(): Promise<void> {
    const [first, second] = this.#players;
    const [actor, other] = first.asked.decisions.length > 0 ? [first, second] : [second, first];
    const decision = actor.asked.decisions[0];
    if (!decision) throw new Error('the match is over');
    this.isBusy = true;
    this.#acts += 1;
    const choice = advancingChoice({ ...decision, options: [...decision.options] });
    const message = { matchId: this.#id, seat: decision.seat, decision: decision.id, choice, id: `${this.#acts}` };
    const shown = [change(actor), change(other)] as const;
    const sent = performance.now();
    const answer = await actor.wire.ask<{ ok: boolean }>('act', message);
    this.#times.acks.push(performance.now() - sent);
    if (answer.ok) this.#times.screens.push((await within(SHOWN_MS, shown[1])) - sent);
    else this.#times.refused += 1;
    if (answer.ok) await within(SHOWN_MS, shown[0]);
    this.isBusy = false;
  }

  close(): void {
    for (const { wire } of this.#players) wire.close();
  }
}

const change = (player: Player) =>
  new Promise<number>((resolve) => {
    player.changed = resolve;
  });

async function within<T>(ms: number, result: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`an act is not on a screen after ${ms} ms`)), ms);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

function take(player: Player, packet: Buffer, at: number): void {
  const [event, delta] = JSON.parse(packet.toString('utf8', 2)) as [string, Delta];
  if (event !== 'delta') return;
  const ops = delta.ops.filter((op) => op.path.startsWith('/decisions'));
  if (ops.length > 0) player.asked = applyOperations(player.asked, ops);
  player.changed(at);
}
