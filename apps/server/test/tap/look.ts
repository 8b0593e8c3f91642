/** Requests everything HTTP offers about a match, as one client. */
import { Leak, only, same } from './leak.ts';
import type { Table } from './table.ts';
import type { Any, Tap } from './tap.ts';
import { IN_FRAME } from './truth.ts';

/** Requests the match, the lists, the record and the session, and attempts every forbidden route. */
export async function look(table: Table, tap: Tap): Promise<void> {
  const root = `/api/matches/${table.matchId}`;
  const isHidden = table.plan.visibility === 'private' && !table.isMember(tap);
  const shown = await tap.http('GET', root);
  if (isHidden) refused(tap, shown, 403, 'private_match');
  else table.verifier.summary(tap, shown.body, true);
  await lookAtLists(table, tap, isHidden);
  await lookAtLog(table, tap, isHidden);
  const record = await tap.http('GET', `${root}/record`);
  if (isHidden) refused(tap, record, 403, 'private_match');
  else if (isShut(table, tap)) refused(tap, record, 403, 'spectators_closed');
  else if (!table.live.isOver) refused(tap, record, 403, 'not_finished');
  else checkRecord(table, record.body);
  if (tap.token === null) return;
  only('session', (await tap.http('GET', '/api/session')).body, ['playerId', 'name']);
  await tryInvites(table, tap, isHidden);
}

/** A match without spectators shows its log and its record to its players. */
const isShut = (table: Table, tap: Tap): boolean =>
  table.seatsOf(tap).length === 0 && table.plan.spectators === 'closed';

/** Entries per request: few, so that pages start and end anywhere. */
export const PAGE = 7;

/** Reads pages of the log and checks that they hold all the viewer may know by now, and nothing of other viewers. */
async function lookAtLog(table: Table, tap: Tap, isHidden: boolean): Promise<void> {
  const read = (viewer: string, query = '') =>
    tap.http('GET', `/api/matches/${table.matchId}/log?viewer=${viewer}&limit=${PAGE}${query}`);
  const own = table.seatsOf(tap);
  const [viewer = 'spectator'] = own;
  if (isHidden || isShut(table, tap)) {
    refused(tap, await read(viewer), 403, isHidden ? 'private_match' : 'spectators_closed');
    return;
  }
  const readable = table.live.readable(viewer);
  for (const before of [null, ...endsOfPages(readable.length)]) {
    const { body } = await read(viewer, before === null ? '' : `&before=${before}`);
    only('page of the log', body, ['entries']);
    const due = readable.filter(({ seq }) => before === null || seq < before).slice(-PAGE);
    same(`${tap.name}: log of ${viewer} before ${before}`, body.entries, due);
  }
  for (const other of [...table.plan.seats, 'spectator'])
    if (other !== viewer && !own.includes(other)) refused(tap, await read(other), 403, 'not_your_seat');
}

/** Ends of pages: at the newest entry, halfway, across the oldest entry of a frame, and at the start of the log. */
function endsOfPages(length: number): number[] {
  const acrossFrame = length - IN_FRAME + Math.floor(PAGE / 2);
  return [length, Math.floor(length / 2), acrossFrame, PAGE].filter((end) => end >= 0);
}

async function lookAtLists(table: Table, tap: Tap, isHidden: boolean): Promise<void> {
  const queries = ['', `?title=${table.plan.titleId}`, ...(tap.token === null ? [] : ['?mine=true'])];
  for (const query of queries) {
    const { body } = await tap.http('GET', `/api/matches${query}`);
    only('list', body, ['matches'], ['next']);
    for (const match of body.matches) {
      table.verifier.summary(tap, match, true);
      if (isHidden && match.matchId === table.matchId) throw new Leak(`${tap.name} finds a private match in a list`);
    }
  }
}

/** Attempts to join with a wrong code, and to do what only others may. */
async function tryInvites(table: Table, tap: Tap, isHidden: boolean): Promise<void> {
  const root = `/api/matches/${table.matchId}`;
  const inviteCode = 'A'.repeat(table.inviteCode.length);
  const seat = table.plan.seats.find((one) => !table.seatsOf(tap).includes(one));
  const join = await tap.http('POST', `${root}/join`, { seat, inviteCode });
  refused(tap, join, isHidden ? 403 : 409, isHidden ? 'private_match' : 'already_started');
  const concede = await tap.http('POST', `${root}/concede`, { seat });
  refused(tap, concede, 403, isHidden ? 'private_match' : 'not_your_seat');
}

function refused(tap: Tap, { status, body }: { status: number; body: Any }, wanted: number, code: string): void {
  only('refusal', body, ['error']);
  same(`${tap.name}: refused with`, [status, body.error.code], [wanted, code]);
  only('error', body.error, ['code', 'message']);
}

function checkRecord(table: Table, record: Any): void {
  const keys = [
    'title',
    'options',
    'seats',
    'seed',
    'seedHash',
    'acts',
    'hashes',
    'outcome',
    'engine',
    'rules',
    'version',
  ];
  only('record', record, keys);
  same('seed of the record', record.seed, table.seed);
  const acts: unknown = table.live.acts.map(({ at, ...rest }) => ({ ...rest, at: new Date(at).toISOString() }));
  same('acts of the record', record.acts, acts);
}
