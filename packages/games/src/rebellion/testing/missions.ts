import { expect } from 'vitest';
import { see } from '../../engine/match.ts';
import { resampled } from '../../engine/testing/resample.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { MissionId } from '../data/missions.ts';
import type { SystemId } from '../data/systems.ts';
import { rebellion } from '../index.ts';
import type { Position } from './position.ts';
import { type Scenario, scenario } from './scenario.ts';
import { tested } from './title.ts';

/** A Rebel mission revealed in the first turn, with no one sent against it. */
export function reveals(mission: MissionId, leaders: LeaderId[], position: Position = {}, target?: SystemId): Scenario {
  const s = scenario({ ...position, assigned: [{ mission, leaders }, ...(position.assigned ?? [])] });
  s.click(`mission:${leaders[0]}`);
  if (target && s.waitsForPlace) s.click(target);
  return s.whileAsked('ask.oppose', 'none');
}

/** Targets a revealed mission offers. */
export function targets(mission: MissionId, leaders: LeaderId[], position: Position = {}): string[] {
  return scenario({ ...position, assigned: [{ mission, leaders }] }).click(`mission:${leaders[0]}`).legal;
}

/** Expects that every viewer sees the same when what it cannot see is dealt anew. */
export function blind(s: Scenario): void {
  let n = 0;
  const rng = () => (n++ * 0.618) % 1;
  for (const viewer of [...s.g.seats, 'spectator']) {
    expect(see(rebellion, resampled(tested, s.g, viewer, rng), viewer)).toEqual(see(rebellion, s.g, viewer));
  }
}
