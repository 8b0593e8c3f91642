import type { MatchAnswer, MatchSummary, Proposal, Renewed, SeatLink } from '@echo-base/protocol';
import { request } from './api.ts';

const at = (matchId: string) => `/matches/${encodeURIComponent(matchId)}`;

async function post(matchId: string, what: string, body: object): Promise<MatchSummary> {
  return (await request<MatchAnswer>('POST', `${at(matchId)}/${what}`, body)).match;
}

/** Proposes to the other players; done at once if no one has to agree. */
export function propose(matchId: string, proposal: Proposal): Promise<MatchSummary> {
  return post(matchId, 'propose', { proposal });
}

/** Agrees to a proposal, declines it, or withdraws one's own. */
export function answerProposal(matchId: string, id: string, agree: boolean): Promise<MatchSummary> {
  return post(matchId, 'answer', { id, agree });
}

/** Lets paused clocks run again. */
export function resumeClocks(matchId: string): Promise<MatchSummary> {
  return post(matchId, 'resume', {});
}

/** A link that gives the seat of an absent player to the person who opens it, once. */
export function makeSeatLink(matchId: string, seat: string): Promise<SeatLink> {
  return request('POST', `${at(matchId)}/seat-link`, { seat });
}

/** Takes a seat by the code of its link. */
export function takeSeat(matchId: string, code: string): Promise<MatchSummary> {
  return post(matchId, 'seat', { code });
}

/** Passes the rights of the host on to a person with a seat. */
export function passHost(matchId: string, person: string): Promise<MatchSummary> {
  return post(matchId, 'host', { person });
}

/** Swaps the sides before the start. */
export function swapSides(matchId: string): Promise<MatchSummary> {
  return post(matchId, 'swap', {});
}

/** Gives the match a new invite code; returns it. */
export async function renewInvite(matchId: string): Promise<string> {
  return (await request<Renewed>('POST', `${at(matchId)}/invite`, {})).inviteCode;
}

/** Cancels a match before its start. */
export async function cancelMatch(matchId: string): Promise<void> {
  await request('DELETE', at(matchId));
}
