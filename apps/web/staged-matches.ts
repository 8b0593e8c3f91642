/** A seeded match that bots play up to a moment (`staged-moments.ts`). People take its seats in order. */
export interface StagedMatch {
  readonly title: string;
  readonly options: object;
  readonly seats: readonly string[];
  readonly moment: string;
  /** First seed to try. */
  readonly from: number;
  readonly further?: number;
  /** Number of people who take the seats in turn; by default the number of names. */
  readonly people?: number;
  /** Seats that the server's bots play. */
  readonly bots?: readonly string[];
}

const rebellion = (moment: string, more: Partial<StagedMatch> = {}): StagedMatch => ({
  title: 'rebellion',
  options: { setup: 'advanced' },
  seats: ['rebel', 'imperial'],
  moment,
  from: 1,
  ...more,
});

/** A battle of Hoth with leaders. */
const hoth = (moment: string, options: object = {}): StagedMatch => ({
  title: 'battle-of-hoth',
  options: { scenario: 'successful-landings', leaders: true, ...options },
  seats: ['rebels', 'empire'],
  moment,
  from: 1,
});

/** A skirmish of the first armies, or of own ones. */
const assault = (moment: string, options: object = {}): StagedMatch => ({
  title: 'imperial-assault',
  options: { mission: 'mos-eisley-outskirts-a', ...options },
  seats: ['p1', 'p2'],
  moment,
  from: 1,
});

const CAMPAIGN = { campaign: 'assault-on-echo-base', leaders: false };

/** Matches that screenshots show and `npm run dev -- --at` opens. */
const ALL = {
  'galaxy-dice/middle': {
    title: 'galaxy-dice',
    options: {},
    seats: ['p1', 'p2', 'p3', 'p4'],
    moment: 'dice',
    from: 1,
  },
  'rebellion/setup': rebellion('setup'),
  'rebellion/assignment': rebellion('assignment'),
  'rebellion/movement': rebellion('movement'),
  'rebellion/attack': rebellion('attack'),
  'rebellion/mission': rebellion('mission'),
  'rebellion/oppose': rebellion('oppose'),
  'rebellion/space': rebellion('space'),
  'rebellion/ground': rebellion('ground'),
  'rebellion/fought': rebellion('fought'),
  'rebellion/objective': rebellion('objective'),
  'rebellion/refresh': rebellion('refresh'),
  'rebellion/superlaser': rebellion('superlaser'),
  'rebellion/located': rebellion('located'),
  'rebellion/reveal': rebellion('reveal'),
  'rebellion/late': rebellion('late'),
  'rebellion/one-device': rebellion('late', { people: 1 }),
  'rebellion/end': rebellion('end'),
  'battle-of-hoth/card': hoth('hothCard'),
  'battle-of-hoth/orders': hoth('hothOrders'),
  'battle-of-hoth/attack': hoth('hothAttack'),
  'battle-of-hoth/confirmation': hoth('hothConfirmation'),
  'battle-of-hoth/path': hoth('hothPath'),
  'battle-of-hoth/exits': hoth('hothCard', { scenario: 'rebel-breakout' }),
  'battle-of-hoth/breakthrough': hoth('hothBreakthrough', { scenario: 'rebel-breakout' }),
  'battle-of-hoth/leave': hoth('hothLeave', { scenario: 'rebel-breakout' }),
  'battle-of-hoth/sudden-victory': hoth('hothSudden', { scenario: 'medevac' }),
  'battle-of-hoth/pause': hoth('hothPause', CAMPAIGN),
  'battle-of-hoth/campaign': hoth('end', CAMPAIGN),
  'battle-of-hoth/end': hoth('end'),
  'imperial-assault/army': assault('assaultArmy', { armies: 'own' }),
  'imperial-assault/activation': assault('assaultAct'),
  'imperial-assault/surges': assault('assaultSurges'),
  'imperial-assault/reaction': assault('assaultReaction'),
  'imperial-assault/end': assault('end', { roundLimit: 3 }),
} as const satisfies Readonly<Record<string, StagedMatch>>;

export type StagedMatchName = keyof typeof ALL;

export const STAGED_MATCHES: Readonly<Record<StagedMatchName, StagedMatch>> = ALL;
