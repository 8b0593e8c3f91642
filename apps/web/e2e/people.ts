import type { BrowserContextOptions } from 'playwright-core';
import { DESKTOP, type Person, person } from './browser.ts';
import type { Shared } from './server-and-browser.ts';

/** Sends what a page would; null for an answer without content. Throws if it is refused. */
export async function post(who: Person, url: string, data: object = {}) {
  const answer = await who.context.request.post(url, { data });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? null : await answer.json();
}

/** A match of these people, in the order of its seats, each at its page. */
export async function playTogether(
  url: string,
  people: readonly Person[],
  title: string,
  ids: readonly string[],
): Promise<string> {
  const seats = ids.map((id) => ({ id, kind: 'human' }));
  const [host] = people;
  if (!host) throw new Error('nobody plays');
  const body = { title, visibility: 'public', spectators: 'open', seats };
  const { matchId } = await post(host, `${url}/api/matches`, body);
  for (const [index, one] of people.entries())
    await post(one, `${url}/api/matches/${matchId}/join`, { seat: ids[index] });
  for (const one of people) await one.page.goto(`${url}/m/${matchId}`);
  for (const one of people) await one.page.locator('#prompt').waitFor();
  return matchId;
}

const SEATS = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'] as const;

/**
 * Four people in a team game of Rebellion, Ann and Diego against Bia and Clo. Ann is its host; Diego plays on this phone.
 * With a `token` Ann owns the server.
 */
export async function fourFriends(shared: Shared, phone: BrowserContextOptions, token?: string) {
  const come = async (name: string, device: BrowserContextOptions) => {
    const one = await person(shared.browser, device);
    await post(one, `${shared.server.url}/api/session`, { name });
    return one;
  };
  const ann = await come('Ann', DESKTOP);
  const bia = await come('Bia', DESKTOP);
  const clo = await come('Clo', DESKTOP);
  const diego = await come('Diego', phone);
  const people = [ann, bia, clo, diego];
  if (token) await post(ann, `${shared.server.url}/api/session/owner`, { token });
  const matchId = await playTogether(shared.server.url, people, 'rebellion', SEATS);
  return { matchId, people, ann, bia, clo, diego };
}
