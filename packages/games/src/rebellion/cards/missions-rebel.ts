import type { MissionId } from '../data/missions.ts';
import type { MissionRules } from './missions.ts';

export const REBEL_MISSIONS: Partial<Record<MissionId, MissionRules>> = {};
