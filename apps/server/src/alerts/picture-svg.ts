import type { Look, Paint, Picture, Shape } from '@echo-base/games/engine';

/** Colours of a look: of its edge and of its ground. */
type Colours = readonly [seat: string, ground: string];

const REBEL: Colours = ['#f3865c', '#3a1f17'];
const NEUTRAL: Colours = ['#b9c2c1', '#1b262b'];
/** Colours of looks on pages; a test compares both. */
export const LOOK_COLOURS: Readonly<Record<Look, Colours>> = {
  rebel: REBEL,
  empire: ['#a7bceb', '#1e2740'],
  none: NEUTRAL,
  plain: REBEL,
  bars: ['#dda3ea', '#33203a'],
  dots: ['#66b9ee', '#152c3c'],
  ring: ['#bccb55', '#272b12'],
};
/** Colour of what has just happened, as on pages. */
export const MARK_COLOUR = '#ede8dc';

type Attributes = Readonly<Record<string, string | number>>;

const PAINTS: Readonly<Record<Paint, (colours: Colours) => Attributes>> = {
  piece: ([seat, ground]) => ({ fill: ground, stroke: seat }),
  open: ([seat]) => ({ fill: 'none', stroke: seat }),
  mark: () => ({ fill: 'none', stroke: MARK_COLOUR }),
  head: () => ({ fill: MARK_COLOUR }),
  shade: () => ({ fill: 'none', stroke: '#080c0e', strokeOpacity: 0.75, strokeLinejoin: 'round' }),
};

const quoted = (value: string | number) => String(value).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Name of an attribute in SVG: React writes it in camel case. */
const nameOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${nameOf(name)}="${quoted(value)}"`)
    .join('');

interface Around {
  readonly colours: Colours;
  /** Address of a drawing; null if it is not there. */
  artOf(file: string): string | null;
}

function elementOf({ tag, attributes, paint, look, art, inside = [] }: Shape, around: Around): string {
  const colours = look ? (LOOK_COLOURS[look] ?? NEUTRAL) : around.colours;
  const href = art === undefined ? undefined : around.artOf(art);
  if (href === null) return '';
  const all = { ...attributes, ...(paint && PAINTS[paint](colours)), ...(href !== undefined && { href }) };
  return `<${tag}${written(all)}>${inside.map((one) => elementOf(one, { ...around, colours })).join('')}</${tag}>`;
}

/** A picture of a position as an SVG document; what it shows of a position is the same as on pages. */
export function svgOf({ width, height, shapes }: Picture, artOf: Around['artOf']): string {
  const drawn = shapes.map((one) => elementOf(one, { colours: NEUTRAL, artOf })).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
}
