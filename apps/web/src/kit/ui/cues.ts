/** Short sounds of a match, each for one kind of event. `art/sounds.ts` makes them. */
export const CUES = [
  'dice',
  'hit',
  'miss',
  'success',
  'failure',
  'step',
  'card',
  'medal',
  'alarm',
  'turn',
  'win',
  'loss',
] as const;
export type Cue = (typeof CUES)[number];
