import type { Acquaintance, Acquaintances, Invited, Profile, ProfileBody } from '@echo-base/protocol';
import { request } from './api.ts';

/** People with whom this player has played, the last one first. */
export async function listAcquaintances(): Promise<readonly Acquaintance[]> {
  return (await request<Acquaintances>('GET', '/people')).people;
}

/** Creates a match as the last one with this person, or finds the one that waits for them. */
export function invitePerson(id: string): Promise<Invited> {
  return request('POST', `/people/${encodeURIComponent(id)}/invite`, {});
}

/** What others see of this player. */
export function showProfile(): Promise<Profile> {
  return request('GET', '/profile');
}

export function changeProfile(change: ProfileBody): Promise<Profile> {
  return request('PATCH', '/profile', change);
}
