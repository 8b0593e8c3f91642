import { titles } from '@echo-base/games/titles';
import { runOperator } from './program.ts';

const { env, stdout, stderr } = process;
// The reader of our output may stop reading: `operator list | head`.
stdout.on('error', () => process.exit(0));
process.exitCode = await runOperator(process.argv.slice(2), { env, titles, stdout, stderr });
