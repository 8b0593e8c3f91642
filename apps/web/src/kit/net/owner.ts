import type { OwnerFacts, ShownMessage } from '@echo-base/protocol';
import { request } from './api.ts';

/** The server at a glance, for its owners. */
export function showOwnerFacts(): Promise<OwnerFacts> {
  return request('GET', '/owner');
}

/** The message of the owner to everybody. */
export function showOwnerMessage(): Promise<ShownMessage> {
  return request('GET', '/message');
}

export function sendOwnerMessage(text: string): Promise<ShownMessage> {
  return request('POST', '/owner/message', { text });
}

export async function endOwnerMessage(): Promise<void> {
  await request('DELETE', '/owner/message');
}
