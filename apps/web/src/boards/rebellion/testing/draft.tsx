import type { RebellionView } from '@echo-base/games/rebellion/client';
import { beforeEach } from 'vitest';
import { TranslationProvider } from '../../../kit/i18n/translate.tsx';
import type { Decision, Frame, Option } from '../../../kit/net/types.ts';
import { QuestionBar } from '../../../question/bar/question-bar.tsx';
import { SelectionProvider } from '../../../question/selection/selection-provider.tsx';
import { useDraft } from '../../../question/selection/use-draft.ts';
import { drawPage } from '../../../testing/draw-page.ts';
import { press } from '../../../testing/press.ts';
import { Board } from '../board.tsx';
import { BoardDrag } from '../board-drag.tsx';
import { drafts } from '../draft/draft.ts';
import { Hand } from '../hand.tsx';
import { pieceQuestion } from '../piece-question.ts';
import { Rail } from '../rail.tsx';

/** Board, hand, rail and question of a drafted answer, as the draft shows them. */
export interface Drawn {
  /** Answers sent so far. */
  readonly sent: unknown[];
  /** Takes the last part back; null for an empty draft. */
  undo: (() => void) | null;
  /** The question of the part asked for now; null for none. */
  step: Decision | null;
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
  drawn.step = step ?? null;
  const part = { view: draft.frame.view as RebellionView, viewer, seats: [] };
  return (
    <SelectionProvider decision={step ?? null} busy={false} onAct={draft.act}>
      <BoardDrag>
        <Board {...part} />
        <Hand {...part} />
        <Rail {...part} />
      </BoardDrag>
      {step && (
        <QuestionBar
          decision={step}
          boardOwnsActions={false}
          boardOwnsPlaced={isLeader}
          pieceQuestion={pieceQuestion}
        />
      )}
    </SelectionProvider>
  );
}

/** The page of each test of a file. */
export function drawnPage(): Drawn {
  const drawn: Drawn = {
    sent: [],
    undo: null,
    step: null,
    revive: () => undefined,
    draw: (view, decision, viewer = decision.seat) =>
      drawPage(
        <TranslationProvider title="rebellion">
          <Match view={view} decision={decision} viewer={viewer} drawn={drawn} />
        </TranslationProvider>,
      ),
  };
  beforeEach(() => {
    drawn.sent.length = 0;
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
  id: 'rebel:1.a',
  seat: 'rebel',
  shape: 'some',
  prompt: { key },
  options,
  canUndo: false,
  min: 0,
  ...more,
});
