import type { OwnerFacts } from '@echo-base/protocol';

const DAY_MS = 24 * 3_600_000;
/** Days after which a backup is too old, if games were played since. */
const OLD_DAYS = 7;

/**
 * Whole days since the last backup, if it is too old; `null` if games were played and there is none; `undefined` if there is nothing to
 * do: it is not old, or nothing was played since.
 */
export function overdueDays({ backup, unsaved }: OwnerFacts, now: number): number | null | undefined {
  // A server of an earlier version does not count them.
  if (!unsaved) return undefined;
  if (backup === undefined) return null;
  const days = Math.floor((now - Date.parse(backup)) / DAY_MS);
  return days >= OLD_DAYS ? days : undefined;
}
