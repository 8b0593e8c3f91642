import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail that a receiver took: its envelope, and its source. */
interface ReceivedMail {
  readonly to: readonly string[];
  readonly source: string;
}

/** A mail server on this machine, closed after the test. */
export async function mailReceiver() {
  const received: ReceivedMail[] = [];
  const behaviour: { refuses: ((address: string) => { code: number } | null) | null } = { refuses: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refused = behaviour.refuses?.(address);
      done(refused ? Object.assign(new Error('refused'), { responseCode: refused.code }) : null);
    },
    onData(stream, session, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        source += part;
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  // A sender that is killed resets its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, behaviour, url: `smtp://127.0.0.1:${port}` };
}
