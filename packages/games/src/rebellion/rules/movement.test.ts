import { describe, expect, test } from 'vitest';
import { activate, everything, held, imperialTurn, offered, refusedWith, some } from '../testing/moves.ts';
import type { Position } from '../testing/position.ts';
import { scenario } from '../testing/scenario.ts';
import { unitsAt } from './board.ts';
import { movement, moveUnits } from './movement.ts';

describe('the rulebook: Palpatine activates Cato Neimoidia', () => {
  const example = () =>
    activate(
      imperialTurn({
        units: {
          sullust: { 'star-destroyer': 1, 'at-at': 1 },
          corellia: { stormtrooper: 1 },
          coruscant: { 'star-destroyer': 1, stormtrooper: 1 },
        },
        leaders: { 'emperor-palpatine': 'pool' },
      }),
      'emperor-palpatine',
      'cato-neimoidia',
    );

  test('RB-8.1 RB-8.9 the Star Destroyer carries the AT-AT from Sullust; the trooper in Corellia has no ship', () => {
    const s = example();
    const ship = s.unit('star-destroyer', 'sullust');
    expect(offered(s)).toEqual(['star-destroyer sullust']);
    expect(held(s, 'at-at', 'sullust')).toBe('over transport:sullust RB-8.9');
    expect(held(s, 'stormtrooper', 'corellia')).toBe('no_room RB-8.9');
    expect(offered(s, [ship])).toEqual(['at-at sullust']);
    s.click([ship, s.unit('at-at', 'sullust')]);
    expect(s.units('cato-neimoidia')).toEqual({ 'star-destroyer': 1, 'at-at': 1 });
    expect(s.units('corellia')).toEqual({ stormtrooper: 1 });
  });

  test('RB-2.14 RB-8.3 units of Coruscant, which is not adjacent, are not offered', () => {
    const s = example();
    expect(s.decision.options.some((option) => option.key.includes('coruscant'))).toBe(false);
    expect(offered(s).concat(held(s, 'stormtrooper', 'coruscant') ?? [])).toEqual(['star-destroyer sullust']);
  });

  test('RB-12.6 bug class 13: the system is subjugated as soon as the whole move is done', () => {
    const s = example();
    s.click(everything(s, 'sullust'));
    expect(s.g.systems['cato-neimoidia'].subjugated).toBe(true);
  });
});

describe('where units come from', () => {
  test('RB-8.3 units of several adjacent systems move in one activation', () => {
    const s = activate(
      imperialTurn({
        units: { alderaan: { 'star-destroyer': 1 }, corellia: { 'assault-carrier': 1, 'tie-fighter': 2 } },
      }),
      'darth-vader',
      'coruscant',
    );
    s.click(everything(s));
    expect(s.units('coruscant')).toEqual({ 'star-destroyer': 1, 'assault-carrier': 1, 'tie-fighter': 2 });
    expect(s.log().filter((key) => key.startsWith('log.moved'))).toEqual(['log.moved.imperial']);
  });

  test('RB-2.14 the orange border between Ord Mantell and Coruscant does not interrupt adjacency', () => {
    const s = activate(imperialTurn({ units: { 'ord-mantell': { 'star-destroyer': 1 } } }), 'darth-vader', 'coruscant');
    expect(offered(s)).toEqual(['star-destroyer ord-mantell']);
  });

  test('RB-2.15 nothing moves between Felucia and Dathomir', () => {
    const s = imperialTurn({ units: { dathomir: { 'star-destroyer': 1 }, yavin: { 'star-destroyer': 1 } } });
    activate(s, 'darth-vader', 'felucia');
    expect(offered(s)).toEqual(['star-destroyer yavin']);
  });

  test('RB-8.4 an activation may move nothing, and the leader stays all the same', () => {
    const s = activate(imperialTurn({ units: { corellia: { 'star-destroyer': 1 } } }), 'darth-vader', 'coruscant');
    s.click([]);
    expect(s.units('corellia')).toEqual({ 'star-destroyer': 1 });
    expect(s.g.leaders['darth-vader'].at).toBe('coruscant');
  });

  test('RB-8.4 with nothing that could move no one is asked', () => {
    const s = imperialTurn({ units: { corellia: { stormtrooper: 3 } } });
    activate(s, 'darth-vader', 'coruscant');
    expect(s.question).toBe('ask.turn');
    expect(s.log()).toContain('log.nothingToMove');
  });
});

describe('leaders hold units', () => {
  test('RB-8.5 units do not leave a system with a leader of their own side', () => {
    const s = imperialTurn({
      units: { corellia: { 'star-destroyer': 1 }, alderaan: { 'star-destroyer': 1 } },
      leaders: { 'grand-moff-tarkin': 'corellia' },
    });
    activate(s, 'darth-vader', 'coruscant');
    expect(offered(s)).toEqual(['star-destroyer alderaan']);
    expect(held(s, 'star-destroyer', 'corellia')).toBe('leader_holds RB-8.5');
  });

  test('RB-8.5 a leader of the other side holds no one, and own leaders in the activated system do not matter', () => {
    const s = imperialTurn({
      units: { corellia: { 'star-destroyer': 1 } },
      leaders: { 'jan-dodonna': 'corellia', 'grand-moff-tarkin': 'coruscant' },
    });
    activate(s, 'darth-vader', 'coruscant');
    expect(offered(s)).toEqual(['star-destroyer corellia']);
  });

  test('RB-8.6 a captive stops neither Rebel nor Imperial units', () => {
    const captive = { 'jan-dodonna': { captive: 'corellia' } } as const;
    const empire = imperialTurn({ units: { corellia: { 'star-destroyer': 1 } }, leaders: captive });
    expect(offered(activate(empire, 'darth-vader', 'coruscant'))).toEqual(['star-destroyer corellia']);
    const rebels = scenario({
      units: { corellia: { 'tie-fighter': 1, 'x-wing': 1 } },
      leaders: captive,
    });
    expect(offered(activate(rebels, 'princess-leia', 'alderaan'))).toEqual(['x-wing corellia']);
  });

  test('RB-8.5 the leader set free by Public Support holds no one for the round', () => {
    const s = imperialTurn({
      units: { corellia: { 'star-destroyer': 1 } },
      leaders: { 'janus-greejatus': 'corellia' },
    }).change((g) => g.lasting.push({ kind: 'free', leader: 'janus-greejatus' }));
    expect(offered(activate(s, 'darth-vader', 'coruscant'))).toEqual(['star-destroyer corellia']);
  });
});

describe('transport', () => {
  test('RB-8.8 bug class 7: X-wings and Y-wings fly by themselves, and so does every other ship', () => {
    const force = {
      'x-wing': 1,
      'y-wing': 1,
      'rebel-transport': 1,
      'corellian-corvette': 1,
      'mon-calamari-cruiser': 1,
    };
    const s = activate(scenario({ units: { corellia: force } }), 'princess-leia', 'alderaan');
    expect(offered(s)).toHaveLength(5);
    s.click([s.unit('x-wing', 'corellia'), s.unit('y-wing', 'corellia')]);
    expect(s.units('alderaan')).toEqual({ 'x-wing': 1, 'y-wing': 1 });
  });

  test('RB-8.9 bug class 7: TIE Fighters take room like ground units', () => {
    const s = activate(
      imperialTurn({ units: { corellia: { 'assault-carrier': 1, 'tie-fighter': 4, stormtrooper: 2 } } }),
      'darth-vader',
      'alderaan',
    );
    const full = 'over transport:corellia RB-8.9';
    expect(held(s, 'tie-fighter', 'corellia')).toBe(full);
    const three = [s.unit('assault-carrier', 'corellia'), ...some(s, 3, 'tie-fighter', 'corellia')];
    expect(offered(s, three)).toEqual(['stormtrooper corellia', 'tie-fighter corellia']);
    const four = [...three, s.unit('stormtrooper', 'corellia')];
    expect(offered(s, four)).toEqual([]);
    expect(held(s, 'tie-fighter', 'corellia', four)).toBe(full);
    const five = [...four, ...some(s, 4, 'tie-fighter', 'corellia').slice(3)];
    expect(refusedWith(s, five)).toBe('over_budget transport:corellia RB-8.9');
    s.click(four);
    expect(s.units('alderaan')).toEqual({ 'assault-carrier': 1, 'tie-fighter': 3, stormtrooper: 1 });
  });

  test('RB-8.9 room in the ships of one source does not help another', () => {
    const s = activate(
      imperialTurn({ units: { corellia: { 'star-destroyer': 1 }, alderaan: { stormtrooper: 1 } } }),
      'darth-vader',
      'coruscant',
    );
    const mixed = [s.unit('star-destroyer', 'corellia'), s.unit('stormtrooper', 'alderaan')];
    expect(held(s, 'stormtrooper', 'alderaan', mixed.slice(0, 1))).toBe('no_room RB-8.9');
    expect(refusedWith(s, mixed)).toBe('option_refused RB-8.9');
  });

  test('RB-8.9 everything from a place: ships first, then what they carry', () => {
    const s = activate(
      scenario({ units: { corellia: { 'rebel-transport': 1, 'rebel-trooper': 3, airspeeder: 2 } } }),
      'princess-leia',
      'alderaan',
    );
    s.click(everything(s, 'corellia'));
    expect(s.units('alderaan')).toEqual({ 'rebel-transport': 1, airspeeder: 2, 'rebel-trooper': 2 });
    expect(s.units('corellia')).toEqual({ 'rebel-trooper': 1 });
  });

  test('RB-8.10 structures and the Death Star under construction never move', () => {
    const rebels = scenario({ units: { corellia: { 'rebel-transport': 1, 'shield-generator': 1, 'ion-cannon': 1 } } });
    activate(rebels, 'princess-leia', 'alderaan');
    expect(held(rebels, 'shield-generator', 'corellia')).toBe('immobile RB-8.10');
    expect(held(rebels, 'ion-cannon', 'corellia')).toBe('immobile RB-8.10');
    const empire = imperialTurn({ units: { corellia: { 'death-star': 1, 'death-star-under-construction': 1 } } });
    activate(empire, 'darth-vader', 'alderaan');
    expect(held(empire, 'death-star-under-construction', 'corellia')).toBe('immobile RB-8.10');
    empire.click([empire.unit('death-star', 'corellia')]);
    expect(empire.units('alderaan')).toEqual({ 'death-star': 1 });
  });

  test('RB-8.12 a unit moves once: named twice the order is refused', () => {
    const s = activate(imperialTurn({ units: { corellia: { 'star-destroyer': 2 } } }), 'darth-vader', 'coruscant');
    const [first, second] = unitsAt(s.g, 'corellia');
    expect(refusedWith(s, [first!, first!])).toBe('bad_choice');
    s.click([first!, second!]);
    expect(s.units('coruscant')).toEqual({ 'star-destroyer': 2 });
  });
});

describe('what cards may ignore', () => {
  const card = (more: Partial<Parameters<typeof movement>[0]>, position: Position) =>
    scenario(position).start(
      moveUnits,
      movement({ side: 'imperial', seat: 'imperial', to: 'coruscant', from: ['corellia', 'hoth'], ...more }),
    );
  const far: Position = {
    units: { corellia: { 'star-destroyer': 1, stormtrooper: 3, 'at-at': 2 }, hoth: { 'tie-fighter': 2, 'at-st': 1 } },
    leaders: { 'darth-vader': 'hoth' },
  };

  test('RB-8.15 places need not be adjacent, but transport and own leaders count unless the card says so', () => {
    const s = card({}, far);
    expect(offered(s)).toEqual(['star-destroyer corellia']);
    expect(held(s, 'at-st', 'hoth')).toBe('leader_holds RB-8.5');
    const free = card({ freely: true }, far);
    expect(offered(free)).toEqual(['at-at corellia', 'star-destroyer corellia', 'stormtrooper corellia']);
    expect(free.decision.budgets).toBeUndefined();
    expect(offered(card({ pastLeaders: true, freely: true, only: 'space' }, far))).toEqual([
      'star-destroyer corellia',
      'tie-fighter hoth',
    ]);
  });

  test('RB-8.15 a card’s numbers hold: units in all, and of each type', () => {
    const limited = card({ freely: true, most: { 'at-at': 1, stormtrooper: 2 } }, far);
    expect(offered(limited)).toEqual(['at-at corellia', 'stormtrooper corellia']);
    const walker = [limited.unit('at-at', 'corellia')];
    expect(held(limited, 'at-at', 'corellia', walker)).toBe('over type:at-at RB-8.15');
    const few = card({ max: 1, only: 'ground', freely: true }, far);
    expect(offered(few, walker)).toEqual([]);
    expect(held(few, 'stormtrooper', 'corellia', walker)).toBe('over units RB-8.15');
    expect(refusedWith(few, [...walker, few.unit('stormtrooper', 'corellia')])).toBe('over_budget units RB-8.15');
  });

  test('RB-8.15 with one source that is asked for first, where there is a choice', () => {
    const s = card({ oneSource: true, freely: true, pastLeaders: true }, far);
    expect(s.question).toBe('ask.moveFrom');
    expect(s.legal).toEqual(['corellia', 'hoth']);
    expect(offered(s.click('hoth'))).toEqual(['at-st hoth', 'tie-fighter hoth']);
    const only = card({ oneSource: true, freely: true }, far);
    expect(only.question).toBe('ask.move');
    expect(offered(only)).toEqual(['at-at corellia', 'star-destroyer corellia', 'stormtrooper corellia']);
  });
});
