import { expect, test, vi } from 'vitest';

test('a change of the language waits for the texts of the title on screen', async () => {
  // Texts as in a browser: none is loaded before it is needed.
  vi.resetModules();
  const { useLanguage } = await import('./language.ts');
  const { loadTitle, sentencesOf } = await import('./texts.ts');
  await loadTitle('galaxy-dice', 'en');
  useLanguage.getState().setLanguage('pt');
  expect(useLanguage.getState().language).toBe('en');
  await expect.poll(() => useLanguage.getState().language).toBe('pt');
  expect(sentencesOf('pt', 'galaxy-dice')).toHaveProperty(['board.gd.conceded'], 'desistiu');
  expect(sentencesOf('pt', 'battle-of-hoth')).not.toHaveProperty(['board.bh.side.conceded']);
});
