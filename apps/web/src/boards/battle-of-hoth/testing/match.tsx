import type { View } from '@echo-base/games/battle-of-hoth/client';
import { battle, type Scenario } from '@echo-base/games/battle-of-hoth/testing';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { TranslationProvider } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';
import { mount } from '../../../match/testing/mount.ts';
import type { BoardProps, SeatInfo } from '../../../question/board-set.ts';
import { SelectionProvider } from '../../../question/selection/selection-provider.tsx';
import { confirmLabel } from '../confirm-label.ts';

export { battle };

/** Rendering of parts of this board from positions of real matches. */

const NAMES: Readonly<Record<string, string>> = {
  rebels: 'Ida',
  empire: 'Marta',
  'rebels-2': 'Jonas',
  'empire-2': 'Ulf',
};

type Part = ComponentType<BoardProps<View>>;

/** What a viewer sees of a match: its view, its seats, and its question if it is asked. */
export interface Drawn {
  readonly view: View;
  readonly viewer: string;
  readonly decision: Decision | null;
  readonly onAct?: (decision: Decision, choice: unknown) => void;
}

/** What a seat, or a spectator, sees of a match now; default: the seat that is asked. */
export function seenBy(match: Scenario, viewer?: string): Drawn {
  const asked = match.asked[0] ?? 'spectator';
  const seat = viewer ?? asked;
  const decision = seat === asked && match.asked.length > 0 ? match.as(seat).decision : null;
  return { view: match.view(seat), viewer: seat, decision: decision && ({ ...decision, canUndo: false } as Decision) };
}

const ignored = () => {};

function part(Shown: Part, { view, viewer, decision, onAct = ignored }: Drawn) {
  const seats = view.seats.map(
    ({ seat }): SeatInfo => ({
      id: seat,
      name: NAMES[seat] ?? seat,
      connected: true,
      isBot: false,
      isMine: seat === viewer,
    }),
  );
  return (
    <TranslationProvider title="battle-of-hoth" names={NAMES}>
      <SelectionProvider decision={decision} busy={false} onAct={onAct} confirmLabel={confirmLabel}>
        <Shown view={view} viewer={viewer} seats={seats} />
      </SelectionProvider>
    </TranslationProvider>
  );
}

/** Renders a part of the board to a static document. */
export function documentOf(Shown: Part, drawn: Drawn): Document {
  return new DOMParser().parseFromString(renderToString(part(Shown, drawn)), 'text/html');
}

/**
 * Renders a part of the board: returns sent choices, and a setter for new states of the match.
 */
export async function openPart(Shown: Part, drawn: Drawn) {
  const opened = mount((shown: Drawn, onAct) => part(Shown, { ...shown, onAct }));
  await opened.draw(drawn);
  return opened;
}
