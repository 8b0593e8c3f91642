// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { usePlans } from '../../kit/net/plan-store.ts';
import type { Decision, Frame } from '../../kit/net/types.ts';
import { button } from '../../match/testing/question.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import type { Drafts } from '../board-set.ts';
import { storedName } from './stored-draft.ts';
import { CLEAR, SEND, useDraft } from './use-draft.ts';

/** A question for several of three leaders, each a part of the draft. */
const leader = (key: string) => ({ key, label: { key }, from: key });
const asked: Decision = {
  ...{ id: 'rebel:1.a', seat: 'rebel', shape: 'some', prompt: { key: 'ask.assign' }, canUndo: false, min: 0 },
  options: ['leia', 'luke', 'han'].map(leader),
};
const drafts: Drafts = { owns: () => true, view: (view) => view, step: (_view, one) => one, isAct: () => false };

interface DraftProps {
  matchId: string;
  decision: Decision;
  using?: Drafts;
  picked(keys: string): void;
  step?(shown: Decision | undefined): void;
}

function Draft({ matchId, decision, using = drafts, picked, step }: DraftProps) {
  const frame = { matchId, viewer: 'rebel', view: {}, decisions: [decision] } as unknown as Frame;
  const draft = useDraft(using, frame, decision, () => {});
  const [shown] = draft.frame.decisions;
  picked(shown?.id.split('~')[1] ?? '');
  step?.(shown);
  return ['leia', 'luke', CLEAR].map((key) => (
    <button key={key} type="button" onClick={() => draft.act(decision, key)}>
      {key}
    </button>
  ));
}

/** Opens the page, presses buttons and closes it; returns the parts shown last. */
async function visit(presses: readonly string[], { matchId = 'm', decision = asked } = {}): Promise<string> {
  let shown = '';
  const note = (keys: string) => {
    shown = keys;
  };
  await drawPage(<Draft matchId={matchId} decision={decision} picked={note} />);
  for (const name of presses) await press(button(name, document.body));
  cleanup();
  return shown;
}

test('a draft is still there after a reload, until it is cleared', async () => {
  expect(await visit(['leia', 'luke'])).toBe('leia luke');
  expect(await visit([])).toBe('leia luke');
  expect(await visit([CLEAR])).toBe('');
  expect(await visit([])).toBe('');
});

test('another decision, and another match, start with an empty draft', async () => {
  await visit(['leia']);
  expect(await visit([], { matchId: 'other' })).toBe('');
  expect(await visit([], { decision: { ...asked, id: 'rebel:2.b' } })).toBe('');
  expect(await visit([])).toBe('');
});

test('a draft stays when a mate has acted and its question is asked anew, also after a reload', async () => {
  await visit(['leia', 'luke']);
  // The number of the seat's answers is the same, the options are not.
  expect(await visit([], { decision: { ...asked, id: 'rebel:1.b' } })).toBe('leia luke');
  expect(await visit([], { decision: { ...asked, id: 'rebel:1.b', prompt: { key: 'ask.other' } } })).toBe('');
});

test('what was drafted on another device is there too, unless this one has begun a draft', async () => {
  usePlans.getState().watched([{ matchId: 'm', seat: 'rebel', decision: asked.id, picked: ['han'] }]);
  expect(await visit([])).toBe('han');
  expect(await visit([CLEAR, 'leia'])).toBe('leia');
  usePlans.getState().forget();
});

describe('parts that a mate’s act has taken', () => {
  const send = { key: SEND, label: { key: 'option.finishAssigning' }, kind: 'plain' as const };
  const named: Drafts = {
    ...drafts,
    step: (_view, one) => ({ ...one, help: { key: 'help.assign' }, options: [...one.options, send] }),
    partName: (key) => (key === 'leia' ? { key: 'name.leia' } : null),
  };
  const without = (...gone: string[]): Decision => ({
    ...asked,
    id: 'rebel:1.b',
    options: asked.options.filter(({ key }) => !gone.includes(key)),
  });

  async function stepAfter(presses: readonly string[], decision: Decision, then: readonly string[] = []) {
    await visit(presses);
    let shown: Decision | undefined;
    const step = (one: Decision | undefined) => {
      shown = one;
    };
    await drawPage(<Draft matchId="m" decision={decision} using={named} picked={() => undefined} step={step} />);
    for (const name of then) await press(button(name, document.body));
    cleanup();
    return shown;
  }
  const finish = (step: Decision | undefined) => step?.options.find(({ key }) => key === SEND)?.kind;

  test('the question says which they are, by name', async () => {
    const step = await stepAfter(['leia', 'luke'], without('leia'));
    expect(step?.help).toEqual({ key: 'match.unfit', params: { parts: { key: 'name.leia' } } });
    expect(finish(step), 'a part is left').toBe('plain');
    const both = await stepAfter([], without('leia', 'luke'));
    const more = { key: 'match.unfitPart' };
    expect(both?.help?.params?.parts).toEqual({
      key: 'match.unfitMore',
      params: { name: { key: 'name.leia' }, more },
    });
  });

  test('finishing with nothing asks first', async () => {
    expect(finish(await stepAfter(['leia'], without('leia')))).toBe('grave');
  });

  test('once the draft is changed nothing is said of them any more', async () => {
    const step = await stepAfter(['leia'], without('leia'), ['luke']);
    expect([step?.help, finish(step)]).toEqual([{ key: 'help.assign' }, 'plain']);
    expect((await stepAfter([], without('leia')))?.help).toEqual({ key: 'help.assign' });
  });
});

test('parts that the decision no longer offers are dropped', async () => {
  await visit(['leia', 'luke']);
  expect(await visit([], { decision: { ...asked, options: [leader('luke')] } })).toBe('luke');
});

test('what another version has stored is ignored', async () => {
  localStorage.setItem('draft m', '{"leia":true}');
  expect(await visit([])).toBe('');
});

test('a draft that another tab changes is shown at once', async () => {
  let shown = '';
  const note = (keys: string) => {
    shown = keys;
  };
  await drawPage(<Draft matchId="m" decision={asked} picked={note} />);
  await press(button('leia', document.body));
  expect(shown).toBe('leia');
  const other = (value: string | null) =>
    act(async () => {
      if (value === null) localStorage.removeItem('draft m');
      else localStorage.setItem('draft m', value);
      dispatchEvent(new StorageEvent('storage', { key: 'draft m', newValue: value }));
    });
  await other(JSON.stringify([storedName(asked), ['leia', 'luke']]));
  expect(shown).toBe('leia luke');
  await other(null);
  expect(shown).toBe('');
});
