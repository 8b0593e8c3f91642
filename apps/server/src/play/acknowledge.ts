/** Acknowledges an act once it is durable and before it is broadcast, with the version of the seat's frame. */
export type Acknowledge = (version: number) => void;
