import type { At, Next } from '../../engine/rule.ts';
import { type GameEvent, type WindowPrompt, windowOf } from '../../engine/window.ts';
import { seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { book } from './book.ts';
import { cardResponses } from './card-book.ts';

type Prompt = (g: State, event: GameEvent) => WindowPrompt;
const prompts = new Map<string, Prompt>();

/**
 * Declares a kind of event that cards may answer, with what its question tells: only what the asked side knows. Gives
 * the kind back for the events that are offered.
 */
export function eventKind(kind: string, prompt: Prompt): string {
  prompts.set(kind, prompt);
  return kind;
}

const window = windowOf(book, cardResponses, (g, event) => prompts.get(event.kind)?.(g, event) ?? {});

/** Offers an event to every seat that could answer it, Rebels first (RB-15.10); it comes back amended at `then`. */
export function offer<S extends string>(g: State, at: Pick<At<never, S>, 'call'>, event: GameEvent, then: S): Next {
  return window.offer(at, event, [...seatsOf(g, 'rebel'), ...seatsOf(g, 'imperial')], then);
}
