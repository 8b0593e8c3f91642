/** One match on a server, the people at it, and everything they can do; all that is sent to them is judged. */
import { type Core, reveal } from '@echo-base/games/engine';
import type { FrozenClock } from './clock.ts';
import { Judge, type Line, type Scene } from './judge.ts';
import { only, same } from './leak.ts';
import { Orders } from './orders.ts';
import { CLOCK, type Plan } from './plan.ts';
import { numberOfNext } from './talk.ts';
import { type Any, Tap } from './tap.ts';
import { type Deed, Truth } from './truth.ts';
import { DELAY_MS, type World } from './world.ts';

export interface TableNeeds {
  readonly world: World;
  readonly clock: FrozenClock;
  readonly plan: Plan;
  /** The state the match begins with; by default its own. */
  readonly state?: Core;
}

export class Table implements Scene {
  readonly plan: Plan;
  readonly isDelayed: boolean;
  readonly judge: Judge = new Judge(this);
  readonly chat: Line[] = [];
  readonly orders: Orders = new Orders(() => this.live);
  /** The seats' own viewers, by seat. */
  readonly seats = new Map<string, Tap>();
  /** Everybody, the seats' viewers first. */
  readonly taps: Tap[] = [];
  /** Sees nothing of a private match, and of others what everybody does. */
  readonly stranger: Tap;
  /** A second device of the first seat; it comes and goes. */
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
    const tap = new Tap(name, this.world.url, this.judge);
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

  /** Sets a match up, seats everybody, has everybody watch who may, and begins. */
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
    this.judge.secrets.push({ what, text, knows });
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
    this.judge.summary(creator!, made.body.match, true);
    this.seed = (await this.world.store.match(this.matchId))!.match.seed;
    this.#keepSeed(this.seed);
    this.judge.secrets.push({ what: 'the way in', text: this.inviteCode, knows: (tap) => this.isMember(tap) });
  }

  #keepSeed(seed: string): void {
    const bytes = Buffer.from(seed, 'hex');
    for (const text of [seed, bytes.toString('base64'), bytes.toString('base64url')])
      this.judge.secrets.push({ what: 'the seed', text, knows: () => this.truth?.isOver ?? false });
  }

  /** Somebody takes the last seat, watches and leaves; it hears from now on what others hear. */
  async #quit(): Promise<Tap> {
    const quitter = this.#tap('somebody who has left');
    const seat = this.plan.seats.at(-1)!;
    await this.#enter(quitter);
    await this.#join(quitter, seat);
    await this.#watchAs(quitter);
    this.#owners.delete(seat);
    const left = await quitter.http('POST', `/api/matches/${this.matchId}/leave`, {});
    same('left', left.status, 200);
    this.judge.summary(quitter, left.body.match, true);
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

  /** The last one sits down now: play begins with this. */
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

  /** Spectators where there may be any: one with a name, who was invited if that is needed, and nobody at all. */
  async #lookOn(): Promise<void> {
    const spectator = this.#tap('spectator');
    await this.#enter(spectator);
    if (this.plan.visibility === 'private') await this.#turnAway(this.stranger, 'private_match');
    if (this.plan.spectators === 'closed') {
      if (this.plan.visibility === 'public') await this.#turnAway(this.stranger, 'spectators_closed');
      await this.#turnAway(spectator, this.plan.visibility === 'private' ? 'private_match' : 'spectators_closed');
      return;
    }
    if (this.plan.visibility === 'private') this.#members.add(spectator.playerId!);
    await this.#watchAs(spectator, this.plan.visibility === 'private' ? { inviteCode: this.inviteCode } : {});
    if (this.plan.visibility === 'private') return;
    const nobody = this.#tap('nobody');
    await this.#watchAs(nobody);
  }

  async #turnAway(tap: Tap, code: string): Promise<void> {
    this.judge.refusal(tap, await tap.send('watch', { matchId: this.matchId }), [code]);
  }

  async #watchAs(tap: Tap, more: { inviteCode?: string; since?: Record<string, number> } = {}): Promise<void> {
    if (!tap.isConnected) await tap.connect();
    const mayLook = this.seatsOf(tap).length > 0 || this.plan.spectators !== 'closed' || this.truth === null;
    const taken = (reply: Any) => {
      if (!mayLook) this.judge.refusal(tap, reply, ['spectators_closed']);
      else if (this.truth) this.judge.watched(tap, reply, more.since ?? {});
      else
        same('nothing before the start', { ...reply, viewers: [] }, { ok: true, viewers: [], frames: [], deltas: [] });
    };
    await tap.send('watch', { matchId: this.matchId, ...more }, taken);
  }

  /** Everything that was sent so far has arrived, and everybody has the frames that are due. */
  async settle(): Promise<void> {
    const open = this.taps.filter((tap) => tap.isConnected);
    await Promise.all(open.map(async (tap) => only('pong', await tap.send('ping', {}), ['ok', 'at'])));
    for (const tap of open)
      for (const [viewer, version] of this.judge.versions(tap))
        same(`${tap.name}: version of ${viewer}`, version, this.live.shown(viewer));
  }

  /** A seat does something that is allowed. */
  async act(deed: Deed, id: string): Promise<void> {
    const tap = this.tapOf(deed.seat);
    const { live, matchId } = this;
    live.follow(deed, this.now());
    if (deed.decision === 'concede') {
      const { status, body } = await tap.http('POST', `/api/matches/${matchId}/concede`, { seat: deed.seat });
      same('conceded', status, 200);
      this.judge.summary(tap, body.match, true);
    } else {
      const { seat, decision, choice } = deed;
      const isUndo = decision === 'undo';
      const what = isUndo ? {} : { decision, choice };
      const reply = await tap.send(isUndo ? 'undo' : 'act', { matchId, seat, id, ...what });
      same(`${tap.name}: answer`, reply, { ok: true, version: live.head(seat) });
    }
    await this.settle();
  }

  /** A seat wishes to take back what only everybody together can allow; they do, or one of them does not. */
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

  /** Somebody does what may not be done; `codes` are what it may be refused with. */
  async attempt(tap: Tap, deed: Deed, codes: readonly string[], option?: Any): Promise<void> {
    const { seat, decision, choice } = deed;
    const reply = await tap.send('act', { matchId: this.matchId, seat, decision, choice, id: `attempt ${decision}` });
    this.judge.refusal(tap, reply, codes, option);
  }

  /** Somebody at the table says something. */
  async say(tap: Tap, text: string): Promise<void> {
    const [seat = null] = this.seatsOf(tap);
    const isHeld = this.isDelayed && seat !== null && !this.live.isOver;
    const due = isHeld ? this.now() + DELAY_MS : 0;
    const seq = numberOfNext(this.chat, seat, this.isDelayed ? this.now() - this.#createdAt : null);
    this.chat.push({ seq, from: tap.playerName, seat, text, due });
    same('said', await tap.send('say', { matchId: this.matchId, text }), { ok: true, seq });
    // What others may read only now is sent by a timer that has run out.
    await new Promise((resolve) => setTimeout(resolve, 3));
    await this.settle();
  }

  /** A viewer loses its connection. */
  async cut(tap: Tap): Promise<void> {
    await this.world.cut(tap);
    this.judge.forget(tap);
    await this.settle();
  }

  /** A viewer is back, and says what it has or has forgotten everything. */
  async comeBack(tap: Tap, since?: Record<string, number>): Promise<void> {
    await this.#watchAs(tap, since ? { since } : {});
    await this.settle();
  }

  /** All connections break, the match leaves memory and is loaded again; everybody comes back. */
  async reload(): Promise<void> {
    const there = this.taps.filter((tap) => this.judge.versions(tap).size > 0);
    const had = there.map((tap) => Object.fromEntries(this.judge.versions(tap)));
    for (const tap of there) {
      await this.world.cut(tap);
      this.judge.forget(tap);
      await this.settle();
    }
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
