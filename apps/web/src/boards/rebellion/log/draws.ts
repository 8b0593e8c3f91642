import type { LogEntry } from '../../../kit/net/types.ts';
import { numberIn } from './entries.ts';

/** After each of these a side has seen new cards, drawn by itself or shown by the other side, if there were any. */
const DRAWS: ReadonlySet<string> = new Set([
  ...['log.drawnMissions', 'log.drawnProjects', 'log.drawnProbes', 'log.drawnObjectives', 'log.drawnActions'],
  ...['log.drawnTactics', 'log.drawsForBase', 'log.looksAtObjectives', 'log.intercepted'],
  ...['log.objectivesShown', 'log.namedSystems'],
]);

/** Whether a side has seen cards of a deck with this entry. A deck that was looked through has no number. */
export const drawsIn = (entry: LogEntry): boolean =>
  entry.key === 'log.deckSearched' || (DRAWS.has(entry.key) && numberIn(entry, 'n') > 0);
