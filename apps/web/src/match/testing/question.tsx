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
  /** Shows a decision; `busy` while an act is pending. */
  draw(decision: Decision, busy?: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Renders the bar of a decision, without chips for options that `isUnlisted` names. Close it at the end of the test. */
export async function openQuestion(decision: Decision, isUnlisted?: BoardSet['isUnlisted']): Promise<Question> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const sent: unknown[] = [];
  const draw = (shown: Decision, busy = false) =>
    act(async () =>
      root.render(
        <TranslationProvider title={null}>
          <TargetsProvider decision={shown} busy={busy} onAct={(_decision, choice) => sent.push(choice)}>
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

/** Presses a button, once it takes presses, with the events of both mouse and keyboard: focus, then click. */
export async function press(target: HTMLElement): Promise<void> {
  await settled();
  await act(async () => {
    target.focus();
    target.click();
  });
}

/** Presses a key on the focused element. */
export const type = (key: string): Promise<void> =>
  act(async () => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

/** Waits for one task: a closed dialog restores the focus only then. */
export const nextTask = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

/** Waits until everything that asks takes presses: not at once after it has changed. */
export async function settled(): Promise<void> {
  while (document.querySelector('[data-settling]'))
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
}

/** Presses with the mouse, at a point of the page. */
export const click = (target: HTMLElement, at = { x: 10, y: 10 }): Promise<void> =>
  act(async () => {
    const where = { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y };
    target.dispatchEvent(new PointerEvent('pointerdown', where));
    target.dispatchEvent(new MouseEvent('click', { ...where, detail: 1 }));
  });
