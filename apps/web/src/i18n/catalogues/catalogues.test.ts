import { errorCodes } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const web = { en, it, fr, es, pt };

test.each(LANGUAGES)('%s: no sentence is missing, empty or too many', (language) => {
  expect(Object.keys(web[language]).sort()).toEqual(Object.keys(web.en).sort());
  expect(Object.values(web[language])).not.toContain('');
});

test('every refusal of the protocol has a sentence', () => {
  for (const code of [...errorCodes, 'offline']) expect(Object.keys(web.en)).toContain(`refused.${code}`);
});
