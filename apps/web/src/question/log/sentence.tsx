import { memo, type ReactNode, useCallback, useContext } from 'react';
import { type SentencePart, useTranslate, useTranslateParts } from '../../kit/i18n/translate.tsx';
import type { Text } from '../../kit/net/types.ts';
import { cx } from '../../kit/ui/cx.ts';
import type { TitleLog } from '../board-set.ts';
import { CardName, useCardIn, useIsCard } from './cards.tsx';
import { useHighlightActs } from './highlight.tsx';
import { NameStop } from './name-stop.ts';
import * as css from './sentence.module.css';

/** A name in a sentence, with the punctuation directly before and after it, which never stands on another line. */
interface NameProps {
  readonly part: Exclude<SentencePart, string>;
  readonly target: string | null;
  readonly opening: string;
  readonly closing: string;
}

interface SentenceProps {
  readonly message: Text;
  readonly targetOf?: TitleLog['targetOf'] | undefined;
}

/** A place or piece in a sentence: hover or focus highlights it on the board, a press brings it into view. */
function Target({ target, children }: { target: string; children: ReactNode }) {
  const t = useTranslate();
  const { highlight, show } = useHighlightActs();
  const tabIndex = useContext(NameStop);
  return (
    <button
      type="button"
      className={css.target}
      tabIndex={tabIndex}
      aria-description={t('match.showOnBoard')}
      data-target={target}
      onClick={() => show(target)}
      onPointerEnter={() => highlight(target)}
      onPointerLeave={() => highlight(null)}
      onFocus={() => highlight(target)}
      onBlur={() => highlight(null)}
    >
      {children}
    </button>
  );
}

/** Names of players and sides, the same in all titles. */
const NAMES = /^(seat|side)\./;

/** Punctuation that must not begin a line: it stays with the name before it. */
const CLOSING = /^[\u00a0\u202f]?[.,:;!?)»”]+/;
/** The same directly before a name. */
const OPENING = /[(«“¿¡]+[\u00a0\u202f]?$/;

interface Piece {
  readonly key: string;
  readonly part: SentencePart;
  /** Punctuation directly before and after a name. */
  readonly opening: string;
  readonly closing: string;
}

const matchIn = (part: SentencePart | undefined, punctuation: RegExp): string =>
  typeof part === 'string' ? (punctuation.exec(part)?.[0] ?? '') : '';

/** Parts of a sentence; punctuation around a name belongs to the name. */
function piecesOf(parts: readonly SentencePart[]): Piece[] {
  return parts.map((part, index) => {
    const [before, after] = [parts[index - 1], parts[index + 1]];
    const key = `${index}`;
    if (typeof part !== 'string')
      return { key, part, opening: matchIn(before, OPENING), closing: matchIn(after, CLOSING) };
    const behind = typeof before === 'object' ? part.replace(CLOSING, '') : part;
    return { key, part: typeof after === 'object' ? behind.replace(OPENING, '') : behind, opening: '', closing: '' };
  });
}

/**
 * A sentence with its names marked up: players and sides bold, places and pieces of the board, and cards, as buttons.
 */
export const Sentence = memo(function Sentence({ message, targetOf }: SentenceProps) {
  const parts = useTranslateParts();
  const isCard = useIsCard();
  const isName = useCallback((name: Text) => isCard(name) || (targetOf?.(name) ?? null) !== null, [isCard, targetOf]);
  const pieces = piecesOf(parts(message, isName));
  return pieces.map(({ key, part, opening, closing }) => {
    if (typeof part === 'string') return part;
    return <Name key={key} {...{ part, opening, closing }} target={targetOf?.(part.name) ?? null} />;
  });
});

/** One name of a sentence. A button breaks as a box, so the marks around its name are in it, without its line. */
function Name({ part: { name, text }, target, opening, closing }: NameProps) {
  const card = useCardIn()(name);
  const isButton = target !== null || card !== null;
  const isEnclosed = isButton && opening !== '';
  const words = (
    <>
      {isEnclosed && <span aria-hidden="true">{opening}</span>}
      <span className={css.words}>{text}</span>
      {isEnclosed && <span aria-hidden="true">{closing}</span>}
    </>
  );
  const named =
    target !== null ? (
      <Target target={target}>{words}</Target>
    ) : card !== null ? (
      <CardName card={card}>{words}</CardName>
    ) : NAMES.test(name.key) ? (
      <b>{text}</b>
    ) : (
      text
    );
  if (isEnclosed) return named;
  return (
    <span className={cx(`${opening}${closing}` !== '' && css.glued)}>
      {opening}
      {named}
      {closing}
    </span>
  );
}
