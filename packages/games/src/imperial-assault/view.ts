import { placeOf } from '../engine/grid/index.ts';
import { reveal, sendable } from '../engine/hidden.ts';
import type { SeatId, Viewer } from '../engine/state.ts';
import type { FigureView, PlayerView, View } from './client.ts';
import { missionOf } from './data/missions.ts';
import { buildArmies, cardsIn } from './rules/armies.ts';
import { cardOf, controllerOf, mapOf, membersOf } from './rules/board.ts';
import { controllerOfToken } from './rules/control.ts';
import { deckOf, type Figure, handOf, playerOf, type State } from './state.ts';
import { attackView } from './view-attack.ts';

/** What a seat has locked in while the other one builds: an answer until both are done, shown to its owner alone. */
function lockedIn({ flow }: State, seat: SeatId): readonly string[] {
  const answer = flow.stack.findLast(({ rule }) => rule === buildArmies.id)?.answers?.[seat];
  return Array.isArray(answer) ? answer : [];
}

/** A player: armies when they are revealed, own secrets for the owner and, after the match, for all (IA-13). */
function playerView(g: State, seat: SeatId, viewer: Viewer): PlayerView {
  const { army, points, zone, discards } = playerOf(g, seat);
  const isOwn = viewer === seat || g.outcome !== null;
  const { cards, deck } = reveal(army);
  const locked = viewer === seat ? lockedIn(g, seat) : [];
  return {
    seat,
    points,
    zone,
    cards: g.revealed || isOwn ? [...cards, ...cardsIn(locked, 'card')] : null,
    deckList: isOwn ? [...deck, ...cardsIn(locked, 'command')].sort() : null,
    deckSize: deckOf(g, seat).length,
    handSize: handOf(g, seat).length,
    hand: isOwn ? [...handOf(g, seat)] : null,
    discards: [...discards],
  };
}

function figureView(g: State, { id, seat, group, place, damage, conditions }: Figure): FigureView {
  const { space, columns, rows } = placeOf(place);
  return {
    id,
    seat,
    group,
    card: g.groups[group]?.card ?? '',
    space,
    columns,
    rows,
    damage,
    health: cardOf(g, id).health,
    conditions: [...conditions],
    carries: g.tokens.flatMap((token) => (token.carrier === id ? [token.id] : [])),
  };
}

/** What a viewer may see: everything on the map, and no hand, deck or army that is not the viewer's own (IA-13). */
export function view(g: State, viewer: Viewer): View {
  const { activation } = g;
  return sendable({
    ruleset: g.ruleset,
    round: g.round,
    initiative: g.initiative,
    turn: g.turn,
    mission: g.mission,
    map: g.mission && missionOf(g.mission).map,
    openDoors: [...g.openDoors],
    players: g.seats.map((seat) => playerView(g, seat, viewer)),
    groups: Object.values(g.groups).map(({ id, seat, card, exhausted, attached }) => ({
      id,
      seat,
      card,
      exhausted,
      figures: membersOf(g, id).length,
      attached: attached.map((one) => one.card),
    })),
    figures: Object.values(g.figures).map((figure) => figureView(g, figure)),
    tokens: g.tokens.map((token) => ({
      id: token.id,
      type: token.type,
      space: token.space,
      carrier: token.carrier,
      coloured: token.coloured,
      controller: controllerOfToken(g, token),
      claims: [...token.claims],
      damage: token.damage,
    })),
    terminals: g.mission ? mapOf(g).terminals.map((space) => ({ space, seat: controllerOf(g, [space]) })) : [],
    hunters: [...g.hunters],
    effects: g.effects.map(({ ability, figure, seat }) => ({ ability, figure, seat })),
    activation: activation && {
      seat: activation.seat,
      figure: activation.figure,
      actions: activation.actions,
      points: activation.points,
    },
    attack: attackView(g),
  });
}
