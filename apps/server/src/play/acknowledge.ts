/** Acknowledges an act once it is on disk, with the version of the answered seat's frame; called before it is shown. */
export type Acknowledge = (version: number) => void;
