import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('names are stored on this device, empty ones are not, and damaged ones are ignored', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const { useSeatNames } = await import('./seat-names.ts');
  useSeatNames.getState().keep('m1', { rebel: ' Ann ', imperial: ' ' });
  expect(useSeatNames.getState().matches.get('m1')).toEqual({ rebel: 'Ann' });
  vi.resetModules();
  expect((await import('./seat-names.ts')).useSeatNames.getState().matches.get('m1')).toEqual({ rebel: 'Ann' });
  kept.set('seat-names', '{"m1":1}');
  vi.resetModules();
  expect((await import('./seat-names.ts')).useSeatNames.getState().matches.size).toBe(0);
});
