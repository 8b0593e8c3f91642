import { fileURLToPath } from 'node:url';

/** Paths of files beside the program, run from source or as a bundle. */
export function pathsOf(program: string): { botWorker: URL; web: string } {
  const isSource = program.endsWith('.ts');
  return {
    botWorker: new URL(isSource ? './bots/bot-worker-source.mjs' : './bot-worker.js', program),
    web: fileURLToPath(new URL('../../web/dist', program)),
  };
}
