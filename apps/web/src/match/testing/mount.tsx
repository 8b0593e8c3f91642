import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Decision } from '../../net/types.ts';

type OnAct = (decision: Decision, choice: unknown) => void;

/** Mounts a part of a board: returns sent choices, and a setter for states of the match. Close it after the test. */
export function mount<Drawn>(render: (drawn: Drawn, onAct: OnAct) => ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const sent: unknown[] = [];
  // The same function each time, so that a part rerenders for its view only.
  const onAct: OnAct = (_decision, choice) => void sent.push(choice);
  return {
    sent,
    draw: (shown: Drawn) => act(async () => root.render(render(shown, onAct))),
    async close() {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
      await act(async () => root.unmount());
      document.body.replaceChildren();
      Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
    },
  };
}
