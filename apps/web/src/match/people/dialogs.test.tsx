// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadTitle } from '../../kit/i18n/texts.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { useTitleStore } from '../../kit/net/titles.ts';
import { galaxy, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { mount } from '../../testing/mount.ts';
import { ConcedeDialog, KeysDialog } from './dialogs.tsx';

async function keysOf(title: string): Promise<string[]> {
  await loadTitle(title, 'en');
  const opened = mount(() => (
    <TranslationProvider title={title}>
      <KeysDialog open onOpenChange={() => {}} />
    </TranslationProvider>
  ));
  await opened.draw(null);
  const keys = [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  await opened.close();
  return keys;
}

test('the key of "Ask me" is listed only for titles with questions that can be declined from now on', async () => {
  for (const title of ['rebellion', 'battle-of-hoth', 'imperial-assault']) expect(await keysOf(title)).toContain('D');
  const keys = await keysOf('galaxy-dice');
  expect(keys).toContain('U');
  expect(keys).not.toContain('D');
});

const SIDES = { rebel: 'rebel', rebel2: 'rebel', imperial: 'imperial', imperial2: 'imperial' };
const rebellion = {
  ...galaxy,
  id: 'rebellion',
  seats: Object.entries(SIDES).map(([id, team]) => ({ id, name: id, team })),
};
/** What Ann reads before she concedes with these seats taken. */
async function consequence(seats: readonly string[]): Promise<string> {
  await loadTitle('rebellion', 'en');
  useTitleStore.setState({ titles: [rebellion] });
  const summary = summaryOf({ title: 'rebellion', status: 'playing', seats: seats.map((id) => person(id, id)) });
  const names = Object.fromEntries(seats.map((id) => [id, { rebel2: 'Bea', imperial: 'Clo' }[id] ?? 'Dan']));
  const opened = mount(() => (
    <TranslationProvider title="rebellion" names={names}>
      <ConcedeDialog
        open
        onOpenChange={() => {}}
        summary={summary}
        seat="rebel"
        campaign={false}
        canConcedePart={false}
      />
    </TranslationProvider>
  ));
  await opened.draw(null);
  const text = document.querySelector('[role="dialog"] p')?.textContent ?? '';
  await opened.close();
  return text;
}

test('who concedes for a team reads that the mate takes over and that they go on watching; alone, who wins', async () => {
  expect(await consequence(['rebel', 'rebel2', 'imperial', 'imperial2'])).toBe(
    'Bea plays on and takes over for you. You go on watching, and see what every watcher sees. You cannot undo this.',
  );
  expect(await consequence(['rebel', 'imperial'])).toBe('Clo wins. You cannot undo this.');
});
