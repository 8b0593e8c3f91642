import { useTranslate } from '../../kit/i18n/translate.tsx';

interface Props {
  /** Seats whose turns follow, in order. */
  readonly next: readonly string[];
  /** Seats of this session. */
  readonly mine: readonly string[];
}

/** "Next: Ann (you), Marta, Jonas": whose turns follow in a match of three or four; nothing where none do. */
export function TurnOrder({ next, mine }: Props) {
  const t = useTranslate();
  const names = next
    .filter((seat, index) => seat !== next[index - 1])
    .map((seat) => (mine.includes(seat) ? t('match.nextYou', { name: t(`seat.${seat}`) }) : t(`seat.${seat}`)));
  if (names.length === 0) return null;
  const line = t('match.next', { names: names.join(', ') });
  return (
    <span data-next={names.length} title={line}>
      {line}
    </span>
  );
}
