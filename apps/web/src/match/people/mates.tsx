import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { Frame, Text } from '../../kit/net/types.ts';

/** Decisions of team-mates and their options, folded and read-only. */
export function Mates({ frame }: { frame: Frame }) {
  const t = useTranslate();
  // The question is put to the mate: for others it is told by its step, as to all players who wait.
  const stepOf = (seat: string, prompt: Text) => frame.pending.find((one) => one.seat === seat)?.kind ?? prompt;
  return frame.mates?.map(({ id, seat, prompt, options }) => (
    <details key={id}>
      <summary>{t('match.mateAsked', { seat: t(`seat.${seat}`), question: t(stepOf(seat, prompt)) })}</summary>
      <ul>
        {[...new Set(options.filter((option) => !option.refused).map((option) => t(option.label)))].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  ));
}
