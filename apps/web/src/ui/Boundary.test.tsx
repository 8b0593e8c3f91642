// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLanguage } from '../i18n/language.ts';
import { mount } from '../match/testing/mount.tsx';
import { Boundary } from './Boundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(location, 'reload').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Board({ fails }: { fails: boolean }) {
  if (fails) throw new Error('a node is not where it was');
  return <p>Board of Hoth</p>;
}

/** A page with a board that may fail beside a log that does not. */
const page = () =>
  mount<{ fails?: boolean; shown?: string }>(({ fails = false, shown = '/m/1' }) => (
    <>
      <Boundary of="part" shown={shown}>
        <Board fails={fails} />
      </Boundary>
      <p>Log of Ida</p>
    </>
  ));

const text = () => document.body.textContent;

test('a board that fails takes nothing else with it, says so and offers to load the page again', async () => {
  const { draw, close } = page();
  await draw({});
  expect(text()).toBe('Board of HothLog of Ida');
  await draw({ fails: true });
  expect(text()).toContain('This part of the page stopped working.');
  expect(text()).toContain('Your games are saved on the server. Reload the page to continue.');
  expect(text()).toContain('Log of Ida');
  vi.mocked(location.reload).mockClear();
  await act(() => document.querySelector('button')?.click());
  expect(location.reload).toHaveBeenCalledTimes(1);
  await close();
});

test('a part that failed says so in the language of the reader, and is drawn again elsewhere', async () => {
  const { draw, close } = page();
  await act(() => useLanguage.setState({ language: 'it' }));
  await draw({ fails: true });
  expect(text()).toContain('Questa parte della pagina ha smesso di funzionare.');
  await draw({ fails: false, shown: '/' });
  expect(text()).toBe('Board of HothLog of Ida');
  await act(() => useLanguage.setState({ language: 'en' }));
  await close();
});
