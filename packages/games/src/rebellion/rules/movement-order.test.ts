import { describe, expect, test } from 'vitest';
import { see } from '../../engine/match.ts';
import { readerOf } from '../../engine/reader.ts';
import { rebellion } from '../index.ts';
import { activate, everything, imperialTurn } from '../testing/moves.ts';
import { text } from '../text/index.ts';

describe('one order', () => {
  const order = () =>
    activate(
      imperialTurn({
        units: {
          sullust: { 'star-destroyer': 1, 'at-at': 1, 'tie-fighter': 2 },
          corellia: { 'assault-carrier': 1, stormtrooper: 3 },
        },
        leaders: { 'princess-leia': { captive: 'sullust' }, 'grand-moff-tarkin': 'pool' },
      }),
      'grand-moff-tarkin',
      'cato-neimoidia',
    );

  test('RB-8.3 names units of all sources, each with where it stands and where it goes', () => {
    const s = order();
    expect(s.decision).toMatchObject({ shape: 'some', min: 0, max: 9, prompt: { key: 'ask.move' } });
    const walker = s.decision.options.find((option) => option.key === s.unit('at-at', 'sullust'));
    expect(walker).toMatchObject({
      from: 'place:sullust',
      at: 'place:cato-neimoidia',
      costs: { 'transport:sullust': 1, 'escort:sullust': -1 },
    });
    expect(s.decision.budgets?.map(({ id, limit, clause }) => [id, limit, clause])).toEqual([
      ['transport:corellia', 0, 'RB-8.9'],
      ['transport:sullust', 0, 'RB-8.9'],
      ['escort:sullust', 0, 'RB-8.11'],
    ]);
  });

  test('RB-8.3 is one act, one sentence and one undo', () => {
    const s = order();
    const before = s.log().length;
    s.click(everything(s));
    expect(s.units('cato-neimoidia')).toEqual({
      'star-destroyer': 1,
      'at-at': 1,
      'tie-fighter': 2,
      'assault-carrier': 1,
      stormtrooper: 3,
    });
    const moved = s.log().slice(before);
    expect(moved.filter((key) => key.startsWith('log.moved'))).toEqual(['log.moved.imperial']);
  });

  test('RB-8.3 reads as one sentence in every language', () => {
    const s = order();
    s.click(everything(s));
    const entry = see(rebellion, s.g, 'spectator').log.find(({ key }) => key === 'log.moved.imperial');
    const read = (language: 'en' | 'it' | 'fr' | 'es' | 'pt') => readerOf(text, language)(entry!);
    expect(read('en')).toBe(
      'The Empire moves to Cato Neimoidia: 1 Assault Carrier and 3 Stormtroopers from Corellia; 1 Star Destroyer, ' +
        '1 AT-AT, 2 TIE Fighters and Princess Leia (captive) from Sullust.',
    );
    expect(read('it')).toContain('3 assaltatori da Corellia');
    expect(read('fr')).toContain('et 3 stormtroopers depuis Corellia');
    expect(read('es')).toContain('y 3 soldados de asalto desde Corellia');
    expect(read('pt')).toContain('e 3 stormtroopers de Corellia');
  });
});
