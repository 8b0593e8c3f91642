// @vitest-environment happy-dom
import type { PersonAtTable } from '@echo-base/protocol';
import { act } from 'react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as agreements from '../../kit/net/agreements.ts';
import * as api from '../../kit/net/api.ts';
import type { MatchSummary, OpenProposal } from '../../kit/net/types.ts';
import { useToasts } from '../../kit/ui/toast-store.ts';
import { galaxy, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { mount } from '../../testing/mount.ts';
import { settled } from '../../testing/press.ts';
import { closeRequest, useRequests } from '../requests/requests-store.ts';
import { AgreementBanners, proposalText } from './agreements.tsx';
import { candidates } from './give-dialog.tsx';

const playing = (more: Partial<MatchSummary>) =>
  summaryOf({ status: 'playing', seats: [person('p1', 'Ida'), person('p2', 'Jonas')], ...more });
const pause: OpenProposal = { id: 'one', by: 'p1', proposal: { kind: 'pause' }, missing: ['p2'] };

let answer: MockInstance<typeof agreements.answerProposal>;
let resume: MockInstance<typeof agreements.resumeClocks>;
let reclaim: MockInstance<typeof api.reclaimSeat>;
let page: ReturnType<typeof mount<{ summary: MatchSummary; viewers: readonly string[] }>>;
beforeEach(() => {
  // Presses come at once, however busy the machine is.
  vi.useFakeTimers();
  useRequests.setState({ open: [] });
  useToasts.setState({ toasts: [] });
  answer = vi.spyOn(agreements, 'answerProposal').mockResolvedValue(summaryOf({}));
  resume = vi.spyOn(agreements, 'resumeClocks').mockResolvedValue(summaryOf({}));
  reclaim = vi.spyOn(api, 'reclaimSeat').mockResolvedValue(summaryOf({}));
});
const show = (summary: Partial<MatchSummary>, ...viewers: string[]) => {
  page = mount((shown) => (
    <TranslationProvider title={null}>
      <AgreementBanners {...shown} />
    </TranslationProvider>
  ));
  return page.draw({ summary: playing(summary), viewers });
};
const request = () => useRequests.getState().open[0];
const told = () => useToasts.getState().toasts.map(({ title }) => title);
/** Answers as the block does, which closes first. */
const answered = (one: { onPress(): void } | undefined) =>
  act(async () => {
    closeRequest(request()?.id ?? '');
    one?.onPress();
  });
const labels = () => [...document.querySelectorAll('button')].map((one) => one.textContent);
const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.click());

test('who has to agree is asked in a request, and answers that proposal', async () => {
  await show({ proposal: pause }, 'p2');
  expect([labels(), request()?.title]).toEqual([[], 'Ida proposes to stop the clocks.']);
  await answered(request()?.yes);
  expect(answer).toHaveBeenCalledWith('table-one-1', 'one', true);
  await page.draw({ summary: playing({}), viewers: ['p2'] });
  expect([request(), told()]).toEqual([undefined, []]);
});

test('an answer that does not arrive is asked for again', async () => {
  answer.mockRejectedValue(new Error('offline'));
  await show({ proposal: pause }, 'p2');
  await answered(request()?.no);
  expect(answer).toHaveBeenCalledWith('table-one-1', 'one', false);
  expect(request()?.title).toBe('Ida proposes to stop the clocks.');
});

test('a proposal that goes before it was answered takes its request with it and says so', async () => {
  await show({ proposal: pause }, 'p2');
  await page.draw({ summary: playing({}), viewers: ['p2'] });
  expect([request(), told()]).toEqual([undefined, ['The proposal of Ida no longer stands.']]);
});

test('who has proposed may withdraw it and reads who has not answered; a watcher only reads', async () => {
  await show({ proposal: pause }, 'p1');
  expect(labels()).toEqual(['Withdraw']);
  expect(document.body.textContent).toContain('Not answered yet: Jonas.');
  await page.draw({ summary: playing({ proposal: pause }), viewers: ['spectator'] });
  expect(labels()).toEqual([]);
  expect(document.body.textContent).toContain('Ida proposes to stop the clocks.');
});

test('stopped clocks are seen by all, and each player may resume', async () => {
  const paused = { since: '2026-11-21T04:00:00.000Z', by: 'Ida' };
  await show({ paused }, 'spectator');
  expect(document.body.textContent).toContain('The clocks are stopped.');
  expect(labels()).toEqual([]);
  await page.draw({ summary: playing({ paused }), viewers: ['p2'] });
  await settled();
  await press('Resume');
  expect(resume).toHaveBeenCalledWith('table-one-1');
});

test('the owner of a seat that another person plays reads who, and takes it back', async () => {
  const seats = [person('p1', 'Ida'), { ...person('p2', 'Mei'), owner: 'Jonas' }];
  await show({ seats, lent: ['p2'] }, 'spectator');
  expect(document.body.textContent).toContain('Mei plays your seat.');
  await settled();
  await press('Take over my seat');
  expect(reclaim).toHaveBeenCalledWith('table-one-1', 'p2');
});

test('the question of a seat names its owner and who would get it', () => {
  const words: string[] = [];
  const t = (key: unknown, params: unknown) => {
    words.push(JSON.stringify([key, params]));
    return '';
  };
  const seat = { kind: 'seat', seat: 'p2' } as const;
  proposalText(t as never, 'en', playing({}), { ...pause, proposal: { ...seat, person: 'x' }, personName: 'Mei' });
  proposalText(t as never, 'en', playing({}), { ...pause, proposal: seat });
  proposalText(t as never, 'en', playing({}), { ...pause, proposal: { kind: 'absence', after: 600 } });
  expect(words).toEqual([
    '["agree.asks.seat",{"name":"Ida","owner":"Jonas","to":"Mei"}]',
    '["agree.asks.computer",{"name":"Ida","owner":"Jonas"}]',
    '["agree.asks.absence",{"name":"Ida","duration":"10 minutes"}]',
  ]);
});

test('a seat can go to people in the match who do not play for another side, those present first', () => {
  const someone = (name: string, more: Partial<PersonAtTable> = {}): PersonAtTable => ({
    person: name,
    name,
    seats: [],
    isWatching: false,
    isHost: false,
    ...more,
  });
  const people = [
    someone('Ida', { seats: ['p1'] }),
    someone('Jonas', { seats: ['p2'] }),
    someone('Gone'),
    someone('Here', { isWatching: true }),
    someone('Troll', { kicked: true }),
  ];
  const found = candidates(people, { seat: 'p2', mine: ['p1'], info: galaxy });
  expect(found.map(({ name }) => name)).toEqual(['Here', 'Gone']);
  const teams = { ...galaxy, seats: ['a1', 'a2', 'b1'].map((id) => ({ id, name: id, team: id.slice(0, 1) })) };
  const mate = someone('Mate', { seats: ['a2'] });
  const rival = someone('Rival', { seats: ['b1'] });
  expect(candidates([mate, rival], { seat: 'a1', mine: ['b1'], info: teams })).toEqual([mate]);
});
