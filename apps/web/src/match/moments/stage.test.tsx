// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { TitleLog } from '../../question/board-set.ts';
import type { Moment } from '../../question/log/moment.ts';
import { MomentsProvider, NO_MOMENTS, type Staged, StageProvider } from '../../question/log/moments-context.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { TEST_LOG } from '../testing/log.ts';
import { StageWords } from './stage.tsx';

const LOG: TitleLog = {
  ...TEST_LOG,
  drawsDice: true,
  actorOf: ({ by }) => (by === undefined ? null : { key: `seat.${by}` }),
};

/** The words of a moment in one part of it. */
async function drawn(
  moment: Moment,
  phase: Staged['phase'],
  { asked = [], marked = [] }: { asked?: readonly string[]; marked?: readonly Moment[] } = {},
) {
  await drawPage(
    <TranslationProvider title={null} names={{ empire: 'Marta' }}>
      <StageProvider
        value={{ staged: { moment, phase, isAgain: false }, time: null, next: null, skip: () => undefined }}
      >
        <MomentsProvider value={{ ...NO_MOMENTS, marked }}>
          <StageWords board={{ view: {}, viewer: 'rebels', seats: [], asked }} log={LOG} />
        </MomentsProvider>
      </StageProvider>
    </TranslationProvider>,
  );
  const stage = document.querySelector('[data-stage]');
  const came = [...document.querySelectorAll('[data-came] dt')].map((one) => one.firstChild?.textContent);
  return { text: stage?.textContent?.replaceAll(/\s/g, ' '), came };
}

const moment: Moment = {
  ...{ kind: 'attack', from: 0, seq: 1, entries: [], dice: 4 },
  ...{ opening: { key: 'Attack with 4 dice' }, title: { key: '2 hits' }, meaning: { key: 'They lose 2 figures' } },
  chances: [
    { label: { key: 'A hit' }, chance: 0.9375, came: true },
    { label: { key: 'A retreat' }, chance: 0.518, came: false },
  ],
};

test('the chances of a roll stand from its beginning, and have a tick with its result only', async () => {
  for (const phase of ['opening', 'dice'] as const)
    expect(await drawn(moment, phase)).toEqual({ text: 'Attack with 4 diceA hit94 %A retreat52 %', came: [] });
  const result = await drawn(moment, 'result');
  expect(result.came).toEqual(['A hit']);
  expect(result.text).toContain('They lose 2 figures');
});

test('who still decides about a moment is named with its result', async () => {
  const waiting: Moment = { ...moment, chances: [], waits: { key: 'match.waitingFor', params: {} } };
  expect((await drawn(waiting, 'dice', { asked: ['empire'] })).text).toBe('Attack with 4 dice');
  expect((await drawn(waiting, 'result', { asked: ['empire'] })).text).toContain('They lose 2 figures Waiting for');
  expect((await drawn(waiting, 'result')).text).not.toContain('Waiting for');
});

test('where a side has several players the one who acted stands above the words', async () => {
  const entries = [{ seq: 0, key: 'log.attack', params: {}, by: 'empire' }];
  expect((await drawn({ ...moment, chances: [], entries }, 'dice')).text).toBe('MartaAttack with 4 dice');
  expect((await drawn({ ...moment, chances: [] }, 'dice')).text).toBe('Attack with 4 dice');
});

test('nobody stands above what nobody did', async () => {
  const entries = [{ seq: 0, key: 'log.attack', params: {}, by: 'empire' }];
  const event: Moment = { ...moment, chances: [], entries, isEvent: true };
  expect((await drawn(event, 'dice')).text).toBe('Attack with 4 dice');
});

test('how many moments came before stands beside one of another player, in words for screen readers; not over an own one', async () => {
  const marked: readonly Moment[] = [
    { ...moment, from: 5 },
    { ...moment, from: 6 },
  ];
  const { text } = await drawn(moment, 'dice', { marked });
  expect(text).toContain('2 before');
  expect(document.querySelector('[data-before="2"]')?.getAttribute('aria-label')).toBe('2 before');
  expect((await drawn({ ...moment, isOwn: true }, 'dice', { marked })).text).not.toContain('before');
});
