import { describe, expect, test } from 'vitest';
import { hide } from '../engine/hidden.ts';
import { placeUnit } from './rules/unit-index.ts';
import type { State } from './state.ts';
import { ALL_VIEWERS, EMPIRE, middle, REBELS, reverse, swap, whoSees } from './testing/secrets.ts';
import { view } from './view.ts';

describe('tactic cards in a combat', () => {
  const fight = (exposed: boolean) => {
    const g = middle();
    g.combat = {
      system: 'bothawui',
      current: 'rebel',
      from: [],
      round: 1,
      battle: 'space',
      attack: null,
      began: { rebel: ['space'], imperial: ['space'] },
      subjugated: false,
      doomed: [],
      destroyed: [],
      effects: exposed ? [{ kind: 'exposed', side: 'rebel', until: 99 }] : [],
      retreated: [],
      left: [],
      returning: [],
      scored: false,
      declined: [],
      plans: 0,
    };
    g.tacticHands.rebel = hide([g.tacticDecks.space.hidden.shift()!]);
    g.tacticHands.imperial = hide([g.tacticDecks.space.hidden.shift()!]);
    return g;
  };

  test('RB-16.1.52 RB-16.1.53 RB-16.1.54 hands are seen by their own side', () => {
    expect(whoSees(fight(false), (g) => swap(g.tacticHands.rebel, g.tacticDecks.space))).toEqual(REBELS);
    expect(whoSees(fight(false), (g) => swap(g.tacticHands.imperial, g.tacticDecks.space))).toEqual(EMPIRE);
  });

  test('RB-16.1.55 under Good Intel every viewer sees the Rebel hand and still only the Empire its own', () => {
    expect(whoSees(fight(true), (g) => swap(g.tacticHands.rebel, g.tacticDecks.space))).toEqual(ALL_VIEWERS);
    expect(whoSees(fight(true), (g) => swap(g.tacticHands.imperial, g.tacticDecks.space))).toEqual(EMPIRE);
  });

  test('RB-16.1.56 RB-16.1.57 RB-16.1.58 no one sees the order of the tactic decks', () => {
    const decks = (g: State) => {
      reverse(g.tacticDecks.space);
      reverse(g.tacticDecks.ground);
    };
    expect(whoSees(fight(true), decks)).toEqual([]);
  });

  test('RB-9.2 RB-16.1.42 which objectives were offered and declined is no one else to know', () => {
    expect(
      whoSees(fight(false), (g) => {
        g.combat!.declined.push('crippling-blow');
      }),
    ).not.toContain('spectator');
  });

  test('RB-9.1.13 every viewer sees which dice of an attack are still to be assigned, while they are', () => {
    const g = fight(false);
    g.combat!.attack = { side: 'rebel', theatre: 'space', dice: [], hits: {} };
    const seen = () => view(g, 'spectator').combat?.attack?.unassigned;
    expect(seen()).toBeNull();
    g.flow.stack.push({ rule: 'assign-damage', step: 'choose', seat: null, vars: { left: [2, 0] } });
    expect(seen()).toEqual([2, 0]);
  });

  test('under Point-Blank Assault every viewer sees the health that units have now', () => {
    const g = fight(false);
    const seen = () => view(g, 'spectator').combat?.health;
    expect(seen()).toEqual({ 'x-wing': 1 });
    placeUnit(g, 'star-destroyer-1', 'bothawui');
    placeUnit(g, 'death-star-1', 'bothawui');
    g.combat!.effects = [{ kind: 'less-health', side: 'rebel', until: 1 }];
    expect(seen()).toEqual({ 'x-wing': 1, 'star-destroyer': 3, 'death-star': null });
  });
});
