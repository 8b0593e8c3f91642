import { isDeepStrictEqual } from 'node:util';
import { type AnswerBody, PROPOSAL_SECONDS, type Proposal, type Text } from '@echo-base/protocol';
import { newId } from '../model/ids.ts';
import { seatsOf } from '../model/seats.ts';
import type { Host } from '../play/host.ts';
import { checkInPlay } from '../play/who-plays.ts';
import { Refused } from '../refused.ts';
import type { AgreementRow, Player, ProposalRow, StoredMatch, TermsChange } from '../storage/store.ts';
import { needBots } from './new-match.ts';
import type { LobbyRoomNeeds } from './parts.ts';

/** Proposal with what its carrying out needs. */
type Proposed = Pick<ProposalRow, 'proposal' | 'person'>;

/** What the players of a match in play agree on: pauses of the clocks, the absence rule, and seats given on. */
export class Agreements {
  readonly #needs: LobbyRoomNeeds;

  constructor(needs: LobbyRoomNeeds) {
    this.#needs = needs;
  }

  /**
   * Proposes; carried out at once if no one else has to agree. The host and owners of the server give seats on alone. Throws
   * `not_your_seat`, `no_clock`, `no_bots`, `no_such_person`, `proposal_open`, `proposal_too_soon`, or as `GivenSeats.check`.
   */
  async propose(id: string, player: Player, proposal: Proposal): Promise<StoredMatch> {
    const host = await this.#needs.lobby.show(id, player);
    await host.enqueue(async () => {
      checkInPlay(host);
      const proposed = await this.#checked(host, player, proposal);
      const decidesAlone = proposal.kind === 'seat' && (player.isOwner || host.stored.match.creator === player.id);
      if (decidesAlone) return this.#carryOut(host, proposed, player);
      if (!this.#players(host).has(player.id)) throw new Refused('not_your_seat');
      const { open } = host.stored.match.agreement ?? {};
      if (open && isDeepStrictEqual(open.proposal, proposal)) return this.#agree(host, open, player);
      if (open) throw new Refused('proposal_open');
      this.#checkNotTooSoon(host, player, proposal);
      const missing = this.#voters(host, proposal).filter((voter) => voter !== player.id);
      if (missing.length === 0) return this.#carryOut(host, proposed, player);
      await this.#change(host, {
        agreement: {
          ...lately(host),
          open: { id: newId(), by: player.id, at: this.#needs.times.now(), ...proposed, missing },
        },
      });
    });
    return host.stored;
  }

  /** Agrees to the open proposal, declines it or withdraws it. Throws `no_proposal` or `not_your_seat`. */
  async answer(id: string, player: Player, { id: asked, agree }: AnswerBody): Promise<StoredMatch> {
    const host = await this.#needs.lobby.show(id, player);
    await host.enqueue(async () => {
      checkInPlay(host);
      const { open } = host.stored.match.agreement ?? {};
      if (open?.id !== asked) throw new Refused('no_proposal');
      if (agree) return this.#agree(host, open, player);
      if (open.by !== player.id && !open.missing.includes(player.id)) throw new Refused('not_your_seat');
      await this.#close(host, open);
      const key = open.by === player.id ? 'notice.withdrawn' : 'notice.declined';
      await host.tell({ key }, player, seatsOf(host.stored, player.id)[0] ?? null);
    });
    return host.stored;
  }

  /** Lets paused clocks run again, for any player. No error if they do. */
  async resume(id: string, player: Player): Promise<StoredMatch> {
    const host = await this.#needs.lobby.show(id, player);
    await host.enqueue(async () => {
      checkInPlay(host);
      if (!this.#players(host).has(player.id)) throw new Refused('not_your_seat');
      await host.resume(player);
    });
    return host.stored;
  }

  /** Makes a link to the seat of an absent player, for the host and owners of the server. Throws as `GivenSeats.makeLink`. */
  async makeLink(id: string, player: Player, seat: string): Promise<{ code: string; expiresAt: number }> {
    const host = await this.#needs.lobby.show(id, player);
    return host.enqueue(async () => {
      checkInPlay(host);
      if (!player.isOwner && host.stored.match.creator !== player.id) throw new Refused('not_creator');
      return this.#needs.given.makeLink(host, player, seat);
    });
  }

  async #checked(host: Host, by: Player, proposal: Proposal): Promise<Proposed> {
    const { clock, absence, paused } = host.stored.match;
    if (proposal.kind === 'pause' && ((!clock && !absence) || paused)) throw new Refused('no_clock');
    if (proposal.kind === 'absence' && proposal.after !== null) needBots(host.title);
    if (proposal.kind !== 'seat') return { proposal };
    const { seat, person } = proposal;
    const to = person === undefined ? null : await this.#needs.people.playerAt(host.stored, person);
    this.#needs.given.check(host, { seat, by, to });
    return { proposal, ...(to && { person: to }) };
  }

  /** People who play the match and have not conceded. */
  #players({ stored, live }: Host): ReadonlySet<string> {
    const seats = stored.seats.filter(({ seat }) => !live?.hasConceded(seat));
    return new Set(seats.flatMap(({ playerId }) => playerId ?? []));
  }

  /**
   * People who have to agree: for a pause all for whom no computer player stands in, otherwise those present, without the one
   * whose seat it is.
   */
  #voters(host: Host, proposal: Proposal): string[] {
    const { seats } = host.stored;
    const isPlayed = (id: string) => seats.some(({ playerId, standIn }) => playerId === id && standIn === undefined);
    const absent = proposal.kind === 'seat' ? seats.find(({ seat }) => seat === proposal.seat)?.playerId : null;
    return [...this.#players(host)].filter((id) => {
      if (proposal.kind === 'pause') return isPlayed(id);
      return id !== absent && this.#needs.presence.isWatching(host.id, id);
    });
  }

  #checkNotTooSoon(host: Host, { id }: Player, { kind }: Proposal): void {
    const { declined = [] } = host.stored.match.agreement ?? {};
    const last = declined.find((one) => one.by === id && one.kind === kind);
    const seconds = last ? PROPOSAL_SECONDS - Math.floor((this.#needs.times.now() - last.at) / 1_000) : 0;
    if (seconds > 0) throw new Refused('proposal_too_soon', { seconds });
  }

  async #agree(host: Host, open: ProposalRow, player: Player): Promise<void> {
    if (!open.missing.includes(player.id)) {
      if (open.by === player.id) return;
      throw new Refused('not_your_seat');
    }
    const missing = open.missing.filter((id) => id !== player.id);
    if (missing.length > 0) return this.#change(host, { agreement: { ...lately(host), open: { ...open, missing } } });
    const by = await this.#proposer(host, open);
    try {
      await this.#carryOut(host, open, by);
    } catch (error) {
      // What was possible when it was proposed no longer is, such as a seat whose player has returned.
      if (error instanceof Refused && error.code !== 'version_conflict') await this.#close(host, open);
      throw error;
    }
  }

  async #proposer({ stored }: Host, { by }: ProposalRow): Promise<Player> {
    const name = stored.seats.find(({ playerId }) => playerId === by)?.playerName;
    return { id: by, name: name ?? '' };
  }

  /** Removes a proposal that was declined or withdrawn. */
  async #close(host: Host, { by, proposal: { kind } }: ProposalRow): Promise<void> {
    const { declined = [] } = host.stored.match.agreement ?? {};
    const others = declined.filter((one) => one.by !== by || one.kind !== kind);
    await this.#change(host, { agreement: { declined: [...others, { by, kind, at: this.#needs.times.now() }] } });
  }

  async #carryOut(host: Host, { proposal, person }: Proposed, by: Player): Promise<void> {
    const agreement = host.stored.match.agreement?.open ? { agreement: lately(host) } : {};
    if (proposal.kind === 'seat') {
      await this.#needs.given.give(host, { seat: proposal.seat, by, to: person ?? null });
      if ('agreement' in agreement) await this.#change(host, agreement);
      return;
    }
    const [seat = null] = seatsOf(host.stored, by.id);
    if (proposal.kind === 'pause') {
      await this.#change(host, { ...agreement, paused: { at: this.#needs.times.now(), by: by.name } });
      await host.tell({ key: 'notice.paused' }, by, seat);
      return;
    }
    const { after } = proposal;
    await this.#change(host, { ...agreement, absence: after === null ? null : { after } });
    const never: Text = { key: 'notice.absenceNever' };
    await host.tell(after === null ? never : { key: 'notice.absence', params: { seconds: after } }, by, seat);
  }

  async #change(host: Host, change: TermsChange): Promise<void> {
    const { match } = host.stored;
    if (!(await this.#needs.store.changeTerms(host.id, match, change))) throw new Refused('version_conflict');
    host.changeTable({ match: withTerms(match, change) });
  }
}

/** Match row with changed terms. */
function withTerms(match: StoredMatch['match'], change: TermsChange): StoredMatch['match'] {
  const { agreement: _agreement, absence: _absence, paused: _paused, ...rest } = match;
  const { agreement = _agreement, absence = _absence, paused = _paused, pauses = match.pauses } = change;
  return {
    ...rest,
    ...(agreement && { agreement }),
    ...(absence && { absence }),
    ...(paused && { paused }),
    ...(pauses && { pauses }),
  };
}

/** What is left of the agreement without its open proposal. */
function lately({ stored }: Host): AgreementRow {
  const { declined } = stored.match.agreement ?? {};
  return declined ? { declined } : {};
}
