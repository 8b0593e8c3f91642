import {
  type Face,
  LEADER_IDS,
  type LeaderId,
  MISSION_IDS,
  type MissionCard,
  type MissionView,
  PLACE_IDS,
  type RebellionView,
  type Side,
} from '@echo-base/games/rebellion/client';
import { type Staged, useStage } from '../../../question/log/moments-context.ts';
import { BEST_FIRST, leaderIn, nameIn } from '../log/entries.ts';
import { type MissionStory, missionStory } from '../log/stories.ts';
import { useScene } from '../scene.ts';

/** A mission that is shown at its place: one that runs, or a moment that is played. */
export interface Attempt {
  readonly mission: MissionView;
  /** What is seen of the moment; null for a mission that runs. */
  readonly phase: Staged['phase'] | null;
  /** Leaders that the log names, by side: they may not be in the place yet, or no longer. */
  readonly named: Readonly<Record<Side, readonly LeaderId[]>>;
}

const NONE: readonly never[] = [];
const NOT_NAMED = { rebel: NONE, imperial: NONE };

const sorted = (faces: readonly Face[]): readonly Face[] =>
  faces.toSorted((a, b) => BEST_FIRST.indexOf(a) - BEST_FIRST.indexOf(b));

const isSame = ({ card, place }: MissionView, other: MissionView | null): boolean =>
  other !== null && other.place === place && other.card.split('#')[0] === card.split('#')[0];

const both = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({
  rebel: of('rebel'),
  imperial: of('imperial'),
});

/** The mission that entries tell, with what is seen of it in this phase; null if it has no place. */
function missionIn(story: MissionStory, staged: Staged, now: MissionView | null): MissionView | null {
  const { target } = story;
  const id = MISSION_IDS.find((one) => target && one === nameIn(target, 'mission', 'mission'));
  const place = PLACE_IDS.find((one) => target && one === nameIn(target, 'place', 'system'));
  if (!target || !id || !place) return null;
  const card: MissionCard = `${id}#1`;
  const isRolled = staged.phase !== 'opening';
  const rolled = staged.phase === 'result' ? story.lying : story.dice;
  const all = both((side) => sorted(rolled[side] ?? NONE));
  const told: MissionView = {
    side: story.side,
    card,
    leaders: story.leaders[story.side],
    place,
    target: leaderIn(target),
    dice: all,
    rolls: both((side) => all[side].length),
    bonus: story.bonus,
    result: null,
    going: [],
  };
  const result = staged.phase === 'result' && story.isAttempt ? (story.isWon ? 'success' : 'failure') : null;
  // Dice that lie already stay where they are.
  const lying = now && isSame(told, now) ? both((side) => sorted(now.dice[side])) : both(() => NONE);
  return { ...told, dice: isRolled ? all : lying, result };
}

/** A moment of a mission that is played, as an attempt; null for any other, and for a question in the middle of it. */
function attemptIn(staged: Staged | null, { mission }: Pick<RebellionView, 'mission'>): Attempt | null {
  if (staged?.moment.kind !== 'mission') return null;
  const story = missionStory(staged.moment.entries);
  const told = story && missionIn(story, staged, mission);
  if (!story || !told) return null;
  const isRunning = staged.moment.dice === undefined && mission !== null && isSame(told, mission);
  return { mission: isRunning ? mission : told, phase: staged.phase, named: story.leaders };
}

/** The mission that runs, if leaders roll for it. */
function runningIn({ mission, combat }: RebellionView): Attempt | null {
  return mission?.rolls && !combat ? { mission, phase: null, named: NOT_NAMED } : null;
}

/** The mission to be shown at its place; null for none. */
export function useAttempt(): Attempt | null {
  const { view, outcome } = useScene();
  const { staged } = useStage();
  return attemptIn(staged, view) ?? (outcome ? null : runningIn(view));
}

/** Leaders of a side in the order of the component list: those there, and those that the log names. */
export const leadersOf = (there: readonly LeaderId[], named: readonly LeaderId[]): readonly LeaderId[] =>
  LEADER_IDS.filter((id) => there.includes(id) || named.includes(id));

/** Number of dice that a side rolls, or has rolled. */
export const diceOf = ({ dice, rolls }: MissionView, side: Side): number => dice[side].length || (rolls?.[side] ?? 0);
