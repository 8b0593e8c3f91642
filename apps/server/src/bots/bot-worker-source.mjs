// Runs the bots' thread from source; the bundle has no use for it.
import { tsImport } from 'tsx/esm/api';

await tsImport('./bot-worker.ts', import.meta.url);
