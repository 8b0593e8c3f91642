import { expect, test } from 'vitest';
import { mailReceiver } from '../../test/support/mail-receiver.ts';
import { MailServer } from './mail-server.ts';

const FROM = 'Echo Base, at home <echo@play.example.org>';
const mail = { to: 'ida@example.org', subject: 'Your turn', text: 'Hi', html: '<p>Hi</p>', key: 'k1' };

test('a mail arrives with its headers, and the answer of a mail server that refuses the address is told', async () => {
  const { received, behaviour, url } = await mailReceiver();
  const server = new MailServer(url, FROM);
  expect(await server.send({ ...mail, stopUrl: 'https://play.example.org/api/mail/stop?token=x' })).toEqual({
    code: 'accepted',
  });
  const [first] = received;
  expect(first?.to).toEqual(['ida@example.org']);
  const headers = first?.source.split('\r\n\r\n')[0] ?? '';
  expect(headers).toContain('From: "Echo Base, at home" <echo@play.example.org>');
  expect(headers).toContain('Message-ID: <k1@play.example.org>');
  expect(headers).toContain('List-Unsubscribe: <https://play.example.org/api/mail/stop?token=x>');
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  behaviour.refuses = () => ({ code: 550 });
  expect(await server.send(mail)).toEqual({ code: 'refused', status: 550 });
  expect(await new MailServer('smtp://127.0.0.1:1', FROM).send(mail)).toEqual({ code: 'unreachable' });
});

const EVIL = [
  'Ida\r\nBcc: all@example.org',
  'Ida\nX-Evil: 1\n\nbody',
  'Ida, "Evil" <evil@example.org>',
  'Ida\u2028X-Evil: 1',
  '=?utf-8?q?x=0AX-Evil:_1?=',
  'Ída 👩‍🚀 "O’Hara", <b>',
];

test.each(EVIL)('a name adds no header and no receiver (%#)', async (name) => {
  const { received, url } = await mailReceiver();
  expect(await new MailServer(url, FROM).send({ ...mail, subject: `Your turn: ${name}`, text: name })).toEqual({
    code: 'accepted',
  });
  const [first] = received;
  expect([received.length, first?.to]).toEqual([1, ['ida@example.org']]);
  const lines = (first?.source.split('\r\n\r\n')[0] ?? '').split('\r\n').filter((line) => /^\S/.test(line));
  const names = lines.map((line) => line.split(':')[0]).sort();
  expect(names).toEqual(
    ['Auto-Submitted', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To'].sort(),
  );
});
