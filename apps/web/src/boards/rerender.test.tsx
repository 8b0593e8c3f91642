// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../kit/i18n/translate.tsx';
import { SelectionProvider } from '../question/selection/selection-provider.tsx';
import * as buttons from '../question/selection/target-button.tsx';
import { drawPage } from '../testing/draw-page.ts';
import { Board as Hoth } from './battle-of-hoth/board.tsx';
import * as hoth from './battle-of-hoth/testing/match.tsx';
import { board as dice } from './galaxy-dice/index.tsx';
import { decisionOf, viewOf } from './galaxy-dice/testing/part.tsx';
import { Board as Assault } from './imperial-assault/board.tsx';
import * as assault from './imperial-assault/testing/match.tsx';
import { Board as Rebellion } from './rebellion/board.tsx';
import * as rebellion from './rebellion/testing/part.tsx';

/** Buttons of places and pieces that were rendered since the last change. */
let rendered: string[] = [];

const BOARDS = [
  {
    title: 'battle-of-hoth',
    async open() {
      const card = 'rebels-direct-from-hq';
      const match = hoth.battle({
        units: ['echoTrooper 4,5', 'echoTrooper 2,5', 'snowtrooper 5,3'],
        hands: { rebels: [card] },
      });
      await hoth.openPart(Hoth, hoth.seenBy(match.play(card).order('echoTrooper-1', 'echoTrooper-2')));
    },
  },
  {
    title: 'imperial-assault',
    async open() {
      const match = assault.skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gideon-argus n18'] });
      await assault.openPart(Assault, assault.seenBy(match));
    },
  },
  {
    title: 'galaxy-dice',
    async open() {
      const view = viewOf('hoth', { dice: [{ id: 1, face: 'walker', state: 'rolled', space: null, locked: false }] });
      const options = ['hoth-1.1', 'hoth-2.1'].map((space) => ({
        ...{ key: `die:1:${space}`, label: { key: 'option.place' }, at: `space:${space}` },
      }));
      await drawPage(
        <TranslationProvider title="galaxy-dice">
          <SelectionProvider decision={decisionOf(options)} busy={false} onAct={() => undefined}>
            <dice.Board view={view} viewer="p1" seats={[]} />
          </SelectionProvider>
        </TranslationProvider>,
      );
    },
  },
  {
    title: 'rebellion',
    async open() {
      const { placeOption, decisionOf, viewOf } = rebellion;
      const decision = decisionOf([placeOption('hoth'), placeOption('endor'), placeOption('naboo')]);
      await rebellion.openPart(Rebellion, { view: viewOf({}), decision });
    },
  },
];

const legal = () => document.querySelectorAll<HTMLElement>('#board [data-target="legal"], [data-target="legal"]');
const pointAt = (element: Element | undefined) =>
  act(async () => void element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
/** What each place shows. */
const places = () => [...document.querySelectorAll('li[data-place]')].map((place) => place.outerHTML);

describe.each(BOARDS)('$title', ({ open }) => {
  beforeEach(async () => {
    const { TargetButton } = buttons;
    vi.spyOn(buttons, 'TargetButton').mockImplementation((props) => {
      rendered.push(props.name ?? '');
      return TargetButton(props);
    });
    await open();
    expect(rendered).not.toEqual([]);
    rendered = [];
  });

  test('pointing at places renders none of them again: only their marks', async () => {
    const [first, second] = legal();
    await pointAt(first);
    await pointAt(second);
    expect([first?.dataset.target, second?.dataset.target, rendered]).toEqual(['legal', 'legal', []]);
  });

  test('a press renders no place that it does not change', async () => {
    const before = places();
    await act(async () => legal()[0]?.click());
    const changed = places().filter((place, index) => place !== before[index]);
    expect(rendered.length).toBeLessThanOrEqual(changed.length);
  });
});
