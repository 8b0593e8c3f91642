import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Decision } from '../../kit/net/types.ts';
import { QuestionBar } from '../../question/bar/question-bar.tsx';
import type { BoardSet } from '../../question/board-set.ts';
import type { SelectionActs } from '../../question/selection/selection.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { useActs } from '../../question/selection/use-selection.ts';
import { drawPage } from '../../testing/draw-page.ts';

/** A question bar in a document, for tests with `@vitest-environment happy-dom`. */
export interface Question {
  /** Choices sent so far. */
  readonly sent: readonly unknown[];
  /** Shows a decision; `busy` while an act is pending. */
  draw(decision: Decision, busy?: boolean, more?: Pick<BoardSet, 'confirmLabel'>): Promise<void>;
  /** What presses of a board do. */
  acts(): SelectionActs;
}

/** Gives what presses do. */
function Acts({ onActs }: { onActs(acts: SelectionActs): void }) {
  onActs(useActs());
  return null;
}

/** Renders the bar of a decision, without chips for options that `isUnlisted` names. */
export async function openQuestion(decision: Decision, isUnlisted?: BoardSet['isUnlisted']): Promise<Question> {
  const sent: unknown[] = [];
  let acts: SelectionActs | undefined;
  const draw: Question['draw'] = (shown, busy = false, more = {}) =>
    drawPage(
      <TranslationProvider title={null}>
        <SelectionProvider decision={shown} busy={busy} onAct={(_decision, choice) => sent.push(choice)} {...more}>
          <Acts onActs={(given) => (acts = given)} />
          <QuestionBar decision={shown} boardOwnsActions={false} {...(isUnlisted && { isUnlisted })} />
        </SelectionProvider>
      </TranslationProvider>,
    );
  await draw(decision);
  return {
    sent,
    draw,
    acts() {
      if (!acts) throw new Error('no question was drawn');
      return acts;
    },
  };
}

export const dialog = (): Element | null => document.querySelector('[role="dialog"]');

/** The first button whose text contains the name. Throws if there is none. */
export function button(name: string, inside: Element | null = document.querySelector('#prompt')): HTMLElement {
  const found = [...(inside?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.includes(name));
  if (!found) throw new Error(`no button ${name}`);
  return found;
}
