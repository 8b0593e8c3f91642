import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { percent } from '../../data/odds.ts';
import { playerOf, rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { pool } from '../board.ts';
import { book } from '../book.ts';
import { placeLeader } from '../changes.ts';
import { leaderName, leaderOption, placeName, sideName } from '../names.ts';
import { chanceOf, diceAdded } from './icons.ts';
import { attemptNow, factsNow, missionName, missionNow } from './now.ts';

/** Seats that could send a leader: those with leaders in their pool, in initiative order (RB-18.15). */
function senders(g: State): SeatId[] {
  const rival = rivalOf(missionNow(g).side);
  const seats = pool(g, rival).map((id) => playerOf(g, rival, id));
  return g.seats.filter((seat) => seats.includes(seat));
}

/** Whether an effect prevents opposition from the other side's pool (Blindside, Misdirection). */
function isUnopposed(g: State): boolean {
  const { side, leaders } = missionNow(g);
  return g.lasting.some(
    (one) => one.kind === 'unopposed' && one.side === rivalOf(side) && leaders.includes(one.leader),
  );
}

function sendOptions(g: State, seat: SeatId, isBrief: boolean): Option[] {
  const rival = rivalOf(missionNow(g).side);
  return pool(g, rival)
    .filter((id) => playerOf(g, rival, id) === seat)
    .map((id) => leaderOption(id, isBrief ? undefined : { detail: opposingText(g, id) }));
}

/** Detail of a leader: the dice it adds in opposition, and the resulting chance of success of the mission. */
function opposingText(g: State, id: LeaderId): Text {
  const attempt = attemptNow(g);
  const n = diceAdded(g, attempt, id);
  const skill = text(`skill.${factsNow(g).skill}`);
  return text('detail.opposes', { n, skill, percent: percent(chanceOf(g, attempt, id)) });
}

export type OpposeVars = { passed: string[] };
const nextSender = (g: State, { passed }: OpposeVars) => senders(g).find((seat) => !passed.includes(seat));

/**
 * Opposition: the other side may send one leader from its pool (RB-7.1.10 to RB-7.1.13), in a team one for all players.
 */
export const oppose = book.rule<OpposeVars, 'send'>('oppose-mission', {
  start: {
    run(g, at) {
      if (isUnopposed(g)) {
        note(g, 'log.nobodySent', { side: sideName(rivalOf(missionNow(g).side)) }, { clause: 'RB-7.1.13' });
        return at.end();
      }
      return nextSender(g, at.vars) ? at.goto('send') : at.end();
    },
  },
  send: {
    ask: (g) => text('ask.oppose', { mission: missionName(g), place: placeName(attemptNow(g).place) }),
    source: missionName,
    who: (g, at) => [nextSender(g, at.vars) ?? (senders(g)[0] as SeatId)],
    options: (g, at) => [
      ...sendOptions(g, at.seat, at.isBrief),
      {
        key: 'none',
        label: text('option.sendNobody'),
        detail: text('detail.oddsThen', { percent: percent(chanceOf(g, attemptNow(g))) }),
        kind: 'plain',
      },
    ],
    chosen(g, at, key) {
      if (key === 'none') {
        at.vars.passed.push(at.seat);
        return at.goto('start');
      }
      const { place } = attemptNow(g);
      placeLeader(g, key as LeaderId, place);
      const params = { leader: leaderName(key as LeaderId), place: placeName(place) };
      note(g, 'log.opposes', params, { at: `place:${place}`, clause: 'RB-7.1.10' });
      return at.end();
    },
  },
});
