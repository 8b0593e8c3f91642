import { expect, test } from 'vitest';
import { inviteOf, matchPagePath } from './invite.ts';

const ID = 'Ab3_-xyzAb3_-xyz';
const CODE = 'Q7x2kPz_9aLm0-Yd';
const LINK = `https://games.example${matchPagePath(ID, CODE)}`;

test.each([
  [LINK, CODE],
  [`  http://192.168.1.20:8000${matchPagePath(ID, CODE)}\n`, CODE],
  [`<${LINK}>`, CODE],
  [`https://games.example/echo/m/${ID}/?from=chat&invite=${CODE}#top`, CODE],
  [`/m/${ID}?invite=${CODE}`, CODE],
  [`${ID} ${CODE}`, CODE],
  [`https://games.example${matchPagePath(ID)}`, null],
  [`${ID},`, null],
  [ID, null],
])('%s leads to its match', (pasted, code) => {
  expect(inviteOf(pasted)).toEqual({ matchId: ID, code });
});

test.each(['.', ',', ')', '!', '’', '>', '*', '_', '”', '»', ']', '\u200b', '\u2069', '…', '&fbclid=IwAR0', ' 🎲'])(
  'a link that is followed by %j leads to its match',
  (sign) => {
    expect(inviteOf(`${LINK}${sign}`)).toEqual({ matchId: ID, code: CODE });
    expect(inviteOf(`https://games.example${matchPagePath(ID)}${sign}`)).toEqual({ matchId: ID, code: null });
  },
);

test.each([
  `https://games.example/m/${ID}%3Finvite=${CODE}`,
  `https://games.example/m/${ID}%3Finvite%3D${CODE}`,
  `https://games.example//m/${ID}?invite=${CODE}`,
  `https://games.example/m//${ID}?invite=${CODE}`,
  `https://games.example/m/${ID}?Invite=${CODE}`,
  `https://games.example/m/${ID}?INVITE=${CODE}`,
  `https://games.example/m/${ID}?utm_source=x&amp;invite=${CODE}`,
  `https://games.example/m/${ID}?invite=\u200b${CODE}`,
  `\u2068${LINK}\u2069`,
  `https://games.example/m/${ID}\n?invite=${CODE}`,
  `Come and play: ${LINK}, it starts at eight`,
  `[${LINK}](${LINK})`,
  `https://elsewhere.example/l.php?u=${encodeURIComponent(LINK)}&h=AT0`,
  `https://elsewhere.example/?u=${encodeURIComponent(encodeURIComponent(LINK))}`,
])('%s leads to its match', (mangled) => {
  expect(inviteOf(mangled)).toEqual({ matchId: ID, code: CODE });
});

test('a link that was cut off has the part of the code that is left', () => {
  expect(inviteOf(LINK.slice(0, -6))).toEqual({ matchId: ID, code: CODE.slice(0, -6) });
  expect(inviteOf(`https://games.example/m/${ID}?invite=`)).toEqual({ matchId: ID, code: null });
});

test.each([
  '',
  '   ',
  'https://games.example/',
  'https://games.example/finished',
  'https://games.example/rules/from/x',
  'hello',
  'nonsense here',
  'come and play with me',
  '%',
  '%E0%A4%A',
])('%j is no invite', (pasted) => {
  expect(inviteOf(pasted)).toBeNull();
});
