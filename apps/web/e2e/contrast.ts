import type { Page } from 'playwright-core';

/** Least contrast of text to its ground (WCAG AA), and of text from 24 px, or bold from 18.66 px. */
const LEAST = 4.5;
const LEAST_LARGE = 3;

/** Text of a drawing: what it says, where it is, and its colours as `rgb(...)`; `casing` is a line around its letters. */
interface Lettering {
  readonly text: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly fill: string;
  readonly casing: string | null;
  readonly isLarge: boolean;
}

/** In the page: finds the text of drawings in view, and hides it, so that only its ground is seen. */
function takeLettering(): Lettering[] {
  const found = [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (box instanceof HTMLElement && getComputedStyle(box).overflow !== 'visible')
        frames.push(box.getBoundingClientRect());
    }
    const isSeen = frames.every(
      (frame) => x >= frame.left && y >= frame.top && x + width <= frame.right && y + height <= frame.bottom,
    );
    const style = getComputedStyle(element);
    if (width === 0 || !isSeen || style.visibility === 'hidden' || !element.textContent?.trim()) return [];
    const isCased =
      style.paintOrder.startsWith('stroke') && style.stroke !== 'none' && Number.parseFloat(style.strokeWidth) >= 2;
    const scale = (element.getScreenCTM()?.a ?? 1) * Number.parseFloat(style.fontSize);
    return [
      {
        element,
        lettering: {
          text: element.textContent,
          // Where its letters are: the whole box is as high as a line.
          box: { x: x + width / 8, y: y + height / 4, width: (width * 3) / 4, height: height / 2 },
          fill: style.fill,
          casing: isCased ? style.stroke : null,
          isLarge: scale >= 24 || (scale >= 18.66 && Number(style.fontWeight) >= 700),
        },
      },
    ];
  });
  for (const { element } of found) element.style.visibility = 'hidden';
  return found.map(({ lettering }) => lettering);
}

/** In an empty page: mean colours of a picture (PNG as base64) in these boxes, as `rgb(...)`. */
async function meanColours([png, boxes]: readonly [string, readonly Lettering['box'][]]): Promise<string[]> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0);
  return boxes.map(({ x, y, width, height }) => {
    const { data } = pen.getImageData(x, y, Math.max(1, width), Math.max(1, height));
    const sums = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4)
      for (const i of [0, 1, 2]) sums[i] = (sums[i] ?? 0) + (data[at + i] ?? 0);
    return `rgb(${sums.map((sum) => Math.round((sum * 4) / data.length)).join(', ')})`;
  });
}

/** Relative luminance (WCAG) of `rgb(...)`. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Texts of drawings in view with too little contrast to their casing or ground, and how many were measured. The page is
 * without them afterwards.
 */
export async function contrastFindings(page: Page): Promise<{ measured: number; findings: string[] }> {
  // esbuild wraps named functions in a helper, which the page does not have.
  await page.evaluate('globalThis.__name ??= (named) => named');
  const letterings = await page.evaluate(takeLettering);
  const png = (await page.screenshot()).toString('base64');
  const empty = await page.context().newPage();
  await empty.evaluate('globalThis.__name ??= (named) => named');
  const grounds = await empty.evaluate(meanColours, [png, letterings.map(({ box }) => box)] as const);
  await empty.close();
  const findings = letterings.flatMap(({ text, fill, casing, isLarge }, index) => {
    const ground = casing ?? grounds[index] ?? fill;
    const ratio = contrast(fill, ground);
    return ratio < (isLarge ? LEAST_LARGE : LEAST) ? [`${text}: ${fill} on ${ground}, ${ratio.toFixed(1)} to 1`] : [];
  });
  return { measured: letterings.length, findings };
}
