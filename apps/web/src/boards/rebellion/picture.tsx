import { Mark, Piece, type Shown, Sketch } from '../kit/sketch.tsx';
import { Sky } from '../kit/sky.tsx';

const WIDTH = 1_100;
const HEIGHT = 680;
const FIRST = 'A'.charCodeAt(0);

/** Discs of systems: neutral ones, those held by a side, and destroyed ones. */
const GROUND = { none: '#74828a', held: '#3f5a4c', gone: '#262f33' } as const;

/** The galaxy: lanes, systems with the side that holds them, and where units are. */
export function Picture({ glance: { sketch } }: Shown) {
  const { rows, pieces, mark } = sketch;
  const [states = '', lanes = ''] = rows;
  const pairs = lanes.match(/../g) ?? [];
  const at = (letter: string) => pieces[letter.charCodeAt(0) - FIRST];
  return (
    <Sketch width={WIDTH} height={HEIGHT} fit="slice">
      <rect width={WIDTH} height={HEIGHT} fill="#0d1417" />
      <Sky />
      {pairs.map((pair) => {
        const [from, to] = [at(pair.charAt(0)), at(pair.charAt(1))];
        if (!from || !to) return null;
        return <line key={pair} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} stroke="#2f5560" strokeWidth="6" />;
      })}
      {pieces.map(([x, y, look, units], index) => {
        const state = states.charAt(index);
        const ground = state === 'x' ? GROUND.gone : state === '.' ? GROUND.none : GROUND.held;
        return (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="22" fill={ground} />
            {(look === 'rebel' || look === 'empire') && <Piece look={look} x={x} y={y} r={32} isOpen />}
            {units.includes('r') && <Piece look="rebel" x={x + 34} y={y - 30} r={17} />}
            {units.includes('i') && <Piece look="empire" x={x - 34} y={y - 30} r={17} />}
          </g>
        );
      })}
      {mark && <Mark x={mark[0]} y={mark[1]} r={56} />}
    </Sketch>
  );
}
