import { type DieFace, DieG } from '../../kit/ui/die.tsx';
import { PLANET_IDS, planetUrl } from '../../kit/ui/planet.tsx';
import { Sky } from '../kit/sky.tsx';
import type { ArtProps } from '../title-art.tsx';

const THROWN: readonly { face: DieFace; x: number; y: number; turn: number }[] = [
  { face: 'tie', x: 22, y: 118, turn: -9 },
  { face: 'empire', x: 82, y: 142, turn: 6 },
  { face: 'walker', x: 146, y: 122, turn: -5 },
];

/** Width of the planet in the picture of a match, in pixels. */
const LISTED = 72;

/** Cover picture: a planet, the Death Star, and three dice in front of them. */
export function Art({ variant }: ArtProps) {
  const planet = (variant === undefined ? undefined : PLANET_IDS[variant % PLANET_IDS.length]) ?? 'endor';
  // A match in a list is shown smaller than the title.
  const size = variant === undefined ? undefined : LISTED;
  return (
    <>
      <Sky />
      <image href={planetUrl(planet, size)} x="47" y="-5" width="192" height="192" />
      {planet !== 'deathstar2' && <image href={planetUrl('deathstar2', 48)} x="12" y="19" width="48" height="48" />}
      {THROWN.map(({ face, x, y, turn }) => (
        <g key={face} transform={`translate(${x} ${y}) rotate(${turn} 28 28) scale(.86)`}>
          <rect x="5" y="10" width="58" height="58" rx="12" fill="#000" opacity=".45" />
          <DieG face={face} />
        </g>
      ))}
    </>
  );
}
