import {
  answer,
  begin,
  checkChoice,
  type Decision,
  pending,
  type SeatId,
  see,
  type Text,
} from '../src/engine/index.ts';
import type { VisibleEntry } from '../src/engine/log.ts';
import { readerOf } from '../src/engine/reader.ts';
import { testRng, testSeed } from '../src/engine/testing/index.ts';
import type { AnyTitle, Language } from '../src/engine/title.ts';
import { titleById } from '../src/titles.ts';

/**
 * Reading of a match as players read it: `npm run tool -- read [title] [language] [seed] [lines] [log] [options]`. Bots play;
 * prints the log in sentences as the first seat reads it, and with `all` (default) its questions with their options, with
 * `log` the log alone. `options` is JSON: the options of the match, such as `{"scenario":"medevac"}`.
 */
const [id = 'rebellion', language = 'en', seed = '1', most = '150', what = 'all', options = '{}'] =
  process.argv.slice(2);
const PLAYERS: Readonly<Record<SeatId, string>> = { p1: 'Anna', p2: 'Bob', p3: 'Óscar', p4: 'Inès' };

/** A question with its options, as lines. */
function questionLines({ prompt, help, options }: Decision, t: (text: Text) => string): string[] {
  const shown = options.slice(0, 8).map(({ label, detail, refused }) => {
    const why = refused && t({ key: `refused.${refused.code}`, params: refused.params ?? {} });
    return `     - ${[t(label), detail && t(detail), why].filter(Boolean).join(' · ')}`;
  });
  return [`   ? ${t(prompt)}${help ? ` (${t(help)})` : ''}`, ...shown];
}

/** The lines of a match, as the first seat reads them, until there are enough. */
function linesOf(title: AnyTitle, t: (text: Text) => string, enough: number): string[] {
  const seats = title.seatings()[0] ?? [];
  const [reader = ''] = seats;
  const rng = testRng(Number(seed));
  const g = begin(title, {
    seats,
    options: title.options.parse(JSON.parse(options)),
    seed: testSeed(Number(seed)),
    source: 'fast',
  });
  const lines: string[] = [];
  // Entries that belong together may come from several acts.
  const entries: VisibleEntry[] = [];
  const tell = () => {
    const told = entries.splice(0);
    lines.push(...(title.sentencesOf?.(told) ?? told).map(t));
  };
  entries.push(...see(title, g, reader).log);
  const bots = Object.values(title.bots);
  while (!g.outcome && lines.length + entries.length < enough) {
    const [decision] = pending(title.rules, g);
    const bot = bots.at(-1);
    if (!decision || !bot) throw new Error('no pending decision, or no bot');
    if (decision.seat === reader && what !== 'log') {
      tell();
      lines.push(...questionLines(decision, t));
    }
    const choice = bot(see(title, g, decision.seat), decision, rng);
    const refusal = checkChoice(decision, choice);
    if (refusal) throw new Error(`${refusal.code} for ${decision.prompt.key}`);
    g.log = [];
    answer(title.rules, g, decision, choice);
    entries.push(...see(title, g, reader).log);
  }
  tell();
  return g.outcome ? [...lines, t(g.outcome.reason)] : lines;
}

const title = titleById(id);
if (!title) throw new Error(`no title ${id}`);
const lines = linesOf(title, readerOf(title.text, language as Language, PLAYERS), Number(most));
process.stdout.write(`${lines.join('\n')}\n`);
