import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drawScenario } from '../src/battle-of-hoth/data/scenarios/draw.ts';
import { replaceScenario, SCENARIO_IDS } from '../src/battle-of-hoth/data/scenarios/index.ts';
import { readScenario } from '../src/battle-of-hoth/data/scenarios/read.ts';
import type { ScenarioFile } from '../src/battle-of-hoth/data/scenarios/schema.ts';
import { battleOfHoth } from '../src/battle-of-hoth/index.ts';
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

/** Plays a scenario in place of the one with its id; prints how the games ended. */
function play(scenario: ScenarioFile): void {
  replaceScenario(scenario);
  const seatings = battleOfHoth.seatings();
  const options = battleOfHoth.options.parse({ scenario: scenario.id });
  const ends = new Map<string, number>();
  let acts = 0;
  for (let n = 1; n <= Number(count); n++) {
    const seats = seatings[n % seatings.length] ?? [];
    const result = playout(battleOfHoth, { seats, options, seed: testSeed(n), source: 'fast' }, testRng(n));
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
  const read = readScenario(readFileSync(file, 'utf8'));
  if (!read.ok) {
    for (const { line, path: at, message } of read.problems) fail(`${file}:${line}: ${at ? `${at}: ` : ''}${message}`);
    return;
  }
  console.log(drawScenario(read.scenario));
  if (!SCENARIO_IDS.some((id) => id === read.scenario.id)) {
    fail(`${file}: id ${read.scenario.id} is not one of the scenarios a file can replace: ${SCENARIO_IDS.join(', ')}`);
    return;
  }
  try {
    play(read.scenario);
  } catch (error) {
    fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const isDirectory = statSync(path).isDirectory();
const files = isDirectory ? readdirSync(path).filter((name) => name.endsWith('.json')) : [path];
for (const file of files.sort()) check(isDirectory ? join(path, file) : file);
