/**
 * Icons of the installed client: `npm run tool -- icons` draws them from `public/favicon.svg` into `public`, after a change of it.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { launch } from '../browser.ts';

const PUBLIC = new URL('../../public/', import.meta.url).pathname;
/** Corners of the plate, which the system rounds itself where an icon fills its square. */
const ROUND = ' rx="3"';
/** Without the visible edge of the plate the mark looks too low; so it is in the middle. */
const CENTRED = 'viewBox="0 1.3 16 16"';

/** Size in pixels; `fills`: to the corners; `share` of the square that the drawing takes, within the circle a system may cut out. */
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, fills: true, share: 0.86 },
  { file: 'icons/192.png', size: 192, fills: false, share: 1 },
  { file: 'icons/512.png', size: 512, fills: false, share: 1 },
  { file: 'icons/512-maskable.png', size: 512, fills: true, share: 0.66 },
] as const;

const drawing = await readFile(`${PUBLIC}favicon.svg`, 'utf8');
const plate = /<rect [^>]*fill="(#\w+)"\/>/.exec(drawing);
if (!plate?.[0].includes(ROUND)) throw new Error('the drawing has no plate with round corners');

await mkdir(`${PUBLIC}icons`, { recursive: true });
const browser = await launch();
try {
  const page = await browser.newPage();
  for (const { file, size, fills, share } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const drawn = fills ? drawing.replace(ROUND, '').replace('viewBox="0 0 16 16"', CENTRED) : drawing;
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${fills ? plate[1] : 'transparent'}">
        <div style="width:${share * 100}%">${drawn}</div>`,
    );
    await page.screenshot({ path: `${PUBLIC}${file}`, omitBackground: true });
  }
} finally {
  await browser.close();
}
