/**
 * Pictures of link previews: `npm run tool -- cards` draws them from the pictures of the titles into
 * `public/cards`, after a change of those.
 */
import { DESKTOP, launch, person } from '../browser.ts';
import { stage } from '../staged.ts';

const CARDS = new URL('../../public/cards/', import.meta.url).pathname;
const SIZE = { width: 1_200, height: 630 };
const DICE = {
  name: 'dice',
  title: 'galaxy-dice',
  seats: ['p1', 'p2'],
  options: {},
  moment: 'start',
  from: 1,
} as const;

/** Share of its height by which the window of a picture that is cropped moves up. */
const UP: Readonly<Record<string, number>> = { 'battle-of-hoth': 0.1, 'imperial-assault': 0.09 };

const staged = await stage([{ ...DICE, seats: [...DICE.seats] }]);
const browser = await launch();
try {
  const [place] = staged.places;
  if (!place) throw new Error('no match was staged');
  const { page, context } = await person(browser, DESKTOP);
  await staged.become(context, place, place.seat);
  await page.goto(staged.server.url);
  const links = page.locator('main a[href^="/new/"]');
  await links.first().waitFor();
  await page.waitForLoadState('networkidle');
  const titles = await links.evaluateAll((all) =>
    all.map((one) => one.getAttribute('href')?.slice('/new/'.length) ?? ''),
  );
  await page.setViewportSize(SIZE);
  for (const shown of [...titles.map((title) => [title]), titles]) {
    const moved = shown.length === 1 ? (UP[shown[0] ?? ''] ?? 0) : 0;
    await page.evaluate(
      ([names, up]) => {
        document.querySelector('#card')?.remove();
        const card = document.body.appendChild(document.createElement('div'));
        card.id = 'card';
        card.style.cssText =
          'position:fixed;inset:0;z-index:9999;display:grid;grid-auto-flow:column;background:#090d0f';
        for (const name of names) {
          const picture = document.querySelector(`main a[href="/new/${name}"] svg`)?.cloneNode(true);
          if (!(picture instanceof SVGSVGElement)) throw new Error(`no picture of ${name}`);
          picture.viewBox.baseVal.y -= up * picture.viewBox.baseVal.height;
          picture.style.cssText = 'width:100%;height:630px';
          card.append(picture);
        }
      },
      [shown, moved] as const,
    );
    const name = shown.length === 1 ? shown[0] : 'echo-base';
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${CARDS}${name}.jpg`, type: 'jpeg', quality: 78 });
  }
} finally {
  await browser.close();
  await staged.remove();
}
