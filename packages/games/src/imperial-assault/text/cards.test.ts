import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/title.ts';
import { abilities } from '../cards/index.ts';
import { COMMAND_IDS, commandCard } from '../data/commands.ts';
import { DEPLOYMENT_IDS, deploymentCard } from '../data/deployments.ts';
import { MISSION_IDS } from '../data/missions.ts';
import { CONDITIONS, KEYWORDS } from '../data/terms.ts';
import { text } from './index.ts';

const PRINTED = [...new Set(DEPLOYMENT_IDS.flatMap((id) => deploymentCard(id).abilities))];

/** Ids with a text of this kind, in English. */
const idsOf = (kind: string): string[] =>
  Object.keys(text.en).flatMap((key) => (key.startsWith(`${kind}.`) ? [key.slice(kind.length + 1)] : []));

const sentence = (language: (typeof LANGUAGES)[number], key: string): string =>
  Object.entries(text[language]).find(([own]) => own === key)?.[1] ?? '';

describe('what cards do', () => {
  test('every ability on a card, command card, condition, keyword and mission has its text, and nothing else', () => {
    // `massive` lies on a figure that has stopped on others.
    expect(idsOf('abilityText').sort()).toEqual([...PRINTED, 'massive'].sort());
    expect(idsOf('commandText').sort()).toEqual([...COMMAND_IDS].sort());
    expect(idsOf('conditionText').sort()).toEqual([...CONDITIONS].sort());
    expect(idsOf('keywordText').sort()).toEqual([...KEYWORDS].sort());
    expect(idsOf('missionText').sort()).toEqual([...MISSION_IDS].sort());
    expect(idsOf('keyword').sort()).toEqual([...KEYWORDS, 'and'].sort());
  });

  test.each(LANGUAGES)('%s: abilities and cards that cost actions say so first, and no others', (language) => {
    const opening = (key: string, actions: number) => {
      const [start = ''] = sentence(language, key).split('. ');
      const wanted = actions === 2 ? /^2 (actions|azioni|acciones|ações)$/ : /^(Action|Azione|Acción|Ação)$/;
      return actions > 0 ? wanted.test(start) : !/^(2 )?(action|azion|acci|aç)/i.test(start);
    };
    const wrong = [
      ...PRINTED.filter((id) => !opening(`abilityText.${id}`, abilities[id]?.special?.actions ?? 0)),
      ...COMMAND_IDS.filter((id) => !opening(`commandText.${id}`, commandCard(id).actions)),
    ];
    expect(wrong).toEqual([]);
  });

  test('every ability with a choice and every command card has its effect in one line', () => {
    const chosen = Object.keys(abilities).filter((id) => abilities[id]?.special ?? abilities[id]?.triggers);
    expect(idsOf('abilityGist').sort()).toEqual(chosen.sort());
    expect(idsOf('commandGist').sort()).toEqual([...COMMAND_IDS].sort());
    const gists = LANGUAGES.flatMap((language) =>
      Object.entries(text[language]).filter(([key]) => /^(ability|command)Gist\./.test(key)),
    );
    expect(gists.filter(([, words]) => words.length > 66)).toEqual([]);
  });

  test.each(LANGUAGES)('%s: texts have the numbers of the English ones', (language) => {
    const numbers = (words: string) => (words.match(/\d+/g) ?? []).sort();
    const wrong = Object.keys(text.en).filter(
      (key) =>
        /^(ability|command|condition|keyword|mission)Text\./.test(key) &&
        numbers(sentence(language, key)).join() !== numbers(sentence('en', key)).join(),
    );
    expect(wrong).toEqual([]);
  });
});
