import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyTitle } from '../src/engine/index.ts';
import { parse, replayHash, type Transcript } from '../src/engine/testing/index.ts';

/** Replay hash (`replayHash`) of each transcript, by file name. */
type Hashes = Readonly<Record<string, string>>;
/** Hashes recorded for each version of a title's rules. */
export type Recorded = Readonly<Record<string, Hashes>>;

function directoryOf(title: AnyTitle): URL {
  return new URL(`../src/${title.id}/transcripts/`, import.meta.url);
}

/** The transcripts of a title by file name. */
export function transcriptsOf(title: AnyTitle): Map<string, Transcript> {
  const directory = directoryOf(title);
  const names = readdirSync(directory).filter((name) => name.endsWith('.txt'));
  return new Map(names.sort().map((name) => [name, parse(readFileSync(new URL(name, directory), 'utf8'))]));
}

/** Replay hashes under the current rules. */
export function currentHashes(title: AnyTitle): Hashes {
  return Object.fromEntries([...transcriptsOf(title)].map(([name, game]) => [name, replayHash(title, game)]));
}

/** Replay hashes recorded for every version of the rules. */
export function recordedHashes(title: AnyTitle): Recorded {
  const file = new URL('replay-hashes.json', directoryOf(title));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded) : {};
}

/** Checks a title's version: error messages for the author of a rule change, none if it is right. */
export function problemsOf(version: number, recorded: Recorded, now: Hashes): string[] {
  const latest = Math.max(0, ...Object.keys(recorded).map(Number));
  if (version < latest) return [`rulesVersion ${version} was used before; the latest is ${latest}`];
  const known = recorded[version];
  if (!known) return [`rulesVersion ${version} is new: record it with "npm run tool -- rules:record"`];
  const missing = Object.keys(now).filter((name) => !(name in known));
  const changed = Object.keys(known).filter((name) => known[name] !== now[name]);
  return [
    ...changed.map(
      (name) => `${name} replays differently than under rulesVersion ${version}: raise it to ${version + 1}`,
    ),
    ...missing.map((name) => `${name} is new: record it with "npm run tool -- rules:record"`),
  ];
}

/** Adds new versions and transcripts to a title's record; says what was added. Throws when a recorded hash would change. */
export function recordHashes(title: AnyTitle): string {
  const recorded = recordedHashes(title);
  const now = currentHashes(title);
  const known = recorded[title.rulesVersion] ?? {};
  const next = { ...recorded, [title.rulesVersion]: { ...now, ...known } };
  const problems = problemsOf(title.rulesVersion, next, now);
  if (problems.length > 0) throw new Error(`${title.id}: ${problems.join('; ')}`);
  writeFileSync(new URL('replay-hashes.json', directoryOf(title)), `${JSON.stringify(next, null, 2)}\n`);
  const added = Object.keys(now).filter((name) => !(name in known));
  return `${title.id}, rulesVersion ${title.rulesVersion}: ${added.length > 0 ? `recorded ${added.join(', ')}` : 'nothing new'}`;
}
