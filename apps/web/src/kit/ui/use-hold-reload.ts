import { useLayoutEffect } from 'react';
import { holdReload } from '../net/parts.ts';

/** Delays automatic reloads while a form has input. Layout effects end when another page is shown or still loaded. */
export function useHoldReload(hasInput: boolean): void {
  useLayoutEffect(() => (hasInput ? holdReload() : undefined), [hasInput]);
}
