/** Compares what two viewers received: random names are masked by text of equal length, everything else counts. */
import { sameText } from './leak.ts';
import type { Received } from './transport.ts';

const NAMES = /"(matchId|sid|playerId|inviteCode|inviteMark|person|token|rematch|seedHash)":"([\w-]+)"/g;
const blank = (text: string) => '·'.repeat(text.length);

/** Masks what is random in a message; the length stays. */
function plain(text: string): string {
  return text
    .replace(NAMES, (_all, key: string, value: string) => `"${key}":"${blank(value)}"`)
    .replace(/(?<=\/api\/matches\/)[\w-]{16}/g, blank)
    .replace(/(?<="next":"\d+\.)[\w-]+/g, blank)
    .replace(/(?<=\n(date|sec-websocket-accept): ).*/gi, blank)
    .replace(/(?<=\nset-cookie: echo-base-)[\da-f]{8}=[\w-]+/gi, blank);
}

/** The transport's heartbeat follows the machine's clock and reveals nothing. */
function isBeat({ via, text }: Received): boolean {
  return via === 'socket' && text === '2';
}

function lines(received: readonly Received[]): string {
  const shown = received.filter((one) => !isBeat(one));
  return shown.map(({ via, asked, text, bytes }) => `${via} ${bytes} ${plain(asked)}\n${plain(text)}`).join('\n\n');
}

/** Throws `Leak` unless both received the same: content, order, number and size. */
export function sameReceived(who: string, one: readonly Received[], other: readonly Received[]): void {
  sameText(`${who} can tell two matches apart`, lines(one), lines(other));
}
