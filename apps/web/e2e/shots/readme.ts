/** Pictures of the README, from seeded matches, in `.github`: `npm run tool -- pictures`. */
import { DESKTOP, launch } from '../browser.ts';
import { open, stageShots } from './open.ts';
import { SHOTS } from './screens.ts';

const DIRECTORY = new URL('../../../../.github/', import.meta.url).pathname;

/** File of each screen. */
const FILES: Readonly<Record<string, string>> = {
  '59-assignment-drag': 'assignment',
  '33-hoth-attack-phone': 'battle-on-a-phone',
  '45-assault-surges': 'line-of-sight',
};

const shots = SHOTS.filter(({ name }) => FILES[name] !== undefined);
const staged = await stageShots(shots);
const browser = await launch();
try {
  for (const shot of shots) {
    const { page, context } = await open(browser, staged, shot, shot.window ?? DESKTOP);
    await page.screenshot({ path: `${DIRECTORY}${FILES[shot.name]}.jpg`, type: 'jpeg', quality: 70 });
    await context.close();
  }
} finally {
  await browser.close();
  await staged.remove();
}
