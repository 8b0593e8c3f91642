import { describe, expect, test } from 'vitest';
import type { VisibleEntry } from '../engine/log.ts';
import { readerOf } from '../engine/reader.ts';
import { type Text, type TextParams, text } from '../engine/text.ts';
import type { Language } from '../engine/title.ts';
import { sentencesOf } from './log-sentences.ts';
import { text as texts } from './text/index.ts';

/** The log as a reader of this language reads it. */
function read(entries: readonly VisibleEntry[], language: Language = 'en'): readonly string[] {
  return sentencesOf(entries).map(readerOf(texts, language));
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

test('RB-18.11 a leader taken back comes from a mission that only the own side reads', () => {
  const back = entry('takenBack', { side: rebel, leader: text('leader.mon-mothma') });
  const from = entry('takenBackFrom', { card: text('mission.sabotage') });
  expect(read([back, from])).toEqual(['The Rebels take Mon Mothma back from “Sabotage”.']);
  expect(read([back, from], 'it')).toEqual(['I Ribelli tolgono Mon Mothma da «Sabotaggio».']);
  expect(read([back])).toEqual(['The Rebels take Mon Mothma back from a mission.']);
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

describe('RB-9.1 an attack is one sentence', () => {
  const attack = entry('attack', { side: imperial, theatre: text('theatre.ground'), n: 5 });
  const roll = (colour: string, counts: TextParams) =>
    entry('attackRoll', { side: imperial, colour: text(`colour.${colour}`), n: 2, ...counts });
  const hit = (unit: string, id: string, n = 1) => ({
    ...entry('damage', { unit: text(`unit.${unit}`), n }),
    at: `unit:${id}`,
  });
  const doomed = entry('doomed', { unit: text('unit.rebel-trooper') });
  const log = [
    attack,
    roll('red', { hits: 0, directs: 1, specials: 0, blanks: 1 }),
    roll('black', { hits: 2, directs: 0, specials: 1, blanks: 0 }),
    hit('rebel-trooper', 'rebel-trooper-1'),
    hit('rebel-trooper', 'rebel-trooper-1'),
    hit('airspeeder', 'airspeeder-1'),
    doomed,
  ];

  test('with the dice of both colours, the damage by type of unit, and the units lost', () => {
    expect(read(log)).toEqual([
      'The Empire attacks on the ground with 5 dice: 1 direct hit and 1 blank on the red dice; 1 special and 2 hits on the black dice; the Empire assigns 2 damage to 1 Rebel Trooper and 1 damage to 1 Airspeeder and will destroy 1 Rebel Trooper at the end of this battle.',
    ]);
    expect(read(log.slice(0, 2), 'it')).toEqual([
      'L’Impero attacca a terra con 5 dadi: 1 colpo diretto e 1 vuoto sui dadi rossi.',
    ]);
  });

  test('damage after a tactic card is a sentence of its own', () => {
    expect(read([hit('x-wing', 'x-wing-1'), hit('x-wing', 'x-wing-2')], 'es')).toEqual([
      'El Imperio asigna 2 de daño a 2 Ala-X.',
    ]);
  });
});

describe('RB-7.1.17 the rolls of a mission and its result are one sentence', () => {
  const roll = (side: Text, n: number, counts: TextParams) =>
    entry('missionDice', { side, n, special: 0, direct: 0, hit: 0, blank: 0, ...counts });
  const succeeds = entry('missionSucceeds', { mission: text('mission.sabotage') });
  const totals = (own: number, enemy: number, bonus = 0) => entry('missionTotals', { own, enemy, bonus });

  test('with the faces of both sides', () => {
    const log = [roll(rebel, 4, { special: 1, direct: 2 }), roll(imperial, 0, { blank: 1 }), totals(4, 0), succeeds];
    expect(read(log)).toEqual([
      'The Rebels roll 4 successes (1 special and 2 direct hits); the Empire rolls no successes (1 blank); “Sabotage” succeeds.',
    ]);
    expect(read(log, 'fr')).toEqual([
      'Les Rebelles obtiennent 4 succès (1 spécial et 2 touches directes) ; l’Empire n’obtient aucun succès (1 face vide) ; « Sabotage » réussit.',
    ]);
  });

  test('RB-7.1.24 with the totals where a bonus or a ring changes them', () => {
    const bonus = [roll(rebel, 1, { hit: 1 }), roll(imperial, 1, { hit: 1 }), totals(3, 1, 2), succeeds];
    expect(read(bonus)[0]).toContain('; it is 3 to 1 with a bonus of 2; “Sabotage” succeeds.');
    expect(read([totals(2, 1), succeeds], 'it')).toEqual(['Il confronto è 2 a 1; «Sabotaggio» ha successo.']);
  });
});

test('cards discarded one after another are one sentence', () => {
  const discarded = (id: string) => entry('discarded', { side: imperial, card: text(`mission.${id}`) });
  expect(read([discarded('interrogation'), discarded('long-range-probe')], 'pt')[0]).toMatch(
    /^O Império descarta “.+” e “.+”\.$/,
  );
});

test('the sentence of the same entries is the same object, so that a list renders it once', () => {
  const log = [assigned('princess-leia'), assigned('han-solo')];
  expect(sentencesOf(log)[0]).toBe(sentencesOf([...log])[0]);
});

test('entries of versions without these parameters stay as they are', () => {
  const keys = [
    'attack',
    'damage',
    'missionDice',
    'discarded',
    'assigned',
    'arrives',
    'destroyed',
    'built',
    'shuffledBack',
    'gained',
  ];
  const bare = keys.flatMap((key) => [entry(key), entry(key)]);
  expect(sentencesOf(bare)).toEqual(bare);
});

test('RB-11.3.4 the units of a revealed base are one sentence', () => {
  const leaves = (unit: string, n: number) =>
    entry('unitsLeaveBaseSpace', { n, unit: text(`unit.${unit}`), system: text('system.hoth') });
  const log = [leaves('x-wing', 1), leaves('rebel-trooper', 5), leaves('ion-cannon', 1)];
  expect(read(log)).toEqual(['1 X-wing, 5 Rebel Troopers and 1 Ion Cannon move from the base to Hoth.']);
  expect(read(log.slice(1, 2), 'it')).toEqual(['Dalla base a Hoth: 5 soldati ribelli.']);
});

test('RB-14.0.24 what a side builds or deploys in several places is one sentence', () => {
  const units = (type: string, n: number) => text(`units.${type}`, { n });
  const two = text('list.two', { first: units('y-wing', 1), last: units('airspeeder', 2) });
  const at = (key: string, param: string, what: Text, system: string, side = rebel) =>
    entry(key, { side, units: what, [param]: text(`system.${system}`) });
  const built = [at('builtUnits', 'from', two, 'naboo'), at('builtUnits', 'from', units('x-wing', 1), 'rodia')];
  expect(read(built)).toEqual(['The Rebels build 1 Y-wing and 2 Airspeeders in Naboo, and 1 X-wing in Rodia.']);
  const deployed = ['naboo', 'rodia'].map((system) => at('deployed', 'place', units('x-wing', 1), system));
  expect(read(deployed, 'fr')).toEqual(['Les Rebelles déploient 1 X-wing sur Naboo et 1 X-wing sur Rodia.']);
  const theirs = at('deployed', 'place', units('at-st', 1), 'hoth', imperial);
  expect(read([...deployed.slice(1), theirs])).toEqual([
    'The Rebels deploy 1 X-wing in Rodia.',
    'The Empire deploys 1 AT-ST in Hoth.',
  ]);
});

test('systems that start alike are one sentence, and Spanish says e before Ilum', () => {
  const starts = ['kashyyyk', 'ilum'].map((system) => entry('startsRebel', { system: text(`system.${system}`) }));
  expect(read(starts)).toEqual(['Kashyyyk and Ilum are loyal to the Rebels.']);
  expect(read(starts, 'es')).toEqual(['Kashyyyk e Ilum son leales a los rebeldes.']);
  expect(read(starts.slice(1), 'es')).toEqual(['Ilum es leal a los rebeldes.']);
});

test('RB-9.1.19 damage blocked and RB-9.1.11 dice rolled again together are counted', () => {
  const blocked = { ...entry('blocked', { unit: text('unit.x-wing') }), at: 'unit:x-wing-1' };
  expect(read([blocked, blocked])).toEqual(['Blocked: 2 damage to 1 X-wing.']);
  const die = (face: string) => text('die.coloured', { colour: text('colour.red'), face: text(`die.${face}`) });
  const rerolled = [
    entry('rerolled', { from: die('hit'), to: text('die.special') }),
    entry('rerolled', { from: die('blank'), to: text('die.hit') }),
  ];
  expect(read(rerolled)).toEqual(['2 dice are rolled again: Hit (red) becomes Special and Blank (red) becomes Hit.']);
  expect(read(rerolled.slice(1))).toEqual(['A die is rolled again: Blank (red) becomes Hit.']);
});

test('RB-9.1.1 the dice of an attack have a verb where a card was played after its announcement', () => {
  const rolled = (colour: string, hits: number, blanks: number) =>
    entry('attackRoll', { side: rebel, colour: text(`colour.${colour}`), hits, blanks, directs: 0, specials: 0 });
  expect(read([rolled('red', 2, 0), rolled('black', 0, 1)])).toEqual([
    'The Rebels roll 2 hits on the red dice; 1 blank on the black die.',
  ]);
  expect(read([rolled('black', 0, 1)], 'pt')).toEqual(['Os rebeldes tiram 1 face em branco no dado preto.']);
});

test('RB-9.1.21 the log says what a tactic card with a lasting effect does', () => {
  const played = (card: string, side = rebel) => entry('tacticPlayed', { side, card: text(`tactic.${card}`) });
  expect(read([played('space-no-escape'), played('ground-escape-plan', imperial)])).toEqual([
    'The Rebels play the tactic card “No Escape”: the Empire cannot retreat in this combat round.',
    'The Empire plays the tactic card “Escape Plan”: its units may retreat in this combat round ignoring transport restrictions.',
  ]);
  expect(read([played('ground-unstoppable-assault', imperial)], 'it')).toEqual([
    'L’Impero gioca la carta tattica «Assalto Inarrestabile»: in questa battaglia i Ribelli non possono bloccare danni.',
  ]);
  expect(read([played('space-critical-hit')])).toEqual(['The Rebels play the tactic card “Critical Hit”.']);
});

test('RB-13.11 a leader who goes to the base with a captive is one sentence', () => {
  const [leader, captive] = [text('leader.princess-leia'), text('leader.han-solo')];
  const will = entry('willEscort', { leader, captive });
  const goes = entry('arrives', { leader, place: text('system.rebel-base-space') });
  expect(read([will, goes])).toEqual(['Princess Leia goes to the base with Han Solo.']);
  expect(read([will, entry('arrives', { ...goes.params, leader: captive })])).toHaveLength(2);
});

test('probe cards put back one after another are one sentence where they may be known', () => {
  const under = (system: string) => [entry('probeUnder'), entry('probeIsUnder', { system: text(`system.${system}`) })];
  const both = ['nal-hutta', 'ilum'].flatMap(under);
  expect(read(both)).toEqual(['The probe cards Nal Hutta and Ilum go to the bottom of the deck.']);
  expect(read(both, 'es')).toEqual(['Las cartas de sonda Nal Hutta e Ilum quedan debajo del mazo.']);
  expect(read(under('ilum'))).toEqual(['The probe card Ilum goes to the bottom of the deck.']);
  expect(read([entry('probeUnder'), entry('probeUnder')])).toEqual([
    'A probe card goes to the bottom of the deck.',
    'A probe card goes to the bottom of the deck.',
  ]);
});

test('RB-9.3.8 who has won a battle is told with the reason; records of older versions give none', () => {
  const won = (why?: Text) => {
    const params = { side: imperial, theatre: text('theatre.space'), system: text('system.naboo') };
    return entry('battleWon.imperial.space', { ...params, ...(why && { why }) });
  };
  const destroyed = text('won.destroyed', { side: rebel, theatre: text('theatre.space') });
  expect(read([won(text('won.retreat', { side: rebel })), won(destroyed), won()])).toEqual([
    'The Empire wins the space battle in Naboo. The Rebels have retreated.',
    'The Empire wins the space battle in Naboo. The Rebels have no ships left there.',
    'The Empire wins the space battle in Naboo.',
  ]);
  expect(read([won(destroyed)], 'es')).toEqual([
    'El Imperio gana la batalla espacial en Naboo. A los rebeldes ya no les quedan naves allí.',
  ]);
  const undecided = entry('combatUndecided', { system: text('system.naboo'), why: text('won.stalemate') });
  expect(read([undecided], 'fr')).toEqual([
    'Aucun camp ne remporte le combat sur Naboo. Aucun camp ne peut plus infliger de dégâts à l’autre.',
  ]);
});
