import type { Side, SystemId } from '@echo-base/games/rebellion/client';
import { DISC, type MapLayout } from './layout.ts';
import type { Home } from './placement.ts';

/**
 * Where the units of a system stand: the side of the Imperial box, the Rebel one is on the other; how far down each box is, the
 * Imperial first; and how far out, if not beside the ring. All 64 fit with three types of units. Computed, together with the
 * offsets of the systems, by simulated annealing.
 */
type Sides = readonly ['left' | 'right', down: readonly [number, number], out?: readonly [number, number]];

const SIDES: Readonly<Record<MapLayout['id'], Readonly<Record<SystemId, Sides>>>> = {
  wide: {
    'mon-calamari': ['left', [-2, 31], [0, 12]],
    felucia: ['left', [-5, -6]],
    saleucami: ['left', [37, 36], [2, 2]],
    yavin: ['right', [19, -2]],
    kessel: ['right', [-37, -16]],
    'nal-hutta': ['right', [0, 15], [0, 2]],
    toydaria: ['left', [-25, 12]],
    bothawui: ['left', [14, -35]],
    tatooine: ['left', [-9, 0], [1, 0]],
    rodia: ['left', [50, -3]],
    geonosis: ['right', [6, -21]],
    ryloth: ['right', [-1, 0]],
    naboo: ['left', [18, 0]],
    utapau: ['right', [1, 3]],
    dagobah: ['left', [13, 12], [0, 1]],
    sullust: ['right', [-1, 30]],
    mustafar: ['right', [1, -50]],
    bespin: ['right', [50, -2], [3, 0]],
    hoth: ['left', [-41, 0], [3, 0]],
    endor: ['right', [13, 8]],
    corellia: ['left', [-4, -3]],
    'cato-neimoidia': ['right', [-35, -1]],
    coruscant: ['right', [15, 12], [2, 3]],
    alderaan: ['right', [0, -3]],
    malastare: ['left', [-23, 11], [0, 2]],
    kashyyyk: ['right', [23, -5]],
    mandalore: ['right', [20, -4], [2, 0]],
    dathomir: ['right', [-29, -20]],
    'ord-mantell': ['right', [21, -15], [8, 1]],
    mygeeto: ['left', [31, -25]],
    ilum: ['left', [0, 30]],
    dantooine: ['right', [-28, -1], [0, 1]],
  },
  upright: {
    'mon-calamari': ['right', [0, 0], [0, 1]],
    felucia: ['right', [50, -1]],
    saleucami: ['right', [-5, -31]],
    yavin: ['right', [17, -1], [0, 1]],
    kessel: ['right', [-8, -47]],
    'nal-hutta': ['left', [-50, 0], [1, 0]],
    toydaria: ['right', [-1, 0]],
    bothawui: ['right', [-19, 0]],
    tatooine: ['right', [13, 0], [3, 1]],
    rodia: ['right', [0, 38]],
    geonosis: ['right', [-5, -3]],
    ryloth: ['left', [-32, 1]],
    naboo: ['left', [0, 0]],
    utapau: ['right', [1, 6]],
    dagobah: ['right', [-33, 7], [1, 0]],
    sullust: ['left', [6, 1]],
    mustafar: ['left', [36, 0], [3, 0]],
    bespin: ['right', [50, 0]],
    hoth: ['left', [-45, 3], [1, 0]],
    endor: ['left', [4, -2], [3, 0]],
    corellia: ['left', [-8, -2]],
    'cato-neimoidia': ['right', [-48, 0]],
    coruscant: ['right', [0, 0]],
    alderaan: ['right', [9, -12], [3, 0]],
    malastare: ['left', [-47, -1]],
    kashyyyk: ['right', [-8, -1]],
    mandalore: ['right', [0, 0]],
    dathomir: ['right', [-15, 0]],
    'ord-mantell': ['right', [0, -1]],
    mygeeto: ['right', [0, 13]],
    ilum: ['right', [15, 1]],
    dantooine: ['right', [-9, 0]],
  },
};

/** Distance of a box from the centre of its disc: outside the ring. */
const GAP = DISC + 10;

/** Where the units of a side are drawn at a system: on the same side of it during the whole match. */
export function homeOf({ id }: Pick<MapLayout, 'id'>, system: SystemId, side: Side): Home {
  const [imperial, down, out = [0, 0]] = SIDES[id][system];
  const index = side === 'imperial' ? 0 : 1;
  return { isLeft: (imperial === 'left') === (index === 0), from: GAP + out[index], down: down[index] };
}
