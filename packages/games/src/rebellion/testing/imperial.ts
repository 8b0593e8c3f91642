import { see } from '../../engine/match.ts';
import type { Viewer } from '../../engine/state.ts';
import type { Face } from '../data/dice.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { MissionId } from '../data/missions.ts';
import type { SystemId } from '../data/systems.ts';
import { rebellion } from '../index.ts';
import type { Position } from './position.ts';
import { type Scenario, scenario } from './scenario.ts';

export interface Play {
  readonly target?: SystemId | LeaderId;
  /** The Empire's dice first. */
  readonly dice?: Face[];
}

/** An Imperial mission revealed in the Empire's first turn. */
export function begins(mission: MissionId, leaders: LeaderId[], position: Position): Scenario {
  const s = scenario({ ...position, assigned: [{ mission, leaders }, ...(position.assigned ?? [])] });
  return s.as('rebel').click('pass').as('imperial').click(`mission:${leaders[0]}`);
}

/** The same with its target chosen, and no one sent against it. */
export function reveals(
  mission: MissionId,
  leaders: LeaderId[],
  position: Position,
  { target, dice }: Play = {},
): Scenario {
  const s = begins(mission, leaders, position);
  if (target) s.click(target);
  if (dice) s.rig(...dice);
  return s.whileAsked('ask.oppose', 'none');
}

/** Parameters of the log entries with this key as a viewer reads them. */
export function told(s: Scenario, key: string, viewer: Viewer): unknown[] {
  return see(rebellion, s.g, viewer)
    .log.filter((entry) => entry.key === key)
    .map((entry) => entry.params);
}
