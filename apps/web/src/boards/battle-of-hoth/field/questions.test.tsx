// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inSmallWindow, isInWindow, moveAway } from '../../../kit/ui/surface/testing/small-window.ts';
import { useToasts } from '../../../kit/ui/toast-store.ts';
import { Answers, answer } from '../../../match/testing/answers.tsx';
import { click, press } from '../../../testing/press.ts';
import { Board } from '../board.tsx';
import { battle, openPart, seenBy } from '../testing/match.tsx';
import { pin, useInspected } from './inspected.ts';
import { Inspector } from './inspector/inspector.tsx';
import { centreOf } from './layout.ts';

/** Every kind of question is answered on the piece or hex that it is about. */

type Match = ReturnType<typeof battle>;

let part: Awaited<ReturnType<typeof openPart>>;
afterEach(async () => {});

async function open(match: Match, viewer?: string) {
  part = await openPart(Board, seenBy(match, viewer));
}

const button = (hex: string) => document.querySelector<HTMLButtonElement>(`[data-place="hex:${hex}"] > button`)!;
const point = (hex: string) =>
  act(async () => void button(hex).dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
const stateOf = (hex: string) => button(hex).dataset.target;
const legal = () =>
  [...document.querySelectorAll<HTMLElement>('[data-place] > button[data-target="legal"]')].map(
    (one) => one.parentElement?.dataset.place?.slice(4) ?? '',
  );
const tags = () =>
  [...document.querySelectorAll('[data-tag]')].map((tag) => `${tag.getAttribute('data-tag')} ${tag.textContent}`);

const HQ = 'rebels-direct-from-hq';
const hq = (units: string[], terrain = {}) => battle({ units, terrain, hands: { rebels: [HQ] } }).play(HQ);

describe('orders', () => {
  test('BH-6.1 BH-6.7 units are picked, and one too many says why not', async () => {
    const card = 'rebels-raid-left';
    const match = battle({
      units: ['echoTrooper 0,6', 'echoTrooper 1,6', 'echoTrooper 0,4', 'echoTrooper 9,6', 'snowtrooper 4,0'],
      hands: { rebels: [card] },
    });
    await open(match.play(card));
    expect(legal().sort()).toEqual(['0,4', '0,6', '1,6']);
    expect(button('9,6').getAttribute('aria-description')).toBe('Not in a section this card names');
    expect(document.querySelector('[data-lit]')?.getAttribute('data-lit')).toBe('left');
    await press(button('0,6'));
    await press(button('1,6'));
    expect(button('0,6').getAttribute('aria-pressed')).toBe('true');
    expect([stateOf('0,4'), button('0,4').getAttribute('aria-disabled')]).toEqual(['refused', 'true']);
    await press(button('0,6'));
    expect([stateOf('0,4'), button('0,6').getAttribute('aria-pressed')]).toEqual(['legal', null]);
  });

  test('BH-2.6 a unit on a section line says that either section can order it', async () => {
    const card = 'rebels-recon-in-force';
    await open(
      battle({ units: ['echoTrooper 2,5', 'echoTrooper 0,6', 'snowtrooper 4,0'], hands: { rebels: [card] } }).play(
        card,
      ),
    );
    await point('2,5');
    expect(tags()).toEqual(['2,5 Left flank or Centre']);
  });

  test('BH-6.25 a section is chosen on one of its hexes; one without own units, which ends the turn, is asked about first', async () => {
    const card = 'rebels-trooper-assault';
    await open(battle({ units: ['echoTrooper 0,6', 'snowtrooper 4,0'], hands: { rebels: [card] } }).play(card));
    await press(button('8,0'));
    expect(part.sent).toEqual([]);
    await press(button('0,4'));
    expect(part.sent).toEqual(['section:left']);
  });

  test('BH-6.26 a type of unit is chosen on a unit of it', async () => {
    const card = 'empire-imperial-assault';
    await open(
      battle({
        active: 'empire',
        units: ['echoTrooper 0,6', 'snowtrooper 4,0', 'atat 6,0'],
        hands: { empire: [card] },
      }).play(card),
    );
    await press(button('6,0'));
    expect(part.sent).toEqual(['type:atat']);
  });
});

describe('moves', () => {
  test('BH-7.1 BH-19.7 a press on the unit shows its hexes with their costs, a press on one moves it there', async () => {
    await open(
      hq(['echoTrooper 4,5', 'echoTrooper 0,6', 'snowtrooper 4,0'], { '4,4': 'rock', '5,4': 'serac' }).order(
        'echoTrooper-1',
        'echoTrooper-2',
      ),
    );
    expect(legal()).toEqual(['4,5', '0,6']);
    await press(button('4,5'));
    const costs = [...document.querySelectorAll('[data-cost]')].map((one) => one.textContent);
    expect(costs).toContain('1');
    expect(costs).toContain('2no attack');
    expect(costs).toContain('1 stopno attack');
    expect(stateOf('5,4')).toBe('refused');
    expect(button('5,4').getAttribute('aria-description')).toBe('Impassable: Serac');
    await press(button('3,5'));
    expect(part.sent).toEqual(['move:echoTrooper-1:3,5']);
  });

  test('BH-7.1 the hexes of the only unit are open at once', async () => {
    await open(hq(['echoTrooper 4,5', 'snowtrooper 4,0']).order('echoTrooper-1'));
    await press(button('3,5'));
    expect(part.sent).toEqual(['move:echoTrooper-1:3,5']);
  });

  test('BH-19.3 a path is traced hex by hex', async () => {
    const match = hq(['snowspeeder 4,5', 'snowtrooper 4,0']).order('snowspeeder-1').click('trace:snowspeeder-1');
    await open(match);
    await press(button('4,4'));
    expect(part.sent).toEqual(['step:4,4']);
    await part.draw(seenBy(match.click('step:4,4')));
    expect(document.querySelector('[data-traced]')?.getAttribute('data-traced')).toBe('4,4');
    expect(stateOf('4,3')).toBe('legal');
  });
});

describe('hexes that no option names', () => {
  const said = () => useToasts.getState().toasts.map(({ title }) => title);
  const duel = () => hq(['echoTrooper 4,5', 'snowtrooper 4,3']).order('echoTrooper-1');
  afterEach(() => useToasts.setState({ toasts: [] }));

  test('BH-7.1 say that the chosen unit cannot move so far, and its own hex says nothing', async () => {
    await open(duel());
    await press(button('4,5'));
    expect(said()).toEqual([]);
    await press(button('4,0'));
    expect([said(), part.sent]).toEqual([['Further than this unit can move'], []]);
  });

  test('BH-9.1 say that there is no enemy to attack', async () => {
    await open(duel().click('done'));
    await press(button('0,0'));
    expect([said(), part.sent]).toEqual([['No enemy there to attack'], []]);
  });

  test('say in the inspector, once pressed, that the question does not name them', async () => {
    const match = hq(['echoTrooper 4,5', 'echoTrooper 0,6', 'snowtrooper 4,3']).order('echoTrooper-1', 'echoTrooper-2');
    await open(match);
    await press(button('4,0'));
    expect(said()).toEqual([]);
    await part.close();
    part = await openPart(Inspector, seenBy(match));
    await act(async () => pin('4,0'));
    expect(document.body.textContent).toContain('Choose one of the marked units first');
    await act(async () => pin(null));
  });

  test('a double click on a unit chooses it, and a later one lets go of it', async () => {
    await open(hq(['echoTrooper 4,5', 'echoTrooper 0,6', 'snowtrooper 4,3']).order('echoTrooper-1', 'echoTrooper-2'));
    const units = legal();
    await click(button('4,5'));
    await click(button('4,5'));
    expect(legal()).not.toEqual(units);
    await click(button('4,5'), { x: 300, y: 10 });
    expect(legal()).toEqual(units);
  });

  test('a hex that was pressed to be read gives way to the next question', async () => {
    const match = hq(['echoTrooper 4,5', 'echoTrooper 0,6', 'snowtrooper 4,3']);
    await open(match);
    await press(button('4,0'));
    expect(useInspected.getState().pinned).toBe('4,0');
    await part.draw(seenBy(match.order('echoTrooper-1', 'echoTrooper-2')));
    expect(useInspected.getState().pinned).toBeNull();
  });
});

describe('places', () => {
  const units = ['echoTrooper 4,1', 'echoTrooper 0,6', 'snowtrooper 9,6'];

  test('BH-14.6 a hex at an exit asks whether the unit stays or leaves', async () => {
    const match = battle({ scenario: 'rebel-breakout', units, hands: { rebels: [HQ] } });
    await open(match.play(HQ).order('echoTrooper-1'));
    const exits = [...document.querySelectorAll('[data-objective="north-edge"] [data-exit]')];
    expect(
      exits.filter((exit) => exit.hasAttribute('data-open')).map((exit) => exit.getAttribute('data-exit')),
    ).toEqual(['4,0', '5,0']);
    await press(button('4,0'));
    const choices = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')];
    expect(choices.map((one) => one.textContent)).toEqual([
      'Move to E11 hex · can still attack',
      'Leave the board at E1',
    ]);
    await act(async () => choices[1]?.click());
    expect(part.sent).toEqual(['leave:echoTrooper-1:4,0']);
  });
});

describe('attacks', () => {
  const duel = () =>
    hq(['echoTrooper 4,5', 'snowtrooper 4,3 2', 'atat 5,5', 'snowtrooper 4,1'], { '5,4': 'ridge' })
      .order('echoTrooper-1')
      .click('done');

  test('BH-9.6 every target has its dice as a tag; a press chooses it, a second one attacks', async () => {
    await open(duel());
    expect(tags().sort()).toEqual(['4,3 2 dice', '5,5 3 dice']);
    await point('4,3');
    expect(document.querySelector('[data-sight]')?.getAttribute('data-sight')).toBe('free');
    expect(document.querySelector('[data-escapes]')?.getAttribute('data-escapes')).toBe('4,2 5,2');
    await press(button('4,3'));
    expect([part.sent, button('4,3').getAttribute('aria-pressed')]).toEqual([[], 'true']);
    await press(button('5,5'));
    expect([button('4,3').getAttribute('aria-pressed'), button('5,5').getAttribute('aria-pressed')]).toEqual([
      null,
      'true',
    ]);
    await press(button('5,5'));
    expect(part.sent).toEqual(['attack:echoTrooper-1:atat-1']);
  });

  test('BH-9.1 an enemy that only one unit can attack is pressed at once; with several, the attacker is asked for', async () => {
    const units = ['echoTrooper 4,5', 'echoTrooper 0,6', 'snowtrooper 4,3', 'snowtrooper 2,4'];
    const match = hq(units).order('echoTrooper-1', 'echoTrooper-2').click('done');
    await open(match);
    await press(button('4,3'));
    expect([part.sent, button('4,3').getAttribute('aria-pressed')]).toEqual([[], 'true']);
    await press(button('4,3'));
    expect(part.sent).toEqual(['attack:echoTrooper-1:snowtrooper-1']);
    await part.close();
    await open(match);
    await press(button('2,4'));
    expect(part.sent).toEqual([]);
    expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual([
      'Several units can attack it: choose one first',
    ]);
    useToasts.setState({ toasts: [] });
  });

  test('BH-10.4 a blocked line is drawn to the hex that blocks it, with the reason', async () => {
    await open(
      hq(['echoTrooper 4,5', 'snowtrooper 4,3', 'atat 5,5'], { '4,4': 'rock', '5,4': 'rock' })
        .order('echoTrooper-1')
        .click('done'),
    );
    await point('4,3');
    const sight = document.querySelector('[data-sight]');
    expect(sight?.getAttribute('data-sight')).toBe('blocked');
    expect(sight?.getAttribute('data-blockers')).toBe('4,4 5,4');
    expect(tags()).toContain('4,3 Line of sight blocked on both sides: Rocks, E5; Rocks, F5');
    expect(button('4,3').getAttribute('aria-disabled')).toBe('true');
  });

  test('BH-13.3 a structure is attacked on its hex', async () => {
    const match = battle({
      active: 'empire',
      units: ['atat 4,5', 'echoTrooper 0,6'],
      structures: [{ id: 'gun', type: 'ionCannon', hex: '4,6', attackableBy: 'empire' }],
      hands: { empire: ['empire-direct-from-hq'] },
    });
    await open(match.play('empire-direct-from-hq').order('atat-1').click('done'));
    await press(button('4,6'));
    await press(button('4,6'));
    expect(part.sent).toEqual(['attack:atat-1:gun']);
  });

  test('BH-13.1 BH-13.5 the inspector says of a structure who may attack it, and that one explosion destroys it', async () => {
    const structures = [{ id: 'gun', type: 'ionCannon', hex: '4,6', attackableBy: 'empire' }] as const;
    const match = battle({ units: ['atat 4,3', 'echoTrooper 0,6'], structures, hands: { rebels: [HQ] } });
    part = await openPart(Inspector, seenBy(match));
    await act(async () => pin('4,6'));
    expect(document.body.textContent).toContain('No unit enters. Blocks sight.');
    expect(document.body.textContent).toContain('The Empire may attack the ion cannon: one explosion destroys it');
    await act(async () => pin(null));
  });

  test('BH-11.4 a retreat shows its paths; a hex with two of them, as in a campaign, asks which', async () => {
    const units = ['rebelArtillery 4,5', 'snowtrooper 4,3', 'atat 9,0'];
    const match = battle({
      campaign: 'outpost-delta',
      units,
      terrain: {},
      hands: { rebels: ['rebels-direct-from-hq'] },
    });
    match.play('rebels-direct-from-hq').order('rebelArtillery-1');
    match.attack('rebelArtillery-1', 'snowtrooper-1', 'retreat', 'retreat', 'miss');
    await open(match, 'empire');
    expect(document.querySelectorAll('[data-path]')).toHaveLength(4);
    await press(button('3,1'));
    expect(part.sent).toEqual(['retreat:4,2:3,1']);
    await press(button('4,1'));
    const choices = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')];
    expect(choices.map((one) => one.textContent)).toEqual(['Retreat to E3 – E2', 'Retreat to F3 – E2']);
    await act(async () => choices[1]?.click());
    expect(part.sent.at(-1)).toBe('retreat:5,2:4,1');
  });

  test('BH-6.16 a move after the attack is answered on its hexes', async () => {
    const card = 'rebels-speeder-assault';
    const match = battle({ units: ['snowspeeder 4,5', 'snowtrooper 4,4', 'atat 9,0'], hands: { rebels: [card] } })
      .play(card)
      .order('snowspeeder-1');
    await open(match.attack('snowspeeder-1', 'snowtrooper-1', 'miss', 'miss', 'miss', 'miss'));
    await press(button('3,5'));
    expect(part.sent).toEqual(['move:snowspeeder-1:3,5']);
  });

  test('BH-12.3 a breakthrough is answered on the hex the enemy left', async () => {
    const match = hq(['echoTrooper 4,5 assault', 'snowtrooper 4,4 1', 'atat 9,0']).order('echoTrooper-1');
    await open(match.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss'));
    await press(button('4,4'));
    expect(part.sent).toEqual(['advance']);
  });
});

describe('support cards', () => {
  test('BH-17.7 a target that a support card can be played at asks which attack is meant', async () => {
    const match = battle({
      campaign: 'outpost-delta',
      support: { rebels: ['desperate-stand'] },
      units: ['echoTrooper 4,5 1', 'snowtrooper 4,3', 'atat 9,0'],
      hands: { rebels: [HQ] },
      active: 'rebels',
    });
    match.play(HQ).order('echoTrooper-1').click('done');
    await open(match);
    const choose = async (name: string) => {
      await press(button('4,3'));
      const choices = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')];
      expect(choices).toHaveLength(2);
      await act(async () => choices.find((one) => one.textContent?.includes(name))?.click());
    };
    // Chosen first, which shows its dice, then sent.
    await choose('Desperate stand');
    expect([part.sent, button('4,3').getAttribute('aria-pressed')]).toEqual([[], 'true']);
    await choose('Desperate stand');
    expect(part.sent).toEqual(['attack:echoTrooper-1:snowtrooper-1:desperate-stand']);
  });
});

describe('keyboard', () => {
  test('arrow keys move from hex to hex and keep to the column', async () => {
    await open(hq(['echoTrooper 4,5', 'snowtrooper 4,0']).order('echoTrooper-1'));
    const walk = (key: string) =>
      act(
        async () =>
          void document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          ),
      );
    await act(async () => button('4,6').focus());
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await walk(key);
    expect(document.activeElement).toBe(button('4,5'));
    expect(button('4,5').getAttribute('tabindex')).toBe('0');
  });
});

/** Width in pixels at which the field is shown. */
function widthShown(): number {
  const field = document.querySelector<HTMLElement>('section[tabindex="0"] > div');
  return (
    Number.parseFloat(field?.style.width ?? '') * Number(/scale\(([\d.]+)\)/.exec(field?.style.transform ?? '')?.[1])
  );
}

test('BH-5.3 on a phone the whole field is in view for the choice of a card, then what the card is about', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(420);
  const card = 'rebels-raid-left';
  const match = battle({
    units: ['echoTrooper 0,6', 'echoTrooper 9,6', 'snowtrooper 4,0'],
    hands: { rebels: [card] },
  });
  await open(match);
  expect(widthShown()).toBeLessThanOrEqual(390);
  await part.draw(seenBy(match.play(card)));
  expect(widthShown()).toBeGreaterThan(390);
});

test('18.2 the target of an attack that is chosen in the bar comes into view', async () => {
  inSmallWindow();
  const match = hq(['echoTrooper 4,5', 'snowtrooper 5,5']).order('echoTrooper-1').click('done');
  const WithBar: typeof Board = (props) => (
    <>
      <Board {...props} />
      <Answers />
    </>
  );
  part = await openPart(WithBar, seenBy(match));
  // The unit is chosen: that alone would bring its targets into view.
  await press(button('4,5'));
  await moveAway();
  expect(isInWindow(centreOf('5,5', 'rebels'))).toBe(false);
  await answer('attack:echoTrooper-1:snowtrooper-1');
  expect([isInWindow(centreOf('5,5', 'rebels')), part.sent]).toEqual([true, []]);
});
