import { createHook } from 'node:async_hooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { HOOK_HOST, hookNetwork, hookReceiver, withStatus } from '../../test/support/hook-receiver.ts';
import { isPublic } from '../network-addresses.ts';
import { callHook as call, type HookNetwork } from './hook-call.ts';

const callHook = async (...given: Parameters<typeof call>) => (await call(...given)).answer;

const to = (url: string) => ({ url, body: '{"text":"hi"}', headers: { 'content-type': 'application/json' } });
type Lookup = NonNullable<HookNetwork['lookup']>;
const finds = (...addresses: string[]): Lookup => {
  return (_name, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
};

/** Addresses of networks, machines and groups, in every notation. */
const NOT_PUBLIC = [
  ...['127.0.0.1', '127.8.9.10', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '0.0.0.0', '0.1.2.3', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255', '192.0.0.8'],
  ...['198.18.0.1', '192.0.2.1', '::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:a00:1', '::ffff:0:7f00:1'],
  ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ...['64:ff9b:1::a00:1', '2001:0:7f00:1::', '2001:db8::1', '100::1', 'not an address'],
];

test.each(NOT_PUBLIC)('%s is not public', (address) => expect(isPublic(address)).toBe(false));

test.each(['1.1.1.1', '203.0.114.9', '2606:4700::1111', '::ffff:1.1.1.1'])('%s is public', (address) =>
  expect(isPublic(address)).toBe(true),
);

describe('a hook is never called in a private network', () => {
  const closed = { ...hookNetwork(), isPrivateAllowed: false };

  test.each([
    ...['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '127.1', '[::1]', '[::ffff:127.0.0.1]', '[::127.0.0.1]'],
    ...['[fd00::1]', '[fe80::1]', '169.254.169.254'],
  ])('by the address %s', async (host) => {
    const { received, port } = await hookReceiver();
    expect(await callHook(to(`https://${host}:${port}/`), closed)).toEqual({ code: 'private_address' });
    expect(received).toEqual([]);
  });

  test.each([['127.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['::1'], ['::ffff:192.168.0.1']])(
    'by a name with %s',
    async (...addresses) => {
      const { received, url } = await hookReceiver();
      expect(await callHook(to(url()), { ...closed, lookup: finds(...addresses) })).toEqual({
        code: 'private_address',
      });
      expect(received).toEqual([]);
    },
  );

  test('by a name that leads elsewhere when it is asked for again', async () => {
    const { received, url } = await hookReceiver();
    let asked = 0;
    // Nothing listens at the first address: the connection fails there rather than ask again.
    const lookup: Lookup = (name, done) => {
      asked += 1;
      return finds(asked === 1 ? '192.88.100.1' : '127.0.0.1')(name, done);
    };
    const ended = callHook(to(url()), { ...closed, lookup }, 1_000);
    expect((await ended).code).toMatch(/unreachable|no_answer/);
    expect([asked, received]).toEqual([1, []]);
  });

  test('by a redirect', async () => {
    const inside = await hookReceiver();
    const outside = await hookReceiver((response) => void response.writeHead(307, { location: inside.url() }).end());
    expect(await callHook(to(outside.url()), hookNetwork())).toEqual({ code: 'redirect', status: 307 });
    expect([outside.received.length, inside.received.length]).toEqual([1, 0]);
  });
});

test('a message arrives as it was written, and the status tells what became of it', async () => {
  const { received, behaviour, url } = await hookReceiver();
  expect(await callHook(to(url('/a?b=c')), hookNetwork())).toEqual({ code: 'accepted', status: 200 });
  expect(received).toMatchObject([{ path: '/a?b=c', text: '{"text":"hi"}', headers: { 'user-agent': 'Echo-Base' } }]);
  behaviour.answer = withStatus(404);
  expect(await callHook(to(url()), hookNetwork())).toEqual({ code: 'status', status: 404 });
});

test('an endless answer is not read', async () => {
  let wasClosed = false;
  const { url } = await hookReceiver((response) => {
    response.on('close', () => {
      wasClosed = true;
    });
    const more = () => {
      while (!wasClosed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  expect(await callHook(to(url()), hookNetwork())).toEqual({ code: 'accepted', status: 200 });
  await expect.poll(() => wasClosed).toBe(true);
});

test('an endless row of announcements is not read', async () => {
  let wasClosed = false;
  const { url } = await hookReceiver(({ socket }) => {
    socket?.on('close', () => {
      wasClosed = true;
    });
    const more = () => {
      while (!wasClosed && socket?.write('HTTP/1.1 102 Processing\r\n\r\n'.repeat(1_000)));
    };
    socket?.on('drain', more);
    more();
  });
  expect(await callHook(to(url()), hookNetwork(), 3_000)).toEqual({ code: 'status', status: 102 });
  await expect.poll(() => wasClosed).toBe(true);
});

test('hints before an answer are no answer', async () => {
  const { url } = await hookReceiver((response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' });
    response.end('ok');
  });
  expect(await callHook(to(url()), hookNetwork())).toEqual({ code: 'accepted', status: 200 });
});

test('no thread waits for a name server: the files of the page are read by the same threads', async () => {
  const begun: string[] = [];
  const hook = createHook({ init: (_id, type) => void begun.push(type) }).enable();
  onTestFinished(() => void hook.disable());
  const ended = callHook(to('https://nowhere.invalid/'), { isPrivateAllowed: false });
  expect((await ended).code).toBe('no_such_host');
  expect(begun).not.toContain('GETADDRINFOREQWRAP');
});

test('where private networks are allowed, names that only this machine knows are found', async () => {
  const { url } = await hookReceiver();
  const { lookup: _lookup, ...here } = hookNetwork();
  expect(await callHook(to(url().replace(HOOK_HOST, 'localhost')), here)).toEqual({ code: 'accepted', status: 200 });
});

test('a call that is taken back ends at once', async () => {
  const stop = new AbortController();
  const { url, received } = await hookReceiver(() => stop.abort());
  const began = performance.now();
  expect(await callHook(to(url()), { ...hookNetwork(), signal: stop.signal })).toEqual({ code: 'unreachable' });
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(received).toHaveLength(1);
  expect(await callHook(to(url()), { ...hookNetwork(), signal: stop.signal })).toEqual({ code: 'unreachable' });
});

test('a service that does not answer is given up', async () => {
  const { url } = await hookReceiver(() => undefined);
  expect(await callHook(to(url()), hookNetwork(), 100)).toEqual({ code: 'no_answer' });
});

test('certificates are checked, and names that lead nowhere are told apart', async () => {
  const { url, port } = await hookReceiver();
  const { ca: _ca, ...untrusting } = hookNetwork();
  expect(await callHook(to(url()), untrusting)).toEqual({ code: 'certificate' });
  expect(await callHook(to(`https://other.example:${port}/`), hookNetwork())).toEqual({ code: 'certificate' });
  expect(await callHook(to(url()), { ...hookNetwork(), lookup: finds() })).toEqual({ code: 'no_such_host' });
  expect(await callHook(to(`https://${HOOK_HOST}:1/`), hookNetwork())).toEqual({ code: 'unreachable' });
});

describe('of a service whose answer names the message', () => {
  const asked = (url: string) => ({ ...to(url), reads: true as const });

  test('a short answer is read, also one that comes in parts', async () => {
    const { url } = await hookReceiver((response) => {
      response.write('{"id":');
      response.end('"17"}');
    });
    const answer = { code: 'accepted', status: 200 };
    expect(await call(asked(url()), hookNetwork())).toEqual({ answer, text: '{"id":"17"}' });
    expect(await call(to(url()), hookNetwork())).toEqual({ answer, text: '' });
  });

  test('an endless or slow answer, or one that breaks off, is accepted all the same, and not read on', async () => {
    const accepted = { answer: { code: 'accepted', status: 200 }, text: '' };
    let wasClosed = false;
    const endless = await hookReceiver((response) => {
      response.on('close', () => {
        wasClosed = true;
      });
      const more = () => {
        while (!wasClosed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    expect(await call(asked(endless.url()), hookNetwork())).toEqual(accepted);
    await expect.poll(() => wasClosed).toBe(true);
    const slow = await hookReceiver((response) => void response.write('{'));
    expect(await call(asked(slow.url()), hookNetwork(), 200)).toEqual(accepted);
    const broken = await hookReceiver((response) => {
      response.write('{', () => response.destroy());
    });
    expect(await call(asked(broken.url()), hookNetwork())).toEqual(accepted);
  });

  test('a redirect and a refusal are read as little as of any other', async () => {
    const refused = await hookReceiver((response) => void response.writeHead(404).end('{"id":"17"}'));
    expect(await call(asked(refused.url()), hookNetwork())).toEqual({
      answer: { code: 'status', status: 404 },
      text: '',
    });
  });

  test.each(['PATCH', 'DELETE'] as const)(
    'a change of a message (%s) leads into no private network either',
    async (method) => {
      const { received, url } = await hookReceiver();
      const closed = { ...hookNetwork(), isPrivateAllowed: false };
      expect(await callHook({ ...to(url()), method }, closed)).toEqual({ code: 'private_address' });
      expect(await callHook({ ...to('https://[::ffff:7f00:1]/'), method }, closed)).toEqual({
        code: 'private_address',
      });
      expect(received).toEqual([]);
    },
  );
});
