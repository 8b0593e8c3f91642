import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { LiveMatch } from '../play/live.ts';
import type { LivePlace } from '../play/live-place.ts';
import { readWhole } from '../record/evidence.ts';
import type { Recorder } from '../record/recorder.ts';
import { replayAll } from '../record/replay.ts';
import { appendTogether } from '../storage/operator-queries.ts';
import type { ActRow, Append } from '../storage/store.ts';
import { positive } from './list.ts';
import { OperatorError, type Place, type Surroundings, withPlace } from './place.ts';
import { print } from './print.ts';
import { matchOf } from './show.ts';

interface UndoOptions {
  readonly acts: number;
  readonly json?: true;
}

/** `operator undo` */
export function undoCommand(surroundings: Surroundings): Command {
  return new Command('undo')
    .summary('take back the last acts of a match')
    .description(
      'Take back the last acts of a match in play, as the table could by consent: the record keeps them and says that they were taken back. Giving up is for good. A server that runs may go on: where it serves the match alone it finds out at the next act, which is then refused once and the clients look again.',
    )
    .argument('<match>', 'id of the match')
    .option('--acts <count>', 'how many acts', positive, 1)
    .option('--json', 'one JSON object for programs')
    .action((id: string, options: UndoOptions) =>
      withPlace(surroundings.env, (place) => undo(surroundings, place, id, options)),
    );
}

async function undo(needs: Surroundings, place: Place, id: string, options: UndoOptions): Promise<void> {
  const { stored, acts } = await readWhole(place.store, (await matchOf(place, id)).match.id);
  const { match } = stored;
  const title = needs.titles.find((one) => one.id === match.title);
  if (!title) throw new OperatorError(`there is no title ${match.title} here`);
  if (match.status !== 'playing') throw new OperatorError(`the match is ${match.status}, not in play`);
  if (match.frozen) throw new OperatorError(`the match is frozen: ${match.frozen.problem}`);
  const readActs: LivePlace['readActs'] = (part) => place.store.loggedActs(id, part);
  const { items, taken } = await takeBack({ title, stored, spectatorDelayMs: 0, readActs }, acts, options.acts);
  if (!(await appendTogether(place.db, items)))
    throw new OperatorError('somebody acted at the same moment; look at the match and try again');
  const said = `took back ${taken.length === 1 ? 'act' : 'acts'} ${taken.join(', ')}; the record has ${acts.length + items.length} acts now`;
  print(needs.stdout, said, options.json && { match: id, taken, acts: acts.length + items.length });
}

/** The undos that take back so many acts, made as a server makes them, and the acts taken back. */
async function takeBack(place: LivePlace, acts: readonly ActRow[], count: number) {
  const items: Append[] = [];
  const taken: number[] = [];
  const recorder: Recorder = {
    append: async (item) => {
      items.push(item);
      return true;
    },
    idle: async () => undefined,
  };
  const live = await LiveMatch.resume(place, acts);
  for (let done = 0; done < count; done++) {
    const last = lastOf(live, place);
    if (!last)
      throw new OperatorError(`only ${done} of the last ${count} acts can be taken back: giving up is for good`);
    const before = [...acts, ...items.map((item) => item.act)].slice(0, last.choice);
    const earlier = await replayAll(place.title, place.stored, before);
    const clientId = `operator-${randomBytes(9).toString('base64url')}`;
    const undo = live.stageRewind({ ...last, decision: 'undo' }, clientId, earlier);
    await live.persist(undo, recorder);
    live.broadcast(undo.append.act);
    taken.push(last.choice);
  }
  return { items, taken };
}

/** The last act that stands, and whose it is. */
function lastOf(live: LiveMatch, { stored }: LivePlace): { seat: string; choice: number } | null {
  const standing = stored.seats.flatMap(({ seat }) => {
    const choice = live.lastOf(seat);
    return choice === null ? [] : [{ seat, choice }];
  });
  return standing.sort((a, b) => b.choice - a.choice)[0] ?? null;
}
