import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { Text } from '../../kit/net/types.ts';

/** What came of a moment, in one line: the result of its dice first, larger than what it meant. */
export function Came({ texts }: { texts: readonly Text[] }) {
  const t = useTranslate();
  const [first, ...more] = texts.map((one) => t(one));
  if (more.length === 0) return first;
  return (
    <>
      <b>{first}</b> · {more.join(' ')}
    </>
  );
}
