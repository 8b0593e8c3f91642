import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../text.ts';
import { ALLY_IDS, FACES, LORD_IDS, PLANET_IDS, REBEL_IDS } from '../client.ts';

describe('catalogue', () => {
  test('names every symbol, rebel, lord, ally and planet', async () => {
    const keys = [
      ...FACES.map((id) => `symbol.${id}`),
      ...REBEL_IDS.map((id) => `rebel.${id}`),
      ...LORD_IDS.map((id) => `lord.${id}`),
      ...ALLY_IDS.map((id) => `ally.${id}`),
      ...PLANET_IDS.flatMap((id) => [`planet.${id}`, `planet.${id}.kind`]),
    ];
    const catalogue = await loadCatalogue('galaxy-dice', 'pt');
    for (const key of keys) expect(Object.keys(catalogue)).toContain(key);
  });

  test('holds the sentences of the engine as well, and only those for an unknown title', async () => {
    expect((await loadCatalogue('galaxy-dice', 'fr'))['log.conceded']).toBeDefined();
    expect((await loadCatalogue('toString', 'fr'))['log.conceded']).toBeDefined();
    expect((await loadCatalogue('toString', 'fr'))['ask.place']).toBeUndefined();
  });
});
