import type { MapInfo, TokenType, TokenView, View } from '@echo-base/games/imperial-assault/client';
import type { ArmyLook } from '../looks.ts';
import { useScene } from '../scene.ts';
import { borderPath, centreOf, sizeOf } from './layout.ts';
import * as css from './tokens.module.css';

/** Signs of mission tokens, around the centre of a space. */
const SIGNS: Readonly<Record<TokenType, string>> = {
  'launch-panel': 'M-11-11h22v22h-22zM-6-6h5v5h-5zM1-6h5v5h-5zM-6 1h12v5h-12z',
  contraband: 'M-12-4L0-10 12-4V7L0 13-12 7zM-12-4L0 2 12-4M0 2V13',
  crate: 'M-12-9h24v18h-24zM-12-2h24M-4-9v18M4-9v18',
  raider: 'M0-12l10 20h-20zM0-4v6M0 5v1',
  holocron: 'M0-13L11 0 0 13-11 0zM0-13V13M-11 0H11',
  'communications-beacon': 'M-8 12h16M0 12V-4M-6-10a9 9 0 0 1 12 0M-10-14a15 15 0 0 1 20 0M-2-4h4v4h-4z',
  'relay-station': 'M0-13V13M-8-9a11 11 0 0 1 16 0M-5-5a7 7 0 0 1 10 0M-6 13h12',
  laser: 'M-13 0H13M-9-7L9 7M-9 7L9-7',
  'excavation-site': 'M-12 9h24L6-3H-6zM-8-9L4 3M0-11L-10-1',
};

/** The mark of who holds something: a disc or a hexagon in the colour of the army. */
function Holder({ look, x, y }: { look: ArmyLook; x: number; y: number }) {
  return look === 'rebel' ? (
    <circle className={css.side} data-side={look} cx={x} cy={y} r="6.5" />
  ) : (
    <path
      className={css.side}
      data-side={look}
      d={`M${x} ${y - 7.5}l6.500 3.750v7.500l-6.500 3.750-6.500-3.750v-7.500z`}
    />
  );
}

/** A tick in the colour of the army that has scored a token. */
function Scored({ look, x, y }: { look: ArmyLook; x: number; y: number }) {
  return (
    <g className={css.side} data-side={look} transform={`translate(${x} ${y})`}>
      <circle r="6.5" />
      <path className={css.tick} d="M-3 0l2 2.500 4-5" />
    </g>
  );
}

function Terminal({ space, seat }: View['terminals'][number]) {
  const { lookOf } = useScene();
  const { x, y } = centreOf(space);
  return (
    <g transform={`translate(${x} ${y})`} data-terminal={space}>
      <rect className={css.screen} x="-14" y="-15" width="28" height="20" rx="3" />
      <path className={css.lines} d="M-9-9h11M-9-3h7" />
      <path className={css.desk} d="M-9 5l-4 9h26l-4-9z" />
      {seat && <Holder look={lookOf(seat)} x={16} y={-15} />}
    </g>
  );
}

function Token({ token }: { token: TokenView }) {
  const { lookOf } = useScene();
  const { id, type, space, coloured, controller, claims } = token;
  if (!space) return null;
  const { x, y } = centreOf(space);
  return (
    <g transform={`translate(${x} ${y})`} data-token={id}>
      <circle className={css.plate} r="19" />
      <path className={coloured ? css.coloured : css.sign} d={SIGNS[type]} />
      {controller && <Holder look={lookOf(controller)} x={15} y={-15} />}
      {claims.map((seat, index) => (
        <Scored key={seat} look={lookOf(seat)} x={-15 + index * 16} y={17} />
      ))}
    </g>
  );
}

/** Doors: a bar with a slit; open ones leave two stubs. */
function Doors({ map, open }: { map: MapInfo; open: readonly string[] }) {
  return map.doors.map(({ id, edges }) => {
    const d = edges.map(borderPath).join('');
    const isOpen = open.includes(id);
    return (
      <g key={id} data-door={isOpen ? 'open' : 'closed'}>
        <path d={d} className={isOpen ? css.stubCasing : css.doorCasing} />
        <path d={d} className={isOpen ? css.stub : css.door} />
        {!isOpen && <path d={d} className={css.slit} />}
      </g>
    );
  });
}

/** Doors, terminals and mission tokens. */
export function Tokens({ map }: { map: MapInfo }) {
  const { view } = useScene();
  return (
    <svg aria-hidden="true" className={css.tokens} {...sizeOf(map)}>
      <Doors map={map} open={view.openDoors} />
      {view.terminals.map((terminal) => (
        <Terminal key={terminal.space} {...terminal} />
      ))}
      {view.tokens.map((token) => (
        <Token key={token.id} token={token} />
      ))}
    </svg>
  );
}
