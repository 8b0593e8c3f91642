/**
 * Screenshots of seeded matches by which the look is judged, in `apps/web/screenshots/shots`: `npm run shots -- [name
 * ...]`. `comparisons.ts` says what to look for in each.
 */
import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DESKTOP, launch, PHONE, person } from '../browser.ts';
import { enterName } from '../play.ts';
import { type Place, type Stage, type Staged, stage } from '../staged.ts';
import { COMPARISONS } from './comparisons.ts';

const DIRECTORY = new URL('../../screenshots/shots/', import.meta.url).pathname;
const NARROW: BrowserContextOptions = { ...PHONE, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' };

const seats = ['rebel', 'imperial'];
const advanced = { title: 'rebellion', options: { setup: 'advanced' }, seats };
const at = (moment: string, from = 1): Omit<Stage, 'name'> => ({ ...advanced, moment, from });
const dice: Omit<Stage, 'name'> = {
  title: 'galaxy-dice',
  options: {},
  seats: ['p1', 'p2', 'p3', 'p4'],
  moment: 'dice',
  from: 1,
};

/** A battle of Hoth with leaders. */
const hoth = (moment: string, options: object = {}): Omit<Stage, 'name'> => ({
  title: 'battle-of-hoth',
  options: { scenario: 'successful-landings', leaders: true, ...options },
  seats: ['rebels', 'empire'],
  moment,
  from: 1,
});

const CAMPAIGN = { campaign: 'assault-on-echo-base', leaders: false };

interface Shot {
  readonly name: string;
  /** The match shown; none for pages outside a match. */
  readonly stage?: Omit<Stage, 'name'>;
  readonly window?: BrowserContextOptions;
  /** The viewer: by default the seat of the moment; `none` is a spectator. */
  readonly as?: string;
  /** Suffix of the match's address. */
  readonly path?: string;
  /** Selector that shows that the page is ready; by default the prompt. */
  readonly ready?: string;
  /** What a person does before the screenshot. */
  readonly before?: (page: Page, staged: Staged, place: Place | undefined) => Promise<void>;
}

/** A new match with a free seat. */
async function waitingRoom(page: Page): Promise<void> {
  await page.goto(new URL('/new/rebellion', page.url()).href);
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.waitForURL(/\/m\//);
}

/** The form of a new match. */
async function newGame(page: Page): Promise<void> {
  await page.goto(new URL('/new/rebellion', page.url()).href);
  await page.getByRole('button', { name: /^Create/ }).waitFor();
}

/** The form of a new battle of Hoth. */
async function newBattle(page: Page): Promise<void> {
  await page.goto(new URL('/new/battle-of-hoth', page.url()).href);
  await page.getByRole('radio').first().waitFor();
}

/** A battle of Hoth with a free seat. */
async function waitingBattle(page: Page): Promise<void> {
  await newBattle(page);
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.waitForURL(/\/m\//);
}

/** Chooses a unit that can attack, and its target, without attacking. */
async function chooseTarget(page: Page): Promise<void> {
  const chips = page.locator('#prompt [data-part="options"] button[aria-keyshortcuts]');
  await chips.first().click();
  if ((await page.locator('#prompt button[aria-pressed="true"]').count()) === 0) await chips.first().click();
  await page.locator('#prompt button[aria-pressed="true"]').first().waitFor({ timeout: 5_000 });
}

/** Opens the newest card that the log names. */
async function readCard(page: Page): Promise<void> {
  await page.locator('#log [data-names-card]').last().click({ timeout: 5_000 });
}

/** Opens a tab of the rail, in its drawer or at the foot of a phone. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).first().click({ timeout: 5_000 });
}

const SHOTS: readonly Shot[] = [
  { name: '01-waiting-room', before: waitingRoom },
  { name: '02-set-up', stage: at('setup') },
  { name: '03-assignment', stage: at('assignment') },
  { name: '04-order-of-movement', stage: at('movement') },
  { name: '05-mission-roll', stage: at('mission') },
  { name: '06-space-battle', stage: at('space') },
  { name: '07-ground-battle', stage: at('ground') },
  { name: '08-refresh', stage: at('refresh') },
  { name: '09-base-reveal', stage: at('reveal') },
  { name: '10-end', stage: at('end') },
  { name: '11-phone', stage: at('assignment'), window: NARROW },
  { name: '12-spectator', stage: at('late'), as: 'none' },
  { name: '13-replay', stage: at('end'), path: '/replay#move=150', ready: '#board' },
  { name: '14-rules', stage: at('late'), before: (page) => openTab(page, 'Rules') },
  { name: '15-curtain', stage: { ...at('late'), people: 1 }, ready: 'main button', before: nameSeats },
  { name: '16-four-players', stage: dice },
  { name: '17-opposing-leaders', stage: at('oppose') },
  { name: '18-objectives', stage: at('objective') },
  { name: '19-objectives-phone', stage: at('objective'), window: NARROW },
  { name: '20-card-in-the-log', stage: at('late'), before: readCard },
  { name: '21-new-game', before: newGame },
  {
    name: '22-forecast',
    stage: at('attack'),
    before: (page) => page.getByRole('button', { name: /^(All that fits|Select all)$/ }).click(),
  },
  {
    name: '23-combat-over',
    stage: at('fought'),
    before: (page) =>
      page
        .getByRole('button', { name: /^Read again/ })
        .last()
        .click(),
  },
  { name: '24-hoth-card', stage: hoth('hothCard') },
  { name: '25-hoth-orders', stage: hoth('hothOrders') },
  { name: '26-hoth-attack', stage: hoth('hothAttack') },
  { name: '27-hoth-phone', stage: hoth('hothCard'), window: NARROW },
  { name: '28-hoth-end', stage: hoth('end') },
  {
    name: '29-hoth-campaign',
    stage: hoth('end', CAMPAIGN),
    before: (page) =>
      page
        .getByRole('button', { name: /^Assault on Echo Base/ })
        .first()
        .click(),
  },
  { name: '30-hoth-pause', stage: hoth('hothPause', CAMPAIGN) },
  { name: '31-hoth-pause-phone', stage: hoth('hothPause', CAMPAIGN), window: NARROW },
  { name: '32-hoth-attack-chosen', stage: hoth('hothAttack'), before: chooseTarget },
  { name: '33-hoth-attack-phone', stage: hoth('hothAttack'), window: NARROW, before: chooseTarget },
  { name: '34-hoth-exits', stage: hoth('hothCard', { scenario: 'rebel-breakout' }) },
  { name: '35-hoth-new-game', before: newBattle },
  { name: '36-hoth-waiting-room', before: waitingBattle },
];

/** Two names on one device: the first player hands it over. */
async function nameSeats(page: Page, staged: Staged, place: Place | undefined): Promise<void> {
  const names = { rebel: 'Ann', imperial: 'Ben' };
  await page.evaluate(([id, value]) => localStorage.setItem('seat-names', JSON.stringify([[id, value]])), [
    place?.matchId,
    names,
  ] as const);
  await page.goto('about:blank');
  await page.goto(`${staged.server.url}/m/${place?.matchId}`);
  await page
    .getByRole('button', { name: /Ann|Ben/ })
    .first()
    .waitFor();
}

async function take(browser: Browser, staged: Staged, shot: Shot, place: Place | undefined): Promise<void> {
  const { page, context, errors } = await person(browser, shot.window ?? DESKTOP);
  const seat = shot.as ?? place?.seat ?? 'none';
  const isSeated = place !== undefined && seat !== 'none';
  if (place && isSeated) await staged.become(context, place, seat);
  await page.goto(staged.server.url);
  if (!isSeated) await enterName(page, 'Sofia');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  if (place) await page.goto(`${staged.server.url}/m/${place.matchId}${shot.path ?? ''}`);
  // The server replays the whole record of a match when it is first requested.
  if (place)
    await page
      .locator(shot.ready ?? '#prompt')
      .first()
      .waitFor();
  await page.waitForTimeout(1_000);
  await shot.before?.(page, staged, place);
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: `${DIRECTORY}${shot.name}.png` });
  for (const error of errors) console.log(`${shot.name}: ${error}`);
  await context.close();
}

const wanted = process.argv.slice(2);
const shots = SHOTS.filter(({ name }) => wanted.length === 0 || wanted.some((one) => name.includes(one)));
const stages = shots.flatMap(({ name, stage: of }) => (of ? [{ ...of, name }] : []));
await mkdir(DIRECTORY, { recursive: true });
const staged = await stage(stages);
const browser = await launch();
let missing = 0;
try {
  for (const shot of shots) {
    const place = staged.places.find(({ name }) => name === shot.name);
    try {
      await take(browser, staged, shot, place);
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
