// @vitest-environment happy-dom
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { Inbox } from './inbox.ts';

const useMessages = create<{ readonly read: number }>(() => ({ read: 0 }));

/** A component that resets state with every message, as a board does with every decision. */
function Page() {
  const read = useMessages((state) => state.read);
  const [, forget] = useState<number | null>(null);
  useEffect(() => forget(read), [read]);
  return read;
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));
const page = () => document.body.textContent;
const errors: unknown[] = [];
const root = { unmount: () => {} };

beforeEach(async () => {
  const made = createRoot(document.body.appendChild(document.createElement('div')), {
    onUncaughtError: (error) => errors.push(error),
  });
  root.unmount = () => made.unmount();
  made.render(<Page />);
  await soon();
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  errors.length = 0;
  useMessages.setState({ read: 0 });
});

/** Delivers two hundred messages, each in its own task, all queued already. */
async function burst(hand: (handle: () => void) => void): Promise<void> {
  for (let read = 1; read <= 200; read++) {
    setImmediate(() => {
      try {
        hand(() => useMessages.setState({ read }));
      } catch (error) {
        errors.push(error);
      }
    });
  }
  await soon();
}

test('two hundred messages rendered one by one are too many for React', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  await burst((handle) => handle());
  expect(String(errors[0])).toContain('Maximum update depth');
  warned.mockRestore();
});

test('batched they are rendered, to the last one', async () => {
  const inbox = new Inbox();
  await burst((handle) => inbox.add(handle));
  expect([errors, page()]).toEqual([[], '200']);
});

test('messages are handled in order, and an error in one does not stop the others', async () => {
  const inbox = new Inbox();
  const handled: number[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  inbox.add(() => handled.push(1));
  inbox.add(() => {
    throw new Error('broken');
  });
  inbox.add(() => handled.push(3));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(handled).toEqual([1, 3]);
  expect(() => vi.runAllTimers()).toThrow('broken');
});
