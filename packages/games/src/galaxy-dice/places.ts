import { type Text, text } from '../engine/text.ts';

/** What its rows tell of a match. */
interface Rows {
  readonly rows: readonly {
    readonly number: number;
    readonly spaces: readonly { readonly id: string }[];
    readonly reward: { readonly allies: readonly string[] };
    readonly paid: boolean;
  }[];
}

/** Name of a space of the current planet, as `space:yavin-1-2`, or of an ally who can be won there, as `ally:wedge`; null for anything else. */
export function placeName({ rows }: Rows, at: string): Text | null {
  for (const { number, spaces, reward, paid } of rows) {
    const index = spaces.findIndex(({ id }) => at === `space:${id}`);
    if (index >= 0) return text('space', { row: number, space: index + 1 });
    const ally = paid ? undefined : reward.allies.find((id) => at === `ally:${id}`);
    if (ally !== undefined) return text(`ally.${ally}`);
  }
  return null;
}
