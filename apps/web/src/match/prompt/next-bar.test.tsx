// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import type { Moment } from '../../question/log/moment.ts';
import { type Staged, StageProvider } from '../../question/log/moments-context.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { NextBar } from './next-bar.tsx';

const summary = summaryOf({ status: 'playing', seats: [person('p1', 'Ann'), person('p2', 'Ben')] });
const ROLL: Moment = { kind: 'turn', from: 4, seq: 4, dice: 2, title: { key: 'rolled' }, entries: [] };
const time = { ms: 3_000, gone: 0 };

/** The words of the bar in this phase of a roll. */
async function words(phase: Staged['phase']) {
  await drawPage(
    <TranslationProvider title={null}>
      <StageProvider
        value={{ staged: { moment: ROLL, phase, isAgain: false }, time, next: null, skip: () => undefined }}
      >
        <SelectionProvider decision={null} busy={false} onAct={() => undefined}>
          <NextBar summary={summary} question={null} boardSet={{}} time={time} />
        </SelectionProvider>
      </StageProvider>
    </TranslationProvider>,
  );
  return document.querySelector('#prompt')?.textContent;
}

test('the bar says the same and has one button from the first to the last of what is played', async () => {
  const first = await words('opening');
  expect(first).toContain('Skip');
  expect([await words('dice'), await words('result')]).toEqual([first, first]);
});
