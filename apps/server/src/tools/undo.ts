import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { type LiveContext, LiveMatch } from '../play/live-match.ts';
import { OPERATOR_UNDO } from '../play/undo-requests.ts';
import type { Recorder } from '../record/recorder.ts';
import { replayAll } from '../record/replay.ts';
import { readWhole } from '../record/verify-record.ts';
import { insertTogether } from '../storage/operator-queries.ts';
import type { ActRow, NewAct } from '../storage/store.ts';
import { type CliContext, type DataStore, OperatorError, withDataStore } from './data-store.ts';
import { positive } from './list.ts';
import { print } from './print.ts';
import { matchOf } from './show.ts';

interface UndoOptions {
  readonly acts: number;
  readonly json?: true;
}

/** `operator undo` */
export function undoCommand(context: CliContext): Command {
  return new Command('undo')
    .summary('undo the last acts of a match')
    .description(
      'Undo the last acts of a match in play, as the players could by consent: the record keeps them and marks them as undone. Concessions are final. The server may keep running: it notices within seconds and tells the players.',
    )
    .argument('<match>', 'id of the match')
    .option('--acts <count>', 'how many acts', positive, 1)
    .option('--json', 'one JSON object for programs')
    .action((id: string, options: UndoOptions) =>
      withDataStore(context.env, (dataStore) => undo(context, dataStore, id, options)),
    );
}

async function undo(needs: CliContext, dataStore: DataStore, id: string, options: UndoOptions): Promise<void> {
  const { stored, acts } = await readWhole(dataStore.store, (await matchOf(dataStore, id)).match.id);
  const { match } = stored;
  const title = needs.titles.find((one) => one.id === match.title);
  if (!title) throw new OperatorError(`this server does not have the title ${match.title}`);
  if (match.status !== 'playing') throw new OperatorError(`the match is ${match.status}, not in play`);
  if (match.frozen) throw new OperatorError(`the match is frozen: ${match.frozen.problem}`);
  const readActs: LiveContext['readActs'] = (part) => dataStore.store.loggedActs(id, part);
  const { items, taken } = await takeBack({ title, stored, spectatorDelayMs: 0, readActs }, acts, options.acts);
  if (!(await insertTogether(dataStore.db, items)))
    throw new OperatorError('the match has changed; check it and try again');
  const said = `undid ${taken.length === 1 ? 'act' : 'acts'} ${taken.join(', ')}; the record has ${acts.length + items.length} acts now`;
  print(needs.stdout, said, options.json && { match: id, taken, acts: acts.length + items.length });
}

/** The undos of `count` acts, made as a server makes them, and the undone acts. */
async function takeBack(dataStore: LiveContext, acts: readonly ActRow[], count: number) {
  const items: NewAct[] = [];
  const taken: number[] = [];
  const recorder: Recorder = {
    insert: async (item) => {
      items.push(item);
      return true;
    },
    idle: async () => undefined,
  };
  const live = await LiveMatch.resume(dataStore, acts);
  for (let done = 0; done < count; done++) {
    const last = lastOf(live, dataStore);
    if (!last) throw new OperatorError(`only ${done} of the last ${count} acts can be undone: concessions are final`);
    const before = [...acts, ...items.map((item) => item.act)].slice(0, last.to);
    const earlier = await replayAll(dataStore.title, dataStore.stored, before);
    const clientId = `${OPERATOR_UNDO}${randomBytes(9).toString('base64url')}`;
    const undo = live.validate({ kind: 'rewind', ...last }, clientId, earlier);
    await live.store(undo, recorder);
    live.apply(undo);
    live.showAct(undo.insert.act);
    taken.push(last.to);
  }
  return { items, taken };
}

/** Last act in effect, with its seat. */
function lastOf(live: LiveMatch, { stored }: LiveContext): { seat: string; to: number } | null {
  const standing = stored.seats.flatMap(({ seat }) => {
    const to = live.lastOf(seat);
    return to === null ? [] : [{ seat, to }];
  });
  return standing.sort((a, b) => b.to - a.to)[0] ?? null;
}
