import type { AlertAnswer, AlertWay, AlertWayBody, NewAlertWay } from '@echo-base/protocol';
import { request } from './api.ts';

/** The ways of a player, and the kinds that the server offers. */
export interface AlertList {
  readonly kinds: readonly string[];
  readonly ways: readonly AlertWay[];
}

const at = (id: string) => `/alerts/ways/${encodeURIComponent(id)}`;

export function listAlerts(): Promise<AlertList> {
  return request('GET', '/alerts');
}

/** Adds a way; its secret, if it has one, is told this once. */
export function addAlertWay(way: NewAlertWay): Promise<{ readonly way: AlertWay; readonly secret?: string }> {
  return request('POST', '/alerts/ways', way);
}

export function changeAlertWay(id: string, change: AlertWayBody): Promise<AlertWay> {
  return request('PATCH', at(id), change);
}

export async function removeAlertWay(id: string): Promise<void> {
  await request('DELETE', at(id));
}

/** Sends a message now and tells what came back. */
export function testAlertWay(id: string): Promise<{ readonly answer: AlertAnswer; readonly way: AlertWay }> {
  return request('POST', `${at(id)}/test`, {});
}
