/**
 * The main screens at every size, in `apps/web/screenshots/sizes`, with what is cut off, covered or out of reach and
 * what axe finds: `npm run tool -- sizes [screen ...] [size ...]`.
 */
import { mkdir } from 'node:fs/promises';
import type { BrowserContextOptions } from 'playwright-core';
import { DESKTOP, launch, PHONE } from '../browser.ts';
import { axeFindings } from '../robots/health.ts';
import { layoutFindings } from './layout.ts';
import { open, stageShots } from './open.ts';
import { SHOTS, type Shot } from './screens.ts';

const DIRECTORY = new URL('../../screenshots/sizes/', import.meta.url).pathname;

const phone = (width: number, height: number): BrowserContextOptions => ({
  ...PHONE,
  viewport: { width, height },
  reducedMotion: 'reduce',
});

/** Windows by name. In `text200` a browser doubles the size of its text. */
export const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  w360: phone(360, 740),
  w390: phone(390, 844),
  landscape: phone(844, 390),
  desktop: DESKTOP,
  wide: { ...DESKTOP, viewport: { width: 2560, height: 1440 } },
  text200: DESKTOP,
};
const TEXT_200 = '--blink-settings=defaultFontSize=32';
/** Sizes that axe reads: the others have the same elements. */
const READ = ['w360', 'desktop', 'text200'];
/** Screens of a phone show what a wide one shows at that size too. */
const isMain = ({ window }: Shot) => window === undefined;

const wanted = process.argv.slice(2);
const named = Object.keys(SIZES).filter((size) => wanted.includes(size));
const sizes = named.length > 0 ? named : Object.keys(SIZES);
const screens = wanted.filter((word) => !(word in SIZES));
const shots = SHOTS.filter(
  (shot) => isMain(shot) && (screens.length === 0 || screens.some((one) => shot.name.includes(one))),
);

await mkdir(DIRECTORY, { recursive: true });
const staged = await stageShots(shots);
const browsers = { normal: await launch(), large: await launch([TEXT_200]) };
/** Opens a screen at a size, saves its picture and returns what is wrong with it. */
async function read(shot: Shot, size: string): Promise<string[]> {
  const browser = size === 'text200' ? browsers.large : browsers.normal;
  const { page, context, errors } = await open(browser, staged, shot, SIZES[size] ?? DESKTOP);
  // esbuild wraps named functions in a helper, which the page does not have.
  await page.evaluate('globalThis.__name ??= (named) => named');
  const findings = [...errors, ...(await page.evaluate(layoutFindings))];
  if (READ.includes(size)) findings.push(...(await axeFindings(page)));
  await page.screenshot({ path: `${DIRECTORY}${shot.name}.${size}.png` });
  await context.close();
  return findings;
}

let count = 0;
try {
  for (const shot of shots)
    for (const size of sizes) {
      console.log(`${shot.name} ${size}`);
      const findings = await read(shot, size).catch((error: Error) => [`not opened: ${error.message.split('\n')[0]}`]);
      for (const finding of findings) console.log(`  ${finding}`);
      count += findings.length;
    }
} finally {
  await browsers.normal.close();
  await browsers.large.close();
  await staged.remove();
}
console.log(`${count} findings`);
