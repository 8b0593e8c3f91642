/** Address of a match; the code opens private ones. */
export interface Invite {
  readonly matchId: string;
  /** Null without one; of a link that was cut off it is shorter than a code. */
  readonly code: string | null;
}

/** Length of the ids and codes that the server makes: 12 bytes as base64url. */
const LENGTH = 16;
const LINK = new RegExp(`(?:^|/)m/+([\\w-]{1,${LENGTH}})`, 'i');
const CODE = new RegExp(`invite=([\\w-]{1,${LENGTH}})`, 'i');
/** Ids and codes without a link: long enough that no word is mistaken for one. */
const BARE = /^[\w-]{12,40}$/;
/** Invisible characters that messengers, mail programs and keyboards add: marks of direction, joiners, hyphens. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

const invited = (code: string | null | undefined): string => (code ? `?invite=${encodeURIComponent(code)}` : '');

/** Path of a match within the client. */
export const matchPagePath = (matchId: string, code?: string | null): string => `/m/${matchId}${invited(code)}`;

/** Path of a match on a screen for the whole room. */
export const matchScreenPath = (matchId: string, code?: string | null): string => `/m/${matchId}/tv${invited(code)}`;

/** Undoes percent-encoding, also of a whole link inside another one; what is not encoded well stays. */
function decoded(text: string): string {
  let now = text;
  for (let times = 0; times < 2; times++)
    now = now.replace(/(?:%[\da-f]{2})+/gi, (found) => {
      try {
        return decodeURIComponent(found);
      } catch {
        return found;
      }
    });
  return now;
}

/**
 * Reads an invite as people pass it on: a link with any host, a path, or id and code side by side, with punctuation, marks
 * and line breaks around and within, encoded once more, or inside a link of another site.
 */
export function inviteOf(given: string): Invite | null {
  const text = decoded(given)
    .replace(INVISIBLE, (mark) => (/\s/.test(mark) ? ' ' : ''))
    .trim();
  const link = text.replace(/\s+/g, '');
  const found = LINK.exec(link);
  if (found?.[1]) return { matchId: found[1], code: CODE.exec(link.slice(found.index))?.[1] ?? null };
  const [id = '', code, ...more] = text.split(/[\s,;.<>()]+/).filter((word) => word !== '');
  if (!BARE.test(id) || more.length > 0) return null;
  if (code === undefined) return { matchId: id, code: null };
  return BARE.test(code) ? { matchId: id, code } : null;
}
