import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { Debug } from 'boardgame.io/dist/cjs/debug.js';
import { type SetupData, stockGame } from '../src/boardgame.ts';
import type { Decision, Seen } from '../src/engine/index.ts';
import { titleById, titles } from '../src/titles.ts';

/**
 * Workbench for rules: a title under boardgame.io's stock client with its debug panel, every seat in one page. The panel
 * shows what the asked seat sees and makes its moves: `act("id", "key")`, with the ids and keys that the page lists. Query: `title`, `seats` (ids separated by commas), `options` (JSON).
 */
const query = new URLSearchParams(location.search);
const title = titleById(query.get('title') ?? '') ?? titles[0];
if (!title) throw new Error('there is no title');
const seats = query.get('seats')?.split(',') ?? title.seatings()[0] ?? [];
const setupData: SetupData = { seats, options: JSON.parse(query.get('options') ?? '{}') };

const list = document.body.appendChild(document.createElement('pre'));
const stock = stockGame(title, { refused: (why) => console.warn('refused', why) });
const game: Game = { ...stock, setup: (context) => stock.setup?.(context, setupData) };
const client = Client({ game, numPlayers: seats.length, debug: { impl: Debug }, playerID: '0' });

/** A decision as `act` takes it: its id, then the keys of its legal options. */
const listed = ({ id, prompt, options }: Decision) =>
  [`${prompt.key} ${id}`, ...options.filter(({ refused }) => !refused).map(({ key }) => `  ${key}`)].join('\n');

client.subscribe((state) => {
  const seen = state?.G as Seen | undefined;
  const asked = seen?.waitingFor.map((seat) => String(seats.indexOf(seat))) ?? [];
  const [next] = asked;
  if (next !== undefined && !asked.includes(client.playerID ?? '')) client.updatePlayerID(next);
  else list.textContent = seen?.decisions.map(listed).join('\n') ?? '';
});
client.start();
