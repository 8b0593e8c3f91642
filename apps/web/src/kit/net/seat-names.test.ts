import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
});

test('names are stored on this device, empty ones are not, and damaged ones are ignored', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  /** The names as a page finds them that has just been opened. */
  const open = async () => {
    vi.resetModules();
    return (await import('./seat-names.ts')).useSeatNames;
  };
  const useSeatNames = await open();
  useSeatNames.getState().keep('m1', { rebel: ' Ann ', imperial: ' ' });
  expect(useSeatNames.getState().matches.get('m1')).toEqual({ rebel: 'Ann' });
  expect((await open()).getState().matches.get('m1')).toEqual({ rebel: 'Ann' });
  kept.set('seat-names', '{"m1":1}');
  expect((await open()).getState().matches.size).toBe(0);
});
