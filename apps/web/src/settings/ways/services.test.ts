import { expect, test } from 'vitest';
import { halfHoursOf, timeOfDay } from './half-hours.ts';
import { serviceOf } from './services.ts';

test.each([
  ['https://discord.com/api/webhooks/1/x', 'discord'],
  ['https://ptb.discord.com/api/webhooks/1/x', 'discord'],
  ['https://hooks.slack.com/services/T/B/x', 'slack'],
  ['https://chat.example.org/hooks/abcdefghijklmnopqrstuvwxyz', 'mattermost'],
  ['https://matrix.example.org/webhook/x', 'hookshot'],
  [' https://ntfy.sh/my-topic ', 'ntfy'],
  ['https://gotify.example.org/message?token=x', 'gotify'],
  ['https://notdiscord.com/api/webhooks/1/x', 'json'],
  ['https://example.org/', 'json'],
  ['http://discord.com/api/webhooks/1/x', null],
  ['discord', null],
  ['', null],
])('the address %j belongs to %s, as for the server', (address, service) => {
  expect(serviceOf(address)).toBe(service);
});

test('times of day are half hours', () => {
  expect(['00:00', '07:30', '23:30'].map(halfHoursOf)).toEqual([0, 15, 47]);
  expect([0, 15, 47].map(timeOfDay)).toEqual(['00:00', '07:30', '23:30']);
});
