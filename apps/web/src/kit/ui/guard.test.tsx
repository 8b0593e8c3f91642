// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { Requests } from '../../match/requests/requests.tsx';
import { openRequest } from '../../match/requests/requests-store.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { click, settled, type } from '../../testing/press.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { GRAVE_GUARD_MS, GUARD_MS, useEarlyPresses, verdictOf } from './guard.ts';
import { DOUBLE_MS, type Press } from './press.ts';
import { showToast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';
import { useGuard } from './use-guard.ts';

const at = (ms: number, x = 10): Press => ({ at: ms, point: { x, y: 10 }, key: null, target: null });
const key = (ms: number, name: string): Press => ({ at: ms, point: null, key: name, target: null });

describe('the rule', () => {
  test('a press counts for what had been there for a moment when it began', () => {
    const asked = { since: 1_000 };
    expect(verdictOf(at(1_000 + GUARD_MS - 1), asked)).toBe('early');
    expect(verdictOf(at(1_000 + GUARD_MS), asked)).toBe('counts');
    expect(verdictOf(at(999), asked), 'it began before that was there').toBe('early');
    expect(verdictOf(at(1_000 + GUARD_MS), { ...asked, ms: GRAVE_GUARD_MS })).toBe('early');
    expect(verdictOf(at(0), {}), 'what was always there').toBe('counts');
  });

  test('the second half of a double press does not count if the first was for something else', () => {
    const first = at(1_000);
    expect(verdictOf(first, { first }), 'the same press').toBe('double');
    expect(verdictOf(at(1_000 + DOUBLE_MS, 12), { first })).toBe('double');
    expect(verdictOf(at(1_001 + DOUBLE_MS, 12), { first }), 'later').toBe('counts');
    expect(verdictOf(at(1_100, 300), { first }), 'elsewhere').toBe('counts');
    expect(verdictOf(key(1_100, '1'), { first: key(1_000, '1') }), 'the same key').toBe('double');
    expect(verdictOf(key(1_100, '2'), { first: key(1_000, '1') }), 'another key').toBe('counts');
  });
});

const answers: string[] = [];
/** What lies at the point that is pressed. */
let there: Element | null;
beforeEach(() => {
  // Presses come at once, however busy the machine is.
  vi.useFakeTimers();
  answers.length = 0;
  there = null;
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => there);
});

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].findLast((one) => (one.ariaLabel ?? one.textContent) === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

/** Presses twice at one place, where the second press meets what is there by then; how many presses gave a sign. */
async function pressTwice(name: string, next: () => Element | null): Promise<number> {
  const before = useEarlyPresses.getState();
  await click(button(name));
  there = next();
  await click(there);
  return useEarlyPresses.getState() - before;
}

function Steps() {
  const [step, setStep] = useState(0);
  const title = ['Leave the game?', 'Give up your seat?'][step];
  const go = () => {
    answers.push(`step ${step}`);
    setStep(step + 1);
  };
  return (
    <Dialog open title={title ?? 'Done'} onOpenChange={() => undefined} actions={<Button onClick={go}>Yes</Button>}>
      {null}
    </Dialog>
  );
}

test('a double press on the answer of a dialog does not answer its next question in the same words', async () => {
  await drawPage(<Steps />);
  await expect.poll(() => document.querySelector('[role="dialog"] button')).not.toBeNull();
  await settled();
  expect(await pressTwice('Yes', () => button('Yes'))).toBe(1);
  expect(answers).toEqual(['step 0']);
  await settled();
  await click(button('Yes'));
  expect(answers).toEqual(['step 0', 'step 1']);
});

test('a double press on the answer of a request does not answer the next one', async () => {
  await drawPage(
    <TranslationProvider title={null}>
      <Requests isAsked onSee={null} />
    </TranslationProvider>,
  );
  const open = (id: string) =>
    openRequest({
      ...{ id, icon: 'undo', title: id, text: '' },
      no: { label: 'No', onPress: () => answers.push(`no ${id}`) },
      yes: { label: 'Allow', onPress: () => answers.push(`yes ${id}`) },
    });
  await act(async () => ['undo', 'draw'].forEach(open));
  await settled();
  expect(await pressTwice('Allow', () => button('Allow'))).toBe(1);
  expect(answers).toEqual(['yes undo']);
});

test('a double press on the answer of a banner does not answer the next one in its place, nor one that comes by itself', async () => {
  function Proposals() {
    const [asked, ask] = useState('pause');
    const agree = () => {
      answers.push(asked);
      ask('absence');
    };
    return <Banner title={asked} asked={asked} action={<Button onClick={agree}>Agree</Button>} />;
  }
  await drawPage(<Proposals />);
  await click(button('Agree'), { x: 300, y: 10 });
  expect(answers, 'it has just come').toEqual([]);
  await settled();
  expect(await pressTwice('Agree', () => button('Agree'))).toBe(1);
  expect(answers).toEqual(['pause']);
});

test('a double press on a toast does not answer the one that moves into its place, though it reads the same', async () => {
  await drawPage(<Toasts label="Messages" closeLabel="Close" />);
  const actions = (id: string) => [{ label: 'Undo', onPress: () => void answers.push(id) }];
  await act(async () => {
    for (const id of ['one', 'two']) showToast({ id, tone: 'info', title: id, actions: actions(id) });
  });
  await settled();
  const [last = ''] = [...document.querySelectorAll('b')].map(({ textContent }) => textContent).slice(-1);
  expect(await pressTwice('Undo', () => button('Undo'))).toBe(1);
  expect(answers).toEqual([last]);
});

test('a plus that is drawn again counts each press, and so does one in a box that asks', async () => {
  function Plus() {
    const [count, setCount] = useState(0);
    const guarded = useGuard('how many');
    return (
      <div {...guarded}>
        <Button key={count} onClick={() => setCount(count + 1)}>
          More
        </Button>
        <output>{count}</output>
      </div>
    );
  }
  await drawPage(<Plus />);
  expect(await pressTwice('More', () => button('More'))).toBe(0);
  expect(document.querySelector('output')?.textContent).toBe('2');
});

test('the same key twice on an answer does not answer what the first has brought', async () => {
  function Questions() {
    const [asked, ask] = useState(1);
    const guarded = useGuard(String(asked));
    const answer = () => {
      answers.push(`${asked}`);
      ask(asked + 1);
    };
    return (
      <div {...guarded}>
        <Button onClick={answer}>Roll</Button>
      </div>
    );
  }
  await drawPage(<Questions />);
  button('Roll').focus();
  await type('Enter');
  await type('Enter');
  expect(answers).toEqual(['1']);
  await settled();
  await type('Enter');
  expect(answers).toEqual(['1', '2']);
});
