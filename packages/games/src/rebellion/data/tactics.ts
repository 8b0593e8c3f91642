import { TACTIC_IDS, TACTICS, type TacticCard, type TacticFacts } from './base/tactics.ts';

// Of all boxes; an expansion adds its own beside `base`. Which of them are in play says `boxOf`.
export * from './base/tactics.ts';

/** Every card of the box with its tactic, for quick look-ups. */
const BOX: ReadonlyMap<string, TacticFacts> = new Map(
  TACTIC_IDS.flatMap((id) =>
    Array.from({ length: TACTICS[id].copies }, (_one, n): [string, TacticFacts] => [`${id}#${n + 1}`, TACTICS[id]]),
  ),
);

/** The tactic a card is a copy of. Throws for a card that is not in the box. */
export function tacticOf(card: TacticCard): TacticFacts {
  const tactic = BOX.get(card);
  if (!tactic) throw new Error(`no tactic card ${card}`);
  return tactic;
}
