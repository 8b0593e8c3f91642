import { writeFile } from 'node:fs/promises';
import { DICE, LEGAL } from '../play.ts';
import type { Sought, Visitor } from './visitor.ts';

const NEW_GAME: Sought = { selector: 'h1, h2', name: /^New game$/ };
const PROMPT: Sought = { selector: '#prompt' };
/** Loads of a page with something stored: a fault of the order of modules need not show at the first. */
const LOADS = 4;
/** The curtain ignores presses in its first moments. */
const SETTLED_MS = 1_500;

const button = (name: RegExp): Sought => ({ selector: 'button', name });
const link = (name: RegExp): Sought => ({ selector: 'a', name });

/** A match of Galaxy Rebellion against the computer. */
async function createMatch(me: Visitor, url: string, name: string): Promise<string> {
  await me.tab.open(`${url}/new/galaxy-dice`);
  await me.write(/^Name of the game/, name);
  await me.choose('Player 2', 'Computer: standard');
  await me.press(button(/^Create/));
  await me.see(PROMPT);
  return me.inPage(() => location.href);
}

/** A name at the first visit, and a match: from here on something is stored. */
async function firstVisit(me: Visitor, url: string): Promise<string> {
  await me.tab.open(url);
  await me.press({ selector: 'input' });
  await me.tab.type('Ida\n');
  await me.see(NEW_GAME);
  return createMatch(me, url, 'Friday');
}

/** Lobby and match, loaded again and again, and reached from each other. */
async function laterVisits(me: Visitor, url: string, match: string): Promise<void> {
  for (let load = 0; load < LOADS; load++) {
    await me.tab.reload();
    await me.see(PROMPT);
  }
  await me.tab.open(url);
  for (let load = 0; load < LOADS; load++) {
    await me.see(NEW_GAME);
    await me.tab.reload();
  }
  await me.press(link(/^Friday\..*Continue\.$/));
  await me.see(PROMPT);
  await me.tab.back();
  await me.see(NEW_GAME);
  await me.tab.open(match);
  await me.see(PROMPT);
  await me.press(link(/^Back to the games/));
  await me.see(NEW_GAME);
  await me.press({ selector: 'main a[href="/new/rebellion"]' });
  await me.see(button(/^Create/));
}

/** Presses what is asked until dice can be placed. */
async function untilDice(me: Visitor): Promise<void> {
  const other: Sought = { selector: '#prompt [role="group"] button:not([aria-disabled="true"])' };
  while (!(await me.sees({ selector: DICE }))) {
    if (await me.sees(other)) await me.press(other).catch(() => undefined);
    await me.until(async () => (await me.sees({ selector: DICE })) || me.sees(other), 'question');
  }
}

/** A die dragged onto a place. */
async function dragDie(me: Visitor, match: string): Promise<void> {
  await me.tab.open(match);
  await me.see(PROMPT);
  await untilDice(me);
  const count = () => me.inPage((dice) => document.querySelectorAll(dice).length, DICE);
  const before = await count();
  // Choosing a die lights its places.
  await me.press({ selector: DICE });
  await me.see({ selector: LEGAL });
  await me.drag({ selector: '[data-place="tray"] button[aria-pressed="true"]' }, { selector: LEGAL });
  await me.until(async () => (await count()) < before, 'place that takes the die');
}

/** The end of a match, its replay, and its record opened as a match of its own. */
async function replayAndImport(me: Visitor, url: string, file: string): Promise<void> {
  await me.press(button(/^Concede$/));
  await me.press({ selector: '[role="dialog"] button', name: /^I cannot hold it$/ });
  await me.press({ selector: '[role="dialog"] button', name: /^Concede$/ });
  await me.press(link(/^Watch the replay$/));
  const step: Sought = { selector: '[role="slider"]' };
  await me.see(step);
  await me.tab.reload();
  await me.see(step);
  const place = () => me.inPage(() => location.hash);
  const end = await place();
  await me.press(button(/^One step back/));
  await me.until(async () => (await place()) !== end, 'step before the end');
  const record = await me.inPage(async () => {
    const id = location.pathname.split('/')[2];
    return (await fetch(`/api/matches/${id}/record`)).text();
  });
  await writeFile(file, record);
  await me.tab.open(`${url}/finished`);
  await me.see(button(/^Open a replay/));
  await me.tab.give('input[type="file"]', file);
  await me.see({ selector: '#prompt a', name: /^Back to the games$/ });
}

/** Two people at one screen: the curtain hides a side, also after a reload. */
async function curtain(me: Visitor, url: string): Promise<void> {
  await me.tab.open(`${url}/new/rebellion`);
  await me.choose('Set-up', 'advanced');
  await me.choose('Empire', 'me');
  await me.write(/^Empire: name/, 'Ben');
  await me.press(button(/^Create/));
  const closed: Sought = { selector: 'h2', name: /^Pass the screen to Ben$/ };
  await me.see(closed);
  await me.tab.reload();
  await me.see(closed);
  if (await me.sees({ selector: '#board' })) throw new Error('the curtain does not hide the board');
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  await me.press(button(/^I am Ben/));
  await me.see(PROMPT);
}

/** What a person does in every browser, by name. */
export async function visit(me: Visitor, url: string, folder: string, note: (done: string) => void): Promise<void> {
  const match = await firstVisit(me, url);
  note('name and match');
  await laterVisits(me, url, match);
  note('lobby and match again');
  await dragDie(me, match);
  note('drag');
  await replayAndImport(me, url, `${folder}/record.json`);
  note('replay and import');
  await curtain(me, url);
  note('curtain');
}
