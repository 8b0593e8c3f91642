import { drawCards } from '../../engine/deck.ts';
import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { type TextParams, text } from '../../engine/text.ts';
import { deckOf, figureOf, playerOf, rivalOf, type State } from '../state.ts';
import type { Fallen } from './ability-book.ts';
import {
  cardOf,
  distanceOf,
  gainCondition,
  hasCondition,
  membersOf,
  placeIn,
  renewFigures,
  spacesOfFigure,
  tokenOf,
} from './board.ts';
import { book } from './book.ts';
import { missionHooks } from './mission-book.ts';
import { commandName, effectHelp, groupName, pieceName, seatName, spaceName } from './names.ts';
import { checkEnd, figurePoints, score } from './victory.ts';
import { orderNow, windowRule } from './windows.ts';

/** Damage to a figure or a token. */
export type Hit = { piece: string; n: number };

/** A figure as its defeat finds it, with the distances of all others (IA-10.25). */
function snapshot(g: State, id: string): Fallen {
  const figure = figureOf(g, id);
  const others = Object.keys(g.figures).filter((other) => other !== id);
  return {
    figure: id,
    seat: figure.seat,
    group: figure.group,
    card: g.groups[figure.group]?.card ?? '',
    spaces: [...spacesOfFigure(figure)],
    distances: Object.fromEntries(
      others.flatMap((other) => {
        const n = distanceOf(g, id, other);
        return Number.isFinite(n) ? [[other, n]] : [];
      }),
    ),
  };
}

/** What a defeated figure carried lies where it stood; returns the tokens. */
function drop(g: State, { figure, spaces }: Fallen): string[] {
  const carried = g.tokens.filter(({ carrier }) => carrier === figure);
  for (const token of carried) {
    Object.assign(token, { carrier: null, space: spaces[0] ?? null });
    note(g, 'log.drops', { figure: pieceName(g, figure), token: pieceName(g, token.id) }, { at: `piece:${token.id}` });
  }
  return carried.map(({ id }) => id);
}

/** A figure leaves the map (IA-10.9). */
function remove(g: State, { figure, group }: Fallen): void {
  note(g, 'log.defeated', { figure: pieceName(g, figure) }, placeIn(g, figure));
  delete g.figures[figure];
  renewFigures(g);
  g.effects = g.effects.filter((effect) => effect.figure !== figure);
  if (membersOf(g, group).length > 0) return;
  for (const { card, seat } of g.groups[group]?.attached ?? []) playerOf(g, seat).discards.push(card);
}

/** Victory points for figures that have just been defeated (IA-1.4, IA-1.5, IA-10.12, IA-10.31). */
function scoreDefeats(g: State, fallen: readonly Fallen[], prices: ReadonlyMap<string, number>, by?: string): void {
  if (g.ruleset === 'faq') {
    for (const { figure, seat } of fallen) score(g, rivalOf(g, seat), prices.get(figure) ?? 0, 'defeat');
  }
  for (const group of new Set(fallen.map((one) => one.group))) {
    const found = g.groups[group];
    if (!found || membersOf(g, group).length > 0) continue;
    note(g, 'log.groupDefeated', { group: groupName(g, group) });
    const bounty = found.attached.length * BOUNTY;
    const isSeed = g.ruleset === 'seed';
    const last = fallen.findLast((one) => one.group === group)?.figure ?? '';
    const reward = prices.get(isSeed ? `group ${group}` : last) ?? 0;
    // By the later rules the last figure has scored already; what a mission multiplies comes on top.
    const times = (missionHooks(g).pointsFactor?.(g, found.seat, by) ?? 1) - (isSeed ? 0 : 1);
    const all = reward * times + bounty;
    if (all > 0) score(g, rivalOf(g, found.seat), all, 'defeat');
    found.attached = [];
  }
}

/** Victory points more for a group with Price on Their Heads. */
const BOUNTY = 4;

/** Damage a figure or a token still takes; no end to it where nothing is destroyed. */
export function lifeOf(g: State, piece: string): number {
  const figure = g.figures[piece];
  if (figure) return cardOf(g, piece).health - figure.damage;
  const { attackable } = missionHooks(g);
  const token = tokenOf(g, piece);
  return token && attackable?.type === token.type ? attackable.health - token.damage : Number.POSITIVE_INFINITY;
}

/** The health of a figure for an entry of the log about it; none of a token. */
function healthIn(g: State, piece: string): TextParams {
  return g.figures[piece] ? { left: lifeOf(g, piece), health: cardOf(g, piece).health } : {};
}

/** Puts damage on figures and tokens, all at once (IA-10.22). */
function deal(g: State, hits: readonly Hit[], seat: SeatId | null): void {
  for (const { piece, n } of hits) {
    const figure = g.figures[piece];
    const token = tokenOf(g, piece);
    const dealt = Math.min(n, lifeOf(g, piece));
    if (figure) figure.damage += dealt;
    if (token) token.damage += dealt;
    if (dealt <= 0 || !(figure || token)) continue;
    note(g, 'log.damage', { figure: pieceName(g, piece), n: dealt, ...healthIn(g, piece) }, placeIn(g, piece));
  }
  const hooks = missionHooks(g);
  const broken = g.tokens.filter(
    (token) => hooks.attackable?.type === token.type && token.damage >= hooks.attackable.health,
  );
  g.tokens = g.tokens.filter((token) => !broken.includes(token));
  if (seat) for (const _token of broken) hooks.destroyed?.(g, seat);
}

/** Removes figures without health left, and those of an effect, and scores them; returns them for the triggers (IA-10.22, IA-10.23). */
function removeFallen(g: State, { defeats = [], by }: SufferVars): Fallen[] {
  const dead = Object.values(g.figures).filter(
    ({ id, damage }) => damage >= cardOf(g, id).health || defeats.includes(id),
  );
  const fallen = dead.map(({ id }) => snapshot(g, id));
  const prices = new Map<string, number>();
  for (const { figure, group } of fallen) {
    prices.set(figure, figurePoints(g, figure));
    prices.set(`group ${group}`, cardOf(g, figure).cost);
  }
  for (const one of fallen) remove(g, one);
  const { activation } = g;
  if (activation) activation.defeats += fallen.filter(({ seat }) => seat !== activation.seat).length;
  scoreDefeats(g, fallen, prices, by);
  return fallen;
}

/** Tokens of a defeated large figure, and its spaces; its owner picks one of them (IA-10.10). */
type Drop = Pick<Fallen, 'figure' | 'seat' | 'spaces'> & { tokens: string[] };

type SufferVars = {
  hits: Hit[];
  /** Who controls the cause, for tokens that are destroyed. */
  seat: SeatId | null;
  /** Figures that are defeated without damage. */
  defeats?: string[];
  /** The figure that is the cause, where it is neither the attacker nor the one that acts. */
  by?: string;
  fallen?: Fallen[];
  drops?: Drop[];
};

/** The drop that is asked about. */
function nextDrop({ drops: [next] = [] }: SufferVars): Drop {
  if (!next) throw new Error('no tokens have been dropped');
  return next;
}

/** Damage of one effect, the checks after it, the tokens dropped, then the triggers on defeats (IA-10.11, IA-10.23). */
export const suffer = book.rule<SufferVars, 'drops' | 'drop' | 'end'>('suffer', {
  start: {
    run(g, at) {
      const { vars } = at;
      deal(g, vars.hits, vars.seat);
      vars.fallen = removeFallen(g, vars);
      const dropped = vars.fallen.map((one) => ({ ...one, tokens: drop(g, one) }));
      vars.drops = dropped
        .filter(({ spaces, tokens }) => spaces.length > 1 && tokens.length > 0)
        .map(({ figure, seat, spaces, tokens }) => ({ figure, seat, spaces, tokens }));
      checkEnd(g);
      return g.outcome || vars.fallen.length === 0 ? at.end() : at.goto('drops');
    },
  },
  drops: {
    run(g, at) {
      const { drops = [], fallen = [] } = at.vars;
      if (drops.length > 0) return at.goto('drop');
      const event = { window: 'FIGURE_DEFEATED' as const, fallen };
      return at.call(windowRule, null, { event, order: orderNow(g) }, 'end');
    },
  },
  drop: {
    ask: (g, { vars }) => text('ask.drop', { figure: pieceName(g, nextDrop(vars).figure) }),
    who: (_g, { vars }) => [nextDrop(vars).seat],
    options: (_g, { vars }) =>
      nextDrop(vars).spaces.map((space) => ({ key: `drop:${space}`, label: spaceName(space), at: `space:${space}` })),
    chosen(g, at, key) {
      const { tokens, spaces } = nextDrop(at.vars);
      const space = spaces.find((one) => key === `drop:${one}`) ?? null;
      for (const token of g.tokens) if (tokens.includes(token.id)) token.space = space;
      at.vars.drops?.shift();
      return at.goto('drops');
    },
  },
  end: { run: (_g, at) => at.end() },
});

/** The top card of a command deck is discarded to prevent a point of strain (IA-10.3, IA-10.4). */
function discardTop(g: State, seat: SeatId): void {
  const [card] = drawCards(g, playerOf(g, seat).deck, 1);
  if (!card) return;
  playerOf(g, seat).discards.push(card);
  note(g, 'log.strainPrevented', { seat: seatName(seat), card: commandName(card) });
}

/** Strain on a figure, point by point (IA-10.2 to IA-10.7, IA-10.30, IA-12.27). */
export const strain = book.rule<{ figure: string; n: number }, 'point' | 'ask' | 'hurt'>('strain', {
  start: { run: (_g, at) => at.goto('point') },
  point: {
    run(g, at) {
      const figure = g.figures[at.vars.figure];
      if (!figure || at.vars.n <= 0) return at.end();
      at.vars.n -= 1;
      return at.goto(deckOf(g, figure.seat).length > 0 ? 'ask' : 'hurt');
    },
  },
  ask: {
    ask: (g, { vars }) => text('ask.strain', { figure: pieceName(g, vars.figure) }),
    help: effectHelp,
    who: (g, { vars }) => [figureOf(g, vars.figure).seat],
    declines: () => ({ kind: 'strain', choice: 'damage' }),
    options: (g, { vars }) => [
      { key: 'damage', label: text('strain.damage'), at: `figure:${vars.figure}` },
      {
        key: 'discard',
        label: text('strain.discard', { n: deckOf(g, figureOf(g, vars.figure).seat).length }),
        kind: 'plain',
      },
    ],
    chosen(g, at, key) {
      if (key === 'damage') return at.goto('hurt');
      discardTop(g, figureOf(g, at.vars.figure).seat);
      return at.goto('point');
    },
  },
  hurt: {
    run: (_g, at) => at.call(suffer, null, { hits: [{ piece: at.vars.figure, n: 1 }], seat: null }, 'point'),
  },
});

/** A figure recovers damage. */
export function recover(g: State, figure: string, n: number): void {
  const found = g.figures[figure];
  const healed = Math.min(n, found?.damage ?? 0);
  if (!found || healed === 0) return;
  found.damage -= healed;
  note(g, 'log.recovers', { figure: pieceName(g, figure), n: healed, ...healthIn(g, figure) }, placeIn(g, figure));
}

/** A figure becomes Focused (IA-11.12). */
export function becomeFocused(g: State, figure: string): void {
  if (!g.figures[figure] || hasCondition(g, figure, 'focused')) return;
  gainCondition(g, figure, 'focused');
  const condition = text('condition.focused');
  note(g, 'log.condition', { figure: pieceName(g, figure), condition }, placeIn(g, figure));
}
