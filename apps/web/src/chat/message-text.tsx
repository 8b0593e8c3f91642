import { Fragment } from 'react';
import * as css from './chat.module.css';

/** An address of the web within a text; what follows it as punctuation is no part of it. */
const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/giu;
const AFTER = /[.,;:!?'’…*_~|]+$/u;

interface Piece {
  readonly text: string;
  /** Set if the piece is an address. */
  readonly href?: string;
}

/** Without closing brackets that nothing in the address opens, and without punctuation at its end. */
function withoutPunctuation(found: string): string {
  const address = found.replace(AFTER, '');
  const [open, close] = ['(', ')'].map((sign) => address.split(sign).length);
  const isInBrackets = address.endsWith(')') && (open ?? 0) < (close ?? 0);
  const shorter = isInBrackets || /[\]}]$/.test(address) ? address.slice(0, -1) : address;
  return shorter === found ? shorter : withoutPunctuation(shorter);
}

function isAddress(text: string): boolean {
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

/** Divides a message into plain text and addresses; together they are the message. */
export function piecesOf(message: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of message.matchAll(ADDRESS)) {
    const text = withoutPunctuation(found);
    if (!isAddress(text)) continue;
    if (index > end) pieces.push({ text: message.slice(end, index) });
    pieces.push({ text, href: text });
    end = index + text.length;
  }
  if (end < message.length) pieces.push({ text: message.slice(end) });
  return pieces;
}

/** A message with its addresses as links. The text stays as it was written, so that a link cannot pass for another one. */
export function MessageText({ text }: { text: string }) {
  return piecesOf(text).map(({ text: piece, href }, index) =>
    href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <a key={index} className={css.link} href={href} target="_blank" rel="noopener noreferrer ugc" translate="no">
        {piece}
      </a>
    ),
  );
}
