// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { mount } from '../match/testing/mount.tsx';
import { settled } from '../match/testing/question.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { EarlyNote } from './EarlyNote.tsx';

test('a screen reader is told of a press that came before its question could be read, and of no other', async () => {
  const { draw, close } = mount(() => (
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
  await close();
});
