/**
 * Screenshots of seeded matches by which the look is judged, in `apps/web/screenshots/shots`: `npm run tool -- shots [name
 * ...]`. `comparisons.ts` says what to look for in each.
 */
import { mkdir } from 'node:fs/promises';
import { DESKTOP, launch } from '../browser.ts';
import { COMPARISONS } from './comparisons.ts';
import { open, stageShots } from './open.ts';
import { SHOTS, type Shot } from './screens.ts';

const DIRECTORY = new URL('../../screenshots/shots/', import.meta.url).pathname;

const wanted = process.argv.slice(2);
const shots = SHOTS.filter(({ name }) => wanted.length === 0 || wanted.some((one) => name.includes(one)));
await mkdir(DIRECTORY, { recursive: true });
const staged = await stageShots(shots);
const browser = await launch();

async function take(shot: Shot): Promise<void> {
  const { page, context, errors } = await open(browser, staged, shot, shot.window ?? DESKTOP);
  await page.screenshot({ path: `${DIRECTORY}${shot.name}.png` });
  for (const error of errors) console.log(`${shot.name}: ${error}`);
  await context.close();
}

let missing = 0;
try {
  for (const shot of shots) {
    const place = staged.places.find(({ name }) => name === shot.match);
    try {
      await take(shot);
      console.log(`${shot.name}${place ? `: seed ${place.seed}, seen by ${shot.as ?? place.seat}` : ''}`);
      const { mock = 'none', lookFor } = COMPARISONS[shot.name] ?? { lookFor: 'not described yet' };
      console.log(`  mock ${mock}: ${lookFor}`);
    } catch (error) {
      missing += 1;
      console.log(`${shot.name}: not taken: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
} finally {
  await browser.close();
  await staged.remove();
}
if (missing > 0) process.exitCode = 1;
