import { expect, test } from 'vitest';
import { battle } from './testing/match.tsx';
import { turnsAfter } from './turns-after.ts';

const FOUR = ['rebels', 'empire', 'rebels-2', 'empire-2'] as const;

/** The next turns in a battle of these seats in the turn of each in order, by the rules and as the prompt says. */
function followed(seats: readonly string[]) {
  const match = battle({ seats: [...seats], units: ['echoTrooper 4,4', 'snowtrooper 4,3'] });
  const said = turnsAfter(match.view('spectator'), seats);
  const played: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { seat } = match.view('spectator');
    while (match.view('spectator').seat === seat) {
      const { shape, options } = match.decision;
      match.click(shape === 'one' ? (options.findLast(({ refused }) => !refused)?.key ?? '') : []);
    }
    played.push(match.view('spectator').seat);
  }
  return { said, played };
}

test('BH-16.5 BH-16.6 the turns that are said to follow are those that are played', () => {
  for (const seats of [FOUR, ['rebels', 'empire', 'rebels-2'], ['rebels', 'empire', 'empire-2']]) {
    const { said, played } = followed(seats);
    expect(said).toEqual(played);
  }
});

test('the partner takes the turns of a player who has left', () => {
  const view = battle({ seats: [...FOUR] }).view('spectator');
  expect(turnsAfter(view, ['rebels', 'empire', 'empire-2'])).toEqual(['empire', 'rebels', 'empire-2']);
});

test('while leaders are picked no turn has begun: all turns follow, from the first one', () => {
  const match = battle({ seats: [...FOUR], units: ['echoTrooper 4,4', 'snowtrooper 4,3'] });
  match.change((g) => {
    g.turns = { rebels: 0, empire: 0 };
  });
  const first = match.view('spectator');
  const [own, others] = [FOUR, FOUR].map((all, index) =>
    all.filter((seat) => seat.startsWith(index === 0 ? first.active : first.active === 'empire' ? 'rebels' : 'empire')),
  );
  expect(turnsAfter(first, FOUR)).toEqual([own?.[0], others?.[0], own?.[1], others?.[1]]);
});
