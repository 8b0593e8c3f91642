import { type RebellionView, SYSTEM_IDS, typeOf, UNITS, type UnitId } from '@echo-base/games/rebellion/client';
import type { Frame } from '@echo-base/protocol';

/**
 * Test for a moment of a match, given the frames of its viewers: the viewer to show, or null if it is not that moment.
 */
type Moment = (frames: readonly Frame[]) => string | null;

/** Moment in which a seat is asked one of these prompts and its view fits. */
function asked(prompts: readonly string[], fits: (view: RebellionView, frame: Frame) => boolean = () => true): Moment {
  return (frames) => {
    const found = frames.find(
      (frame) =>
        frame.decisions.some(({ prompt }) => prompts.includes(prompt.key)) && fits(frame.view as RebellionView, frame),
    );
    return found?.viewer ?? null;
  };
}

/** Moment in which a seat has any decision and its view fits. */
function during(fits: (view: RebellionView) => boolean): Moment {
  return (frames) =>
    frames.find((frame) => frame.decisions.length > 0 && fits(frame.view as RebellionView))?.viewer ?? null;
}

const options = ({ decisions }: Frame) => decisions.reduce((sum, one) => sum + one.options.length, 0);

/** Whether a legal option targets a system with units of the other side. */
function attacks({ units }: RebellionView, { decisions, viewer }: Frame): boolean {
  const own = viewer.startsWith('rebel') ? 'rebel' : 'imperial';
  const enemies = Object.entries(units).filter(([id]) => UNITS[typeOf(id as UnitId)].side !== own);
  const held = new Set(enemies.map(([, unit]) => `place:${unit?.at}`));
  return decisions.some((one) => one.options.some(({ at, refused }) => at !== undefined && !refused && held.has(at)));
}

/** Moment in which a battle of this theatre has an attack with at least so many dice. */
function fighting(theatre: 'space' | 'ground', dice: number): Moment {
  return during(({ combat }) => combat?.battle === theatre && (combat.attack?.dice.length ?? 0) >= dice);
}

/** An act can destroy a system (RB-14.2.6). */
function destroys(frames: readonly Frame[]): string | null {
  const found = frames.find(({ decisions }) =>
    decisions.some(({ options }) => options.some(({ label }) => label.key === 'option.destroySystem')),
  );
  return found?.viewer ?? null;
}

/** The Empire has ruled out all systems but one for the hidden base. */
const located = during(
  ({ base, probes }) => !base.revealed && base.system === null && probes.ruledOut?.length === SYSTEM_IDS.length - 1,
);

/** Battle of Hoth: a seat is asked this prompt, and every side has had so many turns. */
function inBattle(prompt: string, turns: number): Moment {
  return (frames) => {
    const found = frames.find(({ decisions, view }) => {
      const sides = (view as { sides?: { turns?: number }[] }).sides ?? [];
      return decisions.some((one) => one.prompt.key === prompt) && sides.every((side) => (side.turns ?? 0) >= turns);
    });
    return found?.viewer ?? null;
  };
}

/** Battle of Hoth: an option of a question has a key that begins so. */
function offers(prompt: string, start: string): Moment {
  return asked([prompt], (_view, { decisions }) =>
    decisions.some(({ options }) => options.some(({ key, refused }) => key.startsWith(start) && !refused)),
  );
}

/** Battle of Hoth: the attack shown has a confirmation roll (BH-9.17). */
function confirmed(frames: readonly Frame[]): string | null {
  const found = frames.find(({ decisions, view }) => {
    const { attack } = view as { attack?: { confirmation: unknown } | null };
    return decisions.length > 0 && attack?.confirmation;
  });
  return found?.viewer ?? null;
}

/** Battle of Hoth: a sudden victory has ended the battle. */
function sudden(frames: readonly Frame[]): string | null {
  return frames.find(({ outcome }) => outcome?.reason.key === 'outcome.sudden')?.viewer ?? null;
}

/** Battle of Hoth: a side needs one more medal to win. */
function lastMedal(frames: readonly Frame[]): string | null {
  const found = frames.find(({ decisions, view }) => {
    const sides = (view as { sides?: { goal: number | null; medals: number }[] }).sides ?? [];
    return decisions.length > 0 && sides.some(({ goal, medals }) => goal !== null && medals >= goal - 1);
  });
  return found?.viewer ?? null;
}

/** Imperial Assault: a seat is asked this prompt from this round on, with at least so many options. */
function inSkirmish(prompt: string, round: number, least = 1): Moment {
  return (frames) => {
    const found = frames.find(
      ({ decisions, view }) =>
        ((view as { round?: number }).round ?? 0) >= round &&
        decisions.some((one) => one.prompt.key === prompt && one.options.length >= least),
    );
    return found?.viewer ?? null;
  };
}

/**
 * Moments by name; the prefix `hoth` stands for Battle of Hoth, `dice` for Galaxy Rebellion, `assault` for Imperial
 * Assault, the others for Rebellion.
 */
export const MOMENTS: Readonly<Record<string, Moment>> = {
  start: (frames) => frames[0]?.viewer ?? null,
  setup: asked(['ask.place.imperial']),
  assignment: asked(['ask.assign'], ({ round }, { viewer }) => viewer.startsWith('rebel') && round >= 2),
  movement: asked(['ask.move', 'ask.moveFrom'], (_view, frame) => options(frame) >= 10),
  attack: asked(['ask.move'], attacks),
  fought: (frames) => {
    const found = frames.find(
      ({ log, decisions }) => decisions.length > 0 && log.slice(-4).some(({ key }) => key === 'log.combatOver'),
    );
    return found?.viewer ?? null;
  },
  mission: during(({ mission }) => mission !== null && [...mission.dice.rebel, ...mission.dice.imperial].length >= 4),
  oppose: asked(['ask.oppose'], (_view, frame) => options(frame) >= 4),
  objective: asked(
    ['ask.combatObjective', 'ask.refreshObjective'],
    ({ objectives }) => (objectives.hand?.length ?? 0) >= 2,
  ),
  space: fighting('space', 4),
  ground: fighting('ground', 3),
  build: asked(['ask.buildAll']),
  refresh: asked(['ask.deploy', 'ask.recruit'], ({ round }) => round >= 3),
  superlaser: destroys,
  located,
  reveal: during(({ base }) => base.revealed),
  late: during(({ round, phase }) => round >= 7 && phase === 'command'),
  end: (frames) => frames.find(({ outcome }) => outcome)?.viewer ?? null,
  hothCard: inBattle('ask.card', 4),
  hothOrders: inBattle('ask.orders', 4),
  hothAttack: inBattle('ask.attack', 4),
  hothBreakthrough: asked(['ask.breakthrough']),
  hothConfirmation: confirmed,
  hothLeave: offers('ask.move', 'leave:'),
  hothPath: offers('ask.move', 'trace:'),
  hothPause: asked(['ask.ready']),
  hothLastMedal: lastMedal,
  hothSudden: sudden,
  assaultAct: inSkirmish('ask.act', 2, 20),
  assaultSurges: inSkirmish('ask.surges', 1, 3),
  assaultReaction: inSkirmish('window.ATTACK_DECLARED', 1, 2),
  assaultArmy: inSkirmish('ask.army', 0),
  dice: (frames) => {
    const found = frames.find(({ view, decisions }) => decisions.length > 0 && (view as { turn?: number }).turn === 9);
    return found?.viewer ?? null;
  },
};
