/**
 * Development: `npm run dev` runs the server from its sources, again after each change, and Vite, which shows changes of
 * the client at once, at http://localhost:5173. `PORT` and `WEB_PORT` are other ports. Games are kept in `data-dev`, apart
 * from real ones, which changed rules would stop.
 */
import { fileURLToPath } from 'node:url';
import { concurrently } from 'concurrently';

const {
  PORT = '8000',
  WEB_PORT = '5173',
  DATA_DIR = fileURLToPath(new URL('../data-dev', import.meta.url)),
} = process.env;
const env = { PORT, DATA_DIR };

const { result } = concurrently(
  [
    { name: 'server', command: 'tsx watch --clear-screen=false apps/server/src/main.ts', env },
    { name: 'web', command: `npm run --silent dev -w @echo-base/web -- --port ${WEB_PORT} --strictPort`, env },
  ],
  { killOthersOn: ['failure', 'success'], cwd: fileURLToPath(new URL('..', import.meta.url)) },
);
result.catch(() => {
  process.exitCode = 1;
});
