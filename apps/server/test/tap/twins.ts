/** Blind pairs: two matches that differ only in what one viewer may not see, played alike; it must receive the same. */
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyTitle,
  begin,
  type Choice,
  type Core,
  checkChoice,
  type Decision,
  pending,
  reveal,
  type Viewer,
} from '@echo-base/games/engine';
import { type AnyTestedTitle, randomChoice, resampled, testRng, testSeed } from '@echo-base/games/engine/testing';
import { Leak, same, short } from './leak.ts';
import { one, type Plan, type Rng } from './plan.ts';
import { afterAct, mayKnow, type TapAct } from './truth.ts';

/** Other choices tried for an act before a pair ends. */
const TRIES = 20;

function seen(title: AnyTitle, g: Core, viewer: Viewer): string {
  return JSON.stringify(mayKnow(title, g, viewer));
}

/** Whether an act has shown, drawn, rolled and ended nothing. */
function isQuiet(before: Core, after: Core): boolean {
  return !after.flow.shown && !after.outcome && reveal(after.luck).used === reveal(before.luck).used;
}

/** Random choice that shows the greatest secret of a match only if nothing else is possible. */
function discreet(decision: Decision, rng: Rng): Choice {
  let choice = randomChoice(decision, rng);
  for (let tries = 0; tries < 5 && choice === 'reveal-base'; tries++) choice = randomChoice(decision, rng);
  return choice;
}

/** Whether a seat and another one choose among options at the same time: then it may guess what the other holds. */
function isAskedBeside(title: AnyTitle, g: Core, viewer: Viewer): boolean {
  const choosing = pending(title.rules, g).filter(({ options }) => options.length > 0);
  return choosing.length > 1 && choosing.some(({ seat }) => seat === viewer);
}

/** A match in progress, and the same one with everything resampled that this viewer cannot see. */
export function twins(title: AnyTestedTitle, plan: Plan, viewer: Viewer, n: number): [Core, Core] {
  const rng = testRng(n);
  const options = title.options.parse(plan.options);
  let g = begin(title, { seats: plan.seats, options, seed: testSeed(n) }) as Core;
  const acts = Math.floor(rng() * (title.id === 'smugglers' ? 40 : 400));
  for (let done = 0; done < acts; done++) {
    const decision = one(rng, pending(title.rules, g));
    const next = afterAct(title, g, { seat: decision.seat, decision: decision.id, choice: discreet(decision, rng) });
    if (typeof next === 'string') throw new Error(`random play was refused: ${next}`);
    if (next.outcome) break;
    g = next;
    if (n % 2 === 1 && done >= acts / 2 && isAskedBeside(title, g, viewer)) break;
  }
  // Both must roll the same dice.
  const other = { ...resampled(title, g, viewer, rng), luck: g.luck };
  same(`resampled for ${viewer}`, mayKnow(title, other, viewer), mayKnow(title, g, viewer));
  return [g, other];
}

/** The acts in the one match and in the other. */
export type Both = readonly [TapAct, TapAct];

/** Two matches in progress, and their viewer. */
export interface Pairing {
  readonly title: AnyTitle;
  readonly states: readonly [Core, Core];
  readonly viewer: Viewer;
  /** Whether all acts so far were the same: then keys mean the same too. */
  readonly isSame: boolean;
}

/** An act of a seat in both matches that looks the same to the viewer; null if none is found. */
export function common({ title, states, viewer, isSame }: Pairing, rng: Rng): Both | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const decision = one(rng, pending(title.rules, states[0]));
    const twin = pending(title.rules, states[1]).find(({ seat }) => seat === decision.seat);
    if (!twin) throw new Leak(`${decision.seat} is not asked where ${viewer} sees the same`);
    const choice = randomChoice(decision, rng);
    const fits = checkChoice(twin, choice) === null;
    if (decision.seat === viewer && !fits) throw new Leak(`${viewer} may not choose ${choice} where it sees the same`);
    // Another choice may look the same too: any mission is placed face down like any other.
    const isOther = decision.seat !== viewer && (!fits || rng() < 0.3);
    const acts: Both = [
      { seat: decision.seat, decision: decision.id, choice },
      { seat: twin.seat, decision: twin.id, choice: isOther ? randomChoice(twin, rng) : choice },
    ];
    if (isAlike({ title, states, viewer, isSame: isSame && !isOther }, acts)) return acts;
  }
  return null;
}

/**
 * Whether the viewer sees the same afterwards. Throws `Leak` where identical acts have shown, drawn and rolled nothing
 * in either match and yet look different.
 */
export function isAlike({ title, states, viewer, isSame }: Pairing, acts: Both): boolean {
  const [first, second] = [afterAct(title, states[0], acts[0]), afterAct(title, states[1], acts[1])];
  if (typeof first === 'string' || typeof second === 'string') return first === second;
  if (looksAlike(title, [first, second], viewer)) return true;
  if (!isSame) return false;
  const [seenFirst, seenSecond] = [mayKnow(title, first, viewer), mayKnow(title, second, viewer)];
  const isDone = isQuiet(states[0], first) && isQuiet(states[1], second);
  if (isDone) same(`${viewer} sees what ${acts[0].seat} did in secret (${short(acts)})`, seenSecond, seenFirst);
  // Which seats decide is information too: there must be a reason all can see.
  const isShown = !isDeepStrictEqual(
    [seenFirst.view, seenFirst.log, seenFirst.outcome],
    [seenSecond.view, seenSecond.log, seenSecond.outcome],
  );
  if (!isShown)
    same(`who is asked tells ${viewer} what is hidden (${short(acts)})`, seenSecond.waitingFor, seenFirst.waitingFor);
  return false;
}

/** Whether two states look the same to a viewer. */
export function looksAlike(title: AnyTitle, [first, second]: readonly [Core, Core], viewer: Viewer): boolean {
  return seen(title, first, viewer) === seen(title, second, viewer);
}

export interface Guess {
  readonly decision: string;
  readonly choice: Choice;
}

/** Guesses at what a viewer cannot know, built from what is true in one of the matches. */
export function guesses(title: AnyTitle, g: Core, seat: string): Guess[] {
  const asked = pending(title.rules, g);
  const keys = asked.filter((other) => other.seat !== seat).flatMap(({ options }) => options.map(({ key }) => key));
  const own = asked.find((decision) => decision.seat === seat);
  const foreign = asked.filter((other) => other.seat !== seat).map(({ id }) => ({ decision: id, choice: 'pass' }));
  if (!own) return foreign;
  const asChoice = (key: string): Choice => (own.shape === 'some' ? [key] : key);
  return [...foreign, ...keys.map((key) => ({ decision: own.id, choice: asChoice(key) }))];
}
