import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drawScenario } from '../src/battle-of-hoth/data/scenarios/draw.ts';
import { readScenario } from '../src/battle-of-hoth/data/scenarios/read.ts';
import { battleOfHoth } from '../src/battle-of-hoth/index.ts';
import { tested } from '../src/battle-of-hoth/testing/title.ts';
import { playout, testRng, testSeed } from '../src/engine/testing/index.ts';

/**
 * Checks scenario files of Battle of Hoth: `npm run tool -- scenario check <file or directory> [games]`. Draws each scenario
 * and plays it (100 times) at random with every number of players. Problems name file and line; any makes the exit code 1.
 */
const [command, path, count = '100'] = process.argv.slice(2);
if (command !== 'check' || !path) {
  console.error('usage: npm run tool -- scenario check <file or directory> [games]');
  process.exit(2);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** Plays a scenario of a title with its own file; prints how the games ended. */
function play(title: typeof battleOfHoth, scenario: string): void {
  const seatings = title.seatings();
  const parsed = title.options.parse({ scenario });
  const options = title.settle?.(parsed) ?? parsed;
  const ends = new Map<string, number>();
  let acts = 0;
  for (let n = 1; n <= Number(count); n++) {
    const seats = seatings[n % seatings.length] ?? [];
    const result = playout({ ...tested, ...title }, { seats, options, seed: testSeed(n), source: 'fast' }, testRng(n));
    const { winners = [], reason } = result.g.outcome ?? {};
    const sides = [...new Set(winners.map((seat) => seat.split('-')[0]))].join(' and ');
    const end = `${sides} (${reason?.key.replace('outcome.', '')})`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    acts += result.acts.length;
  }
  const list = [...ends].sort((a, b) => b[1] - a[1]).map(([end, games]) => `${end} ${games}`);
  console.log(`   ${count} random games, ${Math.round(acts / Number(count))} acts each: ${list.join(', ')}\n`);
}

function check(file: string): void {
  const text = readFileSync(file, 'utf8');
  const read = readScenario(text);
  if (read.ok) console.log(drawScenario(read.scenario));
  const loaded = battleOfHoth.files?.load([{ name: file, text }]);
  if (!loaded) return;
  if ('problems' in loaded) {
    for (const { name, line, message } of loaded.problems) fail(`${name}:${line}: ${message}`);
    return;
  }
  try {
    play(loaded.title, (JSON.parse(text) as { id: string }).id);
  } catch (error) {
    fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const isDirectory = statSync(path).isDirectory();
const files = isDirectory ? readdirSync(path).filter((name) => name.endsWith('.json')) : [path];
for (const file of files.sort()) check(isDirectory ? join(path, file) : file);
