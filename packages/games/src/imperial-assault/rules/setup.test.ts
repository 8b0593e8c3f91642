import { describe, expect, test } from 'vitest';
import { placeOf, type SpaceId, spacesOf } from '../../engine/grid/index.ts';
import { COMMAND_IDS, commandCard } from '../data/commands.ts';
import { gridOf, mapInfo } from '../data/maps.ts';
import { imperialAssault } from '../index.ts';
import { fresh, type Scenario } from '../testing/scenario.ts';
import { mostCovered } from './packing.ts';

const MAP = mapInfo('mos-eisley-outskirts');
const FREE = COMMAND_IDS.filter((id) => commandCard(id).cost === 0);
/** A deck of 15 cards that costs 2. */
const DECK = [...FREE, 'marksman', 'deflection'].map((id) => `command:${id}:1`);
const placesOf = (s: Scenario) => s.legalFor('deploy:').map((key) => key.split(':')[2] as SpaceId);

/** Both players lock armies and decks. */
function withArmies(p1: readonly string[], p2: readonly string[], mission = 'mos-eisley-outskirts-a'): Scenario {
  const s = fresh({ armies: 'own', mission });
  return s.as('p1').click(p1).as('p2').click(p2).as('p1').click(DECK).as('p2').click(DECK);
}

/** The seat that is asked deploys every figure in the first place there is. */
function deployAll(s: Scenario): Scenario {
  while (s.question === 'ask.deploy') s.click(s.legal[0] ?? '');
  return s.click('done');
}

describe('set-up', () => {
  test('IA-3.2 IA-3.1 IA-13.1 the army with fewer points chooses who has the initiative; all see both armies', () => {
    const s = fresh();
    expect([s.asked, s.question]).toEqual([['p1'], 'ask.initiative']);
    s.legalExactly('initiative:p1', 'initiative:p2');
    expect(s.view('spectator').players.map(({ cards }) => cards?.length)).toEqual([4, 5]);
  });

  test('IA-3.5 IA-3.7 IA-3.8 IA-3.10 IA-3.15 IA-3.18 the holder chooses a zone and deploys all figures, then the opponent in the other', () => {
    const s = fresh().click('initiative:p2');
    expect([s.asked, s.question]).toEqual([['p2'], 'ask.zone']);
    expect(s.view().tokens.map(({ type }) => type)).toEqual(Array.from({ length: 4 }, () => 'launch-panel'));
    s.click('zone:blue');
    expect([s.asked, s.question]).toEqual([['p2'], 'ask.deploy']);
    expect(placesOf(s).filter((space) => !MAP.blue.includes(space))).toEqual([]);
    deployAll(s);
    expect(s.asked).toEqual(['p1']);
    expect(placesOf(s).filter((space) => !MAP.red.includes(space))).toEqual([]);
    // IA-3.15: no space of blocking terrain for figures without Mobile.
    expect(placesOf(s)).not.toContain('p15');
  });

  test('IA-3.14 placements are undone until the deployment is confirmed', () => {
    const s = fresh().click('initiative:p1', 'zone:blue');
    s.click('deploy:p1-darth-vader-1-1:c5');
    expect(s.g.figures['p1-darth-vader-1-1']?.place).toBe('c5');
  });

  test('a figure to deploy is offered by its name, not by one of its spaces', () => {
    const s = fresh().click('initiative:p1', 'zone:blue');
    const { pieces = [], options } = s.decision;
    expect(pieces.map(({ label }) => label.key)).not.toContain('deploy.place');
    expect(new Set(pieces.map(({ id }) => id))).toEqual(new Set(options.map(({ from }) => from)));
  });

  test('IA-3.9 IA-13.9 IA-13.10 IA-13.11 IA-13.4 IA-13.5 three cards each, read by their owner alone', () => {
    const s = deployAll(deployAll(fresh().click('initiative:p1', 'zone:blue')));
    for (const viewer of ['p1', 'p2', 'spectator'] as const) {
      const { players } = s.view(viewer);
      expect(players.map(({ handSize, deckSize }) => [handSize, deckSize])).toEqual([
        [3, 12],
        [3, 12],
      ]);
      expect(players.map(({ seat, hand, deckList }) => [seat === viewer, hand?.length, deckList?.length])).toEqual(
        ['p1', 'p2'].map((seat) => (seat === viewer ? [true, 3, 15] : [false, undefined, undefined])),
      );
    }
    expect(s.g.round).toBe(1);
  });
});

describe('rooms of the zones', () => {
  /** The second player deploys a figure while others of its side take these spaces. */
  function crowded(card: string, free: readonly string[]): Scenario {
    const s = fresh().click('initiative:p2', 'zone:blue');
    deployAll(s);
    return s.change((g) => {
      for (const group of Object.values(g.groups)) if (group.seat === 'p1') group.figures = 0;
      for (const id of Object.keys(g.figures)) if (id.startsWith('p2')) g.figures[id]!.place = 'a11';
      g.figures = {};
      g.groups['p1-wall'] = {
        id: 'p1-wall',
        seat: 'p1',
        card: 'stormtrooper',
        exhausted: false,
        figures: 0,
        attached: [],
      };
      for (const space of MAP.red.filter((one) => one !== 'p15' && one !== 'p16' && !free.includes(one)))
        g.figures[`p1-wall-${space}`] = {
          id: `p1-wall-${space}`,
          seat: 'p1',
          group: 'p1-wall',
          place: space,
          damage: 0,
          conditions: [],
        };
      g.groups[`p1-${card}-1`] = { id: `p1-${card}-1`, seat: 'p1', card, exhausted: false, figures: 1, attached: [] };
    });
  }

  test('IA-3.11 a large figure lies wholly inside the zone if that is possible: e-web-engineer', () => {
    const s = crowded('e-web-engineer', ['n16', 'o16', 'q18']);
    expect(placesOf(s)).toEqual(['n16/2x1']);
  });

  test('IA-3.12 IA-3.19 otherwise it takes as many spaces of the zone as it can, and none of other figures', () => {
    const s = crowded('e-web-engineer', ['n13']);
    const spaces = placesOf(s).map((place) => place.split('/')[0]);
    expect(placesOf(s).length).toBeGreaterThan(0);
    expect(spaces.every((space) => ['n12', 'n13', 'm13'].includes(space ?? ''))).toBe(true);
  });

  test('IA-3.12 IA-3.11 no figure takes a place that keeps another out of the zone: at-st and nexu', () => {
    const { blue } = mapInfo('moisture-farm');
    const hired = ['card:temporary-alliance-imperial:1', 'card:nexu:1', 'card:nexu:2'];
    const army = ['affiliation:imperial', 'card:at-st:1', 'card:at-st:2', ...hired];
    for (let way = 0; way < 12; way++) {
      const s = withArmies(army, ['affiliation:rebel', 'card:luke-skywalker:1'], 'moisture-farm-a');
      s.click('initiative:p1', 'zone:blue');
      for (let n = 0; s.question === 'ask.deploy'; n++) s.click(s.legal[(way * 7 + n * 5) % s.legal.length] ?? '');
      // 20 of the 22 spaces.
      const covered = Object.values(s.g.figures).flatMap(({ place }) => spacesOf(placeOf(place)));
      expect([covered.length, covered.filter((space) => !blue.includes(space))]).toEqual([20, []]);
    }
  });

  test('IA-3.12 IA-3.15 no figure keeps a small one out, which cannot use a blocking space: nexu and trandoshan-hunter', () => {
    const creatures = ['nexu:1', 'nexu:2', 'nexu:3', 'nexu-elite:1', 'nexu-elite:2'];
    const cards = [...creatures, 'trandoshan-hunter:1', 'trandoshan-hunter:2'].map((card) => `card:${card}`);
    const rebel = ['affiliation:rebel', 'card:luke-skywalker:1'];
    const s = withArmies(['affiliation:mercenary', ...cards], rebel, 'massassi-ruins-a');
    s.click('initiative:p1', 'zone:blue');
    for (const place of ['j1', 'j3', 'l1', 'l3'])
      s.click(s.legal.find((key) => key.endsWith(`:${place}/2x2`)) ?? place);
    // Not n2; it is the only place, so that no question comes (IA-12.33).
    const nexus = Object.values(s.g.figures).filter(({ group }) => group.startsWith('p1-nexu'));
    expect(nexus.map(({ place }) => place).sort()).toEqual(['j1', 'j3', 'l1', 'l3', 'n3'].map((at) => `${at}/2x2`));
    expect(s.legal.every((key) => key.startsWith('deploy:p1-trandoshan-hunter'))).toBe(true);
  });

  test('IA-3.12 a base that lies half inside covers spaces, too', () => {
    const zone: SpaceId[] = ['a1', 'a2', 'a3'];
    const room = { zone, blocking: new Set<SpaceId>(), walkers: 0, climbers: 0 };
    const half = { n: 1, size: 4, places: [['a2', 'a3', 'b2', 'b3']] satisfies SpaceId[][] };
    const whole = { n: 1, size: 1, places: [['a1']] satisfies SpaceId[][] };
    expect(mostCovered({ ...room, kinds: [half] }, [])).toBe(2);
    expect(mostCovered({ ...room, kinds: [half, whole] }, [])).toBe(3);
    expect(mostCovered({ ...room, kinds: [half], walkers: 2, blocking: new Set<SpaceId>(['a1']) }, [])).toBe(2);
  });

  test('IA-3.13 IA-3.19 with a full zone figures stand as near to it as there is room, by counted distance', () => {
    const s = crowded('darth-vader', []);
    const zone = MAP.red;
    expect(placesOf(s).length).toBeGreaterThan(0);
    for (const space of placesOf(s)) {
      const away = Math.min(...zone.map((one) => gridOf(MAP.id, []).distance(space, one)));
      expect([space, away]).toEqual([space, 1]);
    }
  });

  test('IA-3.17 a match has exactly two players', () => {
    expect([imperialAssault.minPlayers, imperialAssault.maxPlayers]).toEqual([2, 2]);
    expect(imperialAssault.seatings()).toEqual([['p1', 'p2']]);
  });

  test('IA-3.6 IA-12.47 tokens and claims of the mission are there before a zone is chosen', () => {
    const s = fresh({ mission: 'moisture-farm-a' }).click('initiative:p1');
    expect([s.question, s.view().tokens.map(({ type, claims }) => [type, claims])]).toEqual([
      'ask.zone',
      Array.from({ length: 4 }, () => ['crate', []]),
    ]);
  });
});

describe('armies of the players', () => {
  const IMPERIAL = ['affiliation:imperial', 'card:darth-vader:1', 'card:stormtrooper:1', 'card:stormtrooper:2'];
  const REBEL = ['affiliation:rebel', 'card:luke-skywalker:1', 'card:jyn-odan:1'];

  test('IA-2.18 IA-13.2 IA-13.3 both are asked at once, and neither army is seen before both are locked', () => {
    const s = fresh({ armies: 'own' });
    expect(s.asked).toEqual(['p1', 'p2']);
    s.as('p1').click(IMPERIAL);
    const own = ['darth-vader', 'stormtrooper', 'stormtrooper'];
    expect(['p1', 'p2', 'spectator'].map((viewer) => s.view(viewer).players[0]?.cards)).toEqual([own, null, null]);
    s.as('p2').click(REBEL);
    expect([s.view('p2').players[0]?.cards, s.view('spectator').players[1]?.cards]).toEqual([null, null]);
    expect(s.view('p1').players[0]?.cards).toEqual(own);
    s.as('p1').click(DECK);
    expect(['p1', 'p2', 'spectator'].map((viewer) => s.view(viewer).players[0]?.deckList?.length)).toEqual([
      15,
      undefined,
      undefined,
    ]);
    expect(s.view('p1').players[0]?.cards).toEqual(own);
    s.as('p2').click(DECK);
    expect(s.view('p2').players[0]?.cards).toHaveLength(3);
  });

  test('IA-2.3 IA-2.9 cards of another affiliation are over the budget', () => {
    expect(() =>
      fresh({ armies: 'own' })
        .as('p1')
        .click([...IMPERIAL, 'card:jyn-odan:1']),
    ).toThrow('over_budget');
  });

  test('IA-3.3 with equal totals the holder is drawn, without a question', () => {
    expect(withArmies(REBEL, REBEL).question).toBe('ask.zone');
  });

  test('IA-3.16 IA-3.20 IA-12.16 devious-scheme: the opponent has the initiative and deploys first, its owner picks the zone', () => {
    const s = withArmies(['affiliation:mercenary', 'card:ig-88:1', 'card:devious-scheme:1'], REBEL);
    expect([s.g.initiative, s.question, s.asked]).toEqual(['p2', 'ask.zone', ['p1']]);
    s.click('zone:red');
    expect([s.question, s.asked, s.g.players.p1?.zone]).toEqual(['ask.deploy', ['p2'], 'red']);
  });

  test('IA-3.21 IA-12.16 first-strike: gives both players 4 points after the first cards', () => {
    const s = withArmies(['affiliation:mercenary', 'card:ig-88:1', 'card:first-strike:1'], REBEL);
    s.click('initiative:p1', 'zone:blue');
    deployAll(deployAll(s));
    expect([s.points('p1'), s.points('p2')]).toEqual([4, 4]);
  });
});
