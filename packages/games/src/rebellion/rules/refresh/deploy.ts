import type { Budget } from '../../../engine/budgets.ts';
import { note } from '../../../engine/log.ts';
import { memoizeByIds } from '../../../engine/memoize-ids.ts';
import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { boxOf } from '../../box.ts';
import { DEPLOY_LIMIT } from '../../data/setup.ts';
import { BASE_SPACE, type PlaceId } from '../../data/systems.ts';
import { type Side, typeOf, type UnitType } from '../../data/units.ts';
import { rivalOf, seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { belongsTo, hasUnit, inPlay, isRemote, isSystem, unitOf, unitsAt } from '../board.ts';
import { book } from '../book.ts';
import { isQueued } from '../changes.ts';
import { check, settle } from '../checks.ts';
import { listText, placeName, placeOption, refusedPlace, sideName, unitName, unitsText } from '../names.ts';
import { moveUnit, removeUnit } from '../unit-index.ts';

export type DeployVars = { side: Side };

/** Every unit of a side slides one box; those in box 1 leave it (RB-14.0.32). */
function slideQueue(g: State, side: Side): void {
  for (const [from, to] of [
    ['queue-1', 'deploying'],
    ['queue-2', 'queue-1'],
    ['queue-3', 'queue-2'],
  ] as const) {
    for (const id of unitsAt(g, from, { side })) moveUnit(g, id, to);
  }
}

/** A Death Star that leaves the queue replaces the one under construction, whatever is there (RB-14.0.38). */
function finishDeathStar(g: State): void {
  const [site] = inPlay(g, 'death-star-under-construction').filter((id) => !isQueued(g, id));
  const [ready] = unitsAt(g, 'deploying', { type: 'death-star' });
  if (!site || !ready) return;
  const { at } = unitOf(g, site);
  removeUnit(g, site);
  moveUnit(g, ready, at);
  note(g, 'log.deathStarDone', { place: placeName(at as PlaceId) }, { at: `place:${at}`, clause: 'RB-14.0.38' });
}

const waiting = (g: State, side: Side): UnitType[] => [...new Set(unitsAt(g, 'deploying', { side }).map(typeOf))];
const waitingOf = (g: State, side: Side, type: UnitType) => unitsAt(g, 'deploying', { side, type });

/** Places that take deployments of a side but for numbers, markers and enemies (RB-14.0.33, RB-14.0.34, RB-11.3.6). */
function ownPlaces(g: State, side: Side): PlaceId[] {
  const systems = boxOf(g.options).systems.filter((id) => belongsTo(g, side, id));
  return side === 'rebel' && !g.base.revealed ? [BASE_SPACE, ...systems] : systems;
}

/** Why nothing is deployed to an own place, or null (RB-14.0.36, RB-12.15). */
function deployRefused(g: State, { side }: DeployVars, place: PlaceId): 'sabotaged' | 'enemy_there' | null {
  if (!isSystem(place)) return null;
  if (g.systems[place].sabotaged) return 'sabotaged';
  return hasUnit(g, place, { side: rivalOf(side) }) ? 'enemy_there' : null;
}

/** Places with own units or loyalty that take no deployment at all, and the base space after the reveal, with the reason. */
function otherPlaces(g: State, { side }: DeployVars): Option[] {
  const options: Option[] = [];
  if (side === 'rebel' && g.base.revealed) options.push(refusedPlace(BASE_SPACE, 'base_space_closed', 'RB-11.3.6'));
  for (const id of boxOf(g.options).systems) {
    if (belongsTo(g, side, id) || !(g.systems[id].loyalty === side || hasUnit(g, id, { side }))) continue;
    const isFar = isRemote(g, id);
    options.push(refusedPlace(id, isFar ? 'deploy_remote' : `deploy_not_${side}`, isFar ? 'RB-14.0.34' : 'RB-14.0.33'));
  }
  return options;
}

function deployOptions(g: State, vars: DeployVars): Option[] {
  return [...openPlaces(g, vars), ...otherPlaces(g, vars)];
}

/** Units of a type in a place, the most that it takes: equal ones differ in the number of their key. */
const deployOptionsOf = memoizeByIds((type: UnitType, place: PlaceId): readonly Option[] => {
  const more = { detail: unitName(type), from: `type:${type}`, costs: { [`type:${type}`]: 1, [`place:${place}`]: 1 } };
  return Array.from({ length: DEPLOY_LIMIT }, (_one, n) =>
    placeOption(place, { key: `${type}:${place}:${n + 1}`, ...more }),
  );
});

/** One option for each unit that a place may get. */
function openPlaces(g: State, vars: DeployVars): Option[] {
  const counts = waiting(g, vars.side).map((type) => ({ type, count: waitingOf(g, vars.side, type).length }));
  const options: Option[] = [];
  for (const place of ownPlaces(g, vars.side)) {
    const refused = deployRefused(g, vars, place);
    if (refused) options.push(refusedPlace(place, refused, 'RB-14.0.36'));
    else for (const { type, count } of counts) options.push(...deployOptionsOf(type, place).slice(0, count));
  }
  return options;
}

/** As many units of a type as wait, and two to a place (RB-14.0.35). */
function deployBudgets(g: State, vars: DeployVars): Budget[] {
  const types = waiting(g, vars.side).map((type) => typeBudget(type, waitingOf(g, vars.side, type).length));
  const places = ownPlaces(g, vars.side).filter((place) => !deployRefused(g, vars, place));
  return [...types, ...places.map(placeBudget)];
}

const typeBudget = memoizeByIds(
  (type: UnitType, limit: number): Budget => ({ id: `type:${type}`, label: unitName(type), limit }),
);
const placeBudget = memoizeByIds((place: PlaceId): Budget => {
  return { id: `place:${place}`, label: placeName(place), limit: DEPLOY_LIMIT, clause: 'RB-14.0.35' };
});

const canDeploy = (g: State, vars: DeployVars) =>
  waiting(g, vars.side).length > 0 && ownPlaces(g, vars.side).some((place) => !deployRefused(g, vars, place));

/** The chosen units go to their places; one sentence for each place. */
function deployAll(g: State, { side }: DeployVars, keys: readonly string[]): void {
  const orders = keys.map((key) => key.split(':') as [UnitType, PlaceId]);
  for (const place of new Set(orders.map(([, to]) => to))) {
    const types = orders.filter(([, to]) => to === place).map(([type]) => type);
    for (const type of types) {
      const [id] = waitingOf(g, side, type);
      if (!id) throw new Error(`no ${type} to deploy`);
      moveUnit(g, id, place);
    }
    const counts = [...new Set(types)].map((type) => unitsText(type, types.filter((one) => one === type).length));
    const params = { side: sideName(side), units: listText(counts), place: placeName(place) };
    note(g, 'log.deployed', params, { at: `place:${place}` });
  }
}

/** Step 6 for one side: the queue slides, then what has left box 1 is deployed (RB-14.0.31 to RB-14.0.38). */
export const deploy = book.rule<DeployVars, 'choose' | 'back' | 'done'>('deploy', {
  start: {
    run(g, at) {
      g.active = at.vars.side;
      slideQueue(g, at.vars.side);
      if (at.vars.side === 'imperial') finishDeathStar(g);
      return at.goto(canDeploy(g, at.vars) ? 'choose' : 'back');
    },
  },
  choose: {
    shape: 'some',
    ask: () => text('ask.deploy'),
    who: (g, { vars }) => [seatOf(g, vars.side, 'admiral')],
    pieces: (g, { vars }) =>
      waiting(g, vars.side).map((type) => {
        const n = waitingOf(g, vars.side, type).length;
        return { id: `type:${type}`, label: text('piece.units', { unit: unitName(type), n }) };
      }),
    options: (g, { vars }) => deployOptions(g, vars),
    bounds: (g, { vars }) => ({ min: 0, max: unitsAt(g, 'deploying', { side: vars.side }).length }),
    budgets: (g, { vars }) => deployBudgets(g, vars),
    chosen(g, at, keys) {
      deployAll(g, at.vars, keys);
      // A unit in the empty revealed base system wins (RB-15.8).
      check(g);
      return at.goto('back');
    },
  },
  back: {
    run(g, at) {
      const kept = unitsAt(g, 'deploying', { side: at.vars.side });
      for (const id of kept) moveUnit(g, id, 'queue-1');
      if (kept.length > 0)
        note(g, 'log.undeployed', { side: sideName(at.vars.side), n: kept.length }, { clause: 'RB-14.0.37' });
      return at.call(settle, null, { fight: false }, 'done');
    },
  },
  done: { run: (_g, at) => at.end() },
});
