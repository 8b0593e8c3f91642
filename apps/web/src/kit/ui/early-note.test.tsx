// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { settled } from '../../testing/press.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { EarlyNote } from './early-note.tsx';

test('a screen reader is told of a press that came before its question could be read, and of no other', async () => {
  // Presses come at once, however busy the machine is.
  vi.useFakeTimers();
  const { draw } = mount(() => (
    <>
      <Dialog open onOpenChange={() => undefined} title="Concede?" actions={<Button>Concede</Button>}>
        The others win.
      </Dialog>
      <EarlyNote text="Not counted: this question had only just appeared." />
    </>
  ));
  await draw({});
  await expect.poll(() => document.querySelector('[role="dialog"] button')).not.toBeNull();
  const press = () => act(async () => document.querySelector<HTMLElement>('[role="dialog"] button')?.click());
  const said = () => document.querySelector('.visually-hidden[aria-live="polite"]');
  expect(said()?.textContent).toBe('');
  await press();
  expect(said()?.textContent).toContain('had only just appeared');
  expect(said()?.closest('[aria-hidden="true"]'), 'the dialog does not hide it').toBeNull();
  const before = said()?.firstChild;
  await press();
  expect(said()?.firstChild, 'it is said again for a second press').not.toBe(before);
  await settled();
  const last = said()?.firstChild;
  await press();
  expect(said()?.firstChild ?? last).toBe(last);
});
