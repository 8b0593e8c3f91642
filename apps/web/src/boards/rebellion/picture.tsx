import { ASPECT, beginOf, Mark, Piece, type Shown, Sketch } from '../kit/sketch.tsx';
import { Sky } from '../kit/sky.tsx';

/** The part of the map that is seen: all of it would be too small to be made out. */
const HEIGHT = 545;
const WIDTH = HEIGHT * ASPECT;
/** Where the map lies. */
const MAP = { left: 30, right: 975, top: 0, bottom: 600 } as const;
const FIRST = 'A'.charCodeAt(0);

const WORLD = 28;
const RING = 40;

/** Grounds of worlds, in turn, so that they differ as they do on the map; and of destroyed ones. */
const GROUNDS = ['#4f7a5f', '#8b9aa1', '#8f6d4b', '#42707d', '#a3916a'] as const;
const GONE = '#262f33';

/** The galaxy where the last act was: lanes, systems with the side that holds them, and where units are. */
export function Picture({ glance: { sketch } }: Shown) {
  const { rows, pieces, mark, from = [] } = sketch;
  const [states = '', lanes = ''] = rows;
  const pairs = lanes.match(/../g) ?? [];
  const at = (letter: string) => pieces[letter.charCodeAt(0) - FIRST];
  const marked = mark ? [mark, ...from] : [];
  const left = beginOf(
    marked.map(([x]) => x),
    WIDTH,
    [MAP.left, MAP.right],
  );
  const top = beginOf(
    marked.map(([, y]) => y),
    HEIGHT,
    [MAP.top, MAP.bottom],
  );
  return (
    <Sketch width={WIDTH} height={HEIGHT} fit="slice">
      <g transform="scale(3)">
        <Sky />
      </g>
      <g transform={`translate(${-left} ${-top})`}>
        {pairs.map((pair) => {
          const [one, other] = [at(pair.charAt(0)), at(pair.charAt(1))];
          if (!one || !other) return null;
          return (
            <line key={pair} x1={one[0]} y1={one[1]} x2={other[0]} y2={other[1]} stroke="#2f5560" strokeWidth="6" />
          );
        })}
        {pieces.map(([x, y, look, units], index) => {
          const ground = states.charAt(index) === 'x' ? GONE : GROUNDS[index % GROUNDS.length];
          return (
            <g key={`${x} ${y}`}>
              <circle cx={x} cy={y} r={WORLD} fill={ground} />
              {(look === 'rebel' || look === 'empire') && <Piece look={look} x={x} y={y} r={RING} isOpen />}
              {units.includes('r') && <Piece look="rebel" x={x + 34} y={y - 30} r={15} />}
              {units.includes('i') && <Piece look="empire" x={x - 34} y={y - 30} r={15} />}
            </g>
          );
        })}
        {mark && <Mark x={mark[0]} y={mark[1]} r={RING + 18} from={from.map(([x, y]) => ({ x, y }))} />}
      </g>
    </Sketch>
  );
}
