import { applyOperations, type Decision, type Delta, type Frame } from '@echo-base/protocol';
import { newGuest, newMatch } from './api.ts';
import { advancingChoice } from './crowd.ts';
import { Wire } from './wire.ts';

/** Answer of the server: an act, a watch or a new session. */
interface Answered {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly params?: { readonly retryAfter?: number } };
}

/** Times from the first attempt to success in milliseconds, and refusals by code, of one class of requests. */
export class Tally {
  readonly times: number[] = [];
  readonly refused = new Map<string, number>();
  asked = 0;

  /** Repeats a request as its refusals say until it succeeds. */
  async until(attempt: () => Promise<Answered>, isOn: () => boolean): Promise<boolean> {
    const began = performance.now();
    this.asked += 1;
    for (;;) {
      const answer = await attempt();
      if (answer.ok) this.times.push(performance.now() - began);
      if (answer.ok) return true;
      const { code, params } = answer.error ?? { code: 'none' };
      this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
      if (!isOn() || params?.retryAfter === undefined) return false;
      await wait(params.retryAfter * 1_000);
    }
  }

  clear(): void {
    this.times.length = 0;
    this.refused.clear();
    this.asked = 0;
  }
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Player {
  readonly wire: Wire;
  asked: Pick<Frame, 'decisions'>;
  isOver: boolean;
}

/** A match of two players who only send valid acts, one at a time. */
export class BusyMatch {
  readonly id: string;
  readonly #players: readonly Player[];
  #acts = 0;
  #isSending = false;
  /** Decision answered last: the next one arrives after the acknowledgement. */
  #answered = '';

  private constructor(id: string, players: readonly Player[]) {
    this.id = id;
    this.#players = players;
    for (const player of players) player.wire.onPacket = (packet) => take(player, packet);
  }

  static async open(url: string): Promise<BusyMatch> {
    const guests = await Promise.all(['Ann', 'Bob'].map((name) => newGuest(url, name)));
    const id = await newMatch(url, guests, { title: 'galaxy-dice' });
    const players: Player[] = [];
    for (const { token } of guests) {
      const wire = await Wire.open(url, { auth: { token } });
      const { frames } = await wire.ask<{ frames: Frame[] }>('watch', { matchId: id });
      players.push({ wire, asked: { decisions: frames[0]?.decisions ?? [] }, isOver: false });
    }
    return new BusyMatch(id, players);
  }

  get isOver(): boolean {
    return this.#players.some((player) => player.isOver);
  }

  close(): void {
    for (const { wire } of this.#players) wire.close();
  }

  /** Sends the next act, unless the last one is unanswered. Resolves when it is acknowledged. */
  async act(tally: Tally, isOn: () => boolean): Promise<void> {
    const player = this.#players.find(({ asked }) => asked.decisions.length > 0);
    const decision = player?.asked.decisions[0];
    if (this.#isSending || !player || !decision || decision.id === this.#answered) return;
    this.#isSending = true;
    this.#answered = decision.id;
    this.#acts += 1;
    const message = this.#message(decision);
    await tally.until(() => player.wire.ask<Answered>('act', message), isOn);
    this.#isSending = false;
  }

  #message(decision: Decision) {
    const choice = advancingChoice({ ...decision, options: [...decision.options] });
    return { matchId: this.id, seat: decision.seat, decision: decision.id, choice, id: `${this.#acts}` };
  }
}

function take(player: Player, packet: Buffer): void {
  const [event, delta] = JSON.parse(packet.toString('utf8', 2)) as [string, Delta];
  if (event !== 'delta') return;
  const ops = delta.ops.filter((op) => op.path.startsWith('/decisions'));
  if (ops.length > 0) player.asked = applyOperations(player.asked, ops);
  if (delta.ops.some((op) => op.path.startsWith('/outcome'))) player.isOver = true;
}

/** A watcher without a session who opens a match and leaves it again. */
export async function visit(wire: Wire, matchId: string, tally: Tally, isOn: () => boolean): Promise<void> {
  await tally.until(() => wire.ask<Answered>('watch', { matchId }), isOn);
  await wire.ask('unwatch', { matchId });
}

/** A newcomer who enters a name. */
export async function enter(url: string, tally: Tally, isOn: () => boolean): Promise<void> {
  const attempt = async (): Promise<Answered> => {
    const response = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Newcomer' }),
    });
    return { ok: response.ok, ...((await response.json()) as object) };
  };
  await tally.until(attempt, isOn);
}
