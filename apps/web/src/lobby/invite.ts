/** Address of a match; the code opens private ones. */
export interface Invite {
  readonly matchId: string;
  readonly code: string | null;
}

const PATH = /(?:^|\/)m\/([\w-]{1,40})\/?$/;
/** Ids and codes without a link: long enough that no word is mistaken for one. */
const BARE = /^[\w-]{12,40}$/;

/** Path of a match within the client. */
export function tablePath(matchId: string, code?: string | null): string {
  return `/m/${matchId}${code ? `?invite=${encodeURIComponent(code)}` : ''}`;
}

/** The link to send to friends. */
export function inviteLink(origin: string, matchId: string, code?: string | null): string {
  return `${origin}${tablePath(matchId, code)}`;
}

/** Parses pasted text: a link with any host, a path, or id and code side by side. */
export function parseInvite(pasted: string): Invite | null {
  const text = pasted.trim().replace(/^[<("'„“«]+|[>)"'”»,.;]+$/g, '');
  const [address = '', search = ''] = text.split('?', 2);
  const matchId = PATH.exec(address)?.[1];
  if (matchId) return { matchId, code: new URLSearchParams(search.split('#')[0]).get('invite') };
  const [id = '', code, ...more] = text.split(/[\s,;]+/);
  if (!BARE.test(id) || more.length > 0) return null;
  if (code === undefined) return { matchId: id, code: null };
  return BARE.test(code) ? { matchId: id, code } : null;
}
