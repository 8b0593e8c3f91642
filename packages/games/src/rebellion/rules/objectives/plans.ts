import { note } from '../../../engine/log.ts';
import { pick } from '../../../engine/rng.ts';
import type { Option, Rule } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { DIE, type Face } from '../../data/dice.ts';
import type { ObjectiveId } from '../../data/objectives.ts';
import type { UnitId } from '../../data/units.ts';
import { seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { oneOfEach } from '../board.ts';
import { book } from '../book.ts';
import { destroyUnits } from '../changes.ts';
import { combatOf } from '../combat/effects.ts';
import { presetDice, type SetDie, useYoda, yodaReady } from '../dice.ts';
import { unitOption } from '../names.ts';
import { objectiveOptions, plansOpen } from './options.ts';
import { deathStars } from './progress.ts';
import { score } from './score.ts';

/** Dice of a Death Star Plans roll. */
const PLANS_DICE = 3;
const general = (g: State) => seatOf(g, 'rebel', 'general');

/** The Death Star Plans window after the space battle step (RB-9.1.25 to RB-9.1.27). */
export const deathStarPlans: Rule<Record<string, never>> = book.rule<Record<string, never>, 'ask' | 'done'>(
  'death-star-plans',
  {
    start: { run: (g, at) => (plansOpen(g) ? at.goto('ask') : at.end()) },
    ask: {
      ask: () => text('ask.plans'),
      declines: () => ({ kind: 'combat-objectives', choice: 'pass' }),
      who: (g) => [general(g)],
      options: (g) => objectiveOptions(g, 'plans'),
      chosen: (_g, at, key) =>
        key === 'pass' ? at.end() : at.call(tryPlans, null, { id: key as ObjectiveId, faces: [] }, 'done'),
    },
    done: { run: (_g, at) => at.end() },
  },
);

type TryVars = { id: ObjectiveId; faces: Face[] };

/** One option for each face among the dice. */
function diceOptions(faces: readonly Face[]): Option[] {
  const [...kinds] = new Set(faces);
  return [
    ...kinds.map((face): Option => ({ key: face, label: text(`die.${face}`), at: `face:red:${face}` })),
    { key: 'pass', label: text('option.pass'), kind: 'plain' },
  ];
}

function noteRoll(g: State, faces: readonly Face[]): void {
  const [a, b, c] = faces.map((face) => text(`die.${face}`));
  if (a && b && c) note(g, 'log.plansRolled', { a, b, c }, { clause: 'RB-9.1.25' });
}

/** Reveals the card and rolls three dice; a direct hit destroys a Death Star and plays the card (RB-14.2.2). */
export const tryPlans: Rule<TryVars> = book.rule<TryVars, 'roll' | 'rolled' | 'yoda' | 'result' | 'target' | 'done'>(
  'try-plans',
  {
    start: {
      run(g, at) {
        const combat = combatOf(g);
        combat.plans = combat.round;
        g.flow.shown = true;
        note(g, 'log.plansRevealed', { card: text(`objective.${at.vars.id}`) }, { clause: 'RB-9.1.25' });
        const dice = { side: 'rebel', place: combat.system, red: PLANS_DICE, black: 0, roll: 'plans' } as const;
        return at.call(presetDice, null, dice, 'roll');
      },
    },
    roll: {
      run(g, at) {
        const set = at.result as SetDie[];
        at.vars.faces = set.map(({ face }) => face);
        while (at.vars.faces.length < PLANS_DICE) at.vars.faces.push(pick(g, DIE));
        noteRoll(g, at.vars.faces);
        return at.goto('rolled');
      },
    },
    rolled: {
      run(g, at) {
        const missed = !at.vars.faces.includes('direct');
        return at.goto(missed && yodaReady(g, combatOf(g).system) ? 'yoda' : 'result');
      },
    },
    yoda: {
      ask: () => text('ask.plansYoda'),
      who: (g) => [general(g)],
      options: (_g, { vars }) => diceOptions(vars.faces),
      chosen(g, at, key) {
        if (key === 'pass') return at.goto('result');
        useYoda(g);
        const { faces } = at.vars;
        faces[faces.indexOf(key as Face)] = pick(g, DIE);
        noteRoll(g, faces);
        return at.goto('result');
      },
    },
    result: {
      run(g, at) {
        if (!at.vars.faces.includes('direct')) {
          note(g, 'log.plansFailed', { card: text(`objective.${at.vars.id}`) });
          return at.end();
        }
        const found = deathStars(g);
        if (oneOfEach(g, found).length > 1) return at.goto('target');
        destroyUnits(g, found.slice(0, 1));
        return at.call(score, null, { id: at.vars.id }, 'done');
      },
    },
    target: {
      ask: () => text('ask.plansTarget'),
      who: (g) => [general(g)],
      options: (g) => oneOfEach(g, deathStars(g)).map((id) => unitOption(g, id)),
      chosen(g, at, key) {
        destroyUnits(g, [key as UnitId]);
        return at.call(score, null, { id: at.vars.id }, 'done');
      },
    },
    done: { run: (_g, at) => at.end() },
  },
);
