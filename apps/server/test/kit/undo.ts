import { randomUUID } from 'node:crypto';
import { ProtocolClient } from './client.ts';
import { openMatch } from './play.ts';
import { type TestParts, testServer } from './setup.ts';

const human = (id: string) => ({ id, kind: 'human' });
export const bot = (id: string) => ({ id, kind: 'bot' });

/** A server with a short dice duel: people in the first seats, `more` in the others. */
export async function table(names: string[], more: object[] = [], parts: TestParts = {}) {
  const server = await testServer(parts);
  const people = await ProtocolClient.joinAll(server.url, ...names);
  const seats = [...names.map((_name, index) => human(`p${index + 1}`)), ...more];
  const matchId = await openMatch(people, { title: 'galaxy-dice', seats, options: { short: true } });
  return { server, people, matchId };
}

export const catchUp = (people: ProtocolClient[]) => Promise.all(people.map((one) => one.emit('ping')));

export const answerUndo = (
  who: ProtocolClient,
  matchId: string,
  seat: string,
  allow: boolean,
  id: string = randomUUID(),
) => who.emit('answerUndo', { matchId, seat, allow, id });
