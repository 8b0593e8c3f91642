import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { Debug } from 'boardgame.io/dist/cjs/debug.js';
import { IntlMessageFormat } from 'intl-messageformat';
import { type SetupData, stockGame } from '../src/boardgame.ts';
import { valuesIn } from '../src/engine/forms.ts';
import type { Choice, Decision, Option, Refusal, Seen, Text } from '../src/engine/index.ts';
import { loadCatalogue } from '../src/text.ts';
import { titleById, titles } from '../src/titles.ts';

/**
 * Workbench for rules: a title under boardgame.io's stock client with its debug panel, every seat in one page.
 * Query: `title`, `seats` (ids separated by commas), `options` (JSON).
 */
const query = new URLSearchParams(location.search);
const title = titleById(query.get('title') ?? '') ?? titles[0];
if (!title) throw new Error('there is no title');
const seats = query.get('seats')?.split(',') ?? title.seatings()[0] ?? [];
const setupData: SetupData = { seats, options: JSON.parse(query.get('options') ?? '{}') };
const sentences = await loadCatalogue(title.id, 'en');

let refusal: Refusal | null = null;
const stock = stockGame(title, {
  refused(why) {
    refusal = why;
  },
});
const game: Game = { ...stock, setup: (context) => stock.setup?.(context, setupData) };
const client = Client({ game, numPlayers: seats.length, debug: { impl: Debug } });
let playerID = '0';

/** The sentence of a text, its parameters included; the key where the catalogue lacks it. */
function say({ key, params = {} }: Text): string {
  const sentence = sentences[key] ?? key;
  try {
    const said = valuesIn({ language: 'en', sentences }, sentence, params, say);
    return String(new IntlMessageFormat(sentence, 'en').format(said));
  } catch {
    return key;
  }
}

function find(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

function button(label: string, press: () => void, settings: { pressed?: boolean; why?: string } = {}): HTMLElement {
  const made = document.createElement('button');
  made.textContent = settings.why === undefined ? label : `${label} — ${settings.why}`;
  made.disabled = settings.why !== undefined;
  if (settings.pressed !== undefined) made.setAttribute('aria-pressed', String(settings.pressed));
  made.addEventListener('click', press);
  return made;
}

function heading(text: string): HTMLElement {
  const made = document.createElement('h2');
  made.textContent = text;
  return made;
}

function send(decision: Decision, choice: Choice): void {
  refusal = null;
  client.moves.act?.(decision.id, choice);
  draw();
}

function labelOf({ label, detail }: Option): string {
  return detail ? `${say(label)} (${say(detail)})` : say(label);
}

/** Controls that answer a decision: a button per option, a set to confirm, or a number. */
function controls(decision: Decision): HTMLElement[] {
  const { shape, options, min = 0, max = options.length } = decision;
  const why = ({ refused }: Option) => (refused ? { why: say({ ...refused, key: `refused.${refused.code}` }) } : {});
  if (shape === 'number')
    return Array.from({ length: max - min + 1 }, (_one, n) => button(`${min + n}`, () => send(decision, min + n)));
  if (shape === 'one') return options.map((one) => button(labelOf(one), () => send(decision, one.key), why(one)));
  const picked = new Set<string>();
  const toggles = options.map((one) => {
    const made: HTMLElement = button(
      labelOf(one),
      () => {
        if (!picked.delete(one.key)) picked.add(one.key);
        made.setAttribute('aria-pressed', String(picked.has(one.key)));
      },
      { pressed: false, ...why(one) },
    );
    return made;
  });
  return [...toggles, button(`Confirm ${min} to ${max}`, () => send(decision, [...picked]))];
}

function draw(): void {
  const state = client.getState();
  const seen = state?.G as Seen | undefined;
  if (!seen) return;
  const asked = seen.waitingFor.map((seat) => String(seats.indexOf(seat)));
  const next = asked[0];
  if (next !== undefined && !asked.includes(playerID)) {
    seat(next);
    return;
  }
  find('title').textContent = `${say({ key: title?.name ?? '' })}: ${seats[Number(playerID)]}`;
  find('status').textContent = refusal ? say({ ...refusal, key: `refused.${refusal.code}` }) : '';
  if (seen.outcome) find('status').textContent = `${seen.outcome.winners.join(', ')}: ${say(seen.outcome.reason)}`;
  find('seats').replaceChildren(
    ...seats.map((id, n) => button(id, () => seat(String(n)), { pressed: String(n) === playerID })),
    button('Undo', () => client.moves.undo?.(), seen.canUndo ? {} : { why: 'nothing to undo' }),
  );
  find('decision').replaceChildren(
    ...seen.decisions.flatMap((decision) => [heading(say(decision.prompt)), ...controls(decision)]),
  );
  find('view').textContent = JSON.stringify(seen.view, null, 1);
}

/** Shows the match with the eyes of one player. */
function seat(id: string): void {
  playerID = id;
  client.updatePlayerID(id);
  draw();
}

client.start();
client.subscribe(draw);
seat('0');
