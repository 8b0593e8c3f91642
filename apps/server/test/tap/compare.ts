/** What two viewers heard, made comparable: names drawn by chance are as long as they are, and nothing more. */
import { sameText } from './leak.ts';
import type { Heard } from './line.ts';

const NAMES = /"(matchId|sid|playerId|inviteCode|token|rematch|seedHash)":"([\w-]+)"/g;
const blank = (text: string) => '·'.repeat(text.length);

/** A message without what chance alone decides; of the same length. */
function plain(text: string): string {
  return text
    .replace(NAMES, (_all, key: string, value: string) => `"${key}":"${blank(value)}"`)
    .replace(/(?<=\/api\/matches\/)[\w-]{16}/g, blank)
    .replace(/(?<="next":"\d+\.)[\w-]+/g, blank)
    .replace(/(?<=\n(date|sec-websocket-accept): ).*/gi, blank)
    .replace(/(?<=\nset-cookie: session=)[\w-]+/gi, blank);
}

/** The engine's own beat follows the machine's clock and tells nothing. */
function isBeat({ via, text }: Heard): boolean {
  return via === 'socket' && text === '2';
}

function lines(heard: readonly Heard[]): string {
  const told = heard.filter((one) => !isBeat(one));
  return told.map(({ via, asked, text, bytes }) => `${via} ${bytes} ${plain(asked)}\n${plain(text)}`).join('\n\n');
}

/** Throws `Leak` unless both heard the same: content, order, number and size. */
export function sameHeard(who: string, one: readonly Heard[], other: readonly Heard[]): void {
  sameText(`${who} can tell two matches apart`, lines(one), lines(other));
}
