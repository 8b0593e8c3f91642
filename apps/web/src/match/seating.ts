import type { Say } from '../i18n/say.tsx';
import type { Decision, Frame, MatchSummary } from '../net/types.ts';

/** Which of this session's frames is on screen: the one that is asked, else the last shown, else the first. */
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

/** The question of a frame; one at a time, the oldest first. None that could not be answered now. */
export function questionOf(
  frame: Frame | null,
  { seats, frozen }: Pick<MatchSummary, 'seats' | 'frozen'>,
): Decision | null {
  if (frozen || seats.some(({ id, standIn }) => id === frame?.viewer && standIn !== undefined)) return null;
  return frame?.decisions[0] ?? null;
}

/** Names by seat, for messages that speak of seats: players' own, and a number for each computer player. */
export function namesOf(summary: MatchSummary | null, say: Say): Record<string, string> {
  const names: Record<string, string> = {};
  let bots = 0;
  for (const { id, kind, playerName } of summary?.seats ?? []) {
    if (kind === 'bot') bots += 1;
    const name = kind === 'bot' ? say('match.botName', { number: bots }) : playerName;
    if (name) names[id] = name;
  }
  return names;
}
