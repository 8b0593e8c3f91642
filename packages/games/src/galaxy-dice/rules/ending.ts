import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import type { SeatId, Viewer } from '../../engine/state.ts';
import { seatName, text } from '../../engine/text.ts';
import type { FinalScore } from '../client.ts';
import { LORDS, SCORING } from '../data/facts.ts';
import type { Row } from '../data/planets.ts';
import { gainVp, playerOf, type State, turnOf } from '../state.ts';
import { isPlanetFull, planetNow, rewardText, rowsToPay } from './board.ts';
import { lordsWith } from './penalty.ts';

function payRow(g: State, seat: SeatId, row: Row): void {
  g.paid.push(row.id);
  gainVp(g, seat, row.reward.vp);
  playerOf(g, seat).allies.push(...row.reward.allies);
  const number = planetNow(g).rows.indexOf(row) + 1;
  const params = { seat: seatName(seat), row: number };
  const more = { clause: 'GD-5.36', at: `row:${row.id}` };
  const { own, others } = readers(g, seat);
  note(g, 'log.row', { ...params, reward: rewardText(row) }, { ...more, ...own });
  if (!others) return;
  const [ally] = row.reward.allies;
  if (ally) note(g, 'log.row', { ...params, reward: text(`ally.${ally}`) }, { ...more, ...others });
  else note(g, 'log.rowDone', params, { ...more, ...others });
}

/** Audiences of an amount, and of the entry without it, where points are hidden (GD-11.4). */
function readers(g: State, seat: SeatId): { own: { audience?: Viewer[] }; others?: { audience: Viewer[] } } {
  if (!g.options.hiddenPoints) return { own: {} };
  const others = [...g.seats.filter((other) => other !== seat), 'spectator'];
  return { own: { audience: [seat] }, others: { audience: others } };
}

function payDice(g: State, seat: SeatId, vp: number): void {
  gainVp(g, seat, vp);
  const more = { clause: 'GD-5.35' };
  const { own, others } = readers(g, seat);
  note(g, 'log.vpDice', { seat: seatName(seat), vp }, { ...more, ...own });
  if (others) note(g, 'log.vpDiceWon', { seat: seatName(seat) }, { ...more, ...others });
}

/** END: VP dice and completed rows pay the active player, even for spaces covered by others (GD-5.35, GD-5.36). */
export function settleTurn(g: State): void {
  const turn = turnOf(g);
  const vpDice = turn.dice.filter((die) => die.state === 'aside').length;
  if (vpDice > 0) payDice(g, turn.seat, vpDice * SCORING.vpDie);
  const rows = rowsToPay(g);
  for (const row of rows) payRow(g, turn.seat, row);
  g.lastTurn = {
    number: g.turns,
    seat: turn.seat,
    planet: planetNow(g).id,
    placed: turn.dice.flatMap((die) => (die.space ? [die.space] : [])),
    helped: turn.helped,
    vpDice: hide(vpDice),
    rows: rows.map((row) => row.id),
    lord: turn.lord,
  };
  g.turn = null;
}

/** Moves to the next planet when this one is full; returns false when it was the last (GD-6.1, GD-7.1). */
export function nextPlanet(g: State): boolean {
  if (!isPlanetFull(g)) return true;
  if (g.planet === g.planets.length - 1) return false;
  g.planet += 1;
  g.covered = {};
  const { id } = planetNow(g);
  note(g, 'log.planet', { planet: text(`planet.${id}`) }, { clause: 'GD-6.1', at: `planet:${id}` });
  return true;
}

/** Final score of a seat: points, unused allies, lord (GD-7.2, GD-7.3). */
function finalScore(g: State, seat: SeatId): FinalScore {
  const player = playerOf(g, seat);
  const points = reveal(player.vp);
  const allies = player.allies.length * SCORING.unusedAlly;
  const lord = lordsWith(g, seat).reduce((sum, one) => sum + LORDS[one].endVp, 0);
  return { seat, points, allies, lord, total: points + allies + lord };
}

/** Final scores of all seats, best first. */
export function finalScores(g: State): FinalScore[] {
  return g.seats.map((seat) => finalScore(g, seat)).sort((a, b) => b.total - a.total);
}

/** Ends the match: most points win, ties share the victory, conceded seats cannot win (GD-7.4). */
export function finish(g: State): void {
  const scores = finalScores(g);
  for (const { seat, points, allies, lord, total } of scores) {
    note(g, 'log.score', { seat: seatName(seat), points, allies, lord: Math.abs(lord), total }, { clause: 'GD-7.4' });
  }
  const playing = scores.filter((score) => !g.conceded.includes(score.seat));
  const best = Math.max(...playing.map((score) => score.total));
  g.outcome = {
    winners: g.seats.filter((seat) => playing.some((score) => score.seat === seat && score.total === best)),
    scores: Object.fromEntries(g.seats.map((seat) => [seat, finalScore(g, seat).total])),
    reason: text('outcome.points'),
  };
}
