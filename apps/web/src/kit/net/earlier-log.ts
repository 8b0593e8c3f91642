import { showLog } from './api.ts';
import { withEarlier } from './log.ts';
import { useMatch } from './match-store.ts';

/** Loads a page of older entries of a viewer's log; none if the server does not answer. */
export async function loadEarlier(viewer: string): Promise<void> {
  const { matchId, invite, logs } = useMatch.getState();
  const [first] = logs[viewer] ?? [];
  if (!matchId || !first || first.seq === 0) return;
  const page = await showLog(matchId, { viewer, before: first.seq, invite }).catch(() => null);
  const now = useMatch.getState();
  const log = now.logs[viewer];
  if (!page || now.matchId !== matchId || !log) return;
  useMatch.setState({ logs: { ...now.logs, [viewer]: withEarlier(log, page.entries, first) } });
}
