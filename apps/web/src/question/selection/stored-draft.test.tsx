// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { Decision, Frame } from '../../kit/net/types.ts';
import { button } from '../../match/testing/question.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import type { Drafts } from '../board-set.ts';
import { CLEAR, useDraft } from './use-draft.ts';

/** A question for several of three leaders, each a part of the draft. */
const leader = (key: string) => ({ key, label: { key } });
const asked: Decision = {
  ...{ id: 'rebel:1.a', seat: 'rebel', shape: 'some', prompt: { key: 'ask.assign' }, canUndo: false, min: 0 },
  options: ['leia', 'luke', 'han'].map(leader),
};
const drafts: Drafts = { owns: () => true, view: (view) => view, step: (_view, one) => one, isAct: () => false };

function Draft({ matchId, decision, picked }: { matchId: string; decision: Decision; picked(keys: string): void }) {
  const frame = { matchId, viewer: 'rebel', view: {}, decisions: [decision] } as unknown as Frame;
  const draft = useDraft(drafts, frame, decision, () => {});
  picked(draft.frame.decisions[0]?.id.split('~')[1] ?? '');
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
  await other(JSON.stringify([asked.id, ['leia', 'luke']]));
  expect(shown).toBe('leia luke');
  await other(null);
  expect(shown).toBe('');
});
