import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/engine/title.ts';
import { loadLobby } from '../src/text.ts';
import { titles } from '../src/titles.ts';

test.each(LANGUAGES)(
  'the lobby in %s has the names, line and playing time of every title, and no sentence of its rules',
  async (language) => {
    const lobby = await loadLobby(language);
    expect(Object.keys(lobby).sort()).toEqual(['engine', ...titles.map(({ id }) => id)].sort());
    for (const { id } of titles) {
      const keys = Object.keys(lobby[id] ?? {});
      expect(keys).toEqual(
        expect.arrayContaining([`title.${id}`, `title.${id}.short`, `title.${id}.line`, `title.${id}.time`]),
      );
      expect(keys.filter((key) => !/^(title|seat|side|option|outcome|planet|mission)\./.test(key))).toEqual([]);
    }
  },
);
