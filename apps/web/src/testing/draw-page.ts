import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';

/**
 * Draws the page of a test, or its next state, and waits for what it loads at once. The page is closed after each test
 * (`leave-nothing.ts`).
 */
export async function drawPage(ui: ReactNode): Promise<void> {
  const drawn = document.querySelector<HTMLElement>('[data-drawn]');
  const container = drawn ?? document.body.appendChild(document.createElement('div'));
  container.dataset.drawn = '';
  await act(async () => void render(ui, { container }));
}
