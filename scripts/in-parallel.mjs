/**
 * Runs shell commands in parallel, at most three at a time: `node scripts/in-parallel.mjs 'npm run lint' 'tsc -p a'`.
 * Prints the output of each in one piece when it ends. Exits with 1 if one of them fails.
 */
import { spawn } from 'node:child_process';

const AT_ONCE = 3;
const waiting = process.argv.slice(2);

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      if (code !== 0) console.error(`failed: ${command}`);
      resolve(code === 0);
    });
  });
}

async function worker() {
  let isOk = true;
  for (let command = waiting.shift(); command !== undefined; command = waiting.shift())
    isOk = (await run(command)) && isOk;
  return isOk;
}

const results = await Promise.all(Array.from({ length: AT_ONCE }, worker));
process.exitCode = results.every(Boolean) ? 0 : 1;
