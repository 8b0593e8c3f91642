import type { PeopleAtTable, PersonAtTable } from '@echo-base/protocol';
import { request } from './api.ts';

/** Moderation actions on a person. */
export type ModerationAction = 'kick' | 'readmit' | 'mute' | 'unmute';

/** A mute from the dialog ends after this many minutes. */
const MUTE_MINUTES = 60;

const at = (matchId: string) => `/moderation/matches/${encodeURIComponent(matchId)}`;

/** Who is or was in a match; for its creator, and for owners of the server. */
export async function listPeople(matchId: string): Promise<readonly PersonAtTable[]> {
  return (await request<PeopleAtTable>('GET', `${at(matchId)}/people`)).people;
}

export async function moderate(matchId: string, person: string, action: ModerationAction): Promise<void> {
  const body = { person, ...(action === 'mute' && { minutes: MUTE_MINUTES }) };
  await request('POST', `${at(matchId)}/${action}`, body);
}

/** Ends a match without a winner; for owners of the server. */
export async function closeMatch(matchId: string): Promise<void> {
  await request('POST', `${at(matchId)}/close`, {});
}
