import * as z from 'zod/mini';
import type { SpaceId } from '../../engine/grid/index.ts';
import { MAP_IDS, type MapId } from './maps.ts';
import file from './missions.json' with { type: 'json' };

const TOKEN_TYPES = [
  'launch-panel',
  'contraband',
  'crate',
  'raider',
  'holocron',
  'communications-beacon',
  'excavation-site',
  'relay-station',
  'laser',
] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

const missionSchema = z.strictObject({
  id: z.string(),
  map: z.enum(MAP_IDS as [MapId, ...MapId[]]),
  letter: z.enum(['A', 'B']),
  /** Missions of expansions are played when the options name them; the mission deck is that of the box (IA-3.4). */
  set: z.enum(['core', 'expansion']),
  tokens: z.array(
    z.strictObject({
      type: z.enum(TOKEN_TYPES),
      spaces: z.pipe(
        z.string(),
        z.transform((line) => line.split(' ') as SpaceId[]),
      ),
    }),
  ),
});
/** A mission card: its map and the tokens of its letter. */
export type Mission = z.output<typeof missionSchema>;

const MISSIONS = new Map(
  z
    .array(missionSchema)
    .parse(file)
    .map((mission) => [mission.id, mission]),
);
export const MISSION_IDS: readonly string[] = [...MISSIONS.keys()];

/** A mission. Throws when there is none of this id. */
export function missionOf(id: string): Mission {
  const mission = MISSIONS.get(id);
  if (!mission) throw new Error(`no mission ${id}`);
  return mission;
}
