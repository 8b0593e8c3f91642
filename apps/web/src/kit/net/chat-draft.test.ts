// @vitest-environment happy-dom
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { readDraft, writeDraft } from '../../question/selection/stored-draft.ts';
import { useChat } from './chat-store.ts';
import { clearDrafts } from './session.ts';
import * as socket from './socket.ts';

let emit: MockInstance<typeof socket.emit>;

const chat = () => useChat.getState();
/** Opens a match as a page does that has just been loaded. */
const opened = (matchId: string) => {
  chat().open(null);
  chat().open(matchId);
  return [chat().draft, chat().audience];
};

beforeEach(() => {
  emit = vi.spyOn(socket, 'emit');
  chat().open(null);
});

test('an unsent message and its readers are kept by match, until it is sent', async () => {
  chat().open('m1');
  chat().address('team');
  chat().write('wait for me');
  expect(opened('m2')).toEqual(['', 'all']);
  expect(opened('m1')).toEqual(['wait for me', 'team']);
  emit.mockResolvedValueOnce({ ok: false, error: { code: 'offline' } });
  await chat().say('wait for me', 'rebels');
  expect(opened('m1')).toEqual(['wait for me', 'team']);
  emit.mockResolvedValueOnce({ ok: true, seq: 1 });
  await chat().say('wait for me', 'rebels');
  expect(opened('m1')).toEqual(['', 'team']);
});

test('the next player in this tab reads none of it', () => {
  chat().open('m1');
  chat().write('my plan is');
  sessionStorage.setItem('other', 'stays');
  clearDrafts();
  expect(opened('m1')).toEqual(['', 'all']);
  expect(sessionStorage.getItem('other')).toBe('stays');
});

test('the next player in this browser finds no draft of an answer', () => {
  writeDraft('m1', 'd1', ['leia']);
  expect(readDraft('m1', 'd1')).toEqual(['leia']);
  clearDrafts();
  expect(readDraft('m1', 'd1')).toEqual([]);
});

/** A message of another player, by the second of its writing. */
const said = (seq: number, team?: string) => ({
  matchId: 'm1',
  seq,
  from: 'Clo',
  role: 'player' as const,
  seat: 'rebel-general',
  text: 'Hoth?',
  at: new Date(seq * 1_000).toISOString(),
  ...(team !== undefined && { team }),
});

test('an answer goes to the readers of the last message that was read', () => {
  chat().open('m1');
  chat().said(said(1, 'rebel'));
  expect(chat().audience).toBe('all');
  chat().read();
  expect(chat().audience).toBe('team');
  chat().said(said(2));
  chat().read();
  expect(chat().audience).toBe('all');
});

test('a text that is begun keeps its readers, whatever is read meanwhile, and so does the choice of readers', async () => {
  chat().open('m1');
  chat().address('team');
  chat().said(said(1));
  chat().read();
  expect(chat().audience).toBe('team');
  chat().write('the base is on');
  chat().said(said(2));
  chat().read();
  expect(chat().audience).toBe('team');
  emit.mockResolvedValueOnce({ ok: true, seq: 3 });
  await chat().say('the base is on Hoth', 'rebel');
  chat().write('well played, all');
  chat().address('all');
  chat().said(said(4, 'rebel'));
  chat().read();
  expect(chat().audience).toBe('all');
});

test('while the field is in use, a message to all takes no answer from the team', () => {
  chat().open('m1');
  chat().said(said(1, 'rebel'));
  chat().read();
  chat().hold(true);
  chat().said(said(2));
  chat().read();
  expect(chat().audience).toBe('team');
  chat().hold(false);
  chat().said(said(3));
  chat().read();
  expect(chat().audience).toBe('all');
});

test('a text for the team that was refused goes back to the team, with what was typed for all since', async () => {
  chat().open('m1');
  chat().address('team');
  chat().write('the base is on Hoth');
  let answer: (value: unknown) => void = () => undefined;
  emit.mockReturnValueOnce(new Promise((resolve) => (answer = resolve as never)));
  const sent = chat().say('the base is on Hoth', 'rebel');
  chat().address('all');
  chat().write('hello');
  answer({ ok: false, error: { code: 'offline' } });
  await sent;
  expect([chat().draft, chat().audience]).toEqual(['the base is on Hoth hello', 'team']);
});
