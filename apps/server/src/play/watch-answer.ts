import type { Viewer } from '@echo-base/games/engine';
import type { Answer } from '@echo-base/protocol';
import type { Host } from './host.ts';

/** What these viewers of a match missed since the versions they have: frames, chat, standing orders and plans of theirs only. */
export function watchAnswer(
  host: Host,
  viewers: readonly Viewer[],
  since: Readonly<Record<string, number>> = {},
): Answer<'watch'> {
  const { frames, deltas } = host.watch(viewers, since);
  const chat = host.readChat(viewers);
  const standing = host.standing.ofSeats(viewers);
  const plans = host.plans.readBy(viewers);
  return {
    viewers: [...viewers],
    frames: [...frames],
    deltas: [...deltas],
    ...(chat.length > 0 && { chat: [...chat] }),
    ...(standing.length > 0 && { standing }),
    ...(plans.length > 0 && { plans }),
  };
}
