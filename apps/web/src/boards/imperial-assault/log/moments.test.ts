import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../kit/i18n/languages.ts';
import { loadTitle } from '../../../kit/i18n/texts.ts';
import { translator } from '../../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../../kit/net/types.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { skirmish } from '../testing/match.tsx';
import { moments, openFrom } from './moments.ts';

type Match = ReturnType<typeof skirmish>;

const VADER = 'p1-darth-vader-1-1';
const WOOKIEE = 'p2-chewbacca-1-1';
const FIGURES = ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gideon-argus n18'];
const STRONG = ['red 0 3', 'red 0 2', 'yellow 0 1 2', 'black 1', 'white 1'] as const;

const logOf = (match: Match) => match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
const momentsOf = (match: Match, viewer: string) => moments(logOf(match), viewer);
const kindsOf = (all: readonly Moment[]) => all.map(({ kind }) => kind);
const lastOf = (all: readonly Moment[], kind: string) => {
  const found = all.findLast((one) => one.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};

/** A moment as a reader of English reads it: what it is about, its result, what it meant. */
function read({ opening, title, meaning }: Moment): readonly string[] {
  const t = translator('en', 'imperial-assault');
  return [opening, title, meaning].flatMap((text) => (text ? [t(text)] : []));
}

describe('a figure walks', () => {
  test('from its activation on it is one moment, with all the spaces it passed', () => {
    const match = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gideon-argus n18'] });
    match.activate(VADER).click('to:d5').pass();
    const [first] = momentsOf(match, 'p2');
    match.click('to:e5');
    const grown = momentsOf(match, 'p2');
    expect(grown).toHaveLength(1);
    expect([grown[0]?.kind, grown[0]?.from]).toEqual([first?.kind, first?.from]);
    expect(grown[0]).toMatchObject({
      ways: [{ kind: 'move', from: 'space:c5', through: ['space:d5'], to: 'space:e5' }],
      at: 'space:e5',
      about: [`figure:${VADER}`],
    });
    expect(read(grown[0] as Moment)).toEqual(['Darth Vader moves 2 spaces from c5 to e5']);
  });

  test('the end of its activation makes no news', () => {
    const match = skirmish({ figures: FIGURES });
    match.activate(VADER).click('to:d5').pass();
    const seq = momentsOf(match, 'p2').at(-1)?.seq;
    match.end();
    expect(momentsOf(match, 'p2').find(({ kind }) => kind === 'walk')?.seq).toBe(seq);
  });

  test('a door or a panel between two walks is a moment of its own', () => {
    const match = skirmish({ figures: ['p1 darth-vader i9', 'p2 chewbacca c5'] }).activate(VADER);
    match.click('interact:launch-panel-1');
    const panel = lastOf(momentsOf(match, 'p2'), 'turnsColoured');
    expect(panel.at).toBe('piece:launch-panel-1');
    expect(read(panel)).toEqual(['Darth Vader turns a launch panel: it is coloured now.']);
  });
});

describe('an attack', () => {
  const attacked = () =>
    skirmish({ figures: FIGURES })
      .activate(VADER)
      .attack(WOOKIEE, ...STRONG);

  test('has its dice, then its result, and the health that is left', () => {
    for (const viewer of ['p1', 'p2', 'spectator']) {
      const attack = lastOf(momentsOf(attacked(), viewer), 'attack');
      expect(attack.dice).toBe(5);
      expect(attack.ways).toEqual([{ kind: 'attack', from: 'space:c5', to: 'space:c6' }]);
      expect(attack.isOwn ?? false).toBe(viewer === 'p1');
      expect(read(attack)).toEqual([
        'Darth Vader attacks Chewbacca: 3 dice against 2',
        '4 damage',
        'Chewbacca: 10 of 14 health left.',
      ]);
    }
  });

  test('that leaves a condition says so', () => {
    const attack = logOf(attacked());
    const at = attack.findIndex(({ key }) => key === 'log.damage') + 1;
    const params = { figure: attack[at - 1]?.params.figure ?? '', condition: { key: 'condition.stunned' } };
    const all = [...attack.slice(0, at), { seq: at, key: 'log.condition', params }, ...attack.slice(at)];
    const found = moments(
      all.map((entry, seq) => ({ ...entry, seq })),
      'p2',
    );
    expect(read(lastOf(found, 'attack'))[2]).toBe('Chewbacca: 10 of 14 health left. Chewbacca becomes Stunned.');
  });

  test('IA-9.20 that spends surges says what for', () => {
    const attack = logOf(attacked());
    const at = attack.findIndex(({ key }) => key === 'log.results');
    const surge = { seq: at, key: 'log.surge', params: { effect: { key: 'condition.stunned' } } };
    const all = [...attack.slice(0, at), surge, ...attack.slice(at)].map((entry, seq) => ({ ...entry, seq }));
    expect(read(lastOf(moments(all, 'p2'), 'attack'))[2]).toBe('Surge: Stunned. Chewbacca: 10 of 14 health left.');
  });

  test('that defeats the last figure of a group says so, as a turning point', () => {
    const match = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6 12', 'p2 gideon-argus n18'] });
    const attack = lastOf(momentsOf(match.activate(VADER).attack(WOOKIEE, ...STRONG), 'p2'), 'attack');
    expect([attack.isTurningPoint, attack.isDecisive]).toEqual([true, true]);
    expect(read(attack)[2]).toContain('Chewbacca is defeated; the group Chewbacca is out of the game');
  });

  test('that misses says by how much', () => {
    const match = skirmish({ figures: ['p1 darth-vader n18', 'p2 gideon-argus c5', 'p1 stormtrooper c9'] });
    match.activate('p1-stormtrooper-1-1').attack('p2-gideon-argus-1-1', 'blue 2 1', 'green 1 2', 'white 1');
    const attack = lastOf(momentsOf(match, 'p2'), 'attack');
    expect(read(attack).slice(0, 2)).toEqual([
      'Stormtrooper 1 attacks Gideon Argus: 2 dice against 1',
      'Misses: 1 short of accuracy',
    ]);
    expect(attack.cue).toBe('miss');
  });

  test('that another attack interrupts has its result all the same, and so has the other', () => {
    const figures = ['p1 darth-vader c5', 'p1 stormtrooper c9', 'p2 chewbacca c6', 'p2 gideon-argus c10'];
    const outer = logOf(
      skirmish({ figures })
        .activate(VADER)
        .attack(WOOKIEE, ...STRONG),
    );
    const inner = logOf(
      skirmish({ figures })
        .activate('p1-stormtrooper-1-1')
        .attack('p2-gideon-argus-1-1', 'blue 5 1', 'green 1 2', 'white'),
    );
    const at = outer.findIndex(({ key }) => key === 'log.results');
    const from = inner.findIndex(({ key }) => key === 'log.attacks');
    const [before, after] = [outer.slice(0, at), outer.slice(at)];
    const all = [...before, ...inner.slice(from), ...after].map((entry, seq) => ({ ...entry, seq }));
    const found = moments(all, 'p2').filter(({ kind }) => kind === 'attack');
    expect(found.map((one) => read(one).slice(0, 2))).toEqual([
      ['Stormtrooper 1 attacks Gideon Argus: 2 dice against 1', '2 damage'],
      ['Darth Vader attacks Chewbacca: 3 dice against 2', '4 damage'],
    ]);
    // More may follow from the one that was interrupted, so nothing after its declaration is final.
    const declared = all.findIndex(({ key }) => key === 'log.attacks');
    for (let length = declared + 1; length < all.length; length += 1)
      expect(openFrom(all.slice(0, length))).toBe(declared);
  });

  test('that has been rolled and waits for a choice shows the roll', () => {
    const match = skirmish({ figures: FIGURES, hands: { p2: ['take-cover'], p1: ['deadeye'] } });
    match
      .activate(VADER)
      .dice(...STRONG)
      .aim(WOOKIEE);
    for (let n = 0; n < 20 && !match.entries.some(({ key }) => key === 'log.rolls'); n++) match.click('pass');
    const all = momentsOf(match, 'p2');
    expect(kindsOf(all).slice(-2)).toEqual(['attack', 'roll']);
    const roll = lastOf(all, 'roll');
    expect([roll.dice, ...read(roll)]).toEqual([
      5,
      'Darth Vader attacks Chewbacca: 3 dice against 2',
      '6 damage, 2 surges against 2 block',
    ]);
  });
});

describe('IA-11.1 a figure comes to control a terminal', () => {
  // The terminal is in p5.
  const walked = () =>
    skirmish({ figures: ['p1 darth-vader m5', 'p2 chewbacca c6'] })
      .activate(VADER)
      .click('to:o5');

  test('in a light moment of its own at the terminal, after its walk; whoever walked has seen it', () => {
    for (const viewer of ['p1', 'p2', 'spectator']) {
      const all = momentsOf(walked(), viewer);
      expect(kindsOf(all)).toEqual(['walk', 'control']);
      const control = lastOf(all, 'control');
      expect(control).toMatchObject({ at: 'space:p5', isBrief: true });
      expect(control.isOwn ?? false).toBe(viewer === 'p1');
      expect(read(control)).toEqual(['Player 1 controls the terminal in p5.']);
    }
  });

  test('and several objectives at once are one moment, with all their places', () => {
    const [entry] = logOf(walked()).filter(({ key }) => key === 'log.controls');
    if (!entry) throw new Error('nothing is controlled');
    const crate = {
      key: 'objective.crate',
      params: { id: 'crate-1', space: { key: 'space', params: { space: 'n6' } } },
    };
    const more = { ...entry, seq: entry.seq + 1, at: 'space:n6', params: { ...entry.params, what: crate } };
    const control = lastOf(moments([...logOf(walked()), more], 'p2'), 'control');
    expect(read(control)).toEqual(['Player 1 controls the terminal in p5 and the crate in n6.']);
    expect(control).toMatchObject({ at: 'space:n6', about: ['space:p5', 'space:n6'] });
  });

  test('and walks on in a moment of its own', () => {
    const all = momentsOf(walked().click('to:m5'), 'p2');
    expect(kindsOf(all)).toEqual(['walk', 'control', 'walk', 'control']);
    expect(read(lastOf(all, 'control'))).toEqual(['Nobody controls the terminal in p5 any more.']);
  });
});

test('an opening holds no word of the result, in any language', async () => {
  const match = skirmish({ figures: FIGURES })
    .activate(VADER)
    .attack(WOOKIEE, ...STRONG);
  const { opening, title } = lastOf(momentsOf(match, 'p2'), 'attack');
  for (const language of LANGUAGES) {
    await loadTitle('imperial-assault', language);
    const t = translator(language, 'imperial-assault');
    expect(opening && t(opening)).toMatch(/3 .* 2$/);
    expect(opening && t(opening)).not.toContain(t(title));
  }
});

test('the begin of a round and a status phase that brings nothing are the course of the game: they hold no question', () => {
  const entry = (seq: number, key: string, params = {}) => ({ seq, key, params }) as LogEntry;
  const routineOf = (entries: readonly LogEntry[]) =>
    moments(entries, 'p1').map(({ kind, isRoutine = false }) => [kind, isRoutine]);
  const seat = { key: 'seat.p1' };
  expect(routineOf([entry(1, 'log.status'), entry(2, 'log.round', { n: 2, seat })])).toEqual([
    ['status', true],
    ['round', true],
  ]);
  expect(routineOf([entry(1, 'log.status'), entry(2, 'log.drawsCard', { seat })]).map(([, is]) => is)).toContain(false);
});
