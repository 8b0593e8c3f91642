import type { AlertAnswer } from '@echo-base/protocol';
import nodemailer, { type Transporter } from 'nodemailer';

/** Time for each step of a delivery, in milliseconds. */
const STEP_MS = 10_000;

/** One mail, to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names the mail: the same if it may have been sent twice. */
  readonly key: string;
  /** Address that ends such mail by one POST. */
  readonly stopUrl?: string;
  /** In the mail itself, where its HTML names it. */
  readonly picture?: { readonly name: string; readonly png: Buffer };
}

/** Sender, as a setting: an address, perhaps with a name before it in angle brackets. */
function senderOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*)<(.+)>$/.exec(from) ?? [];
  return { name: name.trim(), address };
}

/** Text of a header in one line. */
const inLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** What became of a mail that was not taken; the texts of errors name addresses, so they go nowhere. */
function reasonOf(error: { code?: string; responseCode?: number; command?: string }): AlertAnswer {
  const { code = '', responseCode: status, command = '' } = error;
  // RCPT TO: the server knows no such address, or does not send there.
  if (status !== undefined && status >= 500 && command.startsWith('RCPT')) return { code: 'refused', status };
  if (status !== undefined) return { code: 'status', status };
  if (code === 'ETIMEDOUT') return { code: 'no_answer' };
  if (code === 'EDNS') return { code: 'no_such_host' };
  return { code: code === 'ETLS' ? 'certificate' : 'unreachable' };
}

/** Mail server of the settings. */
export class MailServer {
  readonly #transport: Transporter;
  readonly #from: { name: string; address: string };

  constructor(url: string, from: string) {
    this.#from = senderOf(from);
    const times = { connectionTimeout: STEP_MS, greetingTimeout: STEP_MS, socketTimeout: STEP_MS, dnsTimeout: STEP_MS };
    this.#transport = nodemailer.createTransport({ url, ...times, disableFileAccess: true, disableUrlAccess: true });
  }

  /** Resolves with what the server answers. */
  async send({ to, subject, text, html, key, stopUrl, picture }: Mail): Promise<AlertAnswer> {
    const host = this.#from.address.split('@').at(-1);
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        envelope: { from: this.#from.address, to: [to] },
        subject: inLine(subject),
        text,
        html,
        ...(picture && {
          attachments: [
            {
              ...{ filename: picture.name, cid: picture.name, contentType: 'image/png' },
              ...{ content: picture.png, contentDisposition: 'inline' as const },
            },
          ],
        }),
        messageId: `<${key}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stopUrl !== undefined && {
            'List-Unsubscribe': { prepared: true, value: `<${stopUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      return { code: 'accepted' };
    } catch (error) {
      return reasonOf(error as Parameters<typeof reasonOf>[0]);
    }
  }

  close(): void {
    this.#transport.close();
  }
}
