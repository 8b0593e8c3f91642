import { type Die, FACES, type Icons } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { keyed } from '../keyed.ts';
import css from './die.module.css';
import { SIGNS } from './signs.tsx';

const LINES: ReadonlySet<string> = new Set(['evade', 'dodge']);

/** Marks of the colours, in a circle of radius 10. */
const MARKS: Readonly<Record<Die, string>> = {
  red: 'M0-9L9 7H-9z',
  blue: 'M0-10L9 0 0 10-9 0z',
  green: 'M-8.500 0a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0-17 0z',
  yellow: 'M-8-8H8V8H-8z',
  black: 'M0-9.500L8.200-4.700V4.700L0 9.500-8.200 4.700V-4.700z',
  white: 'M0-10L3-3 10 0 3 3 0 10-3 3-10 0-3-3z',
};

/** Signs of a face in the order in which they are drawn; accuracy is a number in the corner. */
function signsOf(face: Icons): readonly (keyof typeof SIGNS)[] {
  const kinds = Object.keys(SIGNS) as (keyof typeof SIGNS)[];
  return kinds.flatMap((kind) => Array.from({ length: face[kind] ?? 0 }, () => kind));
}

/** Places of up to three signs on a face of 64 by 62. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[32, 31]],
  [
    [21, 31],
    [43, 31],
  ],
  [
    [21, 22],
    [43, 22],
    [32, 43],
  ],
];

interface DieProps {
  readonly die: Die;
  /** Index of the face; null before the roll. */
  readonly face: number | null;
  readonly size?: number;
  readonly isPicked?: boolean;
  /** It would leave the attack. */
  readonly isStruck?: boolean;
}

/** The mark of a colour around a point: dice are told apart without their colours. */
function Mark({ die, x, y, r }: { die: Die; x: number; y: number; r: number }) {
  return <path className={css.sign} d={MARKS[die]} transform={`translate(${x} ${y}) scale(${r / 10})`} />;
}

/** A die of its colour with the signs of its face; before the roll it bears the mark of its colour. */
export function AssaultDie({ die, face, size = 52, isPicked = false, isStruck = false }: DieProps) {
  const t = useTranslate();
  const icons = face === null ? null : (FACES[die][face] ?? {});
  const signs = icons ? signsOf(icons) : [];
  const { accuracy = 0 } = icons ?? {};
  const places = PLACES[signs.length] ?? [];
  return (
    <svg
      role="img"
      data-drawing=""
      aria-label={icons ? faceWords(t, die, icons) : t(`die.${die}`)}
      className={cx(css.die, css[die])}
      width={size}
      height={size}
      viewBox="0 0 64 64"
    >
      <rect className={css.foot} x="3" y="5" width="58" height="57" rx="11" />
      <rect className={css.top} x="3" y="2" width="58" height="56" rx="11" />
      {accuracy > 0 && (
        <text className={css.accuracy} x={signs.length === 0 ? 32 : 14} y={signs.length === 0 ? 40 : 21}>
          {accuracy}
        </text>
      )}
      {keyed(signs).map(({ key, item: sign }, index) => (
        <path
          key={key}
          className={LINES.has(sign) ? css.line : css.sign}
          d={SIGNS[sign]}
          transform={`translate(${places[index]?.[0] ?? 32} ${(places[index]?.[1] ?? 31) + (accuracy > 0 && signs.length < 3 ? 6 : 0)})`}
        />
      ))}
      {icons === null && <Mark die={die} x={32} y={30} r={15} />}
      {icons !== null && signs.length === 0 && accuracy === 0 && (
        <circle className={css.sign} cx="32" cy="31" r="3.5" />
      )}
      {icons !== null && <Mark die={die} x={13} y={48} r={5} />}
      {isStruck && <path className={css.struck} d="M6 6L58 56" />}
      {isPicked && <rect className={css.rim} x="1.5" y=".5" width="61" height="62.5" rx="12.5" />}
    </svg>
  );
}

function faceWords(t: ReturnType<typeof useTranslate>, die: Die, icons: Icons): string {
  const isDefence = die === 'black' || die === 'white';
  const { accuracy = 0, damage = 0, surge = 0, block = 0, evade = 0, dodge = 0 } = icons;
  const name = { key: `die.${die}` };
  return isDefence
    ? t('die.defence', { die: name, block, evade, dodge })
    : t('die.attack', { die: name, accuracy, damage, surge });
}
