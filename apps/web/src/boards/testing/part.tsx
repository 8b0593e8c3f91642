import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Decision, Outcome } from '../../kit/net/types.ts';
import type { BoardProps, BoardSet, SeatInfo } from '../../question/board-set.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { mount } from '../../testing/mount.ts';

/** What a viewer sees of a match: its view, and its question if it is asked. */
export interface Drawn<View> {
  readonly view: View;
  readonly viewer: string;
  readonly decision?: Decision | null | undefined;
  /** Names of the players by seat. */
  readonly names: Readonly<Record<string, string>>;
  readonly outcome?: Outcome | undefined;
  readonly onAct?: ((decision: Decision, choice: unknown) => void) | undefined;
}

/** A board whose parts are drawn. */
interface Drawing {
  readonly title: string;
  readonly Provider?: BoardSet['Provider'];
  readonly confirmLabel?: BoardSet['confirmLabel'];
}

const ignored = () => {};
const alone = ({ children }: { readonly children: ReactNode }) => children;

/** A part of a board within its providers. */
function partOf<View>(
  Part: ComponentType<BoardProps<View>>,
  { view, viewer, decision = null, names, outcome, onAct = ignored }: Drawn<View>,
  { title, Provider = alone, confirmLabel }: Drawing,
): ReactNode {
  const seats = Object.entries(names).map(
    ([id, name]): SeatInfo => ({ id, name, connected: true, isBot: false, isMine: id === viewer }),
  );
  return (
    <TranslationProvider title={title} names={names}>
      <SelectionProvider decision={decision} busy={false} onAct={onAct} confirmLabel={confirmLabel}>
        <Provider>
          <Part view={view} viewer={viewer} seats={seats} {...(outcome && { outcome })} />
        </Provider>
      </SelectionProvider>
    </TranslationProvider>
  );
}

/** A part of a board as HTML. */
export const markupOfPart = <View,>(Part: ComponentType<BoardProps<View>>, drawn: Drawn<View>, drawing: Drawing) =>
  renderToString(partOf(Part, drawn, drawing));

/** A part of a board as a static document. */
export const documentOfPart: <View>(...part: Parameters<typeof markupOfPart<View>>) => Document = (...part) =>
  new DOMParser().parseFromString(markupOfPart(...part), 'text/html');

/** A part of a board for the page: sent choices, and a setter for states of the match. */
export function mountPart<View>(Part: ComponentType<BoardProps<View>>, drawing: Drawing) {
  return mount((drawn: Drawn<View>, onAct) => partOf(Part, { ...drawn, onAct }, drawing));
}
