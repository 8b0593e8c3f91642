/** Random play of clients. */
import type { Choice, Decision } from '@echo-base/protocol';
import { testRandom } from '../../../../scripts/test-seed.ts';
import type { ProtocolClient } from './client.ts';

/** Random choice that is not refused. */
export function randomChoice(decision: Decision, rng: () => number = testRandom): Choice {
  const keys = decision.options.filter((option) => !option.refused).map((option) => option.key);
  const min = decision.min ?? 0;
  const max = decision.max ?? 0;
  if (decision.shape === 'number') return min + Math.floor(rng() * (max - min + 1));
  if (decision.shape === 'one') {
    const key = keys[Math.floor(rng() * keys.length)];
    if (key === undefined) throw new Error(`nothing to choose in ${decision.id}`);
    return key;
  }
  const shuffled = keys.map((key) => [rng(), key] as const).sort(([a], [b]) => a - b);
  const most = min + Math.floor(rng() * (max - min + 1));
  return withinBudgets(
    decision,
    shuffled.map(([, key]) => key),
    most,
  );
}

/** Picks keys in order as far as the budgets allow; keys that free budget come first. */
function withinBudgets({ budgets = [], options }: Decision, keys: readonly string[], most: number): string[] {
  const costOf = (key: string, budget: string) => options.find((one) => one.key === key)?.costs?.[budget] ?? 0;
  const givesRoom = (key: string) => budgets.some(({ id }) => costOf(key, id) < 0);
  const chosen: string[] = [];
  for (const key of [...keys.filter(givesRoom), ...keys.filter((one) => !givesRoom(one))]) {
    const now = [...chosen, key];
    const sum = (budget: string) => now.reduce((all, one) => all + costOf(one, budget), 0);
    if (chosen.length < most && budgets.every(({ id, limit }) => sum(id) <= limit)) chosen.push(key);
  }
  return chosen;
}

/** Creates a match of these players, a public one unless the body says so; all take seats and watch. */
export async function openMatch(players: ProtocolClient[], body: object): Promise<string> {
  const [creator] = players;
  if (!creator) throw new Error('a match needs players');
  const made = await creator.api('POST', '/api/matches', { visibility: 'public', spectators: 'open', ...body });
  if (made.status !== 201) throw new Error(`no match: ${JSON.stringify(made.body)}`);
  for (const player of players) {
    const { matchId, inviteCode } = made.body;
    const joined = await player.api('POST', `/api/matches/${matchId}/join`, { inviteCode });
    if (joined.status !== 200) throw new Error(`no seat: ${JSON.stringify(joined.body)}`);
  }
  for (const player of players) if (player.socket) await player.watch(made.body.matchId);
  return made.body.matchId;
}

function versionsOf(players: readonly ProtocolClient[], matchId: string): string {
  return players.map((player) => player.framesOf(matchId).map(({ version }) => version)).join();
}

/** Plays a match at random until its end or for this many acts. Resolves with the number of acts. */
export async function playAtRandom(
  players: ProtocolClient[],
  matchId: string,
  { most = Number.POSITIVE_INFINITY, rng = testRandom, after = async (_acts: number) => {} } = {},
): Promise<number> {
  let acts = 0;
  while (acts < most) {
    if (players.some((player) => player.framesOf(matchId).some((frame) => frame.outcome))) return acts;
    const found = players
      .flatMap((player) => player.framesOf(matchId).flatMap((frame) => frame.decisions.map((one) => ({ player, one }))))
      .at(0);
    if (!found) {
      const [first] = players;
      const before = versionsOf(players, matchId);
      await first?.until(() => versionsOf(players, matchId) !== before, 'a decision');
      continue;
    }
    const { player, one } = found;
    const before = player.frame(matchId, one.seat)?.version;
    const answer = await player.act(matchId, one, randomChoice(one, rng));
    if (answer.error?.code === 'stale_decision') {
      // An act of another seat has replaced this decision; the delta has not arrived yet.
      await player.until(() => player.frame(matchId, one.seat)?.version !== before, 'the news');
      continue;
    }
    if (!answer.ok) throw new Error(`act refused: ${JSON.stringify(answer)}`);
    acts += 1;
    await player.until(() => (player.frame(matchId, one.seat)?.version ?? 0) >= answer.version, 'the delta');
    await after(acts);
  }
  return acts;
}
