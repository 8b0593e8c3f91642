import type { Translate } from '../../kit/i18n/translate.tsx';
import type { SeatNames } from '../../kit/net/seat-names.ts';
import type { Decision, Frame, MatchSummary } from '../../kit/net/types.ts';

/** The frame of this session on screen: one with a decision, else the last shown, else the first. */
export function frameShown(
  frames: Readonly<Record<string, Frame>>,
  viewers: readonly string[],
  last: string | null,
): Frame | null {
  const own = viewers.flatMap((viewer) => frames[viewer] ?? []);
  const lastFrame = own.find((frame) => frame.viewer === last);
  if (lastFrame && lastFrame.decisions.length > 0) return lastFrame;
  return own.find((frame) => frame.decisions.length > 0) ?? lastFrame ?? own[0] ?? null;
}

/** The current question of a frame: its oldest decision that can be answered. */
export function questionOf(
  frame: Frame | null,
  { seats, frozen }: Pick<MatchSummary, 'seats' | 'frozen'>,
): Decision | null {
  if (frozen || seats.some(({ id, standIn }) => id === frame?.viewer && standIn !== undefined)) return null;
  return frame?.decisions[0] ?? null;
}

/** Name of a seat's player: the one given on this device, else the player's own. */
export function personAt(
  summary: Pick<MatchSummary, 'seats'> | null,
  here: SeatNames,
  seat: string,
): string | undefined {
  return here[seat] ?? summary?.seats.find(({ id }) => id === seat)?.playerName;
}

/**
 * Names by seat, for messages about seats: players' names, and a number for each bot. A name with several seats tells
 * which. `t` needs the title's names of seats.
 */
export function namesOf(summary: MatchSummary | null, t: Translate, here: SeatNames = {}): Record<string, string> {
  const names: Record<string, string> = {};
  const people = (summary?.seats ?? []).flatMap(({ id, kind }) =>
    kind === 'human' ? [personAt(summary, here, id)] : [],
  );
  let bots = 0;
  for (const { id, kind } of summary?.seats ?? []) {
    if (kind === 'bot') bots += 1;
    const name = kind === 'bot' ? t('match.botName', { number: bots }) : personAt(summary, here, id);
    if (name === undefined) continue;
    const isTwice = kind === 'human' && people.filter((one) => one === name).length > 1;
    names[id] = isTwice ? t('match.nameAt', { name, seat: t(`seat.${id}`) }) : name;
  }
  return names;
}

/** Whether this viewer still plays: a seat that has not conceded, in a match that is not over. */
export function isPlaying({ outcome, viewer, conceded }: Frame): boolean {
  return !outcome && viewer !== 'spectator' && !conceded?.includes(viewer);
}

/** Whether this viewer can still agree on a draw, or learn why not now. */
export function canDraw(frame: Frame): boolean {
  return isPlaying(frame) && frame.draw !== undefined;
}
