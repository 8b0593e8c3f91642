import { describe, expect, test } from 'vitest';
import { pending, randomChoice } from '../engine/index.ts';
import type { VisibleEntry } from '../engine/log.ts';
import { act, begin } from '../engine/match.ts';
import { readerOf } from '../engine/reader.ts';
import { testRng, testSeed } from '../engine/testing/index.ts';
import { type TextParams, text } from '../engine/text.ts';
import type { Language } from '../engine/title.ts';
import { LANGUAGES } from '../engine/title.ts';
import { imperialAssault } from './index.ts';
import { sentencesOf } from './log-sentences.ts';
import { text as texts } from './text/index.ts';

/** The log as a reader of this language reads it. */
function read(entries: readonly VisibleEntry[], language: Language = 'en'): readonly string[] {
  return sentencesOf(entries).map(readerOf(texts, language));
}

const entry = (key: string, params: TextParams = {}): VisibleEntry => ({ key: `log.${key}`, params });
const LUKE = text('card.luke-skywalker', { id: 'p2-luke-skywalker-1-1' });
const trooper = (n: number) =>
  text('figure.numbered', { name: text('card.stormtrooper'), n, id: `p1-stormtrooper-1-${n}` });
const seat = text('seat.p2');
const pair = { attacker: LUKE, target: trooper(2) };
const results = entry('results', { ...pair, accuracy: 2, damage: 3, surge: 1, block: 1, evade: 0, dodge: 0 });
const space = (name: string) => text('space', { space: name });

describe('an attack is one sentence', () => {
  const log = [
    entry('attacks', pair),
    entry('plays', { seat, card: text('command.deadeye') }),
    entry('rolls', { die: text('die.attack', { die: text('die.red'), damage: 2, surge: 0, accuracy: 0 }) }),
    entry('rerolls', { die: text('die.attack', { die: text('die.red'), damage: 3, surge: 0, accuracy: 0 }) }),
    results,
    entry('surge', { figure: LUKE, effect: text('keyword.pierce', { n: 2 }) }),
    entry('damage', { figure: trooper(2), n: 3 }),
    entry('defeated', { figure: trooper(2) }),
    entry('groupDefeated', { group: text('card.stormtrooper') }),
    entry('points.defeat', { seat, n: 6, total: 14 }),
  ];

  test('with its surges, its damage, cards played, dice rerolled, the defeat and its points', () => {
    expect(read(log)).toEqual([
      'Luke Skywalker attacks Stormtrooper 2 with Pierce 2: 3 damage; 1 die rerolled; Player 2 plays “Deadeye”; Stormtrooper 2 is defeated; the group Stormtrooper is out of the game; Player 2 scores 6 points (14 in all).',
    ]);
    expect(sentencesOf(log)[0]?.told).toEqual(log);
  });

  test.each(['it', 'fr', 'es', 'pt'] as const)('in %s too, with every word translated', (language) => {
    const [said = '', ...more] = read(log, language);
    expect(more).toEqual([]);
    expect(said).not.toMatch(/[{}]|log\.|act\./);
    expect(said).toContain('14');
  });

  test('a miss says the accuracy, a dodge and a block what they are', () => {
    const end = (key: string) => read([entry('attacks', pair), results, entry(key, pair)]);
    expect(end('misses.accuracy')).toEqual([
      'Luke Skywalker attacks Stormtrooper 2: a miss, 2 accuracy is not enough.',
    ]);
    expect(end('misses.dodge')).toEqual(['Luke Skywalker attacks Stormtrooper 2: a dodge.']);
    expect(end('blocked')).toEqual(['Luke Skywalker attacks Stormtrooper 2: all damage is blocked.']);
  });

  test('damage to another figure does not count as that of the target', () => {
    const blast = [entry('attacks', pair), results, entry('damage', { figure: trooper(3), n: 1 })];
    expect(read(blast)[0]).toBe('Luke Skywalker attacks Stormtrooper 2.');
    expect(read([...blast, entry('damage', { figure: trooper(2), n: 2 })])).toEqual([
      'Luke Skywalker attacks Stormtrooper 2: 2 damage; Stormtrooper 3 suffers 1 damage.',
    ]);
  });

  test('an attack whose result is open is told as far as it is known, its dice together', () => {
    const die = text('die.attack', { die: text('die.red'), damage: 2, surge: 0, accuracy: 0 });
    expect(read([entry('attacks', pair), entry('rolls', { die }), entry('rolls', { die })])).toHaveLength(2);
  });
});

describe('other entries that belong together', () => {
  test('an activation and the movements after it, up to where they end', () => {
    const log = [
      entry('activates', { figure: LUKE }),
      entry('moves', { figure: LUKE, space: space('k13') }),
      entry('moves', { figure: LUKE, space: space('k12') }),
    ];
    expect(read(log)).toEqual(['Luke Skywalker is activated and moves to k12.']);
    expect(read(log.slice(1))).toEqual(['Luke Skywalker moves to k12.']);
  });

  test('movement points that were gained for a movement are part of it', () => {
    const gains = entry('takesMove', { figure: LUKE, n: 5 });
    const moves = entry('moves', { figure: LUKE, space: space('k12') });
    expect(read([gains, moves])).toEqual(['Luke Skywalker moves to k12.']);
    expect(read([entry('activates', { figure: LUKE }), gains, moves, gains])).toEqual([
      'Luke Skywalker is activated and moves to k12.',
      'Luke Skywalker gains 5 movement points.',
    ]);
  });

  test('figures that are deployed are counted until all stand in their zone', () => {
    const deploys = [trooper(1), trooper(2)].map((figure) => entry('deploys', { seat, figure, space: space('a1') }));
    expect(read(deploys)).toEqual(['Player 2 deploys 2 figures.']);
    const done = entry('deployed', { seat, zone: text('zone.red') });
    expect(read([...deploys, done])).toEqual(['Player 2 deploys in the red zone.']);
  });

  test('figures of the same name are told apart by their ids', () => {
    const moves = (id: string, at: string) =>
      entry('moves', { figure: text('token.raider', { id }), space: space(at) });
    expect(read([moves('raider-1', 'a1'), moves('raider-2', 'b2')])).toHaveLength(2);
  });

  test('drawn cards are named to their owner only', () => {
    const own = [
      entry('draws', { seat, n: 2 }),
      entry('drawsCard', { seat, card: text('command.rally') }),
      entry('drawsCard', { seat, card: text('command.deadeye') }),
    ];
    expect(read(own)).toEqual(['Player 2 draws “Rally” and “Deadeye”.']);
    expect(read(own.slice(0, 1))).toEqual(['Player 2 draws 2 command cards.']);
  });

  test('damage outside an attack with the defeat that it causes', () => {
    const log = [entry('damage', { figure: LUKE, n: 1 }), entry('defeated', { figure: LUKE })];
    expect(read(log)).toEqual(['Luke Skywalker suffers 1 damage; Luke Skywalker is defeated.']);
  });

  test('points for several tokens of a mission are one sum', () => {
    const points = (n: number, total: number) => entry('points.mission', { seat, n, total });
    expect(read([points(7, 7), points(7, 14)])).toEqual(['Player 2 scores 14 points for the mission (14 in all).']);
  });

  test('IA-11.9 points for the mission say what they are for and where', () => {
    const crate = (space: string) =>
      text('points.source', { what: text('token.crate'), space: text('space', { space }) });
    const both = text('list.two', { first: crate('f7'), last: crate('k2') });
    const won = entry('points.mission', { seat, n: 14, total: 21, what: both });
    expect(LANGUAGES.map((language) => read([won], language).join(' '))).toEqual([
      'Player 2 scores 14 points for the mission: crate f7 and crate k2 (21 in all).',
      'Giocatore 2 ottiene 14 punti per la missione: contenitore f7 e contenitore k2 (21 in tutto).',
      'Joueur 2 marque 14 points pour la mission : caisse f7 et caisse k2 (21 au total).',
      'Jugador 2 gana 14 puntos por la misión: caja f7 y caja k2 (21 en total).',
      'Jogador 2 ganha 14 pontos pela missão: caixa f7 e caixa k2 (21 ao todo).',
    ]);
  });
});

/** Acts of the game that is read: several activations with attacks. */
const ACTS = 250;

test('the log of a game reads as sentences in every language, every entry but the end of activations', () => {
  const [options, rng] = [imperialAssault.options.parse({}), testRng(7)];
  let g = begin(imperialAssault, { seats: ['p1', 'p2'], options, seed: testSeed(7) });
  const log: VisibleEntry[] = [...g.log];
  for (let acts = 0; acts < ACTS && !g.outcome; acts++) {
    const [decision] = pending(imperialAssault.rules, g);
    if (!decision) throw new Error('no seat is asked');
    const result = act(imperialAssault, g, decision.seat, decision.id, randomChoice(decision, rng));
    if (!result.ok) throw new Error(result.refusal.code);
    g = result.g;
    log.push(...g.log);
  }
  const told = sentencesOf(log);
  expect(told.flatMap((one) => one.told ?? [one])).toEqual(log.filter(({ key }) => key !== 'log.ends'));
  expect(told.length).toBeLessThan(log.length / 2);
  for (const language of LANGUAGES) expect(read(log, language).filter((said) => /[{}]|^log\./.test(said))).toEqual([]);
});

describe('IA-11.1 what is controlled', () => {
  const crate = (name: string) => ({ what: text('objective.crate', { id: `crate-${name}`, space: space(name) }) });
  const terminal = { what: text('objective.terminal', { space: space('p5') }) };

  test('by one player at once is one sentence, and so is what nobody controls any more', () => {
    const log = [
      entry('controls', { seat, ...terminal }),
      entry('controls', { seat, ...crate('c4'), was: text('seat.p1') }),
      entry('controls', { seat: text('seat.p1'), ...crate('d9') }),
      entry('controlsNone', { ...terminal, was: seat }),
      entry('controlsNone', { ...crate('c4'), was: text('seat.p1') }),
    ];
    expect(read(log)).toEqual([
      'Player 2 controls the terminal in p5 and the crate in c4.',
      'Player 1 controls the crate in d9.',
      'Nobody controls the terminal in p5 and the crate in c4 any more.',
    ]);
  });

  test.each(LANGUAGES)('has a name in %s, wherever a mission counts it', (language) => {
    const whats = ['terminal', 'launch-panel', 'crate', 'communications-beacon', 'excavation-site', 'relay-station'];
    const log = [...whats, 'data-core'].map((what, index) =>
      entry(index % 2 ? 'controls' : 'controlsNone', { seat, what: text(`objective.${what}`, { space: space('c4') }) }),
    );
    for (const said of read(log, language)) expect(said).not.toMatch(/[{}]|log\.|objective/);
  });
});
