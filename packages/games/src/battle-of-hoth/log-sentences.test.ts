import { describe, expect, test } from 'vitest';
import type { VisibleEntry } from '../engine/log.ts';
import { readerOf } from '../engine/reader.ts';
import { type Text, type TextParams, text } from '../engine/text.ts';
import type { Language } from '../engine/title.ts';
import { LANGUAGES } from '../engine/title.ts';
import { sentencesOf } from './log-sentences.ts';
import { text as texts } from './text/index.ts';

/** The log as a reader of this language reads it. */
function read(entries: readonly VisibleEntry[], language: Language = 'en'): readonly string[] {
  return sentencesOf(entries).map(readerOf(texts, language));
}

const inAll = (entries: readonly VisibleEntry[]) => LANGUAGES.map((language) => read(entries, language).join(' '));

const entry = (key: string, params: TextParams = {}): VisibleEntry => ({ key: `log.${key}`, params });
const [rebels, empire] = [text('side.rebels'), text('side.empire')];
const at = (type: string, hex: string) => text('unit.at', { unit: text(`unit.${type}`), hex });
const hexAt = (hex: string) => text('hex.name', { hex });
const card = (id: string, side = rebels) => entry('card', { side, card: text(`card.${id}`) });
const moved = (type: string, from: string, to: string) => entry('moved', { unit: at(type, from), hex: hexAt(to) });
const attacks = (unit: Text, target: Text, n: number) => entry('attacks', { unit, target, n });
const rolled = (hits: number, retreats: number) => entry('rolled', { hits, retreats, faces: '' });
const medals = (side: Text, n = 1) => entry('medals', { side, n });
const eliminated = (type: string) => entry('eliminated', { unit: text(`unit.${type}`) });

test('BH-6.7 ordered units that neither moved nor attacked are one sentence, by type', () => {
  const idle = (type: string, hex: string) => entry('idle', { unit: at(type, hex) });
  expect(inAll([idle('snowspeeder', 'G5'), idle('snowspeeder', 'E3'), idle('echoTrooper', 'A2')])).toEqual([
    'No move, no attack: snowspeeders at G5 and E3, and Echo Base troopers at A2.',
    'Nessun movimento, nessun attacco: snowspeeder in G5 ed E3, e soldati della Base Echo in A2.',
    'Ni déplacement ni attaque : des snowspeeders en G5 et E3, et des soldats de la base Echo en A2.',
    'Ni movimiento ni ataque: snowspeeders en G5 y E3, y soldados de la Base Eco en A2.',
    'Sem movimento nem ataque: snowspeeders em G5 e E3, e soldados da Base Echo em A2.',
  ]);
});

describe('BH-5.3 a turn, its card and its orders are one sentence', () => {
  test('in every language, with 0, 1 and more units', () => {
    const log = [entry('turn', { side: rebels, n: 2 }), card('assault-left'), entry('orders', { side: rebels, n: 3 })];
    expect(inAll(log)).toEqual([
      'The Rebels play “Assault left” and order 3 units.',
      'I Ribelli giocano «Assalto a Sinistra» e comandano 3 unità.',
      'Les Rebelles jouent « Assaut à gauche » et donnent un ordre à 3 unités.',
      'Los rebeldes juegan «Asalto por la izquierda» y dan órdenes a 3 unidades.',
      'Os rebeldes jogam “Assalto à esquerda” e dão ordens a 3 unidades.',
    ]);
    const none = [card('recon-left', empire), entry('orders', { side: empire, n: 0 })];
    expect(inAll(none)).toEqual([
      'The Empire plays “Recon left” and orders no unit.',
      'L’Impero gioca «Ricognizione a Sinistra» e non comanda alcuna unità.',
      'L’Empire joue « Reconnaissance à gauche » et ne donne aucun ordre.',
      'El Imperio juega «Reconocimiento por la izquierda» y no da órdenes.',
      'O Império joga “Reconhecimento à esquerda” e não dá ordens.',
    ]);
  });

  test('BH-6.23 cards discarded for new ones are named with the card, the next card is a sentence of its own', () => {
    const discards = (id: string) => entry('discards', { side: empire, card: text(`card.${id}`) });
    const log = [
      card('deploy-the-fleet', empire),
      discards('raid-left'),
      discards('recon-left'),
      card('determination', empire),
      entry('orders', { side: empire, n: 1 }),
    ];
    expect(read(log)).toEqual([
      'The Empire plays “Deploy the fleet” and discards “Raid left” and “Recon left”.',
      'The Empire plays “Determination” and orders 1 unit.',
    ]);
  });

  test('BH-6.22 figures regained are told with the card', () => {
    const log = [card('reinforcements', empire), entry('healed', { unit: at('snowtrooper', 'B2'), n: 2 })];
    expect(read([...log, entry('orders', { side: empire, n: 1 })])).toEqual([
      'The Empire plays “Reinforcements” and orders 1 unit; the snowtroopers at B2 get 2 figures back.',
    ]);
  });

  test('a turn that has not got its card yet tells its number', () => {
    expect(read([entry('turn', { side: empire, n: 4 })], 'fr')).toEqual(['L’Empire commence son tour 4.']);
  });
});

test('BH-7.6 the moves of a turn are one sentence, those of the other side another', () => {
  const log = [moved('snowtrooper', 'H3', 'H2'), moved('probeDroid', 'C1', 'C2')];
  expect(inAll(log)).toEqual([
    'The Empire moves the snowtroopers from H3 to H2 and the probe droids from C1 to C2.',
    'L’Impero muove i soldati artici da H3 a H2 e i droidi sonda da C1 a C2.',
    'L’Empire déplace les soldats des neiges de H3 en H2 et les droïdes sondes de C1 en C2.',
    'El Imperio mueve a los soldados de las nieves de H3 a H2 y a los droides sonda de C1 a C2.',
    'O Império move os soldados da neve de H3 para H2 e os droides-sonda de C1 para C2.',
  ]);
  const many = [moved('echoTrooper', 'A6', 'B7'), moved('snowspeeder', 'B6', 'A7'), moved('echoTrooper', 'C6', 'C5')];
  expect(read([...many, moved('atat', 'F1', 'F2')])).toEqual([
    'The Rebels move the Echo Base troopers from A6 to B7 and from C6 to C5, and the snowspeeders from B6 to A7.',
    'The Empire moves the AT-AT from F1 to F2.',
  ]);
});

describe('BH-9 an attack is one sentence', () => {
  const attack = attacks(at('rebelArtillery', 'C5'), at('snowtrooper', 'D2'), 1);

  test('with a hit, a retreat, and with neither', () => {
    expect(inAll([attack, rolled(0, 0)])).toEqual([
      'The Rebel artillery at C5 attacks the snowtroopers at D2 with 1 die: no hit.',
      'L’artiglieria ribelle in C5 attacca i soldati artici in D2 con 1 dado: nessun colpo.',
      'L’artillerie rebelle en C5 attaque les soldats des neiges en D2 avec 1 dé : aucune touche.',
      'La artillería rebelde en C5 ataca a los soldados de las nieves en D2 con 1 dado: ningún impacto.',
      'A artilharia rebelde em C5 ataca os soldados da neve em D2 com 1 dado: nenhum acerto.',
    ]);
    const retreated = entry('retreated', { unit: at('snowtrooper', 'D2'), hex: hexAt('C1') });
    expect(read([attack, rolled(1, 2), retreated], 'it')).toEqual([
      'L’artiglieria ribelle in C5 attacca i soldati artici in D2 con 1 dado: 1 colpo e 2 ritirate; i soldati artici si ritirano in C1.',
    ]);
  });

  test('BH-4.1 with the medal for a unit eliminated', () => {
    expect(
      inAll([attack, rolled(2, 0), eliminated('snowtrooper'), medals(rebels)]).map((one) => one.split('; ')[1]),
    ).toEqual([
      'the Rebels eliminate the snowtroopers and win 1 medal.',
      'i Ribelli eliminano i soldati artici e ottengono 1 medaglia.',
      'les Rebelles éliminent les soldats des neiges et gagnent 1 médaille.',
      'los rebeldes eliminan a los soldados de las nieves y ganan 1 medalla.',
      'os rebeldes eliminam os soldados da neve e ganham 1 medalha.',
    ]);
  });

  test('BH-9.17 with the second roll against an AT-AT', () => {
    const onWalker = attacks(at('snowspeeder', 'B3'), at('atat', 'C3'), 4);
    expect(read([onWalker, rolled(2, 0), entry('armour', { faces: '' })])).toEqual([
      'The snowspeeders at B3 attack the AT-AT at C3 with 4 dice: 2 hits, but the armour holds.',
    ]);
    const fallen = [onWalker, rolled(2, 0), entry('confirmed', { faces: '' }), eliminated('atat'), medals(rebels, 2)];
    expect(read(fallen, 'es')).toEqual([
      'Los snowspeeders en B3 atacan al AT-AT en C3 con 4 dados: 2 impactos, con una explosión en la segunda tirada; los rebeldes eliminan al AT-AT y ganan 2 medallas.',
    ]);
  });

  test('BH-9.25 with dice rolled again, and the card that allows it', () => {
    const support = entry('support', { side: rebels, card: text('support.lets-finish-this') });
    expect(read([attack, entry('rerolls', { n: 2 }), rolled(1, 0)])[0]).toContain(': 2 dice rerolled, 1 hit.');
    expect(read([attack, support, entry('rerolls', { n: 1 }), rolled(1, 0)])[0]).toContain(
      ': 1 die rerolled with “Let’s finish this”, 1 hit.',
    );
  });

  test('BH-11.5 with figures lost where the unit cannot retreat, BH-11.11 with a trench held', () => {
    const loses = entry('losesRetreating', { unit: text('unit.snowtrooper'), n: 1 });
    const back = entry('retreated', { unit: at('snowtrooper', 'D2'), hex: hexAt('C1') });
    expect(read([attack, rolled(0, 2), back, loses])[0]).toContain(
      ': 2 retreats; the snowtroopers retreat to C1 and lose 1 figure, with no way to retreat farther.',
    );
    const held = entry('held', { unit: at('snowtrooper', 'D2'), hex: hexAt('D2') });
    expect(read([attack, rolled(0, 1), held])[0]).toContain(': 1 retreat; the snowtroopers hold the trench.');
  });

  test('BH-13.2 on a structure', () => {
    const onShield = attacks(
      at('atat', 'C3'),
      text('unit.at', { unit: text('structure.shieldGenerator'), hex: 'C5' }),
      3,
    );
    const destroyed = entry('destroyed', { structure: text('structure.shieldGenerator'), hex: hexAt('C5') });
    expect(read([onShield, rolled(1, 0), destroyed], 'pt')).toEqual([
      'O AT-AT em C3 ataca o gerador de escudos em C5 com 3 dados: 1 acerto; o gerador de escudos é destruído.',
    ]);
  });

  test('BH-6.33 without an attacker', () => {
    expect(read([entry('strike', { target: at('snowspeeder', 'B5'), n: 1 }), rolled(1, 0)], 'it')).toEqual([
      'L’Impero bersaglia gli snowspeeder in B5 con 1 dado: 1 colpo.',
    ]);
  });

  test('before its dice are counted tells who attacks whom', () => {
    expect(read([attack])).toEqual(['The Rebel artillery at C5 attacks the snowtroopers at D2 with 1 die.']);
  });
});

test('BH-14.2 an objective, BH-14.8 an exit and BH-14.5 a shot are told with their medals', () => {
  expect(read([entry('objective', { side: empire, hex: hexAt('G4') }), medals(empire)])).toEqual([
    'The Empire takes the objective at G4 and wins 1 medal.',
  ]);
  expect(read([entry('left', { unit: at('snowspeeder', 'C1') }), medals(rebels)], 'it')).toEqual([
    'Gli snowspeeder in C1 lasciano il tabellone; i Ribelli ottengono 1 medaglia.',
  ]);
  expect(read([entry('fired', { n: 3 }), medals(rebels)], 'fr')).toEqual([
    'Le canon à ions fait feu ; les Rebelles gagnent 1 médaille.',
  ]);
});

test('BH-7.11 reinforcements, BH-17.17 support cards and BH-3.4 leaders of one side are one sentence', () => {
  const arrives = (hex: string) => entry('arrives', { side: empire, unit: text('unit.snowtrooper'), hex: hexAt(hex) });
  expect(read([arrives('A2'), arrives('B2')], 'it')).toEqual(['L’Impero schiera soldati artici in A2 e B2.']);
  const drawn = entry('supportDrawn', { side: rebels });
  expect(read([drawn, drawn, entry('supportDrawn', { side: empire })])).toEqual([
    'The Rebels draw 2 support cards.',
    'The Empire draws 1 support card.',
  ]);
  const leads = (id: string) => entry('leader', { side: rebels, leader: text(`leader.${id}`) });
  expect(read([leads('leia'), leads('han')], 'es')).toEqual(['Leia Organa y Han Solo lideran a los rebeldes.']);
});

test('BH-17.8 a support card is told with its effect', () => {
  const plays = (id: string) => entry('support', { side: empire, card: text(`support.${id}`) });
  expect(read([plays('special-orders'), entry('takesBack', { side: empire, card: text('card.raid-left') })])).toEqual([
    'The Empire plays the support card “Special orders” and takes “Raid left” back from the discards.',
  ]);
});

test('entries of versions without these parameters stay as they are', () => {
  const keys = [
    'turn',
    'card',
    'moved',
    'attacks',
    'rolled',
    'eliminated',
    'arrives',
    'left',
    'support',
    'supportDrawn',
  ];
  const bare = keys.map((key) => entry(key));
  expect(sentencesOf(bare)).toEqual(bare);
});
