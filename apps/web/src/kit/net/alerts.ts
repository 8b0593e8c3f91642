import type {
  AlertList,
  AlertMatch,
  AlertTested,
  AlertTopic,
  AlertTopics,
  AlertWay,
  AlertWayAdded,
  AlertWayBody,
  HowOften,
  NewAlertWay,
} from '@echo-base/protocol';
import { request } from './api.ts';

const at = (id: string) => `/alerts/ways/${encodeURIComponent(id)}`;

/** The ways of this player, and what the server offers. */
export function listAlerts(): Promise<AlertList> {
  return request('GET', '/alerts');
}

/** Adds a way; its secret, if it has one, is told this once. */
export function addAlertWay(way: NewAlertWay): Promise<AlertWayAdded> {
  return request('POST', '/alerts/ways', way);
}

export function changeAlertWay(id: string, change: AlertWayBody): Promise<AlertWay> {
  return request('PATCH', at(id), change);
}

export async function removeAlertWay(id: string): Promise<void> {
  await request('DELETE', at(id));
}

/** Sends a message now and tells what came back. */
export function testAlertWay(id: string): Promise<AlertTested> {
  return request('POST', `${at(id)}/test`, {});
}

/** Sends the link that confirms an address of mail again. */
export function sendMailLink(id: string): Promise<AlertTested> {
  return request('POST', `${at(id)}/link`, {});
}

/** Sets how often this player is told of a match. */
export function chooseOften(matchId: string, often: HowOften): Promise<AlertMatch> {
  return request('PATCH', `/alerts/matches/${encodeURIComponent(matchId)}`, { often });
}

/** Sets of which kinds of news this player is not told by any way. */
export function leaveTopics(off: readonly AlertTopic[]): Promise<AlertTopics> {
  return request('PATCH', '/alerts', { off });
}
