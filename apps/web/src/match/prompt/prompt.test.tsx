// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { loadTitle } from '../../kit/i18n/texts.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { useTitleStore } from '../../kit/net/titles.ts';
import type { Frame, MatchSummary } from '../../kit/net/types.ts';
import { galaxy, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { mount } from '../../testing/mount.ts';
import { Prompt } from './prompt.tsx';
import { ResultBar } from './result.tsx';

const ann = person('p1', 'Ann');
const ben = { ...person('p2', 'Ben'), connected: false };
const together = summaryOf({ status: 'playing', seats: [ann, { ...ben, connected: true }] });
const alone = summaryOf({ status: 'playing', seats: [ann, ben] });

/** What a bar says. */
async function said(bar: ReactNode): Promise<string> {
  const page = mount(() => (
    <TranslationProvider title="galaxy-dice" names={{ p1: 'Ann', p2: 'Ben' }}>
      <SelectionProvider decision={null} busy={false} onAct={() => {}}>
        {bar}
      </SelectionProvider>
    </TranslationProvider>
  ));
  await page.draw(null);
  const text = document.body.textContent ?? '';
  await page.close();
  return text;
}

/** The bar while the match waits for Ann, as these viewers see it. */
async function waiting(summary: MatchSummary, viewer: string): Promise<string> {
  useTitleStore.setState({ titles: [galaxy] });
  await loadTitle('galaxy-dice', 'en');
  const frame = { viewer, decisions: [], pending: [], waitingFor: ['p1'], view: {} } as unknown as Frame;
  return said(<Prompt summary={summary} frame={frame} viewers={[viewer]} boardSet={{ ownsActions: false }} />);
}

test('who comes back without their browser watches, and reads how they get the seat of an absent player', async () => {
  const way = 'Are you Ben? Ask another player for the seat.';
  expect(await waiting(alone, 'spectator')).toContain(way);
  expect(await waiting(together, 'spectator')).not.toContain('Are you');
  expect(await waiting(alone, 'p2')).not.toContain('Are you');
});

test('with three or four seats players who wait read whose turns follow, in every title that has an order', async () => {
  const cy = person('p3', 'Cy');
  const draw = async (seats: MatchSummary['seats'], conceded?: string[]) => {
    useTitleStore.setState({ titles: [galaxy] });
    await loadTitle('galaxy-dice', 'en');
    const more = conceded ? { conceded } : {};
    const frame = {
      viewer: 'p2',
      decisions: [],
      pending: [],
      waitingFor: ['p1'],
      view: {},
      ...more,
    } as unknown as Frame;
    const boardSet = {
      ownsActions: false,
      turnsAfter: (_view: unknown, playing: readonly string[]) => playing.filter((id) => id !== 'p1'),
    };
    const page = mount(() => (
      <TranslationProvider title="galaxy-dice" names={{ p1: 'Ann', p2: 'Ben', p3: 'Cy' }}>
        <SelectionProvider decision={null} busy={false} onAct={() => {}}>
          <Prompt
            summary={summaryOf({ status: 'playing', seats })}
            frame={frame}
            viewers={['p2']}
            boardSet={boardSet}
          />
        </SelectionProvider>
      </TranslationProvider>
    ));
    await page.draw(null);
    const text = document.querySelector('[data-next]')?.textContent ?? null;
    await page.close();
    return text;
  };
  expect(await draw([ann, ben, cy])).toBe('Next: Ben (you), Cy');
  expect(await draw([ann, ben, cy], ['p3'])).toBe('Next: Ben (you)');
  expect(await draw([ann, ben])).toBeNull();
});

test('who waits for a player who is away reads since when, and when the computer may play: a mate sooner than an opponent', async () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const away = { connected: false, awaySince: at(-65), absentAt: at(55), opponentsAt: at(115), mates: ['p2'] };
  const summary = summaryOf({
    status: 'playing',
    seats: [{ ...ann, ...away }, person('p2', 'Ben'), person('p3', 'Cy')],
  });
  const mate = await waiting(summary, 'p2');
  expect(mate).toContain('Ann left 1 minute ago');
  expect(mate).toMatch(/the computer may play in 0:5\d/);
  expect(await waiting(summary, 'p3')).toMatch(/the computer may play in 1:5\d/);
});

test('only who may offer a rematch is told what it keeps, and everybody that the match is over', async () => {
  const over = summaryOf({ status: 'finished', seats: [ann, ben] });
  const end = { isComing: false, isOpen: true, hasScene: true, fold() {}, unfold() {}, toStory() {} };
  const outcome = { winners: ['p1'], reason: { key: 'outcome.points' } };
  const bar = (mine: readonly string[]) => said(<ResultBar {...{ outcome, mine, end }} summary={over} />);
  expect(await bar(['p1'])).toContain('What next?A rematch keeps the seats and the options.');
  const watched = await bar([]);
  expect(watched).toContain('What next?');
  expect(watched).not.toContain('rematch');
});
