import type { SpaceId } from '../../../engine/grid/index.ts';
import { wordsOf } from '../lines.ts';
import type { Mission } from '../schema.ts';
import file from './missions.json' with { type: 'json' };

export type TokenType = Mission['tokens'][number]['type'];

const MISSIONS: ReadonlyMap<string, Mission> = new Map(
  file.map((mission) => {
    const tokens = mission.tokens.map(({ type, spaces }) => ({
      type: type as TokenType,
      spaces: wordsOf<SpaceId>(spaces),
    }));
    return [mission.id, { ...mission, tokens } as Mission];
  }),
);
export const MISSION_IDS: readonly string[] = [...MISSIONS.keys()];

/** A mission. Throws when there is none of this id. */
export function missionOf(id: string): Mission {
  const mission = MISSIONS.get(id);
  if (!mission) throw new Error(`no mission ${id}`);
  return mission;
}
