/** Readings of points that the sources leave open; each can be set for a server (BH-20). */
interface HouseRules {
  /** Search and destroy: two hexes after an attack, or two hexes more before it (BH-20.2). */
  readonly searchAndDestroy: 'after-attack' | 'before-attack';
  /** Assistance heals all reduced units, or so many of the player's choice (BH-20.3). */
  readonly assistance: 'all' | number;
  /** An E-Web is moving as soon as it has moved, or from the end of the MOVE step (BH-20.4). */
  readonly ewebFlip: 'at-once' | 'end-of-step';
  /** Obstructions on both sides of a border line block anywhere on it, or only beside the same border (BH-20.5). */
  readonly borderSight: 'whole-line' | 'same-border';
}

const DEFAULTS: HouseRules = {
  searchAndDestroy: 'after-attack',
  assistance: 'all',
  ewebFlip: 'at-once',
  borderSight: 'whole-line',
};

let current = DEFAULTS;

/** The readings in force. */
export function houseRules(): HouseRules {
  return current;
}

/** Sets readings for all matches of this process, before any is played; without an argument back to the defaults. */
export function setHouseRules(change: Partial<HouseRules> = {}): void {
  current = { ...DEFAULTS, ...change };
}
