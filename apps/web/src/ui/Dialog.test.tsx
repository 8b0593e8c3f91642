// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { mount } from '../match/testing/mount.tsx';
import { settled } from '../match/testing/question.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

test('an answer of a dialog that has just opened is not taken, later it is', async () => {
  const conceded: number[] = [];
  const { draw, close } = mount(() => (
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
  await close();
});
