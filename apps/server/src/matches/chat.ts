import type { Viewer } from '@echo-base/games/engine';
import { CHAT_HISTORY, type Said } from '@echo-base/protocol';
import type { MatchRow, SaidRow } from '../storage/store.ts';

/** Tells these viewers what was said. */
export type Tell = (said: Said, spectators: 'too' | 'only' | 'later') => void;

interface Line {
  readonly said: Said;
  /** When spectators may read it; 0 if they may. */
  readonly due: number;
}

function saidOf(matchId: string, { seq, name, seat, text, at }: SaidRow): Said {
  const role = seat === null ? 'spectator' : 'player';
  return { matchId, seq, from: name, role, ...(seat !== null && { seat }), text, at: new Date(at).toISOString() };
}

/**
 * What is said at a table. Everybody there may read it; spectators who are kept behind read what players say during
 * play as late as they see the play itself, because it may tell what they cannot know yet.
 */
export class Chat {
  readonly #delayMs: number;
  readonly #tell: Tell;
  #match: MatchRow;
  #lines: Line[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `past` is what was said before, oldest first. */
  constructor(match: MatchRow, past: readonly SaidRow[], delayMs: number, tell: Tell) {
    this.#match = match;
    this.#delayMs = match.spectators === 'delayed' ? delayMs : 0;
    this.#tell = tell;
    this.#lines = past.map((row) => this.#line(row));
    this.#tellLater();
  }

  #line(row: SaidRow): Line {
    const { id, status, startedAt } = this.#match;
    const isHeld = status === 'playing' && row.seat !== null && row.at >= (startedAt ?? 0);
    const due = isHeld ? row.at + this.#delayMs : 0;
    return { said: saidOf(id, row), due: due > Date.now() ? due : 0 };
  }

  /** Somebody has said something, and it is kept. */
  add(row: SaidRow): void {
    const line = this.#line(row);
    this.#lines.push(line);
    // What spectators wait for stays, however much has been said since.
    while (this.#lines.length > CHAT_HISTORY && this.#lines[0]?.due === 0) this.#lines.shift();
    this.#tell(line.said, line.due > 0 ? 'later' : 'too');
    this.#tellLater();
  }

  /** The number of what was said last; -1 where nothing was. */
  get lastSeq(): number {
    return this.#lines.at(-1)?.said.seq ?? -1;
  }

  /** What these viewers may read of what was last said. */
  read(viewers: readonly Viewer[]): readonly Said[] {
    if (viewers.length === 0) return [];
    const isKeptBehind = viewers.every((viewer) => viewer === 'spectator');
    const readable = isKeptBehind ? this.#lines.filter((line) => line.due === 0) : this.#lines;
    return readable.slice(-CHAT_HISTORY).map((line) => line.said);
  }

  /** The match has begun or ended; after the end nothing is held back. */
  follow(match: MatchRow): void {
    this.#match = match;
    if (match.status === 'finished') this.#release(Number.POSITIVE_INFINITY);
  }

  #release(until: number): void {
    this.#lines = this.#lines.map((line) => {
      if (line.due === 0 || line.due > until) return line;
      this.#tell(line.said, 'only');
      return { ...line, due: 0 };
    });
    this.#tellLater();
  }

  #tellLater(): void {
    clearTimeout(this.#timer);
    const due = Math.min(...this.#lines.flatMap((line) => (line.due > 0 ? [line.due] : [])));
    if (!Number.isFinite(due)) return;
    this.#timer = setTimeout(() => this.#release(Date.now()), Math.max(0, due - Date.now()));
    this.#timer.unref();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
