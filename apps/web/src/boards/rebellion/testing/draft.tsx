import type { RebellionView } from '@echo-base/games/rebellion/client';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';
import { TranslationProvider } from '../../../i18n/translate.tsx';
import { QuestionBar } from '../../../match/prompt-bar.tsx';
import { TargetsProvider } from '../../../match/targets.tsx';
import { press } from '../../../match/testing/question.tsx';
import { useDraft } from '../../../match/use-draft.ts';
import type { Decision, Frame, Option } from '../../../net/types.ts';
import { Around } from '../Around.tsx';
import { Board } from '../Board.tsx';
import { drafts } from '../draft/draft.ts';
import { Hand } from '../Hand.tsx';
import { pieceQuestion } from '../piece-question.ts';
import { Rail } from '../Rail.tsx';

/** Board, hand, rail and question of a drafted answer, as the draft shows them. */
export interface Drawn {
  /** Answers sent so far. */
  readonly sent: unknown[];
  /** Takes the last part back; null for an empty draft. */
  undo: (() => void) | null;
  /** Restores the draft that was sent last. */
  revive: () => void;
  draw(view: RebellionView, decision: Decision, viewer?: string): Promise<void>;
}

const isLeader = (at: string): boolean => at.startsWith('leader:');

function Match({
  view,
  decision,
  viewer,
  drawn,
}: {
  view: RebellionView;
  decision: Decision;
  viewer: string;
  drawn: Drawn;
}) {
  const frame = { viewer, view, decisions: [decision] } as unknown as Frame;
  const draft = useDraft(drafts, frame, decision, (_decision, choice) => void drawn.sent.push(choice));
  drawn.undo = draft.undo;
  drawn.revive = draft.revive;
  const [step] = draft.frame.decisions;
  const part = { view: draft.frame.view as RebellionView, viewer, seats: [] };
  return (
    <TargetsProvider decision={step ?? null} busy={false} onAct={draft.act}>
      <Around>
        <Board {...part} />
        <Hand {...part} />
        <Rail {...part} />
      </Around>
      {step && (
        <QuestionBar
          decision={step}
          boardOwnsActions={false}
          boardOwnsPlaced={isLeader}
          pieceQuestion={pieceQuestion}
        />
      )}
    </TargetsProvider>
  );
}

/** Mounts a page for each test of a file. */
export function drawnPage(): Drawn {
  let root: Root;
  const drawn: Drawn = {
    sent: [],
    undo: null,
    revive: () => undefined,
    draw: (view, decision, viewer = decision.seat) =>
      act(async () =>
        root.render(
          <TranslationProvider title="rebellion">
            <Match view={view} decision={decision} viewer={viewer} drawn={drawn} />
          </TranslationProvider>,
        ),
      ),
  };
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    root = createRoot(document.body.appendChild(document.createElement('div')));
    drawn.sent.length = 0;
    localStorage.clear();
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  });
  return drawn;
}

/** The piece or place with this name. */
export function lit(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('[data-names][data-target="legal"]')];
  const found = all.find((one) => one.dataset.names?.split(' ').includes(name));
  if (!found) throw new Error(`${name} is not lit`);
  return found;
}

export const isLit = (name: string) => document.querySelector(`[data-names~="${name}"][data-target="legal"]`) !== null;

/** Presses a piece, then its place. */
export async function put(piece: string, place: string): Promise<void> {
  await press(lit(piece));
  await press(lit(place));
}

export const question = (key: string, options: Option[], more: Partial<Decision>): Decision => ({
  ...{ id: 'rebel:1.a', seat: 'rebel', shape: 'some', prompt: { key }, options, canUndo: false, min: 0 },
  ...more,
});
