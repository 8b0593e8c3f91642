// @vitest-environment happy-dom
import { BASE_SPACE, type CombatView, type PlaceId, type UnitType } from '@echo-base/games/rebellion/client';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Option } from '../../../kit/net/types.ts';
import { button } from '../../../match/testing/question.tsx';
import { press } from '../../../testing/press.ts';
import { drawnPage, isLit, lit, put, question } from '../testing/draft.tsx';
import { viewOf } from '../testing/part.tsx';

const drawn = drawnPage();
const piece = (type: UnitType, n: number) => ({
  id: `type:${type}`,
  label: { key: 'piece.units', params: { unit: { key: `unit.${type}` }, n } },
});
const queued = () =>
  [...document.querySelectorAll<HTMLElement>('[data-queued]')].map((one) => `${one.dataset.queued} ${one.textContent}`);

describe('building', () => {
  const view = viewOf({ units: { hoth: { 'rebel-transport': 4 } }, more: { phase: 'refresh' } });
  const build = (type: UnitType, place: PlaceId): Option => ({
    key: `${type}:${place}:1`,
    label: { key: `system.${place}` },
    from: `type:${type}`,
    at: `place:${place}`,
    costs: { [`type:${type}`]: 1, [`space-triangle:${place}`]: 1 },
  });
  const spare = (n: number): Option => ({
    key: `rebel-transport-${n}`,
    label: { key: 'option.replace', params: { unit: { key: 'unit.rebel-transport' }, place: { key: 'system.hoth' } } },
    at: `unit:rebel-transport-${n}`,
    costs: { 'type:rebel-transport': -1 },
  });
  const options = [
    ...(['naboo', BASE_SPACE] as const).flatMap((place) => [build('x-wing', place), build('rebel-transport', place)]),
    spare(1),
    spare(2),
  ];
  const label = { key: 'unit.x-wing' };
  const budgets = [
    { id: 'type:x-wing', label, limit: 8 },
    { id: 'type:rebel-transport', label, limit: 0 },
    { id: 'space-triangle:naboo', label, limit: 1 },
    { id: `space-triangle:${BASE_SPACE}`, label, limit: 1 },
  ];
  const pieces = [piece('x-wing', 8), piece('rebel-transport', 0)];
  const asked = question('ask.buildAll', options, { budgets, pieces, max: 4 });

  test('RB-14.0.28 units are shown in the queue as they are chosen, and one press builds them', async () => {
    await drawn.draw(view, asked);
    button('Choose the rest for me');
    await put('type:x-wing', 'place:naboo');
    expect(queued()).toHaveLength(1);
    expect(isLit('place:naboo')).toBe(false);
    await press(lit(`place:${BASE_SPACE}`));
    expect(drawn.sent).toEqual([]);
    await press(button('Build 2 units'));
    expect(drawn.sent).toEqual([['x-wing:naboo:1', `x-wing:${BASE_SPACE}:1`]]);
  });

  test('RB-14.0.28 the rest is chosen in the queue first, with most units in the supply, and then confirmed', async () => {
    await drawn.draw(view, asked);
    await press(button('Choose the rest for me'));
    expect([drawn.sent, queued().every((unit) => unit.startsWith('x-wing'))]).toEqual([[], true]);
    await press(button('Build 2 units'));
    expect(drawn.sent).toEqual([['x-wing:naboo:1', `x-wing:${BASE_SPACE}:1`]]);
  });

  test('the question says how many icons are left, and where', async () => {
    await drawn.draw(view, asked);
    const help = () => document.querySelector('#prompt')?.textContent;
    expect(help()).toContain('2 of 2 icons left: Naboo △, Rebel Base △');
    await put('type:x-wing', 'place:naboo');
    await press(button('Cancel'));
    expect(help()).toContain('1 of 2 icons left: Rebel Base △');
    await put('type:x-wing', `place:${BASE_SPACE}`);
    expect(help()).toContain('All 2 icons are used.');
  });

  test('RB-14.0.25 a place that builds names the box of the queue in which the unit begins', async () => {
    await drawn.draw(view, asked);
    await press(lit('type:x-wing'));
    expect(button('Naboo').textContent).toContain('Build queue, box 1');
  });

  test('RB-14.0.30 a unit on the board is given up for one of a type that is used up', async () => {
    await drawn.draw(view, asked);
    expect(isLit('type:rebel-transport')).toBe(false);
    await press(lit('unit:rebel-transport-1'));
    await put('type:rebel-transport', 'place:naboo');
    await put('type:x-wing', `place:${BASE_SPACE}`);
    await press(button('Build 2 units'));
    expect(drawn.sent).toEqual([['rebel-transport-1', 'rebel-transport:naboo:1', `x-wing:${BASE_SPACE}:1`]]);
  });

  test('RB-14.0.29 where units could only be replaced, replacing none is advised', async () => {
    const short = options.filter(({ key }) => !key.startsWith('x-wing'));
    await drawn.draw(view, question('ask.buildAll', short, { budgets, pieces: pieces.slice(1), max: 4 }));
    await press(button('Replace no units'));
    expect(drawn.sent).toEqual([[]]);
  });

  test('the last part is taken back by undo', async () => {
    await drawn.draw(view, asked);
    await put('type:x-wing', 'place:naboo');
    await act(async () => drawn.undo?.());
    expect(queued()).toEqual([]);
    expect(drawn.undo).toBeNull();
  });
});

describe('the starting units of the Rebels', () => {
  const left = { 'x-wing': 1, 'rebel-trooper': 2 } as const;
  const view = viewOf({ more: { phase: 'setup', placing: { side: 'rebel', left, all: left, bare: [] } } });
  const system = (id: PlaceId): Option => {
    return { key: id, label: { key: `system.${id}` }, at: `place:${id}`, costs: { system: 1, units: -3 } };
  };
  const unit = (type: UnitType, n: number): Option => {
    return { key: `${type}:${n}`, label: { key: `unit.${type}` }, at: `type:${type}`, costs: { units: 1 } };
  };
  const options = [
    system('naboo'),
    system('hoth'),
    unit('x-wing', 1),
    unit('rebel-trooper', 1),
    unit('rebel-trooper', 2),
  ];
  const label = { key: 'budget.system' };
  const budgets = [
    { id: 'system', label, limit: 1 },
    { id: 'units', label, limit: 0 },
  ];
  const pieces = [piece('x-wing', 1), piece('rebel-trooper', 2)];
  const asked = question('ask.place.rebel', options, { budgets, pieces, max: 4 });

  test('RB-3.3.7 the first unit chooses the system; the rest goes into the base space', async () => {
    await drawn.draw(view, asked);
    await put('type:rebel-trooper', 'place:hoth');
    expect([isLit('place:hoth'), isLit('place:naboo')]).toEqual([true, false]);
    await press(lit('place:hoth'));
    await press(button('Place the rest in the base space'));
    expect(drawn.sent).toEqual([['hoth', 'rebel-trooper:1', 'rebel-trooper:2']]);
  });

  test('RB-3.3.7 once its unit is taken back another system may be chosen', async () => {
    await drawn.draw(view, asked);
    await put('type:x-wing', 'place:hoth');
    await press(button('Take the X-wing back from Hoth'));
    await put('type:x-wing', 'place:naboo');
    await put('type:rebel-trooper', 'place:naboo');
    await press(lit('place:naboo'));
    await press(button('Done'));
    expect(drawn.sent).toEqual([['naboo', 'x-wing:1', 'rebel-trooper:1', 'rebel-trooper:2']]);
  });
});

describe('damage of a tactic card', () => {
  const tactics = { space: 0, ground: 0, cards: null };
  const combat: CombatView = {
    system: 'mandalore',
    current: 'rebel',
    round: 1,
    battle: 'space',
    health: {},
    attack: { side: 'rebel', theatre: 'space', dice: [], hits: {}, unassigned: null },
    doomed: [],
    destroyed: [],
    retreated: [],
    effects: [],
    tactics: { rebel: tactics, imperial: tactics },
  };
  const view = viewOf({
    units: { mandalore: { 'x-wing': 1, 'tie-fighter': 2, 'star-destroyer': 1 } },
    more: { combat },
  });
  const detail = { key: 'detail.damage', params: { damage: 0, health: 4 } };
  const hit = (id: string, n = 1): Option => {
    return { key: `${id}:${n}`, label: { key: 'unit.star-destroyer' }, detail, at: `unit:${id}` };
  };

  test('RB-9.1.16 the second unit sends the answer; equal units are one button', async () => {
    const options = ['tie-fighter-1', 'tie-fighter-2', 'star-destroyer-1'].map((id) => hit(id));
    await drawn.draw(
      view,
      question('ask.cardDamageEach', options, {
        prompt: { key: 'ask.cardDamageEach', params: { picks: 2, n: 1 } },
        max: 2,
      }),
    );
    await press(lit('unit:tie-fighter-1'));
    expect(drawn.sent).toEqual([]);
    await press(lit('unit:tie-fighter-2'));
    expect(drawn.sent).toEqual([['tie-fighter-1:1', 'tie-fighter-2:1']]);
  });

  test('RB-9.1.16 fewer units are enough where the card says so, all damage is dealt where it does not', async () => {
    const options = [hit('star-destroyer-1'), hit('star-destroyer-1', 2), hit('tie-fighter-1')];
    const prompt = { key: 'ask.cardDamage', params: { picks: 2, n: 1 } };
    await drawn.draw(view, question('ask.cardDamage', options, { prompt, min: 2, max: 2 }));
    expect(document.body.textContent).not.toContain('Done');
    await press(lit('unit:star-destroyer-1'));
    expect(document.body.textContent).toContain('Damage 1 of 4');
    await press(lit('unit:star-destroyer-1'));
    expect(drawn.sent).toEqual([['star-destroyer-1:1', 'star-destroyer-1:2']]);
    await drawn.draw(
      view,
      question('ask.blockUnit', options, {
        id: 'rebel:2.a',
        prompt: { key: 'ask.blockUnit', params: { n: 2 } },
        min: 0,
        max: 2,
      }),
    );
    await press(lit('unit:tie-fighter-1'));
    await press(button('Done'));
    expect(drawn.sent.at(-1)).toEqual(['tie-fighter-1:1']);
  });
});
