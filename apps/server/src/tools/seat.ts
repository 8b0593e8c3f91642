import { Command } from 'commander';
import { Sessions } from '../auth/sessions.ts';
import { readConfig } from '../config.ts';
import { newSeatCode, SEAT_LINK_MS } from '../lobby/given-seats.ts';
import { type CliContext, type DataStore, OperatorError, withDataStore } from './data-store.ts';
import { print } from './print.ts';
import { matchOf } from './show.ts';

interface SeatOptions {
  readonly player?: true;
  readonly json?: true;
}

/** `operator seat` */
export function seatCommand(context: CliContext): Command {
  return new Command('seat')
    .summary('make a link to a seat')
    .description(
      'Make a link for a player who has lost their browser. It gives the person who opens it the seat of this match, once, within a day; all people in the match are told, and the player can take the seat back. With --player it signs the browser in as the player of the seat instead, once, within a quarter of an hour: with all of their matches. The server may keep running.',
    )
    .argument('<match>', 'id of the match')
    .argument('<seat>', 'id of the seat, as shown by show')
    .option('--player', 'sign in as the player of the seat')
    .option('--json', 'one JSON object for programs')
    .action((id: string, seat: string, options: SeatOptions) =>
      withDataStore(context.env, (dataStore) => seatLink(context, dataStore, { id, seat }, options)),
    );
}

async function seatLink(
  { env, stdout }: CliContext,
  dataStore: DataStore,
  { id, seat }: { id: string; seat: string },
  options: SeatOptions,
): Promise<void> {
  const { match, seats } = await matchOf(dataStore, id);
  const found = seats.find((one) => one.seat === seat);
  if (!found)
    throw new OperatorError(`the match has no seat ${seat}; it has ${seats.map((one) => one.seat).join(', ')}`);
  if (found.playerId === null) throw new OperatorError(`the seat ${seat} has no player`);
  if (!options.player && match.status !== 'playing')
    throw new OperatorError(`the match is ${match.status}, not in play`);
  const player = { id: found.playerId, name: found.playerName ?? '' };
  const { path, expiresAt } = options.player
    ? await recoveryOf(dataStore, player)
    : await linkOf(dataStore, match.id, seat, player.id);
  const { publicUrl } = readConfig(env);
  const said = publicUrl === undefined ? `open on the address of the server: ${path}` : `${publicUrl}${path}`;
  const until = new Date(expiresAt).toISOString();
  print(stdout, `${said}\nvalid once, until ${until}`, options.json && { match: match.id, seat, path, until });
}

async function recoveryOf({ store }: DataStore, player: { id: string; name: string }) {
  const { code, expiresAt } = await new Sessions(store).createRecovery(player);
  return { path: `/recover#${code}`, expiresAt };
}

async function linkOf({ store }: DataStore, matchId: string, seat: string, playerId: string) {
  const { code, hash } = newSeatCode();
  const at = Math.round((await store.time()) ?? Date.now());
  const expiresAt = at + SEAT_LINK_MS;
  await store.addSeatLink(hash, { matchId, seat, playerId, by: '', expiresAt }, at);
  return { path: `/seat/${matchId}#${code}`, expiresAt };
}
