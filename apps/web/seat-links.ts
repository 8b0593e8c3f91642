import type { Plugin } from 'vite';
import { sessionCookieName } from './session-cookie.ts';

/** Links into a staged match: the address of its page, and the token of the player in each seat. */
export interface SeatLinks {
  readonly path: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** A page that shows another one at the width of a phone. */
const phone = (path: string) => `<!doctype html>
<title>Phone</title>
<body style="margin: 0; height: 100vh; display: grid; place-items: center; background: #444">
<iframe title="Phone" src="${path}" width="390" height="844" style="border: 0"></iframe>`;

/**
 * Development: `/at/<seat>` signs the browser in as the player of a seat and leads to the match, `/at/<seat>/phone` shows
 * it at the width of a phone. `npm run dev -- --at` names the match in `SEAT_LINKS`.
 */
export function seatLinks({ SEAT_LINKS }: Readonly<Record<string, string | undefined>> = process.env): Plugin {
  const { path, tokens }: SeatLinks = SEAT_LINKS ? JSON.parse(SEAT_LINKS) : { path: '/', tokens: {} };
  return {
    name: 'seat-links',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/at', async (request, response, next) => {
        const [, seat = '', window] = (request.url ?? '').split('/');
        const token = tokens[seat];
        if (token === undefined) return next();
        // The name in the address may be one that only a browser resolves, such as `rebels.localhost`.
        const name = await sessionCookieName(`http://localhost:${request.socket.localPort}`).catch(next);
        if (!name) return;
        response.setHeader('Set-Cookie', `${name}=${token}; Path=/; HttpOnly; SameSite=Lax`);
        if (window === 'phone') response.setHeader('Content-Type', 'text/html').end(phone(path));
        else response.writeHead(302, { Location: path }).end();
      });
    },
  };
}
