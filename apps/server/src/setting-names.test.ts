import { expect, test } from 'vitest';
import { misspelt } from './setting-names.ts';

const KNOWN = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'SPECTATOR_DELAY_S',
  'BOT_DELAY_MS',
  'SERVER_PASSWORD',
  'CREDITS',
  'LOG_LEVEL',
];

test.each([
  ['SPECTATOR_DELAY', 'SPECTATOR_DELAY_S'],
  ['SPECTATOR_DELAY_MS', 'SPECTATOR_DELAY_S'],
  ['BOT_DELAY', 'BOT_DELAY_MS'],
  ['SERVER_PASWORD', 'SERVER_PASSWORD'],
  ['SEVRER_PASSWORD', 'SERVER_PASSWORD'],
  ['DATADIR', 'DATA_DIR'],
  ['CREDIT', null],
  ['CREDTIS', 'CREDITS'],
  ['LOG_LEEVL', 'LOG_LEVEL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['PORTT', 'PORT'],
  ['PROT', 'PORT'],
  ['HHOST', 'HOST'],
])('the setting most likely meant by %s is %s', (given, meant) => {
  expect(misspelt([given], KNOWN)?.meant ?? null).toBe(meant);
});

test('variables of other programs are ignored', () => {
  const others = [
    'PATH',
    'HOSTNAME',
    'SPORT',
    'POST',
    'DATA',
    'LOGNAME',
    'SERVER_NAME',
    'BOT_TOKEN',
    'NODE_ENV',
    'PORTS',
  ];
  expect(misspelt([...others, ...KNOWN], KNOWN)).toBeNull();
});
