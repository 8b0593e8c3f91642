import type { FileProblem, TitleFile } from '../engine/title.ts';
import { type OwnFiles, SCENARIO_IDS, type ScenarioId } from './data/scenarios/index.ts';
import { readScenario } from './data/scenarios/read.ts';
import { LONGEST_FILE, type Options } from './start.ts';

let own: OwnFiles = {};

/** Files of the operator in force, by the id of the battle that each replaces. */
export function ownFiles(): OwnFiles {
  return own;
}

const isId = (id: string): id is ScenarioId => SCENARIO_IDS.some((known) => known === id);

/** What is wrong with a file; `taken` are ids of earlier files. */
function problemsOf({ name, text }: TitleFile, taken: ReadonlySet<string>): FileProblem[] {
  if (text.length > LONGEST_FILE) return [{ name, line: 1, message: `more than ${LONGEST_FILE} characters` }];
  const read = readScenario(text);
  if (!read.ok) return read.problems.map(({ line, path, message }) => ({ name, line, message: `${path}: ${message}` }));
  const { id } = read.scenario;
  if (!isId(id))
    return [{ name, line: 1, message: `${id} is no battle of the box; there are ${SCENARIO_IDS.join(', ')}` }];
  return taken.has(id) ? [{ name, line: 1, message: `another file replaces ${id} too` }] : [];
}

/** Takes over the operator's scenario files, all or none. Returns what is wrong with them. */
export function loadOwnFiles(files: readonly TitleFile[]): readonly FileProblem[] {
  const found = new Map<string, string>();
  const problems = files.flatMap((file) => {
    const wrong = problemsOf(file, new Set(found.keys()));
    // Without white space it is as long as the data needs.
    if (wrong.length === 0) {
      const value = JSON.parse(file.text) as { id: string };
      found.set(value.id, JSON.stringify(value));
    }
    return wrong;
  });
  if (problems.length === 0) own = Object.fromEntries(found);
  return problems;
}

/** Options of a new match with the operator's files it is played with: one for its battle, all for a campaign. */
export function withOwnFiles({ files: _given, ...options }: Options): Options {
  const ids = SCENARIO_IDS.filter((id) => options.campaign !== 'none' || id === options.scenario);
  const files = Object.fromEntries(ids.flatMap((id) => (own[id] === undefined ? [] : [[id, own[id]]])));
  return Object.keys(files).length > 0 ? { ...options, files } : options;
}
