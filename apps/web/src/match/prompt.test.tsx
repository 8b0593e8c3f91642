// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadTitle } from '../i18n/texts.ts';
import { TranslationProvider } from '../i18n/translate.tsx';
import { galaxy, person, table } from '../lobby/testing/tables.ts';
import { useTitleStore } from '../lobby/titles.ts';
import type { Frame, MatchSummary } from '../net/types.ts';
import { Prompt } from './prompt.tsx';
import { TargetsProvider } from './targets.tsx';
import { mount } from './testing/mount.tsx';

const ann = person('p1', 'Ann');
const ben = { ...person('p2', 'Ben'), connected: false };
const together = table({ status: 'playing', seats: [ann, { ...ben, connected: true }] });
const alone = table({ status: 'playing', seats: [ann, ben] });

/** The bar while the match waits for Ann, as these viewers see it. */
async function waiting(summary: MatchSummary, viewer: string): Promise<string> {
  useTitleStore.setState({ titles: [galaxy] });
  await loadTitle('galaxy-dice', 'en');
  const frame = { viewer, decisions: [], pending: [], waitingFor: ['p1'], view: {} } as unknown as Frame;
  const page = mount(() => (
    <TranslationProvider title="galaxy-dice" names={{ p1: 'Ann', p2: 'Ben' }}>
      <TargetsProvider decision={null} busy={false} onAct={() => {}}>
        <Prompt summary={summary} frame={frame} viewers={[viewer]} boards={{ ownsActions: false }} />
      </TargetsProvider>
    </TranslationProvider>
  ));
  await page.draw(null);
  const text = document.body.textContent ?? '';
  await page.close();
  return text;
}

test('who comes back without their browser watches, and reads how they get the seat of an absent player', async () => {
  const way = 'Are you Ben? Ask another player for the seat.';
  expect(await waiting(alone, 'spectator')).toContain(way);
  expect(await waiting(together, 'spectator')).not.toContain('Are you');
  expect(await waiting(alone, 'p2')).not.toContain('Are you');
});
