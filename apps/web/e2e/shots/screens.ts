import type { BrowserContextOptions, Page } from 'playwright-core';
import type { StagedMatchName } from '../../staged-matches.ts';
import { PHONE } from '../browser.ts';
import { enterName } from '../play.ts';
import type { Place, Staged } from '../staged.ts';

const NARROW: BrowserContextOptions = { ...PHONE, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' };

/** Milliseconds after which a second press at the same place is no half of a double one. */
const AFTER_DOUBLE_MS = 600;

/** A screen: a seeded match, who looks at it, and what they do first. */
export interface Shot {
  readonly name: string;
  /** The match shown; none for pages outside a match. */
  readonly match?: StagedMatchName;
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

/** The pages outside a match. */
const goTo = (path: string) => async (page: Page) => {
  await page.goto(new URL(path, page.url()).href);
};

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

/** A skirmish with a free seat. */
async function waitingSkirmish(page: Page): Promise<void> {
  await page.goto(new URL('/new/imperial-assault', page.url()).href);
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.waitForURL(/\/m\//);
}

/** Chooses the first unit, without moving it. */
async function chooseUnit(page: Page): Promise<void> {
  await page.locator('#prompt [data-part="options"] button[aria-keyshortcuts]').first().click();
}

/** Chooses a unit that can attack, and its target, without attacking. */
async function chooseTarget(page: Page): Promise<void> {
  const chips = page.locator('#prompt [data-part="options"] button[aria-keyshortcuts]');
  await chips.first().click();
  await page.locator('#prompt').getByRole('button', { name: 'Cancel' }).waitFor();
  if ((await page.locator('#prompt button[aria-pressed="true"]').count()) === 0) {
    await page.waitForTimeout(AFTER_DOUBLE_MS);
    await chips.first().click();
  }
  await page.locator('#prompt button[aria-pressed="true"]').first().waitFor({ timeout: 5_000 });
}

/** A new match whose host keeps the free seat for a person who watches. */
async function keptSeat(page: Page): Promise<void> {
  await waitingRoom(page);
  const link = await page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  const friend = await page.context().browser()?.newContext();
  const other = await friend?.newPage();
  await other?.goto(link);
  if (other) await enterName(other, 'Jonas');
  await other?.getByRole('heading', { name: 'Seats' }).waitFor();
  await page.reload();
  await page.getByRole('combobox', { name: /^Keep this seat/ }).selectOption({ label: 'Jonas' });
  await page.getByText('Kept for Jonas', { exact: true }).waitFor();
  await friend?.close();
}

/** Shows the moment that the base was revealed on the map, in place of the combat that follows. */
async function readReveal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See the galaxy' }).click({ timeout: 5_000 });
  await page
    .getByRole('listitem')
    .filter({ hasText: /base is revealed/ })
    .getByRole('button', { name: /^Read again/ })
    .first()
    .click({ timeout: 5_000 });
  await page.mouse.move(0, 0);
}

/** Continues a finished match from the step on screen. */
async function continueFromHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue from here' }).first().click({ timeout: 5_000 });
  await page.getByRole('button', { name: 'Create the game' }).click({ timeout: 5_000 });
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
}

/** Drags a leader onto a mission that the leader can attempt, and holds them there. */
async function dragLeader(page: Page): Promise<void> {
  const leader = page.locator('[data-names^="leader:"][data-target="legal"]').filter({ hasText: 'Princess Leia' });
  const mission = page.getByText('Build Alliance');
  const [from, to] = await Promise.all([leader.first().boundingBox(), mission.first().boundingBox()]);
  if (!from || !to) throw new Error('no leader can be assigned');
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 70, { steps: 12 });
}

/** Opens the newest card that the log names. */
async function readCard(page: Page): Promise<void> {
  await page.locator('#log [data-names-card]').last().click({ timeout: 5_000 });
}

/** Opens a tab of the rail, in its drawer or at the foot of a phone. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).first().click({ timeout: 5_000 });
}

/** Every screen by which the look is judged. */
export const SHOTS: readonly Shot[] = [
  { name: '01-waiting-room', before: waitingRoom },
  { name: '02-set-up', match: 'rebellion/setup' },
  { name: '03-assignment', match: 'rebellion/assignment' },
  { name: '04-order-of-movement', match: 'rebellion/movement' },
  { name: '05-mission-roll', match: 'rebellion/mission' },
  { name: '06-space-battle', match: 'rebellion/space' },
  { name: '07-ground-battle', match: 'rebellion/ground' },
  { name: '08-refresh', match: 'rebellion/refresh' },
  { name: '09-base-reveal', match: 'rebellion/reveal', before: readReveal },
  { name: '10-end', match: 'rebellion/end' },
  { name: '11-phone', match: 'rebellion/assignment', window: NARROW },
  { name: '12-spectator', match: 'rebellion/late', as: 'none' },
  { name: '13-replay', match: 'rebellion/end', path: '/replay#move=150', ready: '#board' },
  { name: '14-rules', match: 'rebellion/late', before: (page) => openTab(page, 'Rules') },
  { name: '15-curtain', match: 'rebellion/one-device', ready: 'main button', before: nameSeats },
  { name: '16-four-players', match: 'galaxy-dice/middle' },
  { name: '17-opposing-leaders', match: 'rebellion/oppose' },
  { name: '18-objectives', match: 'rebellion/objective' },
  { name: '19-objectives-phone', match: 'rebellion/objective', window: NARROW },
  { name: '20-card-in-the-log', match: 'rebellion/late', before: readCard },
  { name: '21-new-game', before: newGame },
  {
    name: '22-forecast',
    match: 'rebellion/attack',
    before: (page) => page.getByRole('button', { name: /^(All that fits|Select all)$/ }).click(),
  },
  {
    name: '23-combat-over',
    match: 'rebellion/fought',
    before: (page) =>
      page
        .getByRole('button', { name: /^Read again/ })
        .last()
        .click(),
  },
  { name: '24-hoth-card', match: 'battle-of-hoth/card' },
  { name: '25-hoth-orders', match: 'battle-of-hoth/orders' },
  { name: '26-hoth-attack', match: 'battle-of-hoth/attack' },
  { name: '27-hoth-phone', match: 'battle-of-hoth/card', window: NARROW },
  { name: '28-hoth-end', match: 'battle-of-hoth/end' },
  {
    name: '29-hoth-campaign',
    match: 'battle-of-hoth/campaign',
    before: async (page) => {
      await page.getByRole('button', { name: 'Look at the board' }).click();
      await page
        .getByRole('button', { name: /^Assault on Echo Base/ })
        .first()
        .click();
    },
  },
  { name: '30-hoth-pause', match: 'battle-of-hoth/pause' },
  { name: '31-hoth-pause-phone', match: 'battle-of-hoth/pause', window: NARROW },
  { name: '32-hoth-attack-chosen', match: 'battle-of-hoth/attack', before: chooseTarget },
  { name: '33-hoth-attack-phone', match: 'battle-of-hoth/attack', window: NARROW, before: chooseTarget },
  { name: '34-hoth-exits', match: 'battle-of-hoth/exits' },
  { name: '35-hoth-new-game', before: newBattle },
  { name: '36-hoth-waiting-room', before: waitingBattle },
  { name: '37-lobby', before: goTo('/') },
  { name: '38-command', match: 'rebellion/late' },
  { name: '39-rules-page', before: goTo('/rules/rebellion') },
  { name: '40-dice-phone', match: 'galaxy-dice/middle', window: NARROW },
  { name: '42-kept-seat', before: keptSeat },
  {
    name: '43-continue-phone',
    match: 'rebellion/end',
    path: '/replay#move=150',
    ready: '#board',
    window: NARROW,
    before: continueFromHere,
  },
  { name: '44-assault-activation', match: 'imperial-assault/activation' },
  { name: '45-assault-surges', match: 'imperial-assault/surges' },
  { name: '46-assault-reaction', match: 'imperial-assault/reaction' },
  { name: '47-assault-army', match: 'imperial-assault/army' },
  { name: '48-assault-phone', match: 'imperial-assault/activation', window: NARROW },
  { name: '49-assault-surges-phone', match: 'imperial-assault/surges', window: NARROW },
  { name: '50-assault-end', match: 'imperial-assault/end' },
  { name: '41-end-scene', match: 'rebellion/end' },
  { name: '41c-end-scene-phone', match: 'rebellion/end', window: NARROW },
  { name: '41d-end-scene-hoth-phone', match: 'battle-of-hoth/end', window: NARROW },
  { name: '51-assault-waiting-room', before: waitingSkirmish },
  { name: '41-replay-phone', match: 'rebellion/end', path: '/replay#move=150', ready: '#board', window: NARROW },
  { name: '52-hoth-breakthrough', match: 'battle-of-hoth/breakthrough' },
  { name: '53-hoth-confirmation', match: 'battle-of-hoth/confirmation' },
  { name: '54-hoth-leave', match: 'battle-of-hoth/leave' },
  { name: '55-hoth-path-phone', match: 'battle-of-hoth/path', window: NARROW, before: chooseUnit },
  { name: '58-hoth-sudden-victory', match: 'battle-of-hoth/sudden-victory' },
  { name: '56-superlaser', match: 'rebellion/superlaser' },
  { name: '57-located-base', match: 'rebellion/located' },
  { name: '59-assignment-drag', match: 'rebellion/assignment', before: dragLeader },
  { name: '60b-tv-combat', match: 'rebellion/space', as: 'none', path: '/tv', ready: 'footer' },
  { name: '60-tv', match: 'battle-of-hoth/attack', as: 'none', path: '/tv', ready: 'footer' },
  { name: '61-tv-end', match: 'rebellion/end', as: 'none', path: '/tv', ready: '[data-end]' },
  { name: '61-tv-end-hoth', match: 'battle-of-hoth/end', as: 'none', path: '/tv', ready: '[data-end]' },
  { name: '61-tv-end-assault', match: 'imperial-assault/end', as: 'none', path: '/tv', ready: '[data-end]' },
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
