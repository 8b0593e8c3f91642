import { applyOperations, type Decision, type Delta, type Frame } from '@echo-base/protocol';
import { randomChoice } from '../test/kit/play.ts';
import { newGuest, newMatch } from './api.ts';
import { Wire } from './wire.ts';

/** Random choice that advances the game: never takes a die back, unless nothing else is possible. */
export function advancingChoice(decision: Decision) {
  const options = decision.options.filter((option) => !option.key.startsWith('back:'));
  return randomChoice(options.length > 0 ? { ...decision, options } : decision);
}

/** Milliseconds from an act to each other screen, and errors. */
export interface Times {
  readonly screens: number[];
  acts: number;
  refused: number;
}

/** What a player's client knows: its decisions only. */
interface Player {
  readonly wire: Wire;
  asked: Pick<Frame, 'decisions'>;
}

type Watched = { frames: Frame[] };

/** A match of two players and spectators, with acts at human speed. */
export class CrowdMatch {
  readonly #id: string;
  readonly #players: readonly Player[];
  readonly #times: Times;
  #sent = 0;
  #actor = -1;
  #acts = 0;

  private constructor(id: string, players: readonly Player[], spectators: readonly Wire[], times: Times) {
    this.#id = id;
    this.#players = players;
    this.#times = times;
    for (const [index, player] of players.entries())
      player.wire.onPacket = (packet, at) => this.#take(packet, at, index);
    for (const wire of spectators) wire.onPacket = (packet, at) => this.#screen(packet, at);
  }

  static async open(url: string, spectators: number, times: Times): Promise<CrowdMatch> {
    const guests = await Promise.all(['Ann', 'Bob'].map((name) => newGuest(url, name)));
    const matchId = await newMatch(url, guests, { title: 'galaxy-dice' });
    const players: Player[] = [];
    for (const { token } of guests) {
      const wire = await Wire.open(url, { auth: { token } });
      const { frames } = await wire.ask<Watched>('watch', { matchId });
      players.push({ wire, asked: { decisions: frames[0]?.decisions ?? [] } });
    }
    const watching: Wire[] = [];
    for (let index = 0; index < spectators; index++) {
      const wire = await Wire.open(url);
      await wire.ask('watch', { matchId });
      watching.push(wire);
    }
    return new CrowdMatch(matchId, players, watching, times);
  }

  /** Sends an act of a seat that has a decision; the latency on all other screens is measured from here. */
  act(): void {
    this.#actor = this.#players.findIndex((player) => player.asked.decisions.length > 0);
    const player = this.#players[this.#actor];
    const decision = player?.asked.decisions[0];
    if (!player || !decision) return;
    this.#acts += 1;
    const choice = advancingChoice({ ...decision, options: [...decision.options] });
    const act = { matchId: this.#id, seat: decision.seat, decision: decision.id, choice, id: `${this.#acts}` };
    this.#sent = performance.now();
    void player.wire.ask<{ ok: boolean }>('act', act).then((answer) => {
      this.#times.acts += 1;
      if (!answer.ok) this.#times.refused += 1;
    });
  }

  #take(packet: Buffer, at: number, index: number): void {
    if (index !== this.#actor) this.#screen(packet, at);
    const [event, delta] = JSON.parse(packet.toString('utf8', 2)) as [string, Delta];
    const player = this.#players[index];
    if (event !== 'delta' || !player) return;
    const ops = delta.ops.filter((op) => op.path.startsWith('/decisions'));
    if (ops.length > 0) player.asked = applyOperations(player.asked, ops);
  }

  #screen(packet: Buffer, at: number): void {
    if (this.#sent > 0 && packet.subarray(0, 9).equals(DELTA)) this.#times.screens.push(at - this.#sent);
  }
}

const DELTA = Buffer.from('42["delta');
