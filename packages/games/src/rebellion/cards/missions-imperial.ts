import type { MissionId } from '../data/missions.ts';
import type { MissionRules } from './missions.ts';

export const IMPERIAL_MISSIONS: Partial<Record<MissionId, MissionRules>> = {};
