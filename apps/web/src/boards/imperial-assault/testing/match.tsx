import type { View } from '@echo-base/games/imperial-assault/client';
import { fresh, type Scenario, skirmish } from '@echo-base/games/imperial-assault/testing';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { TranslationProvider } from '../../../i18n/translate.tsx';
import { TargetsProvider } from '../../../match/targets.tsx';
import { mount } from '../../../match/testing/mount.tsx';
import type { Decision } from '../../../net/types.ts';
import type { BoardProps, SeatInfo } from '../../types.ts';
import { confirmLabel } from '../options.ts';

export { fresh, skirmish };

/** Rendering of parts of this board from positions of real matches. */

const NAMES: Readonly<Record<string, string>> = { p1: 'Ida', p2: 'Marta' };

/** Width of the window for media queries such as `(max-width: 68.6875em)`; its height is enough for all of them. */
export function inWindow(width: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const most = 16 * Number(/max-width: ([\d.]+)em/.exec(query)?.[1] ?? 0);
    const list = { matches: width <= most, addEventListener() {}, removeEventListener() {} };
    return list as unknown as MediaQueryList;
  });
}

/** What a viewer sees of a match: its view, and its question if it is asked. */
export interface Drawn {
  readonly view: View;
  readonly viewer: string;
  readonly decision: Decision | null;
}

/** What the seat that is asked sees of a match now. */
export function seenBy(match: Scenario): Drawn {
  const seat = match.asked[0] ?? 'spectator';
  const decision = match.asked.length > 0 ? match.as(seat).decision : null;
  return { view: match.view(seat), viewer: seat, decision: decision && ({ ...decision, canUndo: false } as Decision) };
}

/** Renders a part of the board: returns sent choices, and a setter for new states. Close it after the test. */
export async function openPart(Shown: ComponentType<BoardProps<View>>, drawn: Drawn) {
  const opened = mount(({ view, viewer, decision }: Drawn, onAct) => {
    const seats = view.players.map(
      ({ seat }): SeatInfo => ({
        ...{ id: seat, name: NAMES[seat] ?? seat, connected: true, isBot: false, isMine: seat === viewer },
      }),
    );
    return (
      <TranslationProvider title="imperial-assault" names={NAMES}>
        <TargetsProvider decision={decision} busy={false} onAct={onAct} confirmLabel={confirmLabel}>
          <Shown view={view} viewer={viewer} seats={seats} />
        </TargetsProvider>
      </TranslationProvider>
    );
  });
  await opened.draw(drawn);
  return opened;
}
