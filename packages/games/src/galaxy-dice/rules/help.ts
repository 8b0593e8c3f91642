import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { refuse, seatName, type Text, text } from '../../engine/text.ts';
import { ALLY_IDS, type AllyId, hasNewHope, symbolsOf } from '../data/allies.ts';
import { REBELS, type SpaceSymbol } from '../data/facts.ts';
import { type Space, type SpaceId, spaceOf } from '../data/planets.ts';
import { playerOf, type State, turnOf } from '../state.ts';
import { coverText, spaceText, targets } from './board.ts';

const asSymbol = (space: Space, symbol: SpaceSymbol): Text =>
  text('option.spaceAs', { where: spaceText(space), symbol: text(`symbol.${symbol}`) });

/** A symbol that help can cover a space with. */
interface Use {
  readonly key: string;
  readonly from: string;
  readonly symbol: SpaceSymbol;
  readonly name: Text;
  readonly clause: string;
  /** The ally has two symbols, so the options name the symbol. */
  readonly oneOfTwo?: boolean;
}

/** One option per space the symbol covers, or one refused option where there is none. */
function symbolOptions(g: State, use: Use): Option[] {
  const { key, from, symbol, name, clause } = use;
  const found = targets(g, symbol);
  if (found.length === 0) {
    const refused = refuse('no_matching_space', { symbol: text(`symbol.${symbol}`) }, clause);
    return [{ key, label: name, from, refused }];
  }
  return found.map((space) => ({
    key: `${key}:${space.id}`,
    label: use.oneOfTwo ? asSymbol(space, symbol) : spaceText(space),
    detail: coverText(g, space),
    from,
    at: `space:${space.id}`,
  }));
}

function rebelOptions(g: State): Option[] {
  const turn = turnOf(g);
  const { rebel } = playerOf(g, turn.seat);
  if (!rebel) return [];
  const name = text(`rebel.${rebel}`);
  if (turn.rebelUsed) {
    return [{ key: 'rebel', label: name, from: 'rebel', refused: refuse('rebel_used', {}, 'GD-5.28') }];
  }
  return symbolOptions(g, { key: 'rebel', from: 'rebel', symbol: REBELS[rebel].symbol, name, clause: 'GD-5.28' });
}

/** Symbols of allies that can still cover: all of those held, and the rest of those already used. */
function openSymbols(g: State): { ally: AllyId; left: number[] }[] {
  const turn = turnOf(g);
  const held = playerOf(g, turn.seat)
    .allies.filter((ally) => !hasNewHope(ally))
    .map((ally) => ({ ally, left: symbolsOf(ally).map((_symbol, index) => index + 1) }));
  return [...turn.open, ...held];
}

function allyOptions(g: State): Option[] {
  return openSymbols(g).flatMap(({ ally, left }) =>
    left.flatMap((number) => {
      const symbol = symbolsOf(ally)[number - 1];
      if (!symbol) throw new Error(`${ally} has no symbol ${number}`);
      return symbolOptions(g, {
        key: `ally:${ally}:${number}`,
        from: `ally:${ally}`,
        symbol,
        name: text(`ally.${ally}`),
        clause: 'GD-5.29',
        oneOfTwo: symbolsOf(ally).length > 1,
      });
    }),
  );
}

function newHopeOptions(g: State): Option[] {
  return playerOf(g, turnOf(g).seat)
    .allies.filter(hasNewHope)
    .map((ally) => ({
      key: `newHope:${ally}`,
      label: text('option.newHope', { ally: text(`ally.${ally}`) }),
      from: `ally:${ally}`,
      refused: refuse('new_hope_late', {}, 'GD-5.25'),
    }));
}

/** Help that could cover a space and is lost with the turn: the rebel, and symbols left of allies already spent. */
function lostHelp(g: State): Text[] {
  const { seat, open } = turnOf(g);
  const { rebel } = playerOf(g, seat);
  const usable = new Set(
    [...rebelOptions(g), ...allyOptions(g)].filter(({ at }) => at !== undefined).map(({ from }) => from),
  );
  return [
    ...(rebel && usable.has('rebel') ? [text(`rebel.${rebel}`)] : []),
    ...open.filter(({ ally }) => usable.has(`ally:${ally}`)).map(({ ally }) => text(`ally.${ally}`)),
  ];
}

function endOption(g: State): Option {
  const end = { key: 'end', label: text('option.end') };
  const [lost, ...more] = lostHelp(g);
  if (!lost) return { ...end, kind: 'plain' };
  return { ...end, kind: 'grave', detail: text('detail.helpLost', { helper: lost, more: more.length }) };
}

/** Options of HELP: rebel, ally symbols and the end of the turn, which is not advised while help is left (GD-10.2). */
export function helpingOptions(g: State): Option[] {
  return [...rebelOptions(g), ...allyOptions(g), ...newHopeOptions(g), endOption(g)];
}

/** Whether any help can cover a space; public. */
export function canHelp(g: State): boolean {
  return helpingOptions(g).some((option) => option.at !== undefined);
}

function spendSymbol(g: State, ally: AllyId, number: number): void {
  const turn = turnOf(g);
  const player = playerOf(g, turn.seat);
  if (player.allies.includes(ally)) {
    player.allies = player.allies.filter((held) => held !== ally);
    g.gone.push(ally);
    turn.open.push({ ally, left: symbolsOf(ally).map((_symbol, index) => index + 1) });
  }
  turn.open = turn.open
    .map((used) => (used.ally === ally ? { ally, left: used.left.filter((one) => one !== number) } : used))
    .filter((used) => used.left.length > 0);
}

/** Covers a space by option key: `rebel:<space>` or `ally:<ally>:<symbol>:<space>` (GD-5.28 to GD-5.32). */
export function useHelp(g: State, key: string): void {
  const turn = turnOf(g);
  const [verb, ...rest] = key.split(':');
  const space = spaceOf(rest.at(-1) as SpaceId);
  const params = { seat: seatName(turn.seat), where: spaceText(space) };
  const at = `space:${space.id}`;
  if (verb === 'rebel') {
    turn.rebelUsed = true;
    note(
      g,
      'log.rebelHelps',
      { ...params, helper: text(`rebel.${playerOf(g, turn.seat).rebel}`) },
      { clause: 'GD-5.28', at },
    );
  } else {
    const ally = ALLY_IDS.find((id) => id === rest[0]);
    if (!ally) throw new Error(`no ally for ${key}`);
    const again = turn.open.some((used) => used.ally === ally);
    spendSymbol(g, ally, Number(rest[1]));
    note(
      g,
      again ? 'log.allyHelpsAgain' : 'log.allyHelps',
      { ...params, helper: text(`ally.${ally}`) },
      { clause: 'GD-5.29', at },
    );
  }
  g.covered[space.id] = turn.seat;
  turn.helped.push(space.id);
}
