import { type Place, placeKey, placeOf, placesOver, type SpaceId, spacesOf } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { figureCardOf } from '../data/deployments.ts';
import { playerOf, type State } from '../state.ts';
import { gridNow, mapOf, occupants, renewFigures } from './board.ts';
import { book } from './book.ts';
import { figurePieces, pieceName, seatName, spaceName } from './names.ts';
import { type Crowd, mostCovered } from './packing.ts';
import { dropPosition } from './position.ts';

/** Columns and rows of a base. */
function baseOf(card: string): { columns: number; rows: number } {
  const [columns = 1, rows = 1] = (figureCardOf(card)?.size ?? '1x1').split('x').map(Number);
  return { columns, rows };
}

/** Spaces of a figure's base. */
function sizeOf({ card }: { card: string }): number {
  const { columns, rows } = baseOf(card);
  return columns * rows;
}

/** Figures of a seat that are not on the map yet. */
function undeployed(g: State, seat: SeatId): { id: string; card: string }[] {
  const groups = Object.values(g.groups).filter((group) => group.seat === seat);
  const all = groups.flatMap(({ id, card, figures }) =>
    Array.from({ length: figures }, (_one, index) => ({ id: `${id}-${index + 1}`, card })),
  );
  return all.filter(({ id }) => !g.figures[id]);
}

/** Those of the largest bases only, so that these find room (IA-3.11). */
function toDeploy(g: State, seat: SeatId): { id: string; card: string }[] {
  const left = undeployed(g, seat);
  const largest = Math.max(0, ...left.map(sizeOf));
  return left.filter((one) => sizeOf(one) === largest);
}

/** How a place suits a zone: spaces of it outside, and the distance of the nearest one (IA-3.12, IA-3.13, IA-3.19). */
function fitOf(g: State, place: Place, zone: readonly SpaceId[]): number {
  const outside = spacesOf(place).filter((space) => !zone.includes(space));
  if (outside.length === 0) return 0;
  const grid = gridNow(g);
  const away = Math.min(...spacesOf(place).flatMap((space) => zone.map((one) => grid.distance(space, one))));
  return (Number.isFinite(away) ? away : 1000) * 100 + outside.length;
}

/** Places of a card's figures that cover one of these spaces and are free. */
function openPlaces(g: State, card: string, over: readonly SpaceId[]): Place[] {
  const places = over.flatMap((space) => placesOver(gridNow(g), space, baseOf(card), mayClimb(card) ? 'free' : 'walk'));
  const unique = new Map(places.map((place) => [placeKey(place), place]));
  const taken = occupants(g);
  return [...unique.values()].filter((place) => spacesOf(place).every((space) => !taken.has(space)));
}

/** Whether figures of a card may be deployed on blocking spaces (IA-3.15). */
function mayClimb(card: string): boolean {
  return figureCardOf(card)?.keywords.some(({ keyword }) => keyword === 'mobile' || keyword === 'massive') ?? false;
}

/** What a seat has still to deploy besides one figure of a card. */
function crowdBeside(g: State, seat: SeatId, card: string): Crowd {
  const zone = zoneOf(g, seat);
  const all = undeployed(g, seat).map((one) => one.card);
  all.splice(all.indexOf(card), 1);
  const small = all.filter((id) => sizeOf({ card: id }) === 1);
  const large = [...new Set(all.filter((id) => sizeOf({ card: id }) > 1))];
  const climbers = small.filter(mayClimb).length;
  const grid = gridNow(g);
  return {
    zone: zone.filter((space) => !occupants(g).has(space)),
    blocking: new Set(zone.filter((space) => grid.ground(space) === 'blocking')),
    kinds: large.map((id) => ({
      n: all.filter((one) => one === id).length,
      size: sizeOf({ card: id }),
      places: openPlaces(g, id, zone).map(spacesOf),
    })),
    walkers: small.length - climbers,
    climbers,
  };
}

/** Places of a figure with which its whole side covers most spaces of the zone (IA-3.12); none: it goes outside. */
function roomiest(g: State, seat: SeatId, card: string, places: readonly Place[]): Place[] {
  const crowd = crowdBeside(g, seat, card);
  let most = mostCovered(crowd, []);
  let kept: Place[] = [];
  for (const place of places) {
    const gain = spacesOf(place).filter((space) => crowd.zone.includes(space)).length;
    const covered = gain + mostCovered(crowd, spacesOf(place), most - gain - 1);
    if (covered > most) kept = [];
    if (covered >= most) kept.push(place);
    most = Math.max(most, covered);
  }
  return kept;
}

const zoneOf = (g: State, seat: SeatId): readonly SpaceId[] => mapOf(g)[playerOf(g, seat).zone ?? 'red'];

/** The places where a figure may be deployed: in the zone, or as near to it as there is room (IA-3.10 to IA-3.15). */
function placesFor(g: State, seat: SeatId, card: string): Place[] {
  const zone = zoneOf(g, seat);
  const bestOf = (places: Place[]) => {
    const fits = places.map((place) => ({ place, fit: fitOf(g, place, zone) }));
    const best = Math.min(...fits.map(({ fit }) => fit));
    return fits.flatMap(({ place, fit }) => (fit === best ? [place] : []));
  };
  const inside = roomiest(g, seat, card, openPlaces(g, card, zone));
  if (inside.length > 0) return bestOf(inside);
  return bestOf(
    openPlaces(g, card, gridNow(g).spaces).filter((place) => spacesOf(place).every((space) => !zone.includes(space))),
  );
}

/** Options of the deployment: `deploy:<figure>:<place>`. */
function deployOptions(g: State, seat: SeatId): Option[] {
  const places = new Map<string, Place[]>();
  return toDeploy(g, seat).flatMap(({ id, card }) => {
    const found = places.get(card) ?? placesFor(g, seat, card);
    places.set(card, found);
    return found.map((place) => ({
      key: `deploy:${id}:${placeKey(place)}`,
      label: text('deploy.place', { figure: pieceName(g, id), space: spaceName(place.space) }),
      from: `figure:${id}`,
      at: `space:${place.space}`,
    }));
  });
}

/** A figure is put into its place. */
function put(g: State, seat: SeatId, id: string, place: string): void {
  const group = id.slice(0, id.lastIndexOf('-'));
  g.figures[id] = { id, seat, group, place, damage: 0, conditions: [] };
  dropPosition(g);
  const space = spaceName(placeOf(place).space);
  note(g, 'log.deploys', { seat: seatName(seat), figure: pieceName(g, id), space }, { at: `space:${place}` });
}

/** The only place of the only figure that can be next; null where there is a choice. */
function onlyPlace(g: State, seat: SeatId): { id: string; place: string } | null {
  const [next, another] = toDeploy(g, seat);
  if (!next || another) return null;
  const [place, other] = placesFor(g, seat, next.card);
  return place && !other ? { id: next.id, place: placeKey(place) } : null;
}

/** A seat deploys all its figures, one by one; its placements may be undone until it confirms them (IA-3.7, IA-3.14). */
export const deploy = book.rule<{ seat: SeatId }, 'ask' | 'confirm'>('deploy', {
  start: {
    run(g, at) {
      const { seat } = at.vars;
      const only = onlyPlace(g, seat);
      if (!only) return at.goto(toDeploy(g, seat).length > 0 ? 'ask' : 'confirm');
      put(g, seat, only.id, only.place);
      return at.goto('start');
    },
  },
  ask: {
    ask: (g, { vars }) => text('ask.deploy', { n: toDeploy(g, vars.seat).length }),
    who: (_g, { vars }) => [vars.seat],
    pieces: (g, { vars }) =>
      figurePieces(
        g,
        toDeploy(g, vars.seat).map(({ id }) => id),
      ),
    options: (g, { vars }) => deployOptions(g, vars.seat),
    chosen(g, at, key) {
      const [, id = '', place = ''] = key.split(':');
      put(g, at.vars.seat, id, place);
      return at.goto('start');
    },
  },
  confirm: {
    ask: () => text('ask.confirmDeployment'),
    who: (_g, { vars }) => [vars.seat],
    options: () => [{ key: 'done', label: text('deploy.done'), kind: 'primary' }],
    chosen(g, at) {
      g.flow.shown = true;
      renewFigures(g);
      note(g, 'log.deployed', { seat: seatName(at.vars.seat), zone: text(`zone.${playerOf(g, at.vars.seat).zone}`) });
      return at.end();
    },
  },
});
