import { createContext, useContext } from 'react';
import type { LogEntry } from '../../kit/net/types.ts';

const NONE: readonly LogEntry[] = [];
const Context = createContext<readonly LogEntry[]>(NONE);

/** Provides the log entries up to the position on screen. */
export const LogProvider = Context.Provider;

/** Log entries up to the position on screen, for boards that show what the view does not have; oldest first. */
export function useLog(): readonly LogEntry[] {
  return useContext(Context);
}
