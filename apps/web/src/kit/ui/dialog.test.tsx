// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { settled } from '../../testing/press.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

test('an answer of a dialog that has just opened is not taken, later it is', async () => {
  // Presses come at once, however busy the machine is.
  vi.useFakeTimers();
  const conceded: number[] = [];
  const { draw } = mount(() => (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Concede?"
      actions={<Button onClick={() => conceded.push(1)}>Concede</Button>}
    >
      The others win.
    </Dialog>
  ));
  await draw({});
  await expect.poll(() => document.querySelector('[role="dialog"] button')).not.toBeNull();
  const press = () => act(async () => document.querySelector<HTMLElement>('[role="dialog"] button')?.click());
  await press();
  expect(conceded).toEqual([]);
  await settled();
  await press();
  expect(conceded).toEqual([1]);
});
