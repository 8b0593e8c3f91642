// @vitest-environment happy-dom
import '../i18n/testing/all-languages.ts';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { useLanguage } from '../i18n/language.ts';
import { Boundary } from './boundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(location, 'reload').mockReturnValue();
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
  const { draw } = page();
  await draw({});
  expect(text()).toBe('Board of HothLog of Ida');
  await draw({ fails: true });
  expect(text()).toContain('This part of the page stopped working.');
  expect(text()).toContain('Your games are saved on the server. Reload the page to continue.');
  expect(text()).toContain('Log of Ida');
  vi.mocked(location.reload).mockClear();
  await act(() => document.querySelector('button')?.click());
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test('a part that failed says so in the language of the reader, and is drawn again elsewhere', async () => {
  const { draw } = page();
  await act(() => useLanguage.setState({ language: 'it' }));
  await draw({ fails: true });
  expect(text()).toContain('Questa parte della pagina ha smesso di funzionare.');
  await draw({ fails: false, shown: '/' });
  expect(text()).toBe('Board of HothLog of Ida');
  await act(() => useLanguage.setState({ language: 'en' }));
});
