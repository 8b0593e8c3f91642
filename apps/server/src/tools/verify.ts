import { Command } from 'commander';
import { examine, readWhole } from '../record/evidence.ts';
import { allMatches } from '../storage/operator-queries.ts';
import { OperatorError, type Place, type Surroundings, withPlace } from './place.ts';
import { print } from './print.ts';
import { matchOf } from './show.ts';

interface VerifyOptions {
  readonly json?: true;
}

/** `operator verify` */
export function verifyCommand(surroundings: Surroundings): Command {
  return new Command('verify')
    .summary('check records against what is stored')
    .description(
      'Check that records have no gap, replay under these rules, pass through the states that were kept, and end as stored. Changes nothing. Exit code 1 with the first act that does not fit.',
    )
    .argument('[match]', 'id of a match; without it all of them')
    .option('--json', 'one JSON object a line for programs')
    .action((id: string | undefined, options: VerifyOptions) =>
      withPlace(surroundings.env, (place) => verify(surroundings, place, id, options)),
    );
}

async function verify(
  { titles, stdout }: Surroundings,
  place: Place,
  id: string | undefined,
  { json }: VerifyOptions,
): Promise<void> {
  let count = 0;
  const wrong: string[] = [];
  for await (const one of id === undefined ? allMatches(place.db) : [(await matchOf(place, id)).match.id]) {
    const whole = await readWhole(place.store, one);
    const title = titles.find((known) => known.id === whole.stored.match.title);
    const finding = await examine(title, whole);
    count += 1;
    const acts = whole.acts.length;
    if (finding.kind === 'sound') {
      if (json) print(stdout, '', { match: one, ok: true, acts });
      continue;
    }
    const { reason, seq, problem } = finding.mark;
    wrong.push(`${one}: act ${seq}: ${problem}`);
    print(
      stdout,
      `${one}  act ${seq}  ${reason}: ${problem}`,
      json && { match: one, ok: false, acts, seq, reason, problem },
    );
  }
  if (!json) print(stdout, `${count} checked, ${wrong.length} wrong`);
  const [first] = wrong;
  if (first !== undefined)
    throw new OperatorError(wrong.length === 1 ? first : `${first} (and ${wrong.length - 1} more)`);
}
