import { useTranslate } from '../kit/i18n/translate.tsx';
import type { Said } from '../kit/net/types.ts';
import { Button } from '../kit/ui/button.tsx';
import { markOf } from './notice.ts';

interface Props {
  readonly line: Said;
  readonly className?: string | undefined;
  /** Brings a target into view on the board. */
  onShow(target: string): void;
}

/** Brings the place that a mate marked into view; nothing beside any other line. */
export function ShowMark({ line, className, onShow }: Props) {
  const t = useTranslate();
  const mark = markOf(line);
  if (!mark) return null;
  return (
    <Button small icon="aim" className={className} onClick={() => onShow(mark.at)}>
      {t({ key: 'chat.showMark', params: { what: mark.what } })}
    </Button>
  );
}
