import { useTranslate } from '../i18n/translate.tsx';
import type { Frame } from '../net/types.ts';

/** Decisions of team-mates and their options, folded and read-only. */
export function Mates({ frame }: { frame: Frame }) {
  const t = useTranslate();
  return frame.mates?.map(({ id, seat, prompt, options }) => (
    <details key={id}>
      <summary>{t('match.mateAsked', { seat: t(`seat.${seat}`), question: t(prompt) })}</summary>
      <ul>
        {[...new Set(options.filter((option) => !option.refused).map((option) => t(option.label)))].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  ));
}
