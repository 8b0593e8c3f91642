import { expect, test } from 'vitest';
import { lineFor, type Need, planFor } from './needs.ts';

const ALL: Need[] = ['chromium', 'postgresql', 'redis'];
const debian = (name: string) => ['chromium-headless-shell', 'chromium', 'postgresql', 'redis-server'].includes(name);
const olderDebian = (name: string) => name !== 'chromium-headless-shell' && debian(name);
const ubuntu = (name: string) => ['postgresql', 'redis-server'].includes(name);

test('root on Debian gets packages for everything that is missing', () => {
  expect(planFor(ALL, debian)).toEqual({
    packages: ['chromium-headless-shell', 'postgresql', 'redis-server'],
    download: 'no',
  });
  expect(planFor(['redis'], debian)).toEqual({ packages: ['redis-server'], download: 'no' });
});

test('a Debian without the headless shell gets the whole browser', () => {
  expect(planFor(['chromium'], olderDebian)).toEqual({ packages: ['chromium'], download: 'no' });
});

test('root on Ubuntu, whose Chromium is no package, downloads the browser with its libraries', () => {
  expect(planFor(ALL, ubuntu)).toEqual({
    packages: ['postgresql', 'redis-server'],
    download: 'browser and libraries',
  });
});

test('where no packages can be installed only the browser is downloaded', () => {
  expect(planFor(ALL, null)).toEqual({ packages: [], download: 'browser' });
  expect(planFor(['postgresql', 'redis'], null)).toEqual({ packages: [], download: 'no' });
});

test.each(ALL)('one line says how to install %s on Debian, macOS and Windows', (need) => {
  expect(lineFor(need)).toMatch(/^[^\n]*Debian[^\n]*macOS[^\n]*Windows[^\n]*$/);
});
