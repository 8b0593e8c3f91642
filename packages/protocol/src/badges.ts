/** Figures and colours of the badge that a player may choose; each colour has a pattern of its own. Apart from their schemas, which no page loads. */
export const BADGE_FIGURES = [
  ...(['astromech', 'protocol-droid', 'medical-droid', 'bounty', 'gambler', 'senator'] as const),
  ...(['aide', 'ewok', 'small-master', 'officer', 'snowtrooper', 'royal-guard'] as const),
] as const;
export const BADGE_COLOURS = ['orange', 'violet', 'blue', 'green'] as const;
export type BadgeFigure = (typeof BADGE_FIGURES)[number];
export type BadgeColour = (typeof BADGE_COLOURS)[number];
