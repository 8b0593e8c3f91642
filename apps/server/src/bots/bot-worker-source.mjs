// Runs the worker thread from source; the bundle does not need it.
import { tsImport } from 'tsx/esm/api';

await tsImport('./bot-worker.ts', import.meta.url);
