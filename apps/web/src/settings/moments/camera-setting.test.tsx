// @vitest-environment happy-dom

import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { useCameraWay } from '../../question/log/camera-setting.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { CameraSetting } from './camera-setting.tsx';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  cleanup();
  stored.clear();
  useCameraWay.setState({ way: 'follow' });
});

test('the camera follows unless something else is chosen, for all titles of this browser', async () => {
  await drawPage(
    <TranslationProvider title={null}>
      <CameraSetting />
    </TranslationProvider>,
  );
  const field = document.querySelector('select');
  expect([...(field?.options ?? [])].map(({ value, textContent }) => [value, textContent])).toEqual([
    ['follow', 'Follow it'],
    ['chip', 'Show a note at the edge'],
    ['off', 'Nothing'],
  ]);
  expect(field?.value).toBe('follow');
  for (const way of ['chip', 'off']) {
    await act(async () => {
      if (field) field.value = way;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect([useCameraWay.getState().way, [...stored.values()]]).toEqual([way, [JSON.stringify(way)]]);
  }
});
