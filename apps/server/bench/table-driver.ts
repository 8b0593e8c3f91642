/**
 * Plays several matches of the synthetic title concurrently, as fast as the other screen follows. One job, one result.
 */
import { newGuest, newMatch } from './api.ts';
import { percentile } from './figures.ts';
import { REGIONS, SEATS, TURN } from './synthetic.ts';
import { Wire } from './wire.ts';

export interface TableJob {
  readonly kind: 'ours' | 'stock';
  readonly url: string;
  readonly tables: number;
  /** Players and spectators of each match. */
  readonly viewers: number;
  readonly kilobytes: number;
  readonly warmMs: number;
  readonly ms: number;
}

export interface TableFigures {
  readonly actsPerSecond: number;
  /** Milliseconds from an act until the other player's client has it. */
  readonly p50: number;
  readonly p99: number;
  readonly acts: number;
  readonly bytesPerActAndViewer: number;
}

/** A match with all clients connected. */
interface Table {
  readonly players: readonly Wire[];
  readonly wires: readonly Wire[];
  /** Sends the act of a seat; `nth` counts its acts. */
  act(seat: number, nth: number, choice: string): void;
  /** Prefix of the message that changes a player's screen. */
  readonly change: (seat: number) => string;
}

interface Asked {
  frames: { decisions: { id: string }[] }[];
}

async function ourTable({ url, viewers, kilobytes }: TableJob): Promise<Table> {
  const guests = await Promise.all(SEATS.map((seat) => newGuest(url, seat)));
  const matchId = await newMatch(url, guests, { title: 'bench', options: { kilobytes } });
  const players = await Promise.all(guests.map((guest) => Wire.open(url, { auth: { token: guest.token } })));
  const [first] = await Promise.all(players.map((wire) => wire.ask<Asked>('watch', { matchId })));
  const spectators = await Promise.all(Array.from({ length: viewers - 2 }, () => Wire.open(url)));
  await Promise.all(spectators.map((wire) => wire.ask('watch', { matchId })));
  // The decision stays the same: only the counter in its id changes.
  const mark = first?.frames[0]?.decisions[0]?.id.split('.')[1];
  return {
    players,
    wires: [...players, ...spectators],
    act(seat, nth, choice) {
      const decision = `${SEATS[seat]}:${nth}.${mark}`;
      const act = { matchId, seat: SEATS[seat], decision, choice, id: `${seat} ${nth}` };
      void players[seat]?.ask<{ ok: boolean }>('act', act).then((answer) => {
        if (!answer.ok) throw new Error(JSON.stringify(answer));
      });
    },
    change: (seat) => `42["delta",{"matchId":"${matchId}","viewer":"${SEATS[seat]}"`,
  };
}

async function stockTable({ url, viewers }: TableJob, index: number): Promise<Table> {
  const matchId = `bench-${process.pid}-${index}`;
  const wires: Wire[] = [];
  let mark = '';
  for (let viewer = 0; viewer < viewers; viewer++) {
    const wire = await Wire.open(url, { namespace: '/bench' });
    const synced = new Promise<string>((resolve) => {
      wire.onPacket = (packet) => resolve(packet.toString());
    });
    // The stock server creates an unknown match when the first client syncs it.
    wire.emit('sync', matchId, viewer < 2 ? String(viewer) : null, undefined, 2);
    mark ||= /"id":"p1:0\.(\w+)"/.exec(await synced)?.[1] ?? '';
    await synced;
    wires.push(wire);
  }
  return {
    players: wires.slice(0, 2),
    wires,
    act(seat, nth, choice) {
      const playerID = String(seat);
      const payload = { type: 'act', args: [`${SEATS[seat]}:${nth}.${mark}`, choice], playerID };
      wires[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, 0, matchId, playerID);
    },
    change: () => '42/bench,["update"',
  };
}

/** Plays until stopped; each act is sent after the other player has received the previous one. */
function play(table: Table, times: number[]): { readonly acts: () => number; stop(): void } {
  let acts = 0;
  let sent = 0;
  let isOn = true;
  // Every act changes every player's screen once; a message may arrive late, when the turn has already passed.
  const seen = table.players.map(() => 0);
  const next = () => {
    const seat = Math.floor(acts / TURN) % SEATS.length;
    const nth = Math.floor(acts / (TURN * SEATS.length)) * TURN + (acts % TURN);
    sent = performance.now();
    table.act(seat, nth, `r${acts % REGIONS}`);
  };
  for (const [seat, wire] of table.players.entries()) {
    const change = Buffer.from(table.change(seat));
    wire.onPacket = (packet, at) => {
      const actor = Math.floor(acts / TURN) % SEATS.length;
      if (!packet.subarray(0, change.length).equals(change)) return;
      seen[seat] = (seen[seat] ?? 0) + 1;
      if (seat === actor || (seen[seat] ?? 0) <= acts) return;
      times.push(at - sent);
      acts += 1;
      if (isOn) next();
    };
  }
  for (const wire of table.wires.slice(2)) wire.onPacket = () => undefined;
  next();
  return {
    acts: () => acts,
    stop: () => {
      isOn = false;
    },
  };
}

async function run(job: TableJob): Promise<TableFigures> {
  const tables: Table[] = [];
  for (let index = 0; index < job.tables; index++)
    tables.push(await (job.kind === 'ours' ? ourTable(job) : stockTable(job, index)));
  const times: number[] = [];
  const games = tables.map((table) => play(table, times));
  const wires = tables.flatMap((table) => table.wires);
  const count = () => ({
    acts: games.reduce((sum, game) => sum + game.acts(), 0),
    bytes: wires.reduce((sum, wire) => sum + wire.bytesIn, 0),
    at: performance.now(),
  });
  await new Promise((resolve) => setTimeout(resolve, job.warmMs));
  times.length = 0;
  const before = count();
  await new Promise((resolve) => setTimeout(resolve, job.ms));
  const after = count();
  const acts = after.acts - before.acts;
  for (const game of games) game.stop();
  return {
    acts,
    actsPerSecond: (acts * 1_000) / (after.at - before.at),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bytesPerActAndViewer: (after.bytes - before.bytes) / acts / job.viewers,
  };
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '{}') as TableJob)));
process.exit(0);
