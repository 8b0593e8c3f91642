// @vitest-environment happy-dom
import type { RebellionView } from '@echo-base/games/rebellion/client';
import { expect, test } from 'vitest';
import type { Decision, Option } from '../../../kit/net/types.ts';
import { button } from '../../../match/testing/question.tsx';
import { QuestionBar } from '../../../question/bar/question-bar.tsx';
import { setsFor } from '../../../question/bar/some-options.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { press, type } from '../../../testing/press.ts';
import { Board } from '../board.tsx';
import { Hand } from '../hand.tsx';
import { board } from '../index.tsx';
import { decisionOf, openPart, type Position, viewOf } from '../testing/part.tsx';

/** Prompt, board and hand, as in the shell. */
function Table(props: BoardProps<RebellionView>) {
  const decision = useDecision();
  return (
    <>
      {decision && (
        <QuestionBar
          decision={decision}
          boardOwnsActions={false}
          {...(board.sets?.owns(decision) && { own: setsFor(board.sets, props.view) })}
        />
      )}
      <Board {...props} />
      <Hand {...props} />
    </>
  );
}

const position: Position = {
  units: {
    mandalore: { 'star-destroyer': 1, stormtrooper: 5, 'tie-fighter': 3 },
    saleucami: { stormtrooper: 1 },
  },
  leaders: { 'general-veers': { at: 'kashyyyk' } },
};
const view = viewOf(position);

function leaving(type: string, from: string, numbers: readonly number[], more: Partial<Option>): Option[] {
  return numbers.map((n) => ({
    key: `${type}-${n}`,
    label: { key: `unit.${type}` },
    from: `place:${from}`,
    at: 'place:kashyyyk',
    ...more,
  }));
}

const room = (n: number) => ({ costs: { 'transport:mandalore': n } });
const order: Decision = {
  ...decisionOf(
    [
      ...leaving('star-destroyer', 'mandalore', [1], room(-6)),
      ...leaving('stormtrooper', 'mandalore', [1, 2, 3, 4, 5], room(1)),
      ...leaving('tie-fighter', 'mandalore', [1, 2, 3], room(1)),
      ...leaving('stormtrooper', 'saleucami', [6], { refused: { code: 'no_room' } }),
    ],
    'some',
  ),
  min: 0,
  max: 9,
  pieces: ['mandalore', 'saleucami'].map((id) => ({ id: `place:${id}`, label: { key: `system.${id}` } })),
  budgets: [
    {
      id: 'transport:mandalore',
      label: { key: 'budget.transport', params: { place: { key: 'system.mandalore' } } },
      limit: 0,
    },
  ],
};

async function open() {
  const page = await openPart(Table, { view, decision: order, viewer: 'imperial' });
  return page;
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing at ${selector}`);
  return found;
};
const stack = (unit: string) => find(`[data-place="place:mandalore"] [data-stack="${unit}"] button`);
const row = (id: string) => find(`[data-kind="${id}"]`);
const picked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-kind]')].map((one) => Number(one.dataset.picked));
const arrows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-arrow]')].map((one) => `${one.dataset.arrow} ${one.dataset.count}`);
const arriving = () => document.querySelector<HTMLElement>('[data-arriving]')?.dataset.arriving;
const move = (count: string) => button(`${count} to Kashyyyk`);

test('a press on a stack picks one unit and a ship to carry it; the map shows the order, the act names it', async () => {
  const page = await open();
  move('Move no units');
  await press(stack('stormtrooper'));
  expect(picked()).toEqual([1, 1, 0]);
  await press(stack('stormtrooper'));
  expect(picked()).toEqual([1, 2, 0]);
  expect(arrows()).toEqual(['mandalore 3']);
  expect(arriving()).toBe('3');
  expect(find('[data-source="mandalore"]').textContent).toContain('Transport 2 of 6');
  expect(page.sent).toEqual([]);
  await press(move('Move 3 units'));
  expect(page.sent).toEqual([['star-destroyer-1', 'stormtrooper-1', 'stormtrooper-2']]);
});

test('a press on a place picks all that fits, a second one unpicks it; its number key does the same', async () => {
  await open();
  const place = find('[data-place="place:mandalore"] > button');
  expect(place.getAttribute('aria-label')).toContain('legal target 1 of 1');
  await press(place);
  expect(picked()).toEqual([1, 5, 1]);
  expect(find('[data-source="mandalore"]').textContent).toContain('Transport 6 of 6, full');
  expect(row('tie-fighter-1').textContent).toContain('1 of 3');
  await press(place);
  expect([picked(), arrows(), arriving()]).toEqual([[0, 0, 0], [], undefined]);
  await type('1');
  expect(picked()).toEqual([1, 5, 1]);
});

test('all that fits of one system, and none of it, are one press each', async () => {
  await open();
  const mandalore = () => find('[data-source="mandalore"]');
  const whole = (words: string) => button(words, mandalore());
  await press(whole('All'));
  expect(picked()).toEqual([1, 5, 1]);
  await press(row('tie-fighter-1').querySelector('button') as HTMLElement);
  await press(whole('All'));
  expect(picked()).toEqual([1, 5, 1]);
  await press(whole('None'));
  expect(picked()).toEqual([0, 0, 0]);
});

test('steppers add and remove; removing a ship leaves too many units, and the act is disabled', async () => {
  const page = await open();
  const [less, more] = ['stormtrooper-1', 'stormtrooper-1'].map(
    (id, index) => row(id).querySelectorAll<HTMLButtonElement>('button')[index],
  );
  if (!less || !more) throw new Error('no stepper');
  await press(more);
  await press(more);
  await press(less);
  expect(picked()).toEqual([1, 1, 0]);
  const ship = row('star-destroyer-1').querySelector('button');
  if (ship) await press(ship);
  expect(find('[data-source="mandalore"]').textContent).toContain('too many units');
  expect(move('Move 1 unit').getAttribute('aria-disabled')).toBe('true');
  await press(move('Move 1 unit'));
  expect(page.sent).toEqual([]);
});

test('a place that nothing may leave shows the reason, on the map and in the tray', async () => {
  await open();
  const why = 'There is no ship here to carry it.';
  const refused = find('[data-source="saleucami"]');
  const place = find('[data-place="place:saleucami"] > button');
  expect(place.getAttribute('aria-disabled')).toBe('true');
  expect(refused.textContent).toContain(place.getAttribute('aria-description') ?? why);
  await press(place);
  expect(picked()).toEqual([0, 0, 0]);
});

test('RB-12.9 all that fits leaves the garrison of a subjugated system; the tray warns once its last unit is picked', async () => {
  const all = order.options.map(({ key }) => key).filter((key) => /^stormtrooper-[1-5]$/.test(key));
  const text = { key: 'warning.turnsRebel', params: { system: { key: 'system.mandalore' } } };
  const pieces = order.pieces?.map((piece) => ({ ...piece, warnings: [{ all, text }] }));
  await openPart(Table, { view, decision: { ...order, ...(pieces && { pieces }) }, viewer: 'imperial' });
  const warning = () => find('[data-source="mandalore"] [role="status"]').textContent?.trim();
  expect(warning()).toBe('');
  await press(find('[data-place="place:mandalore"] > button'));
  expect([picked(), warning()]).toEqual([[1, 4, 2], 'One unit stays behind as a garrison.']);
  const [lessTie] = row('tie-fighter-1').querySelectorAll('button');
  const more = row('stormtrooper-1').querySelectorAll('button')[1];
  if (lessTie) await press(lessTie);
  if (more) await press(more);
  expect(warning()).toBe(
    'Your last ground unit leaves: Mandalore is no longer subjugated, its Rebel loyalty counts again.',
  );
});

test('the destination of the order is marked, and is no target', async () => {
  await open();
  expect(find('[data-place="place:kashyyyk"] [data-state]').dataset.state).toBe('selected');
  expect(document.querySelector('[data-place="place:kashyyyk"] > button[data-target]')).toBeNull();
});
