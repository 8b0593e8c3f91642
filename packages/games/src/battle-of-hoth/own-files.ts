import type { FileProblem, TitleFile } from '../engine/title.ts';
import { type OwnFiles, SCENARIO_IDS, type ScenarioId } from './data/scenarios/index.ts';
import { readScenario } from './data/scenarios/read.ts';
import { LONGEST_FILE, LONGEST_FILES, lengthOf, type Options } from './start.ts';

const isId = (id: string): id is ScenarioId => SCENARIO_IDS.some((known) => known === id);

/** Text of a file without white space. */
const shortOf = (text: string): string => JSON.stringify(JSON.parse(text));

/** What is wrong with a file; `taken` are earlier files by id. */
function problemsOf({ name, text }: TitleFile, taken: OwnFiles): FileProblem[] {
  if (text.length > LONGEST_FILE) return [{ name, line: 1, message: `more than ${LONGEST_FILE} characters` }];
  const read = readScenario(text);
  if (!read.ok)
    return read.problems.map(({ line, path, message }) => ({
      name,
      line,
      message: path ? `${path}: ${message}` : message,
    }));
  const { id } = read.scenario;
  if (!isId(id))
    return [{ name, line: 1, message: `${id} is no battle of the box; there are ${SCENARIO_IDS.join(', ')}` }];
  if (taken[id] !== undefined) return [{ name, line: 1, message: `another file replaces ${id} too` }];
  return lengthOf({ ...taken, [id]: shortOf(text) }) > LONGEST_FILES
    ? [{ name, line: 1, message: `with the files before more than ${LONGEST_FILES} characters without white space` }]
    : [];
}

/** The operator's scenario files by the id of the battle that each replaces, or what is wrong with them. */
export function readOwnFiles(
  files: readonly TitleFile[],
): { readonly own: OwnFiles } | { readonly problems: readonly FileProblem[] } {
  const own: Partial<Record<string, string>> = {};
  const problems = files.flatMap((file) => {
    const wrong = problemsOf(file, own);
    if (wrong.length === 0) own[(JSON.parse(file.text) as { id: string }).id] = shortOf(file.text);
    return wrong;
  });
  return problems.length === 0 ? { own } : { problems };
}

/** Options of a new match with the operator's files it is played with: one for its battle, all for a campaign. */
export function withOwnFiles(own: OwnFiles, { files: _given, ...options }: Options): Options {
  const ids = SCENARIO_IDS.filter((id) => options.campaign !== 'none' || id === options.scenario);
  const files = Object.fromEntries(ids.flatMap((id) => (own[id] === undefined ? [] : [[id, own[id]]])));
  return Object.keys(files).length > 0 ? { ...options, files } : options;
}
