import type { Option } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { refuse, text } from '../../engine/text.ts';
import { boxOf, builtBy } from '../box.ts';
import { type PlaceId, SYSTEMS } from '../data/systems.ts';
import { factsOf, type Icon, type Side, type Theatre, typeOf, type UnitId } from '../data/units.ts';
import { oneOfEach, unitsAt } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { destroyUnits, healthOf } from '../rules/changes.ts';
import { doneOption, unitOption } from '../rules/names.ts';
import type { Ctx, Op } from '../rules/op.ts';
import { decider, rivalOf } from '../seats.ts';
import type { QueuePlace, State } from '../state.ts';
import { asks, systemOf } from './effect.ts';

/** Units of the card's system with a combined printed health of at most `max`, of either side if none is named. */
export function destroyHealth(what: { max: number; side?: Side; theatre?: Theatre }): Op {
  const { max, side = null, theatre = null } = what;
  const vars = (c: Ctx): HealthVars => ({
    ...{ side: c.side, seat: c.seat, places: [systemOf(c)] },
    ...{ of: side, theatre, max, chosen: [] },
  });
  return asks(
    destroyByHealth,
    (g, c) => (canDestroy(g, vars(c)) ? vars(c) : null),
    (g, c) => (canDestroy(g, vars(c), rivalOf(c.side)) ? null : text('noEffect.noEnemy')),
  );
}

/** Units of the Imperial build queue: by printed health together, or one for each icon of the card's system. */
export function destroyQueued(what: { max: number } | { perIcon: true }): Op {
  if ('perIcon' in what) {
    const vars = (g: State, c: Ctx): IconVars => {
      const icons = g.systems[systemOf(c)].destroyed ? [] : [...SYSTEMS[systemOf(c)].icons];
      return { side: c.side, seat: c.seat, icons, chosen: [] };
    };
    const builds = (g: State, c: Ctx) =>
      vars(g, c).icons.some((icon) => builtByNext(g, { ...vars(g, c), icons: [icon] }).length > 0);
    return asks(destroyByIcon, vars, (g, c) => (builds(g, c) ? null : text('noEffect.noQueued')));
  }
  const vars = (c: Ctx): HealthVars => ({
    ...{ side: c.side, seat: c.seat, places: [...QUEUE] },
    ...{ of: 'imperial' as const, theatre: null, max: what.max, chosen: [] },
  });
  return asks(
    destroyByHealth,
    (g, c) => (canDestroy(g, vars(c)) ? vars(c) : null),
    (g, c) => (canDestroy(g, vars(c)) ? null : text('noEffect.noQueued')),
  );
}

const QUEUE: readonly QueuePlace[] = ['queue-1', 'queue-2', 'queue-3'];

type HealthVars = {
  side: Side;
  seat: SeatId;
  places: (PlaceId | QueuePlace)[];
  of: Side | null;
  theatre: Theatre | null;
  max: number;
  chosen: UnitId[];
};

/** Units that are meant and not yet chosen, the enemy's first. */
function candidates(g: State, { side, places, of, theatre, chosen }: HealthVars): UnitId[] {
  const filter = { ...(of && { side: of }), ...(theatre && { theatre }) };
  const found = places.flatMap((place) => unitsAt(g, place, filter)).filter((id) => !chosen.includes(id));
  const enemy = rivalOf(side);
  return [...found.filter((id) => factsOf(id).side === enemy), ...found.filter((id) => factsOf(id).side === side)];
}

function fits(vars: HealthVars, id: UnitId): boolean {
  const { health } = factsOf(id);
  return health !== null && health + healthOf(vars.chosen) <= vars.max;
}

/** Whether any unit, of a side if one is named, could be destroyed. */
function canDestroy(g: State, vars: HealthVars, side?: Side): boolean {
  return candidates(g, vars).some((id) => fits(vars, id) && (side === undefined || factsOf(id).side === side));
}

function healthOption(g: State, vars: HealthVars, id: UnitId): Option {
  const { health } = factsOf(id);
  const type = text(`unit.${typeOf(id)}`);
  if (health === null) return unitOption(g, id, { refused: refuse('no_health', { unit: type }, 'RB-7.3.9') });
  if (fits(vars, id)) return unitOption(g, id, { detail: text('detail.health', { n: health }) });
  const left = vars.max - healthOf(vars.chosen);
  return unitOption(g, id, { refused: refuse('too_much_health', { n: health, left }, 'RB-7.3.8') });
}

/** Chooses units up to a sum of printed health; they are destroyed all at once (RB-7.3.8). */
const destroyByHealth = book.rule<HealthVars, 'choose'>('destroy-by-health', {
  start: {
    run(g, at) {
      if (candidates(g, at.vars).some((id) => fits(at.vars, id))) return at.goto('choose');
      destroyUnits(g, at.vars.chosen);
      return at.end();
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.destroyHealth', { left: vars.max - healthOf(vars.chosen) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => [
      ...oneOfEach(g, candidates(g, vars)).map((id) => healthOption(g, vars, id)),
      doneOption({ kind: 'plain' }),
    ],
    chosen(g, at, key) {
      if (key !== 'done') {
        at.vars.chosen.push(key as UnitId);
        return at.goto('start');
      }
      destroyUnits(g, at.vars.chosen);
      return at.end();
    },
  },
});

type IconVars = { side: Side; seat: SeatId; icons: Icon[]; chosen: UnitId[] };

/** Queued Imperial units that the next icon builds. */
function builtByNext(g: State, { icons, chosen }: IconVars): UnitId[] {
  const types = icons[0] ? builtBy(boxOf(g.options), 'imperial', icons[0]) : [];
  return QUEUE.flatMap((box) => types.flatMap((type) => unitsAt(g, box, { type }))).filter(
    (id) => !chosen.includes(id),
  );
}

/** For each icon one queued unit that it builds; they are destroyed all at once. */
const destroyByIcon = book.rule<IconVars, 'choose'>('destroy-by-icon', {
  start: {
    run(g, at) {
      const { icons, chosen } = at.vars;
      if (icons.length === 0) {
        destroyUnits(g, chosen);
        return at.end();
      }
      const found = builtByNext(g, at.vars);
      if (oneOfEach(g, found).length > 1) return at.goto('choose');
      chosen.push(...found.slice(0, 1));
      icons.shift();
      return at.goto('start');
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.destroyQueued', { icon: text(`icon.${vars.icons[0]}`) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => oneOfEach(g, builtByNext(g, vars)).map((id) => unitOption(g, id)),
    chosen(_g, at, key) {
      at.vars.chosen.push(key as UnitId);
      at.vars.icons.shift();
      return at.goto('start');
    },
  },
});
