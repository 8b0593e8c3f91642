import { drawCards, putUnder } from '../../../engine/deck.ts';
import { reveal } from '../../../engine/hidden.ts';
import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { text } from '../../../engine/text.ts';
import { ACTIONS, type ActionId } from '../../data/actions.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { RECRUITS_DRAWN } from '../../data/setup.ts';
import type { Side } from '../../data/units.ts';
import { seatOf, seatsOf, sideOfSeat, signedBy } from '../../seats.ts';
import type { State } from '../../state.ts';
import { book } from '../book.ts';
import { actionSeat } from '../hands.ts';
import { moveLeader } from '../leader-index.ts';
import { leaderName, sideName } from '../names.ts';
import { giveAction, resolveImmediate } from '../setup/actions.ts';

const SIDES = ['rebel', 'imperial'] as const;

export type RecruitVars = {
  /** Cards each side has drawn and looks at. */
  drawn: Record<Side, ActionId[]>;
  /** What each side has decided, kept back until both have: `<card>:<leader>`, `<card>:` for no one. */
  picked: Partial<Record<Side, string>>;
};

/** Leaders a card can bring now: neither in play nor out of the game (RB-14.0.19, RB-19.24). */
const recruits = (g: State, card: ActionId): LeaderId[] =>
  ACTIONS[card].leaders.filter((id) => g.leaders[id].at === 'box');

/** Sides that still have to decide; one without any card has nothing to decide. */
const open = (vars: RecruitVars): Side[] =>
  SIDES.filter((side) => vars.picked[side] === undefined && vars.drawn[side].length > 0);

/** Who recruits for a side, for the log: both sides declare after the last choice of either. */
const recruiter = (g: State, side: Side) => signedBy(g, seatOf(g, side, 'admiral'));

function draw(g: State, vars: RecruitVars, side: Side, count: number): void {
  const cards = drawCards(g, g.actionDecks[side], count);
  vars.drawn[side].push(...cards);
  note(g, 'log.drawnActions', { side: sideName(side), n: cards.length }, recruiter(g, side));
  for (const card of cards) note(g, 'log.drew', { card: text(`action.${card}`) }, { audience: seatsOf(g, side) });
}

/** A leader of one of the cards; if none can be recruited, one more card or a card without a leader (RB-14.0.20). */
function recruitOptions(g: State, vars: RecruitVars, side: Side): Option[] {
  const cards = vars.drawn[side];
  const pairs = cards.flatMap((card) =>
    recruits(g, card).map(
      (id): Option => ({
        key: `${card}:${id}`,
        label: leaderName(id),
        at: `leader:${id}`,
        // In a first game the cards are put away: the leaders are all that counts.
        ...(g.options.setup !== 'first' && { detail: text(`action.${card}`), from: `card:${card}` }),
      }),
    ),
  );
  if (pairs.length > 0) return pairs;
  const more: Option = { key: 'more', label: text('option.drawMore'), kind: 'primary' };
  const keep = cards.map(
    (card): Option => ({
      key: `${card}:`,
      label: text('option.keepCard', { card: text(`action.${card}`) }),
      at: `card:${card}`,
    }),
  );
  return [...(reveal(g.actionDecks[side]).length > 0 ? [more] : []), ...keep];
}

/** The recruited leader goes to its pool, the kept card to its player, the others under the deck or into the box. */
function recruit(g: State, vars: RecruitVars, side: Side): void {
  const pick = vars.picked[side];
  if (pick === undefined) return;
  const [card, leader] = pick.split(':') as [ActionId, LeaderId | ''];
  if (leader) {
    moveLeader(g, leader, 'pool');
    note(
      g,
      'log.recruited',
      { side: sideName(side), leader: leaderName(leader) },
      { at: `leader:${leader}`, ...recruiter(g, side) },
    );
  } else {
    note(g, 'log.recruitedNobody', { side: sideName(side) }, recruiter(g, side));
  }
  if (g.options.setup === 'first') {
    reveal(g.boxedActions).push(...vars.drawn[side]);
  } else {
    giveAction(g, actionSeat(g, card, leader || undefined), card);
    putUnder(
      g,
      g.actionDecks[side],
      vars.drawn[side].filter((one) => one !== card),
    );
  }
  vars.drawn[side] = [];
}

/**
 * The recruit icon (RB-14.0.17 to RB-14.0.23): both sides decide at the same time and in secret, then the Rebels
 * declare their leader first. Admirals draw (RB-18.9).
 */
export const recruiting = book.rule<RecruitVars, 'choose' | 'declare' | 'imperial' | 'done'>('recruit', {
  start: {
    run(g, at) {
      for (const side of SIDES) draw(g, at.vars, side, RECRUITS_DRAWN);
      return open(at.vars).length > 0 ? at.goto('choose') : at.end();
    },
  },
  choose: {
    ask: () => text('ask.recruit'),
    help: (g) => (g.options.setup === 'first' ? text('help.recruitFirst') : undefined),
    who: (g, { vars }) => open(vars).map((side): SeatId => seatOf(g, side, 'admiral')),
    pieces: (g, at) =>
      g.options.setup === 'first'
        ? []
        : at.vars.drawn[sideOfSeat(at.seat)].map((card) => ({ id: `card:${card}`, label: text(`action.${card}`) })),
    options: (g, at) => recruitOptions(g, at.vars, sideOfSeat(at.seat)),
    all(g, at, choices) {
      for (const side of open(at.vars)) {
        const key = Object.entries(choices).find(([seat]) => sideOfSeat(seat) === side)?.[1];
        if (key === 'more') draw(g, at.vars, side, 1);
        else if (key !== undefined) at.vars.picked[side] = key;
      }
      return open(at.vars).length > 0 ? at.goto('choose') : at.goto('declare');
    },
  },
  declare: {
    run(g, at) {
      for (const side of SIDES) recruit(g, at.vars, side);
      return at.call(resolveImmediate, null, { side: 'rebel' }, 'imperial');
    },
  },
  imperial: { run: (_g, at) => at.call(resolveImmediate, null, { side: 'imperial' }, 'done') },
  done: { run: (_g, at) => at.end() },
});

/** The variables a recruit step begins with. */
export const noneYet = (): RecruitVars => ({ drawn: { rebel: [], imperial: [] }, picked: {} });
