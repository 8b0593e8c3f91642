import { type OwnerMessage, ownerFacts, ownerMessage, ownerMessageBody, shownMessage } from '@echo-base/protocol';
import { tokenFileOf } from '../auth/operator-token.ts';
import { ENGINE } from '../engine-version.ts';
import { Moderation } from '../lobby/moderation.ts';
import { newId } from '../model/ids.ts';
import { monotonic } from '../model/monotonic.ts';
import type { Services } from '../services.ts';
import type { Note } from '../storage/owner-store.ts';
import type { Store } from '../storage/store.ts';
import { type Route, route } from './route.ts';

/** For how long a server answers with the message that it has read, in milliseconds: every page asks. */
const KNOWN_MS = 5_000;

const isoOf = (at: number) => new Date(at).toISOString();

/** The message as it is stored: its id and its words. */
const shown = (note: Note | null): OwnerMessage | null =>
  note && ownerMessage.parse({ ...JSON.parse(note.value), at: isoOf(note.at) });

/** Reads the message, at most once within `KNOWN_MS`. */
function messageReader(store: Pick<Store, 'note'>) {
  let known: Promise<OwnerMessage | null> = Promise.resolve(null);
  let until = Number.NEGATIVE_INFINITY;
  return {
    read() {
      if (monotonic() < until) return known;
      until = monotonic() + KNOWN_MS;
      known = store.note('message').then(shown);
      known.catch(() => {
        until = Number.NEGATIVE_INFINITY;
      });
      return known;
    },
    forget() {
      until = Number.NEGATIVE_INFINITY;
    },
  };
}

/** `/api/owner`: the server at a glance, for its owners, and their message to everybody. */
export function ownerRoutes(services: Services): Route[] {
  return [factsRoute(services), ...messageRoutes(services)];
}

function factsRoute({ store, config }: Services): Route {
  return route({
    method: 'get',
    path: '/api/owner',
    summary: 'Games, people, data, version and last backup of the server; for owners',
    session: true,
    answer: ownerFacts,
    async handle({ me }) {
      Moderation.checkOwner(me());
      return factsOf(store, config);
    },
  });
}

function messageRoutes({ store, log }: Services): Route[] {
  const { read, forget } = messageReader(store);
  const set = async (by: string, note: Note | null) => {
    await store.setNote('message', note);
    forget();
    log.warn({ action: note ? 'message' : 'end message', by }, 'moderation');
  };
  return [
    route({
      method: 'get',
      path: '/api/message',
      summary: 'The message of the owner to everybody, if there is one',
      isOpen: true,
      load: 'none',
      answer: shownMessage,
      handle: async () => ({ message: await read() }),
    }),
    route({
      method: 'post',
      path: '/api/owner/message',
      summary: 'Send a message to everybody who has a page open, until it is ended; for owners',
      session: true,
      body: ownerMessageBody,
      answer: shownMessage,
      status: 200,
      async handle({ me, body }) {
        Moderation.checkOwner(me());
        const note = { value: JSON.stringify({ id: newId(), text: body.text }), at: Date.now() };
        await set(me().id, note);
        return { message: shown(note) };
      },
    }),
    route({
      method: 'delete',
      path: '/api/owner/message',
      summary: 'End the message to everybody; for owners',
      session: true,
      status: 204,
      async handle({ me }) {
        Moderation.checkOwner(me());
        await set(me().id, null);
      },
    }),
  ];
}

async function factsOf(store: Store, config: Services['config']) {
  const [games, frozen, facts, backup, message] = await Promise.all([
    store.countMatches(),
    store.countFrozen(),
    store.dataFacts(Date.now()),
    store.note('backup'),
    store.note('message'),
  ]);
  const { waiting, playing, finished } = games;
  const unsaved = await store.playedSince(backup?.at ?? 0);
  const tokenFile = tokenFileOf(config);
  return {
    version: ENGINE.split(' ').at(-1) ?? '',
    games: { waiting, playing, finished, frozen },
    ...facts,
    database: config.databaseUrl === undefined ? 'sqlite' : 'postgres',
    ...(backup && { backup: isoOf(backup.at) }),
    unsaved,
    ...(tokenFile !== null && { tokenFile }),
    message: shown(message),
  };
}
