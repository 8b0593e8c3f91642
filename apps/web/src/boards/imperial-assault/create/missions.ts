import { missionIds, missionOf } from '@echo-base/games/imperial-assault/client';

/** The mission of a match before its start: drawn, or one by its id. */
export const DRAWN = 'draw';

export function chosenOf({ mission }: Readonly<Record<string, unknown>>): string {
  return missionIds.find((id) => id === mission) ?? DRAWN;
}

/** The missions of the box, which are drawn; those of expansions are played by choice only (IA-3.4). */
export const deckIds: readonly string[] = missionIds.filter((id) => missionOf(id).set === 'core');
