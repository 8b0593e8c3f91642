import { createServer } from 'vite';
import { titleById, titles } from '../src/titles.ts';

/**
 * Workbench for rules: `npm run tool -- workbench [title] [port]` serves a title under boardgame.io's stock client with its
 * debug panel, for this machine only.
 */
const [id = titles[0]?.id ?? '', port = '8001'] = process.argv.slice(2);
if (!titleById(id)) {
  console.error(`no title ${id}; there are ${titles.map((title) => title.id).join(', ')}`);
  process.exit(1);
}
const server = await createServer({
  configFile: false,
  root: new URL('../workbench', import.meta.url).pathname,
  server: { host: '127.0.0.1', port: Number(port) },
  build: { target: 'es2023' },
  logLevel: 'warn',
});
await server.listen();
console.log(`http://127.0.0.1:${server.config.server.port}/?title=${id}`);
