import { en } from 'zod/locales';
import { linesOf } from './json-lines.ts';
import { type ScenarioFile, scenarioSchema } from './schema.ts';

/** What is wrong with a file, and in which line. */
interface FileProblem {
  readonly line: number;
  /** Path of the entry, `units.3.at`; empty where the text is no JSON. */
  readonly path: string;
  readonly message: string;
}

type ReadScenario =
  | { readonly ok: true; readonly scenario: ScenarioFile }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

// zod/mini has no messages of its own.
const { localeError: messageOf } = en();

/** Line of a position that a message of the JSON parser names; the last line where it names none. */
function lineOfError(json: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  const before = position === undefined ? json.trimEnd() : json.slice(0, Number(position));
  return before.split('\n').length;
}

/** The line of an entry, or of the nearest one around it where the entry itself is missing. */
function lineOf(lines: ReadonlyMap<string, number>, path: readonly string[]): number {
  for (let length = path.length; length >= 0; length--) {
    const line = lines.get(path.slice(0, length).join('.'));
    if (line !== undefined) return line;
  }
  return 1;
}

/** Reads the text of a scenario file: the scenario, or every problem with its line. */
export function readScenario(json: string): ReadScenario {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The parser quotes the text, which may be a secret that has come here by a wrong link.
    return { ok: false, problems: [{ line: lineOfError(json, message), path: '', message: 'not valid JSON' }] };
  }
  const result = scenarioSchema.safeParse(value, { error: messageOf });
  if (result.success) return { ok: true, scenario: result.data };
  const lines = linesOf(json);
  const problems = result.error.issues.map(({ path, message }) => {
    const names = path.map(String);
    return { line: lineOf(lines, names), path: names.join('.'), message };
  });
  return { ok: false, problems: problems.sort((one, other) => one.line - other.line) };
}

/** Whether a text is a scenario with this id, as short as its data allows: matches carry it. */
export function isScenarioText(id: string, json: string): boolean {
  const read = readScenario(json);
  return read.ok && read.scenario.id === id && JSON.stringify(JSON.parse(json)) === json;
}
