import { describe, expect, test } from 'vitest';
import { formOf, formsIn, valuesIn } from './forms.ts';
import { engineText } from './text/index.ts';
import type { Text } from './text.ts';
import type { Language } from './title.ts';

const grammar = (language: Language, own: Record<string, string> = {}) => ({
  language,
  sentences: { ...engineText[language], ...own },
});

/** Forms of a name whose catalogue form with an article is given. */
const forms = (language: Language, def: string, asked: readonly string[]) =>
  asked.map((form) => formOf(grammar(language, { 'a.b.def': def }), 'a.b', 'B', form));

describe('forms of names', () => {
  test('a preposition and an article become one word in Italian', () => {
    const asked = ['of', 'to', 'from', 'in'];
    expect(forms('it', 'la Base Ribelle', asked)).toEqual([
      'della Base Ribelle',
      'alla Base Ribelle',
      'dalla Base Ribelle',
      'sulla Base Ribelle',
    ]);
    expect(forms('it', 'l’imperatore', asked)).toEqual([
      'dell’imperatore',
      'all’imperatore',
      'dall’imperatore',
      'sull’imperatore',
    ]);
    expect(forms('it', 'il generale', asked)).toEqual(['del generale', 'al generale', 'dal generale', 'sul generale']);
    expect(forms('it', 'gli AT-AT', ['of', 'to'])).toEqual(['degli AT-AT', 'agli AT-AT']);
    expect(forms('it', 'lo Star Destroyer', ['of'])).toEqual(['dello Star Destroyer']);
  });

  test('in French, Spanish and Portuguese too', () => {
    expect(forms('fr', 'le général', ['of'])).toEqual(['du général']);
    expect(forms('fr', 'la princesse', ['of'])).toEqual(['de la princesse']);
    expect(forms('es', 'el general', ['of', 'to'])).toEqual(['del general', 'al general']);
    expect(forms('es', 'la princesa', ['to'])).toEqual(['a la princesa']);
    expect(forms('pt', 'a base', ['of', 'in', 'to'])).toEqual(['da base', 'na base', 'para a base']);
  });

  test('a name without an article follows the pattern of its language', () => {
    const of = (language: Language, name: string) => formOf(grammar(language), 'seat.p1', name, 'of');
    expect([of('fr', 'Anna'), of('fr', 'Bob'), of('fr', 'Hélène'), of('fr', 'Hoth'), of('fr', 'Yavin')]).toEqual([
      'd’Anna',
      'de Bob',
      'd’Hélène',
      'de Hoth',
      'de Yavin',
    ]);
    expect([of('en', 'Anna'), of('it', 'Anna'), of('es', 'Anna')]).toEqual(['Anna’s', 'di Anna', 'de Anna']);
    expect(formOf(grammar('it'), 'system.alderaan', 'Alderaan', 'to')).toBe('ad Alderaan');
  });

  test('the conjunction of a list changes before its own vowel', () => {
    const and = (language: Language, name: string) => formOf(grammar(language), 'system.x', name, 'and');
    expect(['Ilum', '«Infiltración»', 'Hoth', 'hierro', 'Yavin'].map((name) => and('es', name))).toEqual([
      'e Ilum',
      'e «Infiltración»',
      'y Hoth',
      'y hierro',
      'y Yavin',
    ]);
    expect([and('it', 'Endor'), and('it', 'Ilum'), and('pt', 'Ilum')]).toEqual(['ed Endor', 'e Ilum', 'e Ilum']);
    expect(formOf(grammar('it', { 'a.b.def': 'la Base' }), 'a.b', 'B', 'and')).toBe('e B');
  });

  test('the form of the catalogue comes first; a capital begins a sentence', () => {
    const own = { 'a.b.in': 'nella Base', 'a.b.def': 'la Base' };
    expect(['in', 'In', 'Def'].map((form) => formOf(grammar('it', own), 'a.b', 'B', form))).toEqual([
      'nella Base',
      'Nella Base',
      'La Base',
    ]);
  });

  test('ids and genders serve branches', () => {
    expect(formOf(grammar('it'), 'unit.at-st', 'AT-ST', 'id')).toBe('at_st');
    expect(formOf(grammar('it'), 'unit.at-st', 'AT-ST', 'gender')).toBe('m');
    expect(formOf(grammar('it', { 'a.b.gender': 'f' }), 'a.b', 'B', 'gender')).toBe('f');
  });

  test('a name is singular where its catalogue has no number', () => {
    expect(formOf(grammar('en'), 'a.b', 'B', 'number')).toBe('one');
    expect(formOf(grammar('en', { 'a.b.number': 'other' }), 'a.b', 'Bs', 'number')).toBe('other');
  });

  test('a name with signs of a replacement stays as it is', () => {
    expect(formOf(grammar('es'), 'seat.p1', '$& {name}', 'of')).toBe('de $& {name}');
  });
});

test('a sentence gets its parameters and the forms it asks for', () => {
  const sentence = '{side_Def} {side_id, select, rebel {pass} other {passes}} {n}.';
  expect(formsIn(sentence).map(({ argument }) => argument)).toEqual(['side_Def', 'side_id']);
  const t = ({ key }: Text) => key;
  const own = { 'side.rebel.def': 'the Rebels' };
  expect(valuesIn(grammar('en', own), sentence, { side: { key: 'side.rebel' }, n: 2 }, t)).toEqual({
    side: 'side.rebel',
    n: 2,
    side_Def: 'The Rebels',
    side_id: 'rebel',
  });
});

test('a form of a name with parameters is a sentence with these parameters', () => {
  const own: Record<string, string> = {
    'unit.at': '{unit}, {hex}',
    'unit.at.def': '{unit_def} at {hex}',
    'unit.at.number': '{unit_number}',
    'unit.droid': 'Droids',
    'unit.droid.def': 'the droids',
    'unit.droid.number': 'other',
  };
  const t = ({ key, params = {} }: Text): string => {
    const values = valuesIn(grammar('en', own), own[key] ?? key, params, t);
    return Object.entries(values).reduce(
      (said, [name, value]) => said.replace(`{${name}}`, `${value}`),
      own[key] ?? key,
    );
  };
  const params = { unit: { key: 'unit.at', params: { unit: { key: 'unit.droid' }, hex: 'B4' } } };
  const sentence = '{unit_Def} {unit_number, select, one {moves} other {move}} past {unit_def}.';
  expect(valuesIn(grammar('en', own), sentence, params, t)).toEqual({
    unit: 'Droids, B4',
    unit_Def: 'The droids at B4',
    unit_number: 'other',
    unit_def: 'the droids at B4',
  });
});
