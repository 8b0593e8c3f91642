import type { AnyTitle } from '@echo-base/games/engine';
import { titles } from '@echo-base/games/titles';
import type { CreateMatchBody } from '@echo-base/protocol';
import type { SeededRandom } from '../chaos/seeded-random.ts';

/** Share of matches with a computer player, and with a clock that runs out. */
const BOTS = 0.3;
const BANKS = 0.35;
const REMINDERS = 0.15;

type Setup = Pick<CreateMatchBody, 'seats' | 'options' | 'clock' | 'absence' | 'visibility' | 'spectators'>;

/** Random settings of a match of all titles: seats, variants, computer players, clocks, spectators. */
export function randomSetup(random: SeededRandom): Setup & { readonly title: string } {
  const title = random.pick(titles);
  return {
    title: title.id,
    visibility: random.chance(0.3) ? 'private' : 'public',
    spectators: random.pick(['open', 'open', 'open', 'delayed', 'delayed', 'closed']),
    ...seatsAndOptions(title, random),
    ...times(random),
  };
}

function seatsAndOptions(title: AnyTitle, random: SeededRandom): Pick<Setup, 'seats' | 'options'> {
  const ids = random.pick(title.seatings());
  const options = random.chance(0.5) ? {} : (random.pick(title.variants ?? [{}]) as Record<string, unknown>);
  const bot = random.chance(BOTS) ? random.pick(ids) : null;
  const level = random.pick(Object.keys(title.bots));
  return {
    seats: ids.map((id) => (id === bot ? { id, kind: 'bot', level } : { id, kind: 'human' })),
    // Some variants, such as campaigns, are for two players.
    options: ids.length > title.minPlayers ? {} : options,
  };
}

function times(random: SeededRandom): Pick<Setup, 'clock' | 'absence'> {
  const draw = random.upTo(1);
  const minutes = 20 + Math.floor(random.upTo(100));
  const atZero = random.pick(['claim', 'bot'] as const);
  return {
    ...(draw < BANKS && { clock: { kind: 'bank', bank: minutes * 60, increment: 45, atZero } }),
    ...(draw > 1 - REMINDERS && { clock: { kind: 'reminder', after: 120 } }),
    ...(random.chance(0.5) && { absence: { after: 600 } }),
  };
}
