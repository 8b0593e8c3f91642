import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { valuesIn } from '../engine/forms.ts';
import type { VisibleEntry } from '../engine/log.ts';
import { engineText } from '../engine/text/index.ts';
import { type Text, type TextParams, text } from '../engine/text.ts';
import type { Catalogue, Language } from '../engine/title.ts';
import { sentencesOf } from './log-sentences.ts';
import { text as texts } from './text/index.ts';

/** The log as a reader of this language reads it. */
function read(entries: readonly VisibleEntry[], language: Language = 'en'): readonly string[] {
  const sentences: Catalogue = { ...engineText[language], ...texts[language] };
  const t = ({ key, params = {} }: Text): string => {
    const sentence = sentences[key] ?? key;
    return String(
      new IntlMessageFormat(sentence, language).format(valuesIn({ language, sentences }, sentence, params, t)),
    );
  };
  return sentencesOf(entries).map(t);
}

const entry = (key: string, params: TextParams = {}): VisibleEntry => ({ key: `log.${key}`, params });
const [rebel, imperial] = [text('side.rebel'), text('side.imperial')];
const assigned = (leader: string, side = rebel) => entry('assigned', { side, leader: text(`leader.${leader}`) });
const assignedTo = (mission: string) => entry('assignedTo', { card: text(`mission.${mission}`) });

describe('RB-5.3 leaders assigned together are one sentence', () => {
  test('for their own side with the missions', () => {
    const own = [assigned('princess-leia'), assignedTo('sabotage'), assigned('han-solo'), assignedTo('infiltration')];
    expect(read(own)).toEqual(['The Rebels assign Princess Leia to “Sabotage” and Han Solo to “Infiltration”.']);
    expect(read(own, 'es')).toEqual([
      'Los rebeldes asignan a la princesa Leia a «Sabotaje» y a Han Solo a «Infiltración».',
    ]);
    expect(read(own.slice(0, 2), 'it')).toEqual(['I Ribelli assegnano la principessa Leia a «Sabotaggio».']);
  });

  test('for the other side without', () => {
    const others = [assigned('princess-leia'), assigned('han-solo'), assigned('darth-vader', imperial)];
    expect(read(others)).toEqual([
      'The Rebels assign Princess Leia and Han Solo to missions.',
      'The Empire assigns Darth Vader to a mission.',
    ]);
  });
});

test('cards drawn are named where they may be known', () => {
  const drawn = entry('drawnMissions', { side: rebel, n: 2 });
  const drew = (card: string) => entry('drew', { card: text(`mission.${card}`) });
  expect(read([drawn, drew('sabotage'), drew('infiltration')], 'fr')).toEqual([
    'Les Rebelles piochent 2 missions : « Sabotage » et « Infiltration ».',
  ]);
  expect(read([drawn, drawn])).toEqual(['The Rebels draw 2 missions.', 'The Rebels draw 2 missions.']);
});

test('units destroyed, built and gained together are counted', () => {
  const unit = (type: string) => ({ unit: text(`unit.${type}`) });
  const lost = ['x-wing', 'y-wing', 'x-wing'].map((type) => entry('destroyed', unit(type)));
  expect(read(lost)).toEqual(['2 X-wings and 1 Y-wing are destroyed.']);
  expect(read(lost.slice(0, 1), 'it')).toEqual(['Un Ala-X è distrutto.']);
  const built = (from: string, type: string) =>
    entry('built', { side: imperial, ...unit(type), place: text('system.queue-1'), from: text(`system.${from}`) });
  expect(read([built('corellia', 'at-st'), built('corellia', 'at-st'), built('sullust', 'at-at')])).toEqual([
    'The Empire builds 2 AT-STs in Corellia.',
    'The Empire builds an AT-AT in Sullust.',
  ]);
});

test('RB-7.1 a mission is revealed with its place and target; its leaders arrive together', () => {
  const mission = { side: imperial, mission: text('mission.capture-rebel-operative'), place: text('system.hoth') };
  const revealed = entry('missionRevealed', { side: imperial, mission: mission.mission });
  const against = entry('missionAgainst', { ...mission, leader: text('leader.princess-leia') });
  const arrives = (leader: string) => entry('arrives', { leader: text(`leader.${leader}`), place: mission.place });
  const log = [revealed, against, arrives('emperor-palpatine'), arrives('darth-vader')];
  expect(read(log, 'it').slice(1)).toEqual(['L’imperatore Palpatine e Darth Vader vanno a Hoth.']);
  expect(read(log)[0]).toBe('The Empire reveals “Capture Rebel Operative” against Princess Leia in Hoth.');
  expect(sentencesOf(log).map(({ told = [] }) => told.length)).toEqual([2, 2]);
});

test('the sentence of the same entries is the same object, so that a list renders it once', () => {
  const log = [assigned('princess-leia'), assigned('han-solo')];
  expect(sentencesOf(log)[0]).toBe(sentencesOf([...log])[0]);
});

test('entries of versions without these parameters stay as they are', () => {
  const keys = ['assigned', 'arrives', 'destroyed', 'built', 'shuffledBack', 'gained'];
  const bare = keys.flatMap((key) => [entry(key), entry(key)]);
  expect(sentencesOf(bare)).toEqual(bare);
});
