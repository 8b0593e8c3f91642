import { BUILD_BOXES, RECRUIT_BOXES, type RebellionView } from '@echo-base/games/rebellion/client';
import type { LogEntry } from '../../../kit/net/types.ts';

/** Steps of a refresh phase, in order. */
const REFRESH_STEPS = ['leaders', 'missions', 'probes', 'objectives', 'time', 'recruit', 'build', 'deploy'] as const;
type RefreshStepId = (typeof REFRESH_STEPS)[number];

export interface RefreshStep {
  readonly id: RefreshStepId;
  /** `skipped`: the box of the time marker has no icon for it. */
  readonly state: 'done' | 'now' | 'later' | 'skipped';
  readonly entries: readonly LogEntry[];
}

const STEP_OF: Readonly<Record<string, RefreshStepId>> = {
  'log.retrieved': 'leaders',
  'log.staysDetained': 'leaders',
  'log.drawnMissions': 'missions',
  'log.discarded': 'missions',
  'log.drawnProbes': 'probes',
  'log.drawnObjectives': 'objectives',
  'log.time': 'time',
  'log.drawnActions': 'recruit',
  'log.recruited': 'recruit',
  'log.recruitedNobody': 'recruit',
  'log.built': 'build',
  'log.builtUnits': 'build',
  'log.queued': 'build',
  'log.noneLeft': 'build',
  'log.deployed': 'deploy',
  'log.undeployed': 'deploy',
  'log.deathStarDone': 'deploy',
};

/** Steps of drawn cards by the kind of their names. */
const DRAWN: Readonly<Record<string, RefreshStepId>> = {
  mission: 'missions',
  system: 'probes',
  objective: 'objectives',
  action: 'recruit',
};

function stepOf({ key, params }: LogEntry): RefreshStepId | null {
  const { card } = params;
  if (key === 'log.drew') return (typeof card === 'object' && DRAWN[card.key.split('.')[0] ?? '']) || null;
  return STEP_OF[key] ?? null;
}

/** Entries of this round's refresh phase by step; none before its first step. */
function byStep(log: readonly LogEntry[]): ReadonlyMap<RefreshStepId, readonly LogEntry[]> {
  const round = log.findLastIndex(({ key }) => key === 'log.round');
  const start = log.findIndex(({ key }, index) => index > round && key === 'log.retrieved');
  const found = new Map<RefreshStepId, LogEntry[]>();
  for (const entry of start < 0 ? [] : log.slice(start)) {
    const id = stepOf(entry);
    if (id) found.set(id, [...(found.get(id) ?? []), entry]);
  }
  return found;
}

/** The step in progress: the one the view shows, else the last with an entry. */
function nowOf(view: RebellionView, known: ReadonlyMap<RefreshStepId, readonly LogEntry[]>): number {
  if (view.recruiting) return REFRESH_STEPS.indexOf('recruit');
  const isDeploying = Object.values(view.units).some((unit) => unit?.at === 'deploying');
  if (isDeploying) return REFRESH_STEPS.indexOf('deploy');
  const last = REFRESH_STEPS.findLastIndex((id) => known.has(id));
  // The log names what is built only once the whole side has built.
  const isBuilding = BUILD_BOXES.includes(view.time) && ['time', 'recruit'].includes(REFRESH_STEPS[last] ?? '');
  return Math.max(0, isBuilding ? REFRESH_STEPS.indexOf('build') : last);
}

/** The steps of the running refresh phase with their log entries, as far as this viewer may read them. */
export function refreshSteps(view: RebellionView, log: readonly LogEntry[]): readonly RefreshStep[] {
  const known = byStep(log);
  const now = nowOf(view, known);
  const isTimed = known.has('time');
  const hasIcon = (id: RefreshStepId) =>
    (id !== 'recruit' || RECRUIT_BOXES.includes(view.time)) && (id !== 'build' || BUILD_BOXES.includes(view.time));
  return REFRESH_STEPS.map((id, index) => {
    const reached = index < now ? 'done' : index === now ? 'now' : 'later';
    return { id, state: isTimed && !hasIcon(id) ? 'skipped' : reached, entries: known.get(id) ?? [] };
  });
}
