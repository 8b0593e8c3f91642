import { Unavailable } from '../refused.ts';

/** SQLSTATE classes and codes of a server that cannot work now: it is not the statement that is wrong. */
const POSTGRES = /^(08|28|3D|53|57P|58)|^(25006|40001|40P01|55P03|57014)$/;
/** The same of SQLite. */
const SQLITE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|NOMEM|BUSY|LOCKED|PROTOCOL|NOTADB|CORRUPT)/;
/** Node’s network and file errors. */
const SYSTEM = /^E(CONN|HOST|NET|AI_|TIMEDOUT|PIPE|NOTFOUND|NOSPC|IO$|ROFS|DQUOT|MFILE|NFILE)/;
/** Errors of `pg` that have no code. */
const CLOSED = /^(Connection terminated|timeout exceeded when trying to connect)|not queryable|Connection ended/;

/** Causes in the operator's words. */
const REASONS: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'the disk is full',
  ENOSPC: 'the disk is full',
  '53100': 'the disk is full',
  SQLITE_READONLY: 'the database is read-only',
  '25006': 'the database is read-only',
  ECONNREFUSED: 'the database does not accept connections',
};

/** Error for clients and log: `Unavailable` with the cause if the storage cannot work now, otherwise the error itself. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof Unavailable) return error;
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const outage = errors.find(isOutage);
  if (!(outage instanceof Error)) return error;
  const reason = REASONS[codeOf(outage)];
  const message = outage.message.split('\n')[0];
  return new Unavailable(reason === undefined ? message : `${reason} (${message})`, { cause: error });
}

/** Whether the file of the database is damaged. */
export function isDamage(error: unknown): error is Error {
  return error instanceof Error && /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
}

/** A damaged database in the operator's words. */
export function damageOf({ message }: Error): string {
  return `the database is damaged (${message.split('\n')[0]})`;
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return POSTGRES.test(code) || SQLITE.test(code) || SYSTEM.test(code) || CLOSED.test(error.message);
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
