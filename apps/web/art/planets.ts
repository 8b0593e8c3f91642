import seedrandom from 'seedrandom';
import { disc, discPicture } from './disc.ts';
import type { KindId } from './kinds.ts';
import { type Grain, surface } from './surface.ts';

/** The worlds of the campaign, each a disc of radius 100 in a 200 box. Everything is computed from its seed. */

/** At 800 pixels, the width of the largest, a unit is four pixels: a step is less than one. */
const HERO: Grain = { samples: 260, slack: 0.15, smallest: 4, outline: { width: 0.7, opacity: 0.55 }, steps: 5 };
/** Drawn up to 72 pixels wide, where a unit is less than half a pixel. */
const SMALL: Grain = { samples: 56, slack: 1.3, smallest: 60, outline: { width: 1.2, opacity: 0.2 }, steps: 1 };

const grainOf = (hero: boolean): Grain => (hero ? HERO : SMALL);
const rimOf = (hero: boolean): number => (hero ? 1.3 : 4);

const world =
  (kind: KindId, seed: string) =>
  (hero: boolean): string =>
    discPicture('', disc(surface(kind, seed, grainOf(hero)), 'disc', rimOf(hero)));

/** Dagobah, and Bespin passing before its limb: two worlds, one stop of the campaign. */
function swampAndGas(hero: boolean): string {
  const [x, y, r] = hero ? [58, 37, 31] : [62, 56, 46];
  const grain = hero ? { ...HERO, samples: 170, slack: 0.25, smallest: 10 } : { ...SMALL, samples: 40 };
  const far = disc(surface('swamp', 'p2', grainOf(hero)), 'disc', rimOf(hero));
  const near = disc(surface('gas', 'b', grain), 'disc', hero ? 2.4 : 7);
  const gap = `<circle cx="${x}" cy="${y}" r="${r + (hero ? 0.8 : 5)}" fill="#0a1013"/>`;
  const moved = `translate(${x} ${y}) scale(${r / 100}) translate(-100 -100)`;
  return discPicture('', `${far}${gap}<g transform="${moved}">${near}</g>`);
}

/** What is built: the disc less a stepped bite out of its right side, deck by deck. */
const BUILT =
  'M100 0A100 100 0 1 0 132 194.7V182H141V165H126V148H146V131H138V122H160V108H168V93H151V76H170V59H183V44.2A100 100 0 0 0 100 0z';

/** The open side: decks and girders that will carry the rest, and the frame of the limb. */
function skeleton(hero: boolean): string {
  const hull = '<path fill="#11181c" d="M100 0h100v200h-100z"/>';
  if (!hero) return `${hull}<path d="M120 68h80M120 100h80M120 132h70" stroke="#4a585e" stroke-width="5"/>`;
  const random = seedrandom('girders');
  const decks = Array.from({ length: 19 }, (_, i) => {
    const y = 40 + i * 8.5;
    const reach = 172 + random() * 28;
    return `M118 ${y.toFixed(1)}H${reach.toFixed(0)}`;
  }).join('');
  const posts = Array.from({ length: 46 }, () => {
    const [x, y] = [126 + random() * 68, 40 + Math.floor(random() * 17) * 8.5];
    return `M${x.toFixed(0)} ${y.toFixed(1)}v8.5`;
  }).join('');
  const ribs = [99, 92, 80, 66].map((r) => `<circle cx="100" cy="100" r="${r}"/>`).join('');
  const rays = Array.from({ length: 15 }, (_, i) => {
    const a = ((-36 + i * 7.5) * Math.PI) / 180;
    const at = (r: number) => `${(100 + r * Math.cos(a)).toFixed(1)} ${(100 + r * Math.sin(a)).toFixed(1)}`;
    return `M${at(i % 2 ? 80 : 56)}L${at(100)}`;
  }).join('');
  const stroked = (width: number, colour: string, inner: string) =>
    `<g fill="none" stroke="${colour}" stroke-width="${width}">${inner}</g>`;
  return `${hull}${stroked(1, '#36424a', `<path d="${decks}"/>`)}${stroked(0.8, '#46545b', `<path d="${posts}"/>`)}${stroked(1.2, '#7b898e', `${ribs}<path d="${rays}"/>`)}`;
}

function plates(hero: boolean): string {
  const random = seedrandom('plates');
  const rows = Array.from({ length: 11 }, (_, i) => {
    const y = 14 + i * 17;
    const seam = `<path d="M-4 ${y}Q100 ${(y + (y - 100) * 0.12 + 6).toFixed(1)} 204 ${y}" fill="none" stroke="#2b3338" stroke-opacity=".5" stroke-width="1.2"/>`;
    if (!hero) return i % 2 ? seam : '';
    const hatches = Array.from({ length: 9 }, () => {
      const [x, dy, w] = [random() * 190, 2 + random() * 8, 4 + random() * 14];
      return `M${x.toFixed(0)} ${(y + dy).toFixed(0)}h${w.toFixed(0)}v3h-${w.toFixed(0)}z`;
    });
    return `${seam}<path d="${hatches.join('')}" fill="#2b3338" opacity=".35"/>`;
  });
  return rows.join('');
}

const TRENCH_AND_DISH =
  '<path d="M-4 99Q100 112 204 99V105Q100 118 -4 105Z" fill="#262d32"/><ellipse cx="66" cy="56" rx="27" ry="26" fill="#3b444a" stroke="#aab2b4" stroke-opacity=".5" stroke-width="1.5"/><ellipse cx="68" cy="58" rx="19" ry="18" fill="#4d575d"/><ellipse cx="70" cy="60" rx="9" ry="8.5" fill="#2b3338"/><circle cx="71" cy="61" r="2.5" fill="#c7d0d0"/>';

function station(hero: boolean): string {
  const grain = hero ? HERO : { ...SMALL, samples: 40 };
  const skin = `${surface('station', 's', grain)}${plates(hero)}${TRENCH_AND_DISH}`;
  const edge = `<path d="${BUILT}" fill="none" stroke="#aab2b4" stroke-opacity=".55" stroke-width="${hero ? 0.9 : 2}"/>`;
  const inner = `${skeleton(hero)}<g clip-path="url(#built)">${skin}${edge}</g>`;
  return discPicture(`<clipPath id="built"><path d="${BUILT}"/></clipPath>`, disc(inner, 'disc', rimOf(hero)));
}

/** Every world by the id the rules use; `true` draws the large one. */
export const PLANETS: Record<string, (hero: boolean) => string> = {
  yavin4: world('jungle', 'yavin4'),
  hoth: world('ice', 'hoth2'),
  'dagobah-bespin': swampAndGas,
  tatooine: world('desert', 'tatooine'),
  endor: world('forest', 'endor3'),
  deathstar2: station,
};
