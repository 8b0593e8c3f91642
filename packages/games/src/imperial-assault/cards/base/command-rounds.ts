import { placeKey } from '../../../engine/grid/index.ts';
import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { type Command, callOf, type Owner } from '../../rules/ability-book.ts';
import { cardOf, figuresOf, readyGroups } from '../../rules/board.ts';
import { book } from '../../rules/book.ts';
import { destinations, moveOptions } from '../../rules/moving.ts';
import { commandName, figurePieces, pieceName } from '../../rules/names.ts';
import { pathTo, walk } from '../../rules/walk.ts';
import { activationOf, type State } from '../../state.ts';

/** Brawlers that have not moved. */
function brawlersOf(g: State, seat: string, moved: readonly string[]): string[] {
  const isLeft = (id: string) => cardOf(g, id).traits.includes('brawler') && !moved.includes(id);
  return figuresOf(g, seat).flatMap(({ id }) => (isLeft(id) ? [id] : []));
}

/** Steps of the Brawlers that have not moved: `go:<figure>:<place>`. */
function stepOptions(g: State, seat: string, moved: readonly string[]): Option[] {
  return brawlersOf(g, seat, moved).flatMap((id) =>
    moveOptions(id, destinations(g, id, 1, 'spaces')).map((option) => ({
      ...option,
      key: `go:${id}:${option.key.slice('to:'.length)}`,
      label: text('deploy.place', { figure: pieceName(g, id), space: option.label }),
    })),
  );
}

/** Close the Gap: the Brawlers move one after another, in any order. */
const closeTheGap = book.rule<{ seat: string; moved: string[] }, 'ask'>('close-the-gap', {
  start: {
    run: (g, at) => (stepOptions(g, at.vars.seat, at.vars.moved).length > 0 ? at.goto('ask') : at.end()),
  },
  ask: {
    ask: () => text('ask.closeTheGap', { card: commandName('close-the-gap') }),
    who: (_g, { vars }) => [vars.seat],
    pieces: (g, { vars }) => figurePieces(g, brawlersOf(g, vars.seat, vars.moved)),
    options: (g, { vars }) => [
      ...stepOptions(g, vars.seat, vars.moved),
      { key: 'stay', label: text('move.stay'), kind: 'plain' as const },
    ],
    chosen(g, at, key) {
      if (key === 'stay') return at.end();
      const [, figure = '', place = ''] = key.split(':');
      at.vars.moved.push(figure);
      const path = pathTo(g, figure, place, 1, 'spaces')?.path ?? [];
      return at.call(walk, null, { figure, path: path.map(placeKey), pays: false }, 'start');
    },
  },
});

/** An effect on the player until the end of the round. */
function forTheRound(g: State, { ability, seat }: Owner): null {
  g.effects.push({ ability, figure: '', seat, until: 'round' });
  return null;
}

/** Command cards of the start of a round and of an activation, by id. */
export const roundCommands: Readonly<Record<string, Command>> = {
  'sit-tight': { trigger: { could: (g, { seat }) => readyGroups(g, seat).length > 0, run: forTheRound } },
  'covering-fire': {
    trigger: {
      could: (g, { seat }) => figuresOf(g, seat).some(({ id }) => cardOf(g, id).traits.includes('trooper')),
      run: forTheRound,
    },
  },
  'close-the-gap': {
    trigger: {
      could: (g, { seat }) => stepOptions(g, seat, []).length > 0,
      run: (_g, { seat }) => callOf(closeTheGap, { seat, moved: [] }),
    },
  },
  // The defeats before the card; its effect counts those after it.
  'lord-of-the-sith': {
    trigger: {
      could: () => true,
      run(g, { ability, figure, seat }) {
        activationOf(g).actions += activationOf(g).defeats;
        g.effects.push({ ability, figure, seat, until: 'activation' });
        return null;
      },
    },
  },
};
