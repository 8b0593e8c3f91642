import { describe, expect, test } from 'vitest';
import { ACTION_IDS, ACTIONS } from '../../data/actions.ts';
import { MISSION_IDS } from '../../data/missions.ts';
import { OBJECTIVE_IDS } from '../../data/objectives.ts';
import { TACTIC_IDS } from '../../data/tactics.ts';
import { cards } from '../index.ts';

describe('every card of the box has rules, and no other card', () => {
  test.each([
    ['missions', MISSION_IDS],
    ['tactics', TACTIC_IDS],
    ['objectives', OBJECTIVE_IDS],
    ['actions', ACTION_IDS.filter((id) => ACTIONS[id].timing !== 'special')],
  ] as const)('%s', (kind, ids) => {
    expect(Object.keys(cards[kind]).sort()).toEqual([...ids].sort());
  });

  test('action cards that answer events', () => {
    const special = ACTION_IDS.filter((id) => ACTIONS[id].timing === 'special');
    expect(cards.responses.map(({ id }) => id).sort()).toEqual([...special].sort());
  });
});
