import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { pick, shuffle } from '../../engine/rng.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { pointsOf } from '../data/armies.ts';
import { figureCardOf } from '../data/deployments.ts';
import { ZONES } from '../data/maps.ts';
import { missionOf } from '../data/missions.ts';
import { playerOf, rivalOf, type State } from '../state.ts';
import { buildArmies } from './armies.ts';
import { book } from './book.ts';
import { deploy } from './deploying.ts';
import { missionHooks, playableMissions } from './mission-book.ts';
import { seatName } from './names.ts';
import { drawCommands, round } from './round.ts';
import { score } from './victory.ts';

const armyOf = (g: State, seat: SeatId) => reveal(playerOf(g, seat).army);
const has = (g: State, seat: SeatId, card: string) => armyOf(g, seat).cards.includes(card);

/** Deployment cards are laid face up, command decks are shuffled (IA-3.1). */
function reveals(g: State): void {
  g.revealed = true;
  g.flow.shown = true;
  for (const seat of g.seats) {
    const { cards, deck } = armyOf(g, seat);
    const copies = new Map<string, number>();
    for (const card of cards) {
      const copy = (copies.get(card) ?? 0) + 1;
      copies.set(card, copy);
      const id = `${seat}-${card}-${copy}`;
      g.groups[id] = { id, seat, card, exhausted: false, figures: figureCardOf(card)?.figures ?? 0, attached: [] };
    }
    playerOf(g, seat).deck = hide(shuffle(g, deck));
    note(g, 'log.army', { seat: seatName(seat), points: pointsOf(cards), n: cards.length });
  }
}

/** The seat whose Devious Scheme works: one side alone has it (IA-3.20). */
function schemer(g: State): SeatId | null {
  const seats = g.seats.filter((seat) => has(g, seat, 'devious-scheme'));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** Who chooses the first player: the lower deployment total; null with equal totals (IA-3.2, IA-3.3). */
function chooser(g: State): SeatId | null {
  const [one = '', other = ''] = g.seats;
  const [first, second] = [one, other].map((seat) => pointsOf(armyOf(g, seat).cards));
  if (first === second) return null;
  return (first ?? 0) < (second ?? 0) ? one : other;
}

function giveInitiative(g: State, seat: SeatId): void {
  g.initiative = seat;
  note(g, 'log.initiative', { seat: seatName(seat) });
}

/** The mission is drawn and its map built, with the tokens of its letter only (IA-3.4, IA-3.5, IA-3.6). */
function drawMission(g: State): void {
  g.mission = g.fixedMission ?? pick(g, playableMissions(g));
  g.tokens = missionOf(g.mission).tokens.flatMap(({ type, spaces }) =>
    spaces.map((space, index) => ({
      id: `${type}-${index + 1}`,
      type,
      space,
      carrier: null,
      coloured: false,
      claims: [],
      damage: 0,
    })),
  );
  note(g, 'log.mission', { mission: text(`mission.${g.mission}`) });
  missionHooks(g).setUp?.(g);
}

/** Each player draws three cards, then First Strike gives its points (IA-3.9, IA-3.21). */
function dealHands(g: State): void {
  for (const seat of g.seats) drawCommands(g, seat, 3);
  const owners = g.seats.filter((seat) => has(g, seat, 'first-strike')).length;
  if (owners > 0) for (const seat of g.seats) score(g, seat, 4 * owners, 'card');
}

type Step = 'reveal' | 'initiative' | 'mission' | 'zone' | 'deploy' | 'second' | 'hands' | 'rounds';

/** A match: armies, set-up, rounds until it ends (IA-3, IA-4). */
export const game = book.rule<Record<string, never>, Step>('game', {
  start: { run: (g, at) => (g.ownArmies ? at.call(buildArmies, null, {}, 'reveal') : at.goto('reveal')) },
  reveal: {
    run(g, at) {
      reveals(g);
      const scheming = schemer(g);
      if (!scheming && chooser(g)) return at.goto('initiative');
      giveInitiative(g, scheming ? rivalOf(g, scheming) : pick(g, g.seats));
      return at.goto('mission');
    },
  },
  initiative: {
    ask: () => text('ask.initiative'),
    who: (g) => [chooser(g) ?? ''],
    options: (g) => g.seats.map((seat) => ({ key: `initiative:${seat}`, label: seatName(seat), at: `seat:${seat}` })),
    chosen(g, at, key) {
      giveInitiative(g, key.slice('initiative:'.length));
      return at.goto('mission');
    },
  },
  mission: {
    run(g, at) {
      drawMission(g);
      const call = missionHooks(g).before?.(g);
      return call ? at.call(call.rule, null, call.vars, 'zone') : at.goto('zone');
    },
  },
  zone: {
    ask: (g) => text('ask.zone', { mission: text(`mission.${g.mission}`) }),
    who: (g) => [schemer(g) ?? g.initiative ?? ''],
    options: () => ZONES.map((zone) => ({ key: `zone:${zone}`, label: text(`zone.${zone}`), at: `zone:${zone}` })),
    chosen(g, at, key) {
      const seat = schemer(g) ?? g.initiative ?? '';
      const zone = key === 'zone:red' ? 'red' : 'blue';
      playerOf(g, seat).zone = zone;
      playerOf(g, rivalOf(g, seat)).zone = zone === 'red' ? 'blue' : 'red';
      note(g, 'log.zone', { seat: seatName(seat), zone: text(`zone.${zone}`) });
      return at.goto('deploy');
    },
  },
  // IA-3.7, IA-3.20: the initiative holder deploys first, also against Devious Scheme.
  deploy: { run: (g, at) => at.call(deploy, g.initiative, { seat: g.initiative ?? '' }, 'second') },
  second: {
    run(g, at) {
      const seat = rivalOf(g, g.initiative ?? '');
      return at.call(deploy, seat, { seat }, 'hands');
    },
  },
  hands: {
    run(g, at) {
      dealHands(g);
      return at.goto('rounds');
    },
  },
  rounds: { run: (_g, at) => at.call(round, null, {}, 'rounds') },
});
