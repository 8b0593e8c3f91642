import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { refuse, text } from '../../engine/text.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { SystemId } from '../data/systems.ts';
import { factsOf, type Side, typeOf, type UnitId } from '../data/units.ts';
import { hasUnit, inPlay, oneOfEach, supplyOf, unitOf, unitsAt } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { bring } from '../rules/changes.ts';
import { check } from '../rules/checks.ts';
import { noteBaseNotFound, searches } from '../rules/movement.ts';
import { doneOption, placeName, unitName, unitOption } from '../rules/names.ts';
import type { Op } from '../rules/op.ts';
import { moveUnit, removeUnit } from '../rules/unit-index.ts';
import { decider } from '../seats.ts';
import type { QueuePlace, State } from '../state.ts';
import { asks, does, systemOf } from './effect.ts';

type AdvanceVars = { side: Side; seat: SeatId; count: number; moved: UnitId[] };

/** One unit of the side's queue moves one box on; a second, different one too if the leader carries the card out. */
export function advanceQueued(second: LeaderId): Op {
  return asks(advance, (_g, c) => ({
    side: c.side,
    seat: c.seat,
    count: c.leaders.includes(second) ? 2 : 1,
    moved: [],
  }));
}

const waiting = (g: State, { side, moved }: AdvanceVars): UnitId[] =>
  (['queue-2', 'queue-3'] as const).flatMap((box) => unitsAt(g, box, { side })).filter((id) => !moved.includes(id));

function moveOn(g: State, id: UnitId): void {
  const unit = unitOf(g, id);
  const to: QueuePlace = unit.at === 'queue-3' ? 'queue-2' : 'queue-1';
  moveUnit(g, id, to);
  note(g, 'log.advanced', { unit: unitName(typeOf(id)), box: text(`system.${to}`) });
}

const advance = book.rule<AdvanceVars, 'choose'>('advance-queued', {
  start: {
    run(g, at) {
      const { moved, count } = at.vars;
      const [only, other] = oneOfEach(g, waiting(g, at.vars));
      if (!only || moved.length === count) return at.end();
      // The first unit must move on, the second may.
      if (other || moved.length > 0) return at.goto('choose');
      moveOn(g, only);
      moved.push(only);
      return at.goto('start');
    },
  },
  choose: {
    ask: () => text('ask.advance'),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => [
      ...oneOfEach(g, waiting(g, vars)).map((id) => unitOption(g, id)),
      ...(vars.moved.length > 0 ? [doneOption({ kind: 'plain' })] : []),
    ],
    chosen(g, at, key) {
      if (key === 'done') return at.end();
      moveOn(g, key as UnitId);
      at.vars.moved.push(key as UnitId);
      return at.goto('start');
    },
  },
});

type DeployVars = { side: Side; seat: SeatId; system: SystemId };

/** One unit of the first two boxes is deployed in the card's system at once; sabotage stops it (RB-19.5, RB-19.6). */
export function deployQueuedHere(): Op {
  return asks(deployHere, (g, c) => {
    const system = systemOf(c);
    if (!g.systems[system].sabotaged) return { side: c.side, seat: c.seat, system };
    note(g, 'log.deployBlocked', { system: placeName(system) }, { clause: 'RB-19.6', at: `place:${system}` });
    return null;
  });
}

const inFirstBoxes = (g: State, { side }: DeployVars): UnitId[] =>
  oneOfEach(
    g,
    (['queue-1', 'queue-2'] as const).flatMap((box) => unitsAt(g, box, { side })),
  );

/** A queued Death Star can only be completed where it is built. */
const isBound = (g: State, { system }: DeployVars, id: UnitId) =>
  typeOf(id) === 'death-star' && !hasUnit(g, system, { type: 'death-star-under-construction' });

function deploy(g: State, id: UnitId, system: SystemId): void {
  const searching = searches(g, 'imperial', system, [id]);
  moveUnit(g, id, system);
  // A ground unit finds the base or shows that it is not there.
  if (factsOf(id).theatre === 'ground') g.flow.shown = true;
  if (typeOf(id) === 'death-star') {
    for (const built of inPlay(g, 'death-star-under-construction')) removeUnit(g, built);
  }
  note(g, 'log.deployedHere', { unit: unitName(typeOf(id)), system: placeName(system) }, { at: `place:${system}` });
  if (!searching) return;
  check(g);
  noteBaseNotFound(g, system);
}

const deployHere = book.rule<DeployVars, 'choose'>('deploy-queued-here', {
  start: {
    run(g, at) {
      const [only, other] = inFirstBoxes(g, at.vars).filter((id) => !isBound(g, at.vars, id));
      if (other) return at.goto('choose');
      if (only) deploy(g, only, at.vars.system);
      return at.end();
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.deployHere', { system: placeName(vars.system) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) =>
      inFirstBoxes(g, vars).map((id) =>
        unitOption(g, id, isBound(g, vars, id) ? { refused: refuse('death_star_bound', {}, 'RB-19.5') } : {}),
      ),
    chosen(g, at, key) {
      deploy(g, key as UnitId, at.vars.system);
      return at.end();
    },
  },
});

/** A Death Star Under Construction comes to the card's system, and the Death Star bound to it to box 3. */
export function constructDeathStar(): Op {
  return does((g, c) => {
    const system = systemOf(c);
    const types = ['death-star-under-construction', 'death-star'] as const;
    const missing = types.find((type) => supplyOf(g, type) === 0);
    if (missing) {
      note(g, 'log.noneLeft', { unit: unitName(missing) }, { clause: 'RB-1.5' });
      return;
    }
    bring(g, 'death-star-under-construction', system);
    bring(g, 'death-star', 'queue-3');
    note(g, 'log.deathStarBegun', { system: placeName(system) }, { at: `place:${system}` });
  });
}
