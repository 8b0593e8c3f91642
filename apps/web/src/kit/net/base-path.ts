/** Path below which the server's public address is, as the page says; empty at the root of a host. */
const configured =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content.replace(/\/$/, '') ?? '';

const path = (): string => globalThis.location?.pathname ?? '/';

/** Base path of this page: at home the server may be called without its public path, and answers there too. */
export const BASE_PATH = path() === configured || path().startsWith(`${configured}/`) ? configured : '';

/** Address of a path of the server, such as `/api/titles`, from this page. */
export const serverPath = (own: string): string => BASE_PATH + own;

/** Path of the page within the client. */
export const pagePath = (): string => path().slice(BASE_PATH.length) || '/';

/** Address at which this page reaches the server, without a slash at its end. */
export const ownAddress = (): string => (globalThis.location?.origin ?? 'http://localhost') + BASE_PATH;
