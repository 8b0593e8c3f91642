import { book } from './book.ts';

/** One unit moves and attacks a second time; defined beside the rules it runs. */
export const activateAgain = book.declare<{ unit: string }>('activate-again');
