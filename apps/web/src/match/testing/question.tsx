import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { BoardSet } from '../../boards/types.ts';
import { TranslationProvider } from '../../i18n/translate.tsx';
import type { Decision } from '../../net/types.ts';
import { QuestionBar } from '../prompt-bar.tsx';
import { TargetsProvider } from '../targets.tsx';

/** A question bar in a document, for tests with `@vitest-environment happy-dom`. */
export interface Question {
  /** Choices sent so far. */
  readonly sent: readonly unknown[];
  draw(decision: Decision): Promise<void>;
  close(): Promise<void>;
}

/** Renders the bar of a decision, without chips for options that `isUnlisted` names. Close it at the end of the test. */
export async function openQuestion(decision: Decision, isUnlisted?: BoardSet['isUnlisted']): Promise<Question> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const sent: unknown[] = [];
  const draw = (shown: Decision) =>
    act(async () =>
      root.render(
        <TranslationProvider title={null}>
          <TargetsProvider decision={shown} busy={false} onAct={(_decision, choice) => sent.push(choice)}>
            <QuestionBar decision={shown} boardOwnsActions={false} {...(isUnlisted && { isUnlisted })} />
          </TargetsProvider>
        </TranslationProvider>,
      ),
    );
  await draw(decision);
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

export const dialog = (): Element | null => document.querySelector('[role="dialog"]');

/** The first button whose text contains the name. Throws if there is none. */
export function button(name: string, inside: Element | null = document.querySelector('#prompt')): HTMLElement {
  const found = [...(inside?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.includes(name));
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

/** Presses a button with the events of both mouse and keyboard: focus, then click. */
export const press = (target: HTMLElement): Promise<void> =>
  act(async () => {
    target.focus();
    target.click();
  });

/** Presses a key on the focused element. */
export const type = (key: string): Promise<void> =>
  act(async () => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

/** Waits for one task: a closed dialog restores the focus only then. */
export const nextTask = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
