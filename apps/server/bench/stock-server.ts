/** The stock boardgame.io server with the synthetic title, in memory: the baseline. */
import { createRequire } from 'node:module';
import { DraftCache } from '@echo-base/games/engine';
import { stockGame } from '@echo-base/games/engine/boardgame';
import { SEATS, synthetic } from './synthetic.ts';

const require = createRequire(import.meta.url);
// biome-ignore lint/suspicious/noExplicitAny: the types of the stock server cannot be imported without its whole stack.
const { Server, Origins } = require('boardgame.io/dist/cjs/server.js') as any;

const options = synthetic.options.parse({ kilobytes: Number(process.env.KILOBYTES) });
const stock = stockGame(synthetic, { drafts: new DraftCache() });
const game: typeof stock = { ...stock, setup: (context) => stock.setup?.(context, { seats: SEATS, options }) };
const server = Server({ games: [game], origins: [Origins.LOCALHOST, 'http://127.0.0.1'] });
server.run({ port: 0, callback: () => undefined }).then(({ appServer }: { appServer: import('node:http').Server }) => {
  const address = appServer.address();
  console.log(JSON.stringify({ port: typeof address === 'object' && address !== null ? address.port : 0 }));
});
