/** Link target within a replay: a position, and a viewer. */
export interface ReplayPosition {
  /** Null for the default. */
  readonly move: number | null;
  readonly viewer: string | null;
  /** Number of an entry of the log to begin at, which only the steps can turn into a position; null for none. */
  readonly entry: number | null;
}

/** Path of the replay of a finished match. */
export function replayPath(matchId: string): string {
  return `/m/${matchId}/replay`;
}

/** Parses the fragment of a link: `#move=226&as=rebel`, or `#entry=912`. Ignores what it does not know. */
export function readPlace(hash: string): ReplayPosition {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const move = asked.get('move') ?? '';
  const viewer = asked.get('as') ?? '';
  const entry = asked.get('entry') ?? '';
  return {
    entry: /^\d{1,7}$/.test(entry) ? Number(entry) : null,
    move: /^\d{1,6}$/.test(move) ? Number(move) : null,
    viewer: /^[a-z0-9][a-z0-9-]{0,39}$/.test(viewer) ? viewer : null,
  };
}

/** Fragment of a link to a position; the viewer who sees everything is left out. */
export function hashOf(move: number, viewer: string): string {
  return `#move=${move}${viewer === 'all' ? '' : `&as=${viewer}`}`;
}
