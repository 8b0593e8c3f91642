import { afterEach, expect, test, vi } from 'vitest';
import { planetUrl } from './Planet.tsx';

afterEach(() => vi.unstubAllEnvs());

test('the address of a planet has the version of the drawings, small ones a drawing of their own', () => {
  vi.stubEnv('VITE_ART', '0123456789');
  expect([planetUrl('hoth'), planetUrl('hoth', 48)]).toEqual([
    '/art/0123456789/planets/hoth.svg',
    '/art/0123456789/planets/hoth-small.svg',
  ]);
});
