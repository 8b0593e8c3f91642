// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../i18n/translate.tsx';
import { mount } from '../../match/testing/mount.tsx';
import type { MatchSummary } from '../../net/types.ts';
import { bot, galaxy, person, table } from '../testing/tables.ts';
import { SeatsPanel } from './seats-panel.tsx';
import type { SetupActs } from './setup-acts.ts';

function seats() {
  const setBot = vi.fn();
  const acts = { setBot, busy: null } as unknown as SetupActs;
  const mounted = mount((summary: Partial<MatchSummary>) => (
    <TranslationProvider title={null}>
      <SeatsPanel summary={table(summary)} info={galaxy} acts={acts} people={[]} />
    </TranslationProvider>
  ));
  return { ...mounted, setBot, rows: () => [...document.querySelectorAll('li')] };
}

test('each seat of a person says with a dot and a word whether they are here', async () => {
  const { draw, rows, close } = seats();
  const away = { ...person('p2', 'Noah'), connected: false };
  await draw({ mine: ['p1'], seats: [person('p1', 'Mei'), away, person('p3', 'Jonas'), bot('p4'), person('p5')] });
  const dots = rows().map((row) => row.querySelector<HTMLElement>('[data-here]'));
  expect(dots.map((dot) => [dot?.dataset.here, dot?.parentElement?.textContent])).toEqual([
    ['true', 'You'],
    ['false', 'away'],
    ['true', 'here'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  await close();
});
