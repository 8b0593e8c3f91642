import { expect, test } from 'vitest';
import { confirmLabel } from './confirm-label.ts';
import { pieceQuestion, placeQuestion } from './piece-question.ts';
import { decisionOf, placeOption } from './testing/part.tsx';

test('RB-8.1 a leader who would go alone is sent only once that is confirmed', () => {
  const alone = placeOption('hoth', { noEffect: { key: 'noEffect.noArrival' } });
  const decision = decisionOf([alone]);
  expect(confirmLabel(alone, decision)).toEqual({
    key: 'board.rb.activateAlone',
    params: { system: { key: 'system.hoth' } },
  });
  expect(confirmLabel(placeOption('hoth'), decision)).toBeNull();
  expect(confirmLabel(placeOption('hoth', { noEffect: { key: 'noEffect.noCombat' } }), decision)).toBeNull();
});

test('RB-3.3.11 the system of the base is sent only once that is confirmed, by name; keeping the old base at once', () => {
  const keep = { key: 'keep', label: { key: 'option.keepBase' }, kind: 'plain' } as const;
  for (const key of ['ask.base', 'ask.newBase']) {
    const decision = { ...decisionOf([placeOption('dantooine'), keep]), prompt: { key } };
    const [system = keep, kept = keep] = decision.options;
    const label = { key: 'board.rb.chooseBase', params: { system: { key: 'system.dantooine' } } };
    expect([confirmLabel(system, decision), confirmLabel(kept, decision)]).toEqual([label, null]);
  }
});

test('RB-9.3.1 a retreat from a combat that staying wins is sent only once that is confirmed', () => {
  const stay = { key: 'stay', label: { key: 'option.stay' }, kind: 'plain' } as const;
  const asked = { ...decisionOf([placeOption('geonosis'), stay]), prompt: { key: 'ask.retreat' } };
  const [away = stay] = asked.options;
  const label = { key: 'board.rb.retreatTo', params: { system: { key: 'system.geonosis' } } };
  const wins = { ...asked, help: { key: 'help.rivalLost' } };
  expect([confirmLabel(away, wins), confirmLabel(stay, wins), confirmLabel(away, asked)]).toEqual([label, null, null]);
});

test('RB-7.1 a mission is revealed only once that is confirmed, by its name and its target', () => {
  const aimed = placeOption('hoth', { key: 'mission:mon-mothma', from: 'card:sabotage#1' });
  const plan = {
    key: 'mission:princess-leia',
    label: { key: 'mission.contingency-plan' },
    at: 'card:contingency-plan#1',
  };
  const decision = { ...decisionOf([aimed, plan]), prompt: { key: 'ask.turn' } };
  const sabotage = { mission: { key: 'mission.sabotage' }, target: { key: 'system.hoth' } };
  expect(confirmLabel(aimed, decision)).toEqual({ key: 'board.rb.revealAt', params: sabotage });
  expect(confirmLabel(plan, decision)).toEqual({ key: 'board.rb.reveal', params: { mission: plan.label } });
});

test('RB-14.2.6 a mission that destroys a system asks by itself whether that is meant', () => {
  const aimed = placeOption('hoth', {
    key: 'mission:grand-moff-tarkin',
    from: 'card:superlaser-online#1',
    kind: 'grave',
  });
  expect(confirmLabel(aimed, { ...decisionOf([aimed]), prompt: { key: 'ask.turn' } })).toBeNull();
});

test('an action card is played only once that is confirmed; a tactic card of the battle at once', () => {
  const card = (id: string, key: string) => ({ key, label: { key: `option.play` }, at: `card:${id}` });
  const play = { key: 'board.rb.play', params: { card: { key: 'action.rebel-planning' } } };
  for (const [prompt, key] of [
    ['ask.assign', 'play:rebel-planning'],
    ['ask.startCard', 'rebel-planning'],
    ['ask.hunter', 'play'],
  ] as const) {
    const option = card('rebel-planning', key);
    expect(confirmLabel(option, { ...decisionOf([option]), prompt: { key: prompt } })).toEqual(play);
  }
  const tactic = card('onslaught', 'play:onslaught');
  expect(confirmLabel(tactic, { ...decisionOf([tactic]), prompt: { key: 'ask.combatAction' } })).toBeNull();
});

test('a chosen piece asks for what its targets are: a place, a target or a mission', () => {
  const label = { key: 'mission.capture-rebel-operative' };
  const ask = (at: string) => {
    const decision = decisionOf([{ key: at, label: { key: at }, from: 'card:one', at }]);
    return pieceQuestion({ ...decision, pieces: [{ id: 'card:one', label }] }, label)?.key;
  };
  expect(ask('place:hoth')).toBe('board.rb.choose.place');
  expect(ask('leader:mon-mothma')).toBe('board.rb.choose.target');
  expect(ask('card:sabotage')).toBe('board.rb.choose.mission');
});

test('a mission chosen first asks for its leader; a system does not', () => {
  const mission = { key: 'mission.sabotage' };
  expect(placeQuestion('card:sabotage#1')).toEqual({ key: 'board.rb.choose.leader', params: { mission } });
  expect(placeQuestion('place:hoth')).toBeNull();
});
