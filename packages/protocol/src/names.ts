import { NAME_LENGTH } from './limits.ts';

/** Most UTF-16 units of a name: longer ones are not examined. */
const UNITS = 512;
/** Most combining marks on one character; Vietnamese, Hebrew and Thai need three at most. */
const MARKS = 4;

/** Flag of a part of a country: a black flag and tags that spell its code. */
const FLAG = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}';
const EMOJI = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\ufe0f)*';
/** A letter of a script whose spelling needs joiners. */
const LETTER = `[${['Arab', 'Beng', 'Deva', 'Knda', 'Mlym', 'Sinh', 'Telu'].map((code) => `\\p{Script=${code}}`).join('')}]`;
/** Invisible characters with a purpose: in emoji, in keycaps, and between letters of these scripts. */
const JOINED = `${FLAG}|${EMOJI}(?:\\u200d${EMOJI})*|[#*0-9]\\ufe0f\\u20e3|${LETTER}\\p{M}*[\\u200c\\u200d](?=${LETTER})`;
const EVERY_JOINED = new RegExp(JOINED, 'gu');
/** Marks of directions, joiners, variants and zero widths: what is copied from other programs often has them. */
const MARKS_OF_TEXT =
  '[\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufe00-\\ufe0f\\ufeff]';
const JOINED_OR_MARK = new RegExp(`(${JOINED})|${MARKS_OF_TEXT}`, 'gu');
/** Characters without a glyph or with a blank one: controls, formats, fillers, tags, variation selectors, blank Braille. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1d159}]/u;
/** Letters written from right to left: a mark of direction after one places the sign or number that follows. */
const RIGHT_TO_LEFT = `[${['Arab', 'Hebr', 'Syrc', 'Thaa'].map((code) => `\\p{Script=${code}}`).join('')}]\\p{M}*[\\u200e\\u200f]`;
const JOINED_OR_UNSEEN = new RegExp(`(${JOINED}|${RIGHT_TO_LEFT})|${UNSEEN.source}`, 'gu');
/** Line breaks and tabs, as pasted text has them. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Combining marks without a character, and those beyond `MARKS` on one. */
const FLOOD = new RegExp(`(^|\\s)\\p{M}+|(\\P{M}\\p{M}{${MARKS}})\\p{M}+`, 'gu');
const STACKED = new RegExp(`^\\p{M}|\\s\\p{M}|\\p{M}{${MARKS + 1}}`, 'u');

/** Why a name cannot be used. */
export type NameProblem = 'empty' | 'too_long' | 'unreadable';

/**
 * Name as it is stored: without invisible marks that have no purpose in it, in compatibility composition (NFKC), without
 * space around it, single spaces within.
 */
export function normalName(name: string): string {
  const visible = name.replace(JOINED_OR_MARK, (_mark, joined: string | undefined) => joined ?? '');
  return visible.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/**
 * Line of text as it is stored: breaks as spaces, without what is invisible and has no purpose in it, with at most `MARKS`
 * combining marks on a character, without space around it.
 */
export function normalLine(text: string): string {
  const visible = text
    .replace(BREAKS, ' ')
    .replace(JOINED_OR_UNSEEN, (_unseen, joined: string | undefined) => joined ?? '');
  return visible.replace(FLOOD, '$1$2').trim();
}

/** Why a normal name cannot be used, or null: it must be visible, so that no player can pass for another. */
export function problemOfName(name: string): NameProblem | null {
  if (name === '') return 'empty';
  if (name.length > UNITS) return 'too_long';
  if (UNSEEN.test(name.replace(EVERY_JOINED, 'x')) || STACKED.test(name)) return 'unreadable';
  return lengthOf(name) > NAME_LENGTH ? 'too_long' : null;
}

/** Number of graphemes; of code points in browsers without `Intl.Segmenter`. */
function lengthOf(name: string): number {
  if (typeof Intl.Segmenter !== 'function') return [...name].length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)].length;
}
