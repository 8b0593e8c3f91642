import type { MissionId } from '../../data/missions.ts';
import type { MissionRules } from '../../rules/card-book.ts';
import { IMPERIAL_MISSIONS } from './missions-imperial.ts';
import { REBEL_MISSIONS } from './missions-rebel.ts';
import { PROJECTS } from './projects.ts';

/** What all missions do; the type makes sure that each has an entry. */
export const MISSION_RULES: Readonly<Record<MissionId, MissionRules>> = {
  ...IMPERIAL_MISSIONS,
  ...PROJECTS,
  ...REBEL_MISSIONS,
};
