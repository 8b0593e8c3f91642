import type { SeatLook } from '../../kit/ui/seat-looks.ts';
import { EMBLEMS } from '../../kit/ui/shapes/marks.ts';

/** Size of a picture to share, in pixels: that of previews of links. */
const [WIDTH, HEIGHT] = [1_200, 630];
const HERO = { x: 250, y: 340, radius: 268 };
const LEFT = 570;

/** What a picture to share shows. */
export interface SharedPicture {
  readonly look: SeatLook | null;
  /** Address of the place that decided; undefined if it is not loaded. */
  readonly hero: string | undefined;
  readonly title: string;
  readonly lines: readonly string[];
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** A colour of the page. */
const colourOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The colour of a look; that of text for none. */
function seatColour(look: SeatLook | null): string {
  const scene = document.querySelector(`[data-end="${look ?? 'none'}"]`);
  const own = scene && getComputedStyle(scene).getPropertyValue('--seat').trim();
  return own || colourOf('--ink2');
}

/** Breaks a text into lines that fit, at most as many as there is room for. */
function wrapped(pen: CanvasRenderingContext2D, text: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || pen.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines;
}

function drawRings(pen: CanvasRenderingContext2D, colour: string): void {
  pen.strokeStyle = colour;
  for (const [index, width] of [4, 2, 1].entries()) {
    pen.globalAlpha = 0.9 - index * 0.28;
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(HERO.x, HERO.y, HERO.radius + 18 + index * 26, 0, Math.PI * 2);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** The emblem of a side, or the disc of a player. */
function drawMark(pen: CanvasRenderingContext2D, look: SeatLook, colour: string): void {
  pen.save();
  pen.translate(LEFT, 96);
  pen.fillStyle = colour;
  if (look === 'rebel' || look === 'empire') {
    pen.scale(1.1, 1.1);
    for (const part of EMBLEMS[look]) pen.fill(new Path2D(part.d), 'evenOdd' in part ? 'evenodd' : 'nonzero');
  } else {
    pen.beginPath();
    pen.arc(34, 34, 32, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}

function drawWords(pen: CanvasRenderingContext2D, { title, lines }: SharedPicture): void {
  const width = WIDTH - LEFT - 60;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colourOf('--ink');
  pen.font = `600 76px ${colourOf('--display')}`;
  let y = 264;
  for (const line of wrapped(pen, title, width, 2)) {
    pen.fillText(line, LEFT, y);
    y += 80;
  }
  pen.fillStyle = colourOf('--ink2');
  pen.font = `400 32px ${colourOf('--ui')}`;
  y -= 10;
  for (const line of lines.flatMap((text) => wrapped(pen, text, width, 3))) {
    pen.fillText(line, LEFT, y);
    y += 44;
  }
  pen.fillStyle = colourOf('--ink');
  pen.font = `600 26px ${colourOf('--display')}`;
  pen.textAlign = 'right';
  pen.fillText('Echo Base', WIDTH - 40, HEIGHT - 40);
}

/** Draws the picture of an end: a PNG, made in the browser. Rejects if the browser makes none. */
export async function drawPicture(shared: SharedPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = colourOf('--void');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const colour = seatColour(shared.look);
  // Without the picture of the place the words are still worth sharing.
  const hero = shared.hero === undefined ? null : await loaded(shared.hero).catch(() => null);
  const { x, y, radius } = HERO;
  if (hero) pen.drawImage(hero, x - radius, y - radius, radius * 2, radius * 2);
  drawRings(pen, colour);
  if (shared.look) drawMark(pen, shared.look, colour);
  await document.fonts.ready;
  drawWords(pen, shared);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
