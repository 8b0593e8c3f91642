import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { DESKTOP, person, picture } from './browser.ts';
import { contrastFindings } from './contrast.ts';
import { stagedAndBrowser } from './server-and-browser.ts';
import { type Stage, stage } from './staged.ts';

const STAGES: readonly Stage[] = [
  {
    name: 'rebellion',
    title: 'rebellion',
    options: { setup: 'advanced' },
    seats: ['rebel', 'imperial'],
    moment: 'assignment',
    from: 1,
  },
  {
    name: 'hoth',
    title: 'battle-of-hoth',
    options: { scenario: 'rebel-breakout', leaders: true },
    seats: ['rebels', 'empire'],
    moment: 'hothCard',
    from: 1,
  },
  {
    name: 'assault',
    title: 'imperial-assault',
    options: { mission: 'mos-eisley-outskirts-a' },
    seats: ['p1', 'p2'],
    moment: 'assaultAct',
    from: 1,
  },
  { name: 'dice', title: 'galaxy-dice', options: {}, seats: ['p1', 'p2', 'p3', 'p4'], moment: 'dice', from: 1 },
];

const shared = stagedAndBrowser(() => stage(STAGES));

test.each(['light', 'dark'] as const)(
  'all text of the boards is readable in the colours of a system with high contrast, %s',
  async (colorScheme) => {
    for (const place of shared.staged.places) {
      const { page, context, errors } = await person(shared.browser, {
        ...DESKTOP,
        forcedColors: 'active',
        colorScheme,
      });
      await shared.staged.become(context, place, place.seat);
      await page.goto(`${shared.staged.server.url}/m/${place.matchId}`);
      await page.locator('#prompt').waitFor();
      await page.waitForLoadState('networkidle');
      await picture(page, `forced-${colorScheme}-${place.name}`);
      // What others did stands over the upper edge of the board, whose text below it is half covered; its list is in the
      // rail, and its bar comes a little later, with its own file.
      await page.getByRole('tab', { name: 'Log', exact: true }).waitFor();
      if (await page.locator('[data-recap-list]').isVisible())
        await page.locator('[data-recap]').getByRole('button', { name: 'Close', exact: true }).click();
      const { measured, findings } = await contrastFindings(page);
      expect([place.name, findings]).toEqual([place.name, []]);
      expect([place.name, measured > 0]).toEqual([place.name, true]);
      expect(errors).toEqual([]);
      await context.close();
    }
  },
);

/** The text of the QR code in a picture, as a camera reads it. */
async function scanned(png: Buffer): Promise<string> {
  // The pixels by a page without rules about what it may load.
  const page = await shared.browser.newPage();
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { width, height, data } = context.getImageData(0, 0, image.width, image.height);
    return { width, height, pixels: [...data] };
  }, png.toString('base64'));
  await page.close();
  return decodeQR({ width, height, data: new Uint8Array(pixels) });
}

test.each(['light', 'dark'] as const)(
  'a camera reads the QR code of an invite in the colours of a system with high contrast, %s',
  async (colorScheme) => {
    const options = { ...DESKTOP, deviceScaleFactor: 2, forcedColors: 'active', colorScheme } as const;
    const { page, context, errors } = await person(shared.browser, options);
    const { url } = shared.staged.server;
    await context.request.post(`${url}/api/session`, { data: { name: 'Ida' } });
    const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
    const answer = await context.request.post(`${url}/api/matches`, {
      data: { title: 'galaxy-dice', visibility: 'private', spectators: 'open', seats },
    });
    const { matchId, inviteCode } = await answer.json();
    await page.goto(`${url}/m/${matchId}`);
    const code = page.getByRole('img', { name: /QR/ }).filter({ has: page.locator('path') });
    await code.waitFor();
    await picture(page, `forced-${colorScheme}-room`);
    const link = await scanned(await code.screenshot());
    expect(link).toContain(`/m/${matchId}?invite=${inviteCode}`);
    expect(errors).toEqual([]);
  },
);
