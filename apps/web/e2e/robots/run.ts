/**
 * Robots that play whole games through the real page in Chromium against the built server, pressing only what is lit:
 * `npm run tool -- test:robots [--games 10] [--mode first|advanced|trio|team|dice|hoth|hoth-team|hoth-campaign|assault]
 * [--variant last-stand] [--device mouse|touch|keyboard] [--pages 2] [--hasty]`. Without `--games` each variant of the mode is
 * played once: of `hoth` every battle. Without a mode: ten first games and ten advanced ones, one of them by keyboard and
 * one on a phone by touch, a game of two against one, two team games, two games of dice, one of them on a phone, every
 * battle of Hoth against a bot, one by keyboard and one on a phone, one of two pairs, the pause of a campaign, and two rounds
 * of every mission of Imperial Assault, one by keyboard and one on a phone. `--hasty`: they press most things twice at
 * once, and a double press that does what its first half did not name is a problem; without a mode, a game of each title by
 * mouse and on a phone. `TEST_SEED` repeats the presses of a run.
 */
import { randomInt } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { testRng } from '@echo-base/games/engine/testing';
import { launch } from '../browser.ts';
import { stage } from '../staged.ts';
import { type Played, playGame } from './game.ts';
import { type Device, type Game, isDevice, MODE_NAMES, type Mode, seatsOf, stageOf, variantsOf } from './match.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    mode: { type: 'string' },
    variant: { type: 'string' },
    device: { type: 'string', default: 'mouse' },
    pages: { type: 'string' },
    minutes: { type: 'string', default: '20' },
    hasty: { type: 'boolean', default: false },
  },
});
const seed = Number(process.env.TEST_SEED || randomInt(2 ** 31 - 1));

/**
 * Pages of a game: by default one per seat; in the battles of Hoth, in Imperial Assault and of hasty robots one against a
 * bot, on each side in turn.
 */
function devicesOf(mode: Mode, device: Device, index: number): Game['devices'] {
  const seats = seatsOf(mode);
  const isAgainstBot = mode === 'hoth' || mode === 'assault' || values.hasty;
  const pages = Number(values.pages ?? (isAgainstBot ? 1 : seats));
  const first = isAgainstBot && pages === 1 ? index % seats : 0;
  return Array.from({ length: seats }, (_one, seat) => (seat >= first && seat < first + pages ? device : null));
}

/** Games of a mode, its variants in turn. */
function gamesOf(mode: Mode, count: number | null, deviceOf: (n: number) => Device): Game[] {
  const offered = variantsOf(mode);
  const variants = values.variant === undefined ? offered : offered.filter((one) => one === values.variant);
  return Array.from({ length: count ?? variants.length }, (_one, index) => {
    const device = deviceOf(index);
    const devices = devicesOf(mode, device, index);
    const variant = variants[index % variants.length] ?? '';
    const name = offered.length > 1 ? `${mode}-${variant}-${device}` : `${mode}-${device}-${index + 1}`;
    return { mode, variant, devices, name, isHasty: values.hasty };
  });
}

/** The games of the arguments, or by default those of every night. */
function planned(): Game[] {
  const { mode, device } = values;
  if (mode !== undefined) {
    const found = MODE_NAMES.find((one) => one === mode);
    if (!found || !isDevice(device)) throw new Error(`there are: ${MODE_NAMES.join(', ')}; mouse, touch, keyboard`);
    return gamesOf(found, values.games === undefined ? null : Number(values.games), () => device);
  }
  if (values.hasty)
    return (['dice', 'first', 'hoth', 'assault'] as const).flatMap((one) =>
      gamesOf(one, 2, (n) => (n === 0 ? 'mouse' : 'touch')),
    );
  return [
    ...gamesOf('first', 10, (n) => (n === 0 ? 'keyboard' : 'mouse')),
    ...gamesOf('advanced', 10, (n) => (n === 0 ? 'touch' : 'mouse')),
    ...gamesOf('trio', 1, () => 'mouse'),
    ...gamesOf('team', 2, () => 'mouse'),
    ...gamesOf('dice', 2, (n) => (n === 0 ? 'touch' : 'mouse')),
    ...gamesOf('hoth', null, (n) => (n === 0 ? 'keyboard' : n === 1 ? 'touch' : 'mouse')),
    ...gamesOf('hoth-team', 1, () => 'mouse'),
    ...gamesOf('hoth-campaign', 1, () => 'mouse'),
    ...gamesOf('assault', null, (n) => (n === 0 ? 'keyboard' : n === 1 ? 'touch' : 'mouse')),
  ];
}

function tell(game: Game, { result, rounds, presses, acts, seconds, problems, covered }: Played): void {
  const each = (count: number) => (rounds > 0 ? (count / rounds).toFixed(1) : '-');
  console.log(
    `${problems.length > 0 ? 'FAILED' : 'ok    '} ${game.name.padEnd(24)} ${String(rounds).padStart(2)} rounds, ` +
      `${presses} presses (${each(presses)} a round), ${acts} acts (${each(acts)} a round), ${seconds.toFixed(0)} s: ` +
      `${result ?? 'no result'}`,
  );
  for (const problem of problems) console.log(`       ${problem}`);
  const often = [...covered].sort(([, a], [, b]) => b - a).slice(0, 5);
  if (often.length > 0)
    console.log(`       covered: ${often.map(([name, n]) => `${n}x ${name.slice(0, 60)}`).join('; ')}`);
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function summary(played: readonly (Played & { readonly game: Game })[]): void {
  for (const mode of MODE_NAMES) {
    const ended = played.filter(({ game, result }) => game.mode === mode && result !== null);
    if (ended.length === 0) continue;
    const of = (figure: (one: Played) => number) => median(ended.map(figure));
    console.log(
      `${mode}: ${ended.length} games to the end; medians: ${of(({ rounds }) => rounds)} rounds, ` +
        `${of(({ presses }) => presses)} presses and ${of(({ acts }) => acts)} acts a game, ` +
        `${of(({ presses, rounds }) => presses / Math.max(1, rounds)).toFixed(1)} presses and ` +
        `${of(({ acts, rounds }) => acts / Math.max(1, rounds)).toFixed(1)} acts a round`,
    );
  }
}

console.log(`TEST_SEED=${seed}, load ${loadavg()[0]?.toFixed(1)}, node ${process.version}`);
const games = planned();
const stages = games.map((game, index) => stageOf(game, seed + index));
const staged = await stage(stages);
const browser = await launch();
const played: (Played & { game: Game })[] = [];
try {
  for (const [index, game] of games.entries()) {
    const place = staged.places[index];
    if (!place) throw new Error(`${game.name} was not staged`);
    const rng = testRng(seed + index);
    const limitMs = Number(values.minutes) * 60_000;
    const progress = (text: string) => console.log(`       ${game.name}: ${text}`);
    const one = await playGame(browser, staged, place, game, { rng, limitMs, progress });
    tell(game, one);
    played.push({ ...one, game });
  }
} finally {
  await browser.close();
  await staged.remove();
}
summary(played);
if (played.some(({ problems }) => problems.length > 0)) {
  console.log(`TEST_SEED=${seed} repeats these presses`);
  process.exitCode = 1;
}
