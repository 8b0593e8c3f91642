import { errorCodes } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { en as laterEn } from './later/en.ts';
import { es as laterEs } from './later/es.ts';
import { fr as laterFr } from './later/fr.ts';
import { it as laterIt } from './later/it.ts';
import { pt as laterPt } from './later/pt.ts';
import { pt } from './pt.ts';

const first = { en, it, fr, es, pt };
const later = { en: laterEn, it: laterIt, fr: laterFr, es: laterEs, pt: laterPt };

test.each(LANGUAGES)('%s: no sentence is missing, empty or too many', (language) => {
  for (const words of [first, later]) {
    expect(Object.keys(words[language]).sort()).toEqual(Object.keys(words.en).sort());
    expect(Object.values(words[language])).not.toContain('');
  }
});

test('no sentence is loaded twice', () => {
  expect(Object.keys(laterEn).filter((key) => Object.hasOwn(en, key))).toEqual([]);
});

test('every refusal of the protocol has a sentence that is there from the start', () => {
  for (const code of [...errorCodes, 'offline']) expect(Object.keys(en)).toContain(`refused.${code}`);
});
