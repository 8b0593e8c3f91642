import { expect, test } from 'vitest';
import { inviteLink, parseInvite } from './invite.ts';

const ID = 'Ab3_-xyzAb3_-xyz';
const CODE = 'Q7x2kPz_9aLm0-Yd';

test.each([
  [inviteLink('https://games.example', ID, CODE), CODE],
  [`  ${inviteLink('http://192.168.1.20:8000', ID, CODE)}\n`, CODE],
  [`<https://games.example/m/${ID}?invite=${CODE}>`, CODE],
  [`https://games.example/echo/m/${ID}/?from=chat&invite=${CODE}#top`, CODE],
  [`/m/${ID}?invite=${CODE}`, CODE],
  [`${ID} ${CODE}`, CODE],
  [inviteLink('https://games.example', ID), null],
  [ID, null],
])('%s leads to its match', (pasted, code) => {
  expect(parseInvite(pasted)).toEqual({ matchId: ID, code });
});

test.each([
  '',
  '   ',
  'https://games.example/',
  'https://games.example/finished',
  'hello',
  'nonsense here',
  'come and play with me',
])('%j is no invite', (pasted) => {
  expect(parseInvite(pasted)).toBeNull();
});
