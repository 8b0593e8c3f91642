import { cx } from './cx.ts';
import { type DieFace, DieG } from './Die.tsx';
import { type PlanetId, planetUrl } from './Planet.tsx';
import css from './TitleArt.module.css';

const WIDTH = 224;
const HEIGHT = 216;

/** Points scattered without a visible order, the same at every drawing. */
function scatter(count: number, shift: number): string {
  return Array.from({ length: count }, (_, i) => {
    const x = ((i * 0.754877 + shift) % 1) * WIDTH;
    const y = ((i * 0.56984 + shift * 3) % 1) * HEIGHT;
    return `M${x.toFixed(0)} ${y.toFixed(0)}h.01`;
  }).join('');
}

const STARS = scatter(60, 0.13);

function Sky() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="#12181b" />
      <path d={STARS} stroke="#dfeeed" strokeOpacity=".4" strokeWidth="1.3" strokeLinecap="round" />
    </>
  );
}

const THROWN: readonly { face: DieFace; x: number; y: number; turn: number }[] = [
  { face: 'tie', x: 22, y: 118, turn: -9 },
  { face: 'empire', x: 82, y: 142, turn: 6 },
  { face: 'walker', x: 146, y: 122, turn: -5 },
];

/** A planet, the station, and three dice thrown before them. */
function DiceDuel({ planet }: { planet: PlanetId }) {
  return (
    <>
      <Sky />
      <image href={planetUrl(planet)} x="47" y="-5" width="192" height="192" />
      {planet !== 'deathstar2' && <image href={planetUrl('deathstar2')} x="12" y="19" width="48" height="48" />}
      {THROWN.map(({ face, x, y, turn }) => (
        <g key={face} transform={`translate(${x} ${y}) rotate(${turn} 28 28) scale(.86)`}>
          <rect x="5" y="10" width="58" height="58" rx="12" fill="#000" opacity=".45" />
          <DieG face={face} />
        </g>
      ))}
    </>
  );
}

/** Arcs of the mark over a far horizon, for a title that has no picture of its own. */
function Horizon() {
  return (
    <>
      <Sky />
      {[52, 78, 104, 130].map((r, i) => (
        <circle
          key={r}
          cx="112"
          cy="216"
          r={r}
          fill="none"
          stroke="#5fa8a2"
          strokeOpacity={0.34 - i * 0.07}
          strokeWidth="1.5"
        />
      ))}
      <path d="M0 196Q112 168 224 196V216H0Z" fill="#1b2f37" />
      <path d="M0 196Q112 168 224 196" fill="none" stroke="#7fa5a5" strokeOpacity=".6" strokeWidth="1.5" />
    </>
  );
}

interface TitleArtProps {
  /** Id of the title, such as `galaxy-dice`. */
  title: string;
  /** Where the game stands, for pictures of tables. */
  planet?: PlanetId | undefined;
  className?: string | undefined;
}

/** The picture of a title on its card, or of a table in a list. Fills its box and is cut to it. */
export function TitleArt({ title, planet = 'endor', className }: TitleArtProps) {
  return (
    <svg
      aria-hidden="true"
      className={cx(css.art, className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
    >
      {title === 'galaxy-dice' ? <DiceDuel planet={planet} /> : <Horizon />}
    </svg>
  );
}
