import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Decision } from '../kit/net/types.ts';
import { drawPage } from './draw-page.ts';

type OnAct = (decision: Decision, choice: unknown) => void;

/** A part of a board on the page: sent choices, and a setter for states of the match. */
export function mount<Drawn>(render: (drawn: Drawn, onAct: OnAct) => ReactNode) {
  const sent: unknown[] = [];
  // The same function each time, so that a part rerenders for its view only.
  const onAct: OnAct = (_decision, choice) => void sent.push(choice);
  return { sent, draw: (shown: Drawn) => drawPage(render(shown, onAct)), close: cleanup };
}
