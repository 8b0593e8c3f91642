import type { Option } from '../../engine/rule.ts';
import { refuse, text } from '../../engine/text.ts';
import { hasNewHope } from '../data/allies.ts';
import { DICE } from '../data/facts.ts';
import type { SpaceId } from '../data/planets.ts';
import { type Die, playerOf, type State, turnOf } from '../state.ts';
import { coverText, spaceText, targets } from './board.ts';
import { diceOnSpaces, penaltyNow } from './penalty.ts';

/** Dice still in the tray. */
export function rolledDice(g: State): Die[] {
  return turnOf(g).dice.filter((die) => die.state === 'rolled');
}

function placeOptions(g: State, die: Die, id: number): Option[] {
  const from = `die:${id}`;
  const label = text('option.place');
  if (die.face === 'vp') return [{ key: `place:${id}`, label, from, refused: refuse('vp_die', {}, 'GD-4.3') }];
  const symbol = text(`symbol.${die.face}`);
  const found = targets(g, die.face);
  if (found.length === 0) {
    return [{ key: `place:${id}`, label, from, refused: refuse('no_matching_space', { symbol }, 'GD-4.2') }];
  }
  return found.map((space) => ({
    key: `place:${id}:${space.id}`,
    label: spaceText(space),
    detail: coverText(g, space),
    from,
    at: `space:${space.id}`,
  }));
}

function asideOption(die: Die, id: number): Option {
  const option: Option = { key: `aside:${id}`, label: text('option.aside'), from: `die:${id}`, at: 'aside' };
  if (die.face === 'vp') return { ...option, detail: text('detail.aside') };
  const refused = die.face === 'empire' ? refuse('empire_aside', {}, 'GD-4.5') : refuse('only_vp_aside', {}, 'GD-4.3');
  return { ...option, refused };
}

function backOption(die: Die, id: number): Option {
  return {
    key: `back:${id}`,
    label: text('option.back'),
    from: `die:${id}`,
    at: 'tray',
    ...(die.locked && { refused: refuse('die_stays', {}, 'GD-5.7') }),
  };
}

function rerollOption(g: State): Option {
  const count = rolledDice(g).length;
  const option: Option = { key: 'reroll', label: text('option.reroll', { count }), kind: 'plain' };
  if (turnOf(g).roll >= DICE.rolls) return { ...option, refused: refuse('rolled_twice', {}, 'GD-5.6') };
  if (count === 0) return { ...option, refused: refuse('no_dice_left', {}, 'GD-5.6') };
  return option;
}

/** Allies and the rebel: New Hope can be used now, all other help after confirming (GD-5.25, GD-5.34). */
function helpOptions(g: State): Option[] {
  const player = playerOf(g, turnOf(g).seat);
  const later = refuse('help_later', {}, 'GD-5.34');
  const rebel: Option[] = player.rebel
    ? [{ key: 'rebel', label: text(`rebel.${player.rebel}`), from: 'rebel', refused: later }]
    : [];
  const allies = player.allies.map((ally): Option => {
    const name = text(`ally.${ally}`);
    const from = `ally:${ally}`;
    if (!hasNewHope(ally)) return { key: `ally:${ally}`, label: name, from, refused: later };
    const label = text('option.newHope', { ally: name });
    return { key: `newHope:${ally}`, label, detail: text('detail.newHope', { ally: name }), from, kind: 'plain' };
  });
  return [...allies, ...rebel];
}

function confirmOption(g: State): Option {
  const detail = text(`detail.${penaltyNow(g) ?? 'clear'}`, { count: diceOnSpaces(g) });
  return { key: 'confirm', label: text('option.confirm'), detail, kind: 'plain' };
}

/** Whether a die in the tray can cover a space or be set aside. */
export function hasDieThatFits(g: State): boolean {
  return rolledDice(g).some(({ face }) => face === 'vp' || targets(g, face).length > 0);
}

/**
 * Key of the advised act, if any. While dice fit: confirming, but only once enough are placed to keep the Sith lords
 * away. With no die that fits: rolling again, since placed dice stay, and confirming after the last roll.
 */
function advisedKey(g: State, reroll: Option): 'reroll' | 'confirm' | null {
  if (hasDieThatFits(g)) return penaltyNow(g) ? null : 'confirm';
  return reroll.refused ? 'confirm' : 'reroll';
}

/** Options for the dice of a roll (GD-10.1). */
export function placingOptions(g: State): Option[] {
  const reroll = rerollOption(g);
  const advised = advisedKey(g, reroll);
  const withAdvice = (option: Option): Option => (option.key === advised ? { ...option, kind: 'primary' } : option);
  const dice = turnOf(g).dice.flatMap((die, index) =>
    die.state === 'rolled'
      ? [...placeOptions(g, die, index + 1), asideOption(die, index + 1)]
      : [backOption(die, index + 1)],
  );
  return [...dice, withAdvice(reroll), ...helpOptions(g), withAdvice(confirmOption(g))];
}

/** Moves a die by option key: `place:<die>:<space>`, `aside:<die>` or `back:<die>`. */
export function moveDie(g: State, key: string): void {
  const [verb, id, space] = key.split(':');
  const die = turnOf(g).dice[Number(id) - 1];
  if (!die) throw new Error(`no die for ${key}`);
  die.state = verb === 'place' ? 'placed' : verb === 'aside' ? 'aside' : 'rolled';
  die.space = verb === 'place' ? (space as SpaceId) : null;
}
