import { LEADER_IDS, MISSION_IDS } from '@echo-base/games/rebellion/client';
import type { Text } from '../../../net/types.ts';

/** "Put Princess Leia on Stolen Plans": the act of a leader (`leader:…`) and a mission (`card:…`); null for others. */
export function putText(piece: string, place: string): Text | null {
  const leader = LEADER_IDS.find((id) => piece === `leader:${id}`);
  const mission = MISSION_IDS.find((id) => place === `card:${id}` || place.startsWith(`card:${id}#`));
  if (!leader || !mission) return null;
  return {
    key: 'board.rb.side.put',
    params: { leader: { key: `leader.${leader}` }, card: { key: `mission.${mission}` } },
  };
}
