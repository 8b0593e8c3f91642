import { useSay } from '../i18n/say.tsx';
import type { Frame } from '../net/types.ts';

/** Decisions of team-mates and their options, folded and read-only. */
export function Mates({ frame }: { frame: Frame }) {
  const say = useSay();
  return frame.mates?.map(({ id, seat, prompt, options }) => (
    <details key={id}>
      <summary>{say('match.mateAsked', { seat: say(`seat.${seat}`), question: say(prompt) })}</summary>
      <ul>
        {[...new Set(options.filter((option) => !option.refused).map((option) => say(option.label)))].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  ));
}
