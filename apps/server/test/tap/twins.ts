/** Blind pairs: two matches that differ only in what one viewer may not see, played alike; it must hear the same. */
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
import { randomChoice, testLuck, testSeed } from '@echo-base/games/engine/testing';
import { Leak, same, short } from './leak.ts';
import { type Luck, one, type Plan } from './plan.ts';
import { afterDeed, type Deed, mayKnow } from './truth.ts';

/** Other choices tried for a deed before a pair has nothing more in common. */
const TRIES = 20;

function seen(title: AnyTitle, g: Core, viewer: Viewer): string {
  return JSON.stringify(mayKnow(title, g, viewer));
}

/** Whether an act has neither shown nor drawn nor rolled nor ended anything. */
function isQuiet(before: Core, after: Core): boolean {
  return !after.flow.shown && !after.outcome && reveal(after.luck).used === reveal(before.luck).used;
}

/** Any choice, but what would show the greatest secret of a match right away only where nothing else comes up. */
function discreet(decision: Decision, luck: Luck): Choice {
  let choice = randomChoice(decision, luck);
  for (let tries = 0; tries < 5 && choice === 'reveal-base'; tries++) choice = randomChoice(decision, luck);
  return choice;
}

/** Whether a seat and another one choose among options at the same time: then it may guess at what the other holds. */
function isAskedBeside(title: AnyTitle, g: Core, viewer: Viewer): boolean {
  const choosing = pending(title.rules, g).filter(({ options }) => options.length > 0);
  return choosing.length > 1 && choosing.some(({ seat }) => seat === viewer);
}

/** A match somewhere in the middle, and the same with everything dealt anew that this viewer cannot see. */
export function twins(title: AnyTitle, plan: Plan, viewer: Viewer, n: number): [Core, Core] {
  const luck = testLuck(n);
  const options = title.options.parse(plan.options);
  let g = begin(title, { seats: plan.seats, options, seed: testSeed(n) }) as Core;
  const acts = Math.floor(luck() * (title.id === 'smugglers' ? 40 : 400));
  for (let done = 0; done < acts; done++) {
    const decision = one(luck, pending(title.rules, g));
    const next = afterDeed(title, g, { seat: decision.seat, decision: decision.id, choice: discreet(decision, luck) });
    if (typeof next === 'string') throw new Error(`random play met ${next}`);
    if (next.outcome) break;
    g = next;
    if (n % 2 === 1 && done >= acts / 2 && isAskedBeside(title, g, viewer)) break;
  }
  // The same dice are to fall in both.
  const other = { ...(title.redeal(g, viewer, luck) as Core), luck: g.luck };
  same(`redealt for ${viewer}`, mayKnow(title, other, viewer), mayKnow(title, g, viewer));
  return [g, other];
}

/** What is done in the one match and in the other. */
export type Both = readonly [Deed, Deed];

/** Two matches as they stand, and who looks at them. */
export interface Pairing {
  readonly title: AnyTitle;
  readonly states: readonly [Core, Core];
  readonly viewer: Viewer;
  /** Whether every act so far was the very same: then so is what every key means. */
  readonly isSame: boolean;
}

/** Something a seat can do in both so that the viewer sees the same; null where that is hard to find. */
export function common({ title, states, viewer, isSame }: Pairing, luck: Luck): Both | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const decision = one(luck, pending(title.rules, states[0]));
    const twin = pending(title.rules, states[1]).find(({ seat }) => seat === decision.seat);
    if (!twin) throw new Leak(`${decision.seat} is not asked where ${viewer} sees the same`);
    const choice = randomChoice(decision, luck);
    const fits = checkChoice(twin, choice) === null;
    if (decision.seat === viewer && !fits) throw new Leak(`${viewer} may not choose ${choice} where it sees the same`);
    // Another choice may look the same too: any mission goes face down for any other.
    const isOther = decision.seat !== viewer && (!fits || luck() < 0.3);
    const deeds: Both = [
      { seat: decision.seat, decision: decision.id, choice },
      { seat: twin.seat, decision: twin.id, choice: isOther ? randomChoice(twin, luck) : choice },
    ];
    if (isAlike({ title, states, viewer, isSame: isSame && !isOther }, deeds)) return deeds;
  }
  return null;
}

/**
 * Whether the viewer sees the same afterwards. Throws `Leak` where the very same acts have shown, drawn and rolled
 * nothing in either match and yet look different.
 */
export function isAlike({ title, states, viewer, isSame }: Pairing, deeds: Both): boolean {
  const [first, second] = [afterDeed(title, states[0], deeds[0]), afterDeed(title, states[1], deeds[1])];
  if (typeof first === 'string' || typeof second === 'string') return first === second;
  if (looksAlike(title, [first, second], viewer)) return true;
  if (!isSame) return false;
  const [seenFirst, seenSecond] = [mayKnow(title, first, viewer), mayKnow(title, second, viewer)];
  const isDone = isQuiet(states[0], first) && isQuiet(states[1], second);
  if (isDone) same(`${viewer} sees what ${deeds[0].seat} did in secret (${short(deeds)})`, seenSecond, seenFirst);
  // Who is asked tells something too: there must be a reason that everybody sees.
  const isShown = !isDeepStrictEqual(
    [seenFirst.view, seenFirst.log, seenFirst.outcome],
    [seenSecond.view, seenSecond.log, seenSecond.outcome],
  );
  if (!isShown)
    same(`who is asked tells ${viewer} what is hidden (${short(deeds)})`, seenSecond.waitingFor, seenFirst.waitingFor);
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

/** Guesses at what a viewer cannot know, made of what is true in one of the matches. */
export function guesses(title: AnyTitle, g: Core, seat: string): Guess[] {
  const asked = pending(title.rules, g);
  const keys = asked.filter((other) => other.seat !== seat).flatMap(({ options }) => options.map(({ key }) => key));
  const own = asked.find((decision) => decision.seat === seat);
  const foreign = asked.filter((other) => other.seat !== seat).map(({ id }) => ({ decision: id, choice: 'pass' }));
  if (!own) return foreign;
  const asChoice = (key: string): Choice => (own.shape === 'some' ? [key] : key);
  return [...foreign, ...keys.map((key) => ({ decision: own.id, choice: asChoice(key) }))];
}
