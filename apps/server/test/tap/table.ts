/** One match on a server, its players and spectators, and all their actions; everything sent to them is verified. */
import { type Core, reveal } from '@echo-base/games/engine';
import type { FrozenClock } from './clock.ts';
import { only, same } from './leak.ts';
import { LeakVerifier, type Scene } from './leak-verifier.ts';
import { Orders } from './orders.ts';
import { CLOCK, type Plan } from './plan.ts';
import { Plans } from './plans.ts';
import { type Line, numberOfNext } from './talk.ts';
import { type Any, Tap } from './tap.ts';
import { type TapAct, Truth } from './truth.ts';
import { DELAY_MS, type World } from './world.ts';

export interface TableNeeds {
  readonly world: World;
  readonly clock: FrozenClock;
  readonly plan: Plan;
  /** First state of the match; by default the title's own. */
  readonly state?: Core;
}

export class Table implements Scene {
  readonly plan: Plan;
  readonly isDelayed: boolean;
  readonly verifier: LeakVerifier = new LeakVerifier(this);
  readonly chat: Line[] = [];
  readonly orders: Orders = new Orders(() => this.live);
  readonly plans: Plans = new Plans(() => this.live);
  /** Viewers of the seats, by seat. */
  readonly seats = new Map<string, Tap>();
  /** All viewers, those of the seats first. */
  readonly taps: Tap[] = [];
  /** Sees nothing of a private match, and the public part of others. */
  readonly stranger: Tap;
  /** A second device of the first seat, which connects and disconnects. */
  readonly late: Tap;
  readonly world: World;
  readonly #clock: FrozenClock;
  #owners = new Map<string, string>();
  #members = new Set<string>();
  #createdAt = 0;
  matchId = '';
  inviteCode = '';
  seed = '';
  truth: Truth | null = null;

  private constructor({ world, clock, plan }: TableNeeds) {
    this.world = world;
    this.#clock = clock;
    this.plan = plan;
    this.isDelayed = plan.spectators === 'delayed';
    for (const seat of plan.seats) this.seats.set(seat, this.#tap(`seat ${seat}`));
    this.late = this.#tap(`second device of ${plan.seats[0]}`);
    this.stranger = this.#tap('stranger');
  }

  #tap(name: string): Tap {
    const tap = new Tap(name, this.world.url, this.verifier);
    this.taps.push(tap);
    return tap;
  }

  now(): number {
    return this.#clock.now;
  }

  seatsOf({ playerId }: Tap): string[] {
    return this.plan.seats.filter((seat) => playerId !== null && this.#owners.get(seat) === playerId);
  }

  isMember({ playerId }: Tap): boolean {
    return playerId !== null && this.#members.has(playerId);
  }

  tapOf(seat: string): Tap {
    return this.seats.get(seat)!;
  }

  get live(): Truth {
    if (!this.truth) throw new Error('not begun');
    return this.truth;
  }

  /** Creates a match, fills its seats, subscribes every client that may watch, and begins. */
  static async open(needs: TableNeeds): Promise<Table> {
    const table = new Table(needs);
    for (const tap of table.taps) if (tap !== table.late) await table.#enter(tap);
    table.late.becomes(table.taps[0]!);
    await table.#create();
    const quitter = needs.plan.hasQuitter ? await table.#quit() : null;
    if (needs.state) needs.world.prepare(needs.plan.titleId, needs.state);
    await table.#sitDown();
    if (quitter) await table.#watchAs(quitter);
    for (const tap of [...table.seats.values(), table.late]) await table.#watchAs(tap);
    await table.#lookOn();
    return table;
  }

  async #enter(tap: Tap): Promise<void> {
    await tap.enter(`Pilot ${this.taps.indexOf(tap)}`);
    this.#keep(`the token of ${tap.name}`, tap.token!, tap);
    this.#keep(`the id of ${tap.name}`, tap.playerId!, tap);
    await tap.connect();
  }

  #keep(what: string, text: string, owner: Tap): void {
    const knows = (tap: Tap) => tap.playerId === owner.playerId;
    this.verifier.secrets.push({ what, text, knows });
  }

  async #create(): Promise<void> {
    this.#createdAt = this.now();
    const { titleId, seats, options, visibility, spectators, hasClock } = this.plan;
    const [creator] = this.seats.values();
    const kinds = seats.map((id) => ({ id, kind: 'human' }));
    const body = { title: titleId, options, visibility, spectators, seats: kinds, ...(hasClock && { clock: CLOCK }) };
    const made = await creator!.http('POST', '/api/matches', body);
    same('created', made.status, 201);
    only('created', made.body, ['matchId', 'inviteCode', 'seedHash', 'match']);
    this.matchId = made.body.matchId;
    this.inviteCode = made.body.inviteCode;
    this.#members.add(creator!.playerId!);
    this.verifier.summary(creator!, made.body.match, true);
    this.seed = (await this.world.store.match(this.matchId))!.match.seed;
    this.#keepSeed(this.seed);
    this.verifier.secrets.push({ what: 'the way in', text: this.inviteCode, knows: (tap) => this.isMember(tap) });
  }

  #keepSeed(seed: string): void {
    const bytes = Buffer.from(seed, 'hex');
    for (const text of [seed, bytes.toString('base64'), bytes.toString('base64url')])
      this.verifier.secrets.push({ what: 'the seed', text, knows: () => this.truth?.isOver ?? false });
  }

  /** A player takes the last seat, watches and leaves; afterwards they must receive only what others receive. */
  async #quit(): Promise<Tap> {
    const quitter = this.#tap('a player who has left');
    const seat = this.plan.seats.at(-1)!;
    await this.#enter(quitter);
    await this.#join(quitter, seat);
    await this.#watchAs(quitter);
    this.#owners.delete(seat);
    const left = await quitter.http('POST', `/api/matches/${this.matchId}/leave`, {});
    same('left', left.status, 200);
    this.verifier.summary(quitter, left.body.match, true);
    return quitter;
  }

  async #join(tap: Tap, seat: string): Promise<void> {
    this.#members.add(tap.playerId!);
    this.#owners.set(seat, tap.playerId!);
    const isLast = this.plan.seats.every((one) => this.#owners.has(one)) && tap.name === `seat ${seat}`;
    if (isLast) this.#begin();
    const body = { seat, ...(this.plan.visibility === 'private' && { inviteCode: this.inviteCode }) };
    const joined = await tap.http('POST', `/api/matches/${this.matchId}/join`, body);
    same('joined', [joined.status, joined.body], [200, { seat }]);
  }

  /** The last player takes a seat: play begins. */
  #begin(): void {
    const { titleId, seats, options } = this.plan;
    const title = this.world.title(titleId);
    const table = { matchId: this.matchId, seats, options: title.options.parse(options), seed: this.seed };
    this.truth = new Truth(title, table, this.isDelayed ? DELAY_MS : 0);
    this.#keepSeed(reveal(this.truth.g.luck).seed);
  }

  async #sitDown(): Promise<void> {
    for (const [seat, tap] of this.seats) await this.#join(tap, seat);
  }

  /** Adds spectators if allowed: one with a session, invited if necessary, and one without. */
  async #lookOn(): Promise<void> {
    const spectator = this.#tap('spectator');
    await this.#enter(spectator);
    if (this.plan.visibility === 'private') await this.#expectRefused(this.stranger, 'private_match');
    if (this.plan.spectators === 'closed') {
      if (this.plan.visibility === 'public') await this.#expectRefused(this.stranger, 'spectators_closed');
      await this.#expectRefused(spectator, this.plan.visibility === 'private' ? 'private_match' : 'spectators_closed');
      return;
    }
    if (this.plan.visibility === 'private') this.#members.add(spectator.playerId!);
    await this.#watchAs(spectator, this.plan.visibility === 'private' ? { inviteCode: this.inviteCode } : {});
    if (this.plan.visibility === 'private') return;
    const visitor = this.#tap('visitor');
    await this.#watchAs(visitor);
  }

  async #expectRefused(tap: Tap, code: string): Promise<void> {
    this.verifier.refusal(tap, await tap.send('watch', { matchId: this.matchId }), [code]);
  }

  async #watchAs(tap: Tap, more: { inviteCode?: string; since?: Record<string, number> } = {}): Promise<void> {
    if (!tap.isConnected) await tap.connect();
    const mayLook = this.seatsOf(tap).length > 0 || this.plan.spectators !== 'closed' || this.truth === null;
    const taken = (reply: Any) => {
      if (!mayLook) this.verifier.refusal(tap, reply, ['spectators_closed']);
      else if (this.truth) this.verifier.watched(tap, reply, more.since ?? {});
      else
        same('nothing before the start', { ...reply, viewers: [] }, { ok: true, viewers: [], frames: [], deltas: [] });
    };
    await tap.send('watch', { matchId: this.matchId, ...more }, taken);
  }

  /** Resolves when everything sent has arrived and all viewers have the frames that are due. */
  async settle(): Promise<void> {
    // Lists show what is gathered for real time, which this clock does not move.
    await this.world.server.glances.flush();
    const open = this.taps.filter((tap) => tap.isConnected);
    await Promise.all(open.map(async (tap) => only('pong', await tap.send('ping', {}), ['ok', 'at'])));
    for (const tap of open)
      for (const [viewer, version] of this.verifier.versions(tap))
        same(`${tap.name}: version of ${viewer}`, version, this.live.shown(viewer));
  }

  /** Sends an allowed act of a seat. */
  async act(act: TapAct, id: string): Promise<void> {
    const tap = this.tapOf(act.seat);
    const { live, matchId } = this;
    live.follow(act, this.now());
    if (act.decision === 'concede') {
      const { status, body } = await tap.http('POST', `/api/matches/${matchId}/concede`, { seat: act.seat });
      same('conceded', status, 200);
      this.verifier.summary(tap, body.match, true);
    } else {
      const { seat, decision, choice } = act;
      const isUndo = decision === 'undo';
      const what = isUndo ? {} : { decision, choice };
      const reply = await tap.send(isUndo ? 'undo' : 'act', { matchId, seat, id, ...what });
      same(`${tap.name}: answer`, reply, { ok: true, version: live.head(seat) });
    }
    await this.settle();
  }

  /** A seat requests an undo that needs consent of all; they give it, or one of them refuses. */
  async askUndo(seat: string, seq: number, isGranted: boolean, id: string): Promise<void> {
    const { live, matchId } = this;
    const asking = await this.tapOf(seat).send('undo', { matchId, seat, id });
    same('asked', asking, { ok: true, version: live.head(seat), requested: true });
    await this.settle();
    const others = this.plan.seats.filter((one) => one !== seat && !live.g.conceded.includes(one));
    for (const [index, other] of others.entries()) {
      const isLast = index === others.length - 1;
      if (isLast && isGranted) live.goBack(seat, seq, this.now());
      const message = { matchId, seat: other, allow: isGranted || !isLast, id: `${id} ${other}` };
      const reply = await this.tapOf(other).send('answerUndo', message);
      same('answered', reply, { ok: true, version: live.head(other) });
    }
    await this.settle();
  }

  /** Attempts a forbidden act; `codes` are the allowed refusals. */
  async attempt(tap: Tap, act: TapAct, codes: readonly string[], option?: Any): Promise<void> {
    const { seat, decision, choice } = act;
    const reply = await tap.send('act', { matchId: this.matchId, seat, decision, choice, id: `attempt ${decision}` });
    this.verifier.refusal(tap, reply, codes, option);
  }

  /** Sends a chat message, to all or to the seat's team. */
  async say(tap: Tap, text: string, team?: string): Promise<void> {
    const [seat = null] = this.seatsOf(tap);
    const isHeld = this.isDelayed && seat !== null && team === undefined && !this.live.isOver;
    const whose = { seat, ...(team && { team }) };
    const seq = numberOfNext(this.chat, whose, this.isDelayed ? this.now() - this.#createdAt : null);
    this.chat.push({ seq, from: tap.playerName, ...whose, text, due: isHeld ? this.now() + DELAY_MS : 0 });
    const message = { matchId: this.matchId, text, ...(team && { audience: 'team' }) };
    await this.#sendLine(tap, 'say', message, seq);
  }

  async #sendLine(tap: Tap, event: 'say' | 'signal', message: object, seq: number): Promise<void> {
    same('said', await tap.send(event, message), { ok: true, seq });
    // Delayed messages that are due are sent by a timer.
    await new Promise((resolve) => setTimeout(resolve, 3));
    await this.settle();
  }

  /** Marks a place for the team of a seat: a line of its chat by key. */
  async signal(tap: Tap, team: string): Promise<void> {
    const [seat = null] = this.seatsOf(tap);
    const whose = { seat, team };
    const [kind, name, at] = ['here', 'system.hoth', `place:mark-${this.chat.length}`];
    const seq = numberOfNext(this.chat, whose, this.isDelayed ? this.now() - this.#createdAt : null);
    const notice = { key: `signal.${kind}`, params: { what: { key: name }, at } };
    this.chat.push({ seq, from: tap.playerName, ...whose, text: '', notice, due: 0 });
    await this.#sendLine(tap, 'signal', { matchId: this.matchId, kind, name, at }, seq);
  }

  /** Disconnects a viewer. */
  async cut(tap: Tap): Promise<void> {
    await this.world.cut(tap);
    this.verifier.forget(tap);
    await this.settle();
  }

  /** Reconnects a viewer, with the versions it has or with none. */
  async reconnect(tap: Tap, since?: Record<string, number>): Promise<void> {
    await this.#watchAs(tap, since ? { since } : {});
    await this.settle();
  }

  /** Cuts all connections, evicts and reloads the match, and reconnects all. */
  async reload(): Promise<void> {
    const there = this.taps.filter((tap) => this.verifier.versions(tap).size > 0);
    const had = there.map((tap) => Object.fromEntries(this.verifier.versions(tap)));
    for (const tap of there) await this.cut(tap);
    this.world.server.registry.evict(this.matchId);
    this.live.release(this.now());
    for (const [index, tap] of there.entries()) await this.#watchAs(tap, { since: had[index]! });
    await this.settle();
  }

  async close(): Promise<void> {
    for (const tap of this.taps) await tap.close();
    this.world.timing.reset();
  }
}
