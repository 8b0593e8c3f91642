// @vitest-environment happy-dom
import type { CombatView } from '@echo-base/games/rebellion/client';
import { describe, expect, test } from 'vitest';
import type { Option } from '../../../kit/net/types.ts';
import { press } from '../../../testing/press.ts';
import { drawnPage, isLit, lit, put, question } from '../testing/draft.tsx';
import { viewOf } from '../testing/part.tsx';

const drawn = drawnPage();

const button = (words: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(words));
  if (!found) throw new Error(`no button ${words}`);
  return found;
};

describe('two things named with a card', () => {
  const CARD = 'space-concentrate-fire';
  const combat: CombatView = {
    system: 'mandalore',
    current: 'rebel',
    round: 1,
    battle: 'space',
    health: {},
    attack: {
      side: 'rebel',
      theatre: 'space',
      dice: [
        { colour: 'red', face: 'hit', spent: false },
        { colour: 'black', face: 'blank', spent: false },
        { colour: 'black', face: 'blank', spent: false },
      ],
      hits: {},
      unassigned: null,
    },
    doomed: [],
    destroyed: [],
    retreated: [],
    effects: [],
    tactics: {
      rebel: { space: 1, ground: 0, cards: [`${CARD}#1`] },
      imperial: { space: 0, ground: 0, cards: null },
    },
  };
  const view = viewOf({ units: { mandalore: { 'x-wing': 1, 'tie-fighter': 2 } }, more: { combat } });
  const reroll = (names: string, die: number): Option => {
    const label = { key: 'list.two', params: { first: 'a', last: 'b' } };
    return { key: `play:${CARD}:${names}`, label, from: `card:${CARD}`, at: `die:${die}` };
  };
  const done: Option = { key: 'done', label: { key: 'option.done' }, kind: 'plain' };
  const options = [reroll('0', 0), reroll('1', 1), reroll('0+1', 1), reroll('1+2', 2), done];
  const asked = (id: string) => question('ask.combatAction', options, { id, shape: 'one' });

  test('RB-9.1.11 card, die and second die are pressed on the board, in any order; the pair is one act', async () => {
    await drawn.draw(view, asked('rebel:1.a'));
    expect(isLit('die:0')).toBe(false);
    await put(`card:${CARD}`, 'die:1');
    expect(drawn.sent).toEqual([]);
    await press(lit('die:0'));
    expect(drawn.sent).toEqual([`play:${CARD}:0+1`]);
  });

  test('RB-9.1.11 equal dice are all lit; once one is picked it is marked, and the other is lit', async () => {
    const states = () =>
      [...document.querySelectorAll('[data-well] li')].map((die) =>
        die.querySelector('[data-state]')?.getAttribute('data-state'),
      );
    await drawn.draw(view, asked('rebel:1.b'));
    await press(lit(`card:${CARD}`));
    expect(states()).toEqual(['legal', 'legal', 'legal']);
    await press(lit('die:1'));
    expect(states()).toEqual(['legal', 'selected', 'legal']);
    await press(lit('die:2'));
    expect(drawn.sent).toEqual([`play:${CARD}:1+2`]);
  });

  test('RB-9.1.11 the question names the card while its dice are chosen', async () => {
    const asking = () => document.querySelector('#prompt h2')?.textContent;
    await drawn.draw(view, {
      ...asked('rebel:1.e'),
      pieces: [{ id: `card:${CARD}`, label: { key: `tactic.${CARD}` } }],
    });
    await press(lit(`card:${CARD}`));
    expect(asking()).toBe('Concentrate Fire: which die do you reroll?');
    await press(lit('die:1'));
    expect(asking()).toBe('Concentrate Fire: reroll a second die too?');
  });

  test('RB-9.1.11 one die is enough, and the next question starts without it', async () => {
    await drawn.draw(view, asked('rebel:1.c'));
    await put(`card:${CARD}`, 'die:0');
    await press(button('Only'));
    expect(drawn.sent).toEqual([`play:${CARD}:0`]);
    await drawn.draw(view, asked('rebel:2.c'));
    expect(drawn.undo).toBeNull();
    expect(isLit(`card:${CARD}`)).toBe(true);
  });

  test('the first die may be taken back, and the step ended instead', async () => {
    await drawn.draw(view, asked('rebel:1.d'));
    await put(`card:${CARD}`, 'die:0');
    await press(button('Take all back'));
    await press(button('Done'));
    expect(drawn.sent).toEqual(['done']);
  });
});

test('RB-16.1.17 probe cards go back in the order in which they are pressed; the last sends the answer', async () => {
  const option = (end: 'top' | 'under', id: string): Option => ({
    key: `${end}:${id}`,
    label: { key: `option.probe.${end}` },
    from: `card:${id}`,
    at: `probe-deck:${end}`,
    costs: { [id]: 1 },
  });
  const cards = ['hoth', 'endor'];
  const options = cards.flatMap((id) => [option('top', id), option('under', id)]);
  const budgets = cards.map((id) => ({ id, label: { key: `system.${id}` }, limit: 1 }));
  const prompt = { key: 'ask.returnProbes', params: { n: 2 } };
  const more = {
    prompt,
    min: 2,
    max: 2,
    budgets,
    pieces: cards.map((id) => ({ id: `card:${id}`, label: { key: `system.${id}` } })),
  };
  await drawn.draw(viewOf({}), question('ask.returnProbes', options, more));
  await put('card:endor', 'probe-deck:top');
  expect(drawn.sent).toEqual([]);
  expect(isLit('card:endor')).toBe(false);
  await put('card:hoth', 'probe-deck:under');
  expect(drawn.sent).toEqual([['top:endor', 'under:hoth']]);
});
