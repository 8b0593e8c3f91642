import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Decision } from '../../net/types.ts';

type OnAct = (decision: Decision, choice: unknown) => void;

/**
 * Mounts a part of a board: returns sent choices, and a setter for new states of the match. Close it after the test.
 */
export async function mount<Drawn>(render: (drawn: Drawn, onAct: OnAct) => ReactNode, drawn: Drawn) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const sent: unknown[] = [];
  // The same function each time, so that a part rerenders for its view only.
  const onAct: OnAct = (_decision, choice) => void sent.push(choice);
  const draw = (shown: Drawn) => act(async () => root.render(render(shown, onAct)));
  await draw(drawn);
  return {
    sent,
    draw,
    async close() {
      await act(async () => root.unmount());
      document.body.replaceChildren();
      Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
    },
  };
}
