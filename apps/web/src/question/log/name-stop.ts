import { createContext } from 'react';

/** `tabIndex` of the names in sentences: -1 in a list whose arrow keys lead from name to name. */
export const NameStop = createContext<-1 | undefined>(undefined);
