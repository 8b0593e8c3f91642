// @vitest-environment happy-dom
import { type MissionCard, type RebellionView, TACTIC_IDS, type TacticCard } from '@echo-base/games/rebellion/client';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { translator } from '../../kit/i18n/translate.tsx';
import type { Option } from '../../kit/net/types.ts';
import { QuestionBar } from '../../question/bar/question-bar.tsx';
import type { BoardProps } from '../../question/board-set.ts';
import { useDecision } from '../../question/selection/use-selection.ts';
import { press } from '../../testing/press.ts';
import { isInHand } from './about-hand.ts';
import { Hand } from './hand.tsx';
import { type Drawn, decisionOf, leaders, mount, named, viewOf, words } from './testing/hand.tsx';

let drawn: Drawn;
beforeEach(() => {
  drawn = mount(Hand);
});
afterEach(async () => {});

const textOf = (key: string) => translator('en', 'rebellion')({ key });

const held = <C,>(...cards: C[]) => ({ count: cards.length, cards });
const hidden = (count: number) => ({ count, cards: null });

/** The Rebels with a card of every kind, the Empire with as many hidden ones. */
function handView(more: Partial<RebellionView> = {}): RebellionView {
  return viewOf({
    missions: {
      rebel: { deck: 10, hand: held<MissionCard>('sabotage#1', 'hit-and-run#1', 'hit-and-run#2'), discards: [] },
      imperial: { deck: 10, hand: hidden(6), discards: [] },
    },
    assigned: [
      { side: 'rebel', leaders: ['mon-mothma'], card: 'build-alliance#1' },
      { side: 'imperial', leaders: ['darth-vader'], card: null },
    ],
    actions: {
      decks: { rebel: 8, imperial: 8 },
      hands: { rebel: held('rebel-planning' as const), imperial: hidden(2) },
      used: [],
    },
    objectives: {
      deck: [],
      stages: [1, 2],
      hand: ['regional-support', 'popular-support'],
      discards: [],
      status: { 'regional-support': { have: 1, need: 4 }, 'popular-support': { have: 7, need: 6 } },
    },
    leaders: leaders({
      'mon-mothma': { at: 'mission' },
      'jan-dodonna': { at: 'sullust', ring: 'captured' },
    }),
    ...more,
  });
}

describe.each(['assignment', 'command', 'refresh'] as const)('in the %s phase', (phase) => {
  test('every card of the viewer is shown by name, with requirement and progress', async () => {
    await drawn.draw(handView({ phase }));
    named('Sabotage, Spec Ops 1, Attempt');
    expect(document.querySelectorAll('[data-card^="hit-and-run"]')).toHaveLength(2);
    named('Build Alliance, Diplomacy 1, Attempt, with Mon Mothma');
    named('Rebel Planning, Assignment, Jan Dodonna');
    expect(named('Regional Support, Stage I, 1 reputation').textContent).toContain('1 of 4');
    expect(named('Popular Support, Stage II, 1 reputation').textContent).toContain('Met: 7 of 6');
  });

  test('nothing of the other side is shown', async () => {
    await drawn.draw(handView({ phase }));
    expect(document.querySelectorAll('[data-card]')).toHaveLength(7);
    expect(words()).not.toMatch(/Vader|Empire/);
  });
});

test('a captive stays in the row, marked as such', async () => {
  await drawn.draw(handView());
  expect(named('Jan Dodonna, Diplomacy 1, Intel 2, Tactics: space 2, ground 1, Captured Leader').textContent).toContain(
    'Captured',
  );
});

test('in a team the number of leaders and the mate with their role are read apart', async () => {
  const names = { 'rebel-admiral': 'Ida', imperial: 'Marta', 'rebel-general': 'Jonas' };
  const team = mount(Hand, 'rebel-admiral', names);
  await team.draw(handView());
  expect(words()).toMatch(/\d leaders left · With Jonas \(General\)/);
});

test.each([
  [true, 3, '3 leaders'],
  [true, 2, undefined],
  [false, 3, undefined],
])('only a phone (%s), which shows two leaders, counts those of a longer row (%s)', async (isPhone, count, told) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: isPhone,
    addEventListener() {},
    removeEventListener() {},
  } as unknown as MediaQueryList);
  const inPool = Object.entries(leaders())
    .filter(([, { side, at }]) => side === 'rebel' && at === 'pool')
    .slice(count)
    .map(([id]) => [id, { at: 'sullust' as const }]);
  await drawn.draw(handView({ phase: 'command', leaders: leaders(Object.fromEntries(inPool)) }));
  const row = [...document.querySelectorAll('[aria-label="Leader pool"] > li')];
  expect(row.filter((one) => !one.querySelector('button')).map((one) => one.textContent)[0]).toBe(told);
});

test('spectators have no hand', async () => {
  const watching = mount(Hand, 'spectator');
  await watching.draw(handView());
  expect(document.querySelectorAll('button, h3, [data-card]')).toHaveLength(0);
});

const label = { key: 'option.done' };
const put = (leader: string, card: string, more: Partial<Option> = {}): Option => ({
  key: `assign:${card}:${leader}`,
  label,
  from: `leader:${leader}`,
  at: `card:${card}`,
  ...more,
});
const assigning = decisionOf([
  put('princess-leia', 'sabotage#1'),
  put('princess-leia', 'hit-and-run#1'),
  put('princess-leia', 'build-alliance#1', { refused: { code: 'mission_full', params: { card: 'Build Alliance' } } }),
  { key: 'take:mon-mothma', label: { key: 'Back, Mothma' }, at: 'leader:mon-mothma', kind: 'plain' },
  { key: 'play:rebel-planning', label, at: 'card:rebel-planning' },
  { key: 'done', label, kind: 'primary' },
]);

describe('assigning leaders', () => {
  beforeEach(() => drawn.draw(handView(), assigning));

  test('a leader, then a card is one act; the card shows whether the skill is enough', async () => {
    expect(words()).toContain('1 icon missing');
    await press(named('Princess Leia'));
    expect(named('Princess Leia').getAttribute('aria-pressed')).toBe('true');
    named('Sabotage, Spec Ops 1, Attempt, 1 die');
    await press(named('Sabotage'));
    expect(drawn.sent).toEqual(['assign:sabotage#1:princess-leia']);
  });

  test('a card, then a leader is the same act', async () => {
    await press(named('Sabotage'));
    expect(drawn.sent).toEqual([]);
    await press(named('Princess Leia'));
    expect(drawn.sent).toEqual(['assign:sabotage#1:princess-leia']);
  });

  test('of two copies one represents the mission', async () => {
    await press(named('Princess Leia'));
    await press(document.querySelector<HTMLElement>('[data-card="hit-and-run#2"]')!);
    expect(drawn.sent).toEqual(['assign:hit-and-run#1:princess-leia']);
  });

  test('a refused card shows the reason and does nothing', async () => {
    await press(named('Princess Leia'));
    const full = named('Build Alliance');
    expect(full.getAttribute('aria-disabled')).toBe('true');
    expect(full.textContent).toContain('Build Alliance already has two leaders.');
    await press(full);
    expect(drawn.sent).toEqual([]);
  });

  test('the second leader of an attempt is shown with the dice added', async () => {
    const second = put('princess-leia', 'build-alliance#1', { key: 'second:mon-mothma:princess-leia' });
    await drawn.draw(handView(), decisionOf([second]));
    await press(named('Princess Leia'));
    expect(named('Build Alliance').textContent).toContain('with Mon Mothma. +2 dice');
  });

  test('with an empty pool no mission looks refused: the leaders on them stay', async () => {
    const refused = { code: 'pool_empty', params: {} };
    const options: Option[] = [
      { key: 'assign:sabotage', label, at: 'card:sabotage#1', refused },
      { key: 'second:mon-mothma', label, at: 'card:build-alliance#1', refused },
    ];
    await drawn.draw(handView({ phase: 'assignment' }), decisionOf(options));
    for (const card of ['Sabotage', 'Build Alliance']) {
      expect(named(card).getAttribute('aria-disabled')).toBeNull();
      expect(named(card).textContent).not.toContain('left in your pool');
    }
  });

  test('an action card is played and a leader taken back with one press', async () => {
    await press(named('Rebel Planning'));
    await press(named('Back, Mothma'));
    expect(drawn.sent).toEqual(['play:rebel-planning', 'take:mon-mothma']);
  });
});

test('in the command phase a mission is revealed by its card, a leader activates by its token', async () => {
  const options: Option[] = [
    { key: 'mission:mon-mothma', label, at: 'card:build-alliance#1' },
    { key: 'activate:princess-leia', label, at: 'leader:princess-leia' },
  ];
  await drawn.draw(handView({ phase: 'command' }), decisionOf(options));
  await press(named('Build Alliance'));
  await press(named('Princess Leia'));
  expect(drawn.sent).toEqual(['mission:mon-mothma', 'activate:princess-leia']);
});

test('if several are discarded each copy is picked separately', async () => {
  const options = ['sabotage#1', 'hit-and-run#1', 'hit-and-run#2'].map((key) => ({ key, label, at: `card:${key}` }));
  await drawn.draw(handView({ phase: 'refresh' }), decisionOf(options, { shape: 'some', min: 1, max: 2 }));
  const second = document.querySelector<HTMLElement>('[data-card="hit-and-run#2"]')!;
  await press(second);
  expect(second.getAttribute('aria-pressed')).toBe('true');
  expect(named('Sabotage').getAttribute('aria-pressed')).toBe('false');
});

test('a card with several uses asks which', async () => {
  const two = ['admiral-piett', 'general-veers'].map((leader) => ({
    key: `rebel-planning:${leader}`,
    label,
    detail: { key: `leader.${leader}` },
    at: 'card:rebel-planning',
  }));
  await drawn.draw(handView({ phase: 'command' }), decisionOf(two));
  await press(named('Rebel Planning'));
  expect(drawn.sent).toEqual([]);
  await press(named('General Veers'));
  expect(drawn.sent).toEqual(['rebel-planning:general-veers']);
});

test('a card that is not asked about opens on a press, to be read', async () => {
  await drawn.draw(handView({ phase: 'command' }));
  const card = named('Popular Support');
  await press(card);
  const read = document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(read).toContain(textOf('objective.popular-support.text'));
});

test('the uses of a card are asked beside its whole text', async () => {
  const two = ['a', 'b'].map((key) => ({ key, label: { key }, at: 'card:rebel-planning' }));
  await drawn.draw(handView({ phase: 'command' }), decisionOf(two));
  await press(named('Rebel Planning'));
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain(textOf('action.rebel-planning.text'));
});

test('Space lifts a leader, Escape returns it', async () => {
  await drawn.draw(handView(), assigning);
  const tile = named('Princess Leia');
  const key = (code: string) =>
    act(async () => {
      (code === 'Space' ? document.activeElement : document)?.dispatchEvent(
        new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }),
      );
      await new Promise((resolve) => setTimeout(resolve, 30));
    });
  await act(async () => tile.focus());
  await key('Space');
  expect(named('Princess Leia').getAttribute('aria-pressed')).toBe('true');
  await key('Escape');
  expect(named('Princess Leia').getAttribute('aria-pressed')).toBe('false');
  expect(drawn.sent).toEqual([]);
});

test('tactic cards are in the hand while a combat runs', async () => {
  const cards = TACTIC_IDS.map((id): TacticCard => `${id}#1`);
  const combat = {
    system: 'hoth' as const,
    current: 'rebel' as const,
    round: 1,
    battle: null,
    attack: null,
    doomed: [],
    destroyed: [],
    retreated: [],
    effects: [],
    health: {},
    tactics: { rebel: { space: 9, ground: 10, cards }, imperial: { space: 3, ground: 0, cards: null } },
  };
  await drawn.draw(handView({ phase: 'command', combat }));
  expect(document.querySelectorAll('[data-card^="space-"], [data-card^="ground-"]')).toHaveLength(19);
});

test('a mission that takes effect at the end of the phase is told as waiting, and only then', async () => {
  const pending = () => document.querySelector('[data-pending]')?.textContent;
  await drawn.draw(handView({ phase: 'command' }));
  expect(pending()).toBeUndefined();
  await drawn.draw(handView({ phase: 'command', lasting: [{ kind: 'mobilization' }] }));
  expect(pending()).toBe('“Rapid Mobilization” waits until the command phase ends');
});

/** The tab "Your side" of a phone: the hand with the bar. */
function YourSide(props: BoardProps<RebellionView>) {
  const decision = useDecision();
  return (
    <>
      <Hand {...props} />
      {decision && <QuestionBar decision={decision} boardOwnsActions={false} isInHand={isInHand} />}
    </>
  );
}
const chips = () =>
  [...document.querySelectorAll('#prompt [data-part="options"] button')].map((one) => one.textContent);

test('beside the hand the bar offers a turn’s activation as it offers its missions', async () => {
  const page = mount(YourSide);
  const activate = { key: 'activate:hoth', label: { key: 'system.hoth' }, at: 'place:hoth' };
  const reveal = { key: 'mission:sabotage', label: { key: 'mission.sabotage' }, at: 'card:sabotage#1' };
  const turn = decisionOf([reveal, { ...activate, from: 'leader:princess-leia' }], {
    prompt: { key: 'ask.turn' },
    pieces: [{ id: 'leader:princess-leia', label: { key: 'leader.princess-leia' } }],
  });
  await page.draw(handView({ phase: 'command' }), turn);
  expect(chips()).toEqual(['1Sabotage', '2Princess LeiaHoth']);
});
