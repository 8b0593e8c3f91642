import type { MissionId } from '../data/missions.ts';
import type { MissionRules } from './missions.ts';

export const PROJECTS: Partial<Record<MissionId, MissionRules>> = {};
