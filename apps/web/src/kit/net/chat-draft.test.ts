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
  expect(opened('m1')).toEqual(['', 'all']);
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
