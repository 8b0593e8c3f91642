import { describe, expect, test } from 'vitest';
import type { Language } from '../../engine/title.ts';
import { loadLobby } from '../../text.ts';
import { ACTION_IDS } from '../data/actions.ts';
import { LEADER_IDS } from '../data/leaders.ts';
import { MISSION_IDS } from '../data/missions.ts';
import { OBJECTIVE_IDS } from '../data/objectives.ts';
import { RING_IDS } from '../data/rings.ts';
import { PLACE_IDS } from '../data/systems.ts';
import { TACTIC_IDS } from '../data/tactics.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { text } from './index.ts';

describe.each(Object.keys(text))('texts in %s', (language) => {
  test('the lobby has the words of every outcome', async () => {
    const lobby = (await loadLobby(language as Language)).rebellion ?? {};
    const outcomes = ['conquest', 'superlaser', 'reputation'].map((id) => `outcome.${id}`);
    expect(outcomes.filter((key) => !lobby[key])).toEqual([]);
  });

  test('every card, leader, ring, unit and place has a name, every card a text', () => {
    const named = [
      ...LEADER_IDS.map((id) => `leader.${id}`),
      ...UNIT_TYPES.map((id) => `unit.${id}`),
      ...PLACE_IDS.map((id) => `system.${id}`),
    ];
    const cards = [
      ...MISSION_IDS.map((id) => `mission.${id}`),
      ...ACTION_IDS.map((id) => `action.${id}`),
      ...OBJECTIVE_IDS.map((id) => `objective.${id}`),
      ...TACTIC_IDS.map((id) => `tactic.${id}`),
      ...RING_IDS.map((id) => `ring.${id}`),
    ];
    const keys = Object.keys(text[language as 'en']);
    const wanted = [...named, ...cards, ...cards.map((id) => `${id}.text`)];
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
