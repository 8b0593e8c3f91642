import { expect, test } from 'vitest';
import type { LogEntry, Option } from '../../../kit/net/types.ts';
import { percentOf } from '../../../question/log/chances.tsx';
import { moments } from '../log/moments.ts';
import { battle } from '../testing/match.tsx';
import { foreseen } from './chances.ts';

type Match = ReturnType<typeof battle>;

const named = (chances: ReturnType<typeof foreseen>) =>
  chances.map(({ label, chance, came }) => `${label.key.split('.').at(-1)} ${percentOf(chance)}${came ? ' came' : ''}`);

/** The chances of the only attack that may be made now. */
function before(match: Match): readonly string[] {
  const attack = match.decision.options.find(({ key, refused }) => key.startsWith('attack:') && !refused);
  return attack ? named(foreseen(attack as Option, match.view(match.asked[0] ?? ''), match.decision)) : [];
}

/** The chances of the attack in the log, as both sides and watchers see it. */
function after(match: Match): readonly string[] {
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const found = ['rebels', 'empire', 'spectator'].map((viewer) =>
    named(moments(log, viewer).findLast(({ kind }) => kind === 'attack' || kind === 'attacks')?.chances ?? []),
  );
  expect(found[1]).toEqual(found[0]);
  expect(found[2]).toEqual(found[0]);
  return found[0] ?? [];
}

function rebels(target: string): Match {
  const units = ['echoTrooper 4,4', `${target} 4,3`, 'snowtrooper 0,0'];
  const match = battle({ units, hands: { rebels: ['rebels-direct-from-hq'] } });
  return match.play('rebels-direct-from-hq').order('echoTrooper-1').click('done');
}

test('chances are foreseen before an attack, and stay with what came true', () => {
  const match = rebels('snowtrooper');
  expect(before(match)).toEqual(['hit 88', 'two 50', 'retreat 42']);
  match.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'retreat', 'miss');
  expect(after(match)).toEqual(['hit 88 came', 'two 50', 'retreat 42 came']);
});

test('an AT-AT falls to an explosion of the second roll, and is not driven back', () => {
  const match = rebels('atat');
  expect(before(match)).toEqual(['hit 70', 'two 26', 'explosion 16']);
  match.attack('echoTrooper-1', 'atat-1', 'vehicle', 'explosion', 'retreat', 'miss', 'explosion');
  expect(after(match)).toEqual(['hit 70 came', 'two 26 came', 'explosion 16 came']);
});

test('with Force powers a retreat is a hit, before the roll and in the log', () => {
  const match = battle({
    units: ['snowtrooper 4,3', 'echoTrooper 4,4', 'echoTrooper 0,6'],
    active: 'empire',
    hands: { empire: ['empire-force-powers'] },
    leaders: { empire: 'vader' },
  } as Parameters<typeof battle>[0]);
  match.play('empire-force-powers').order('snowtrooper-1').click('done');
  expect(before(match)).toEqual(['hit 96', 'two 74']);
  match.attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'miss', 'miss');
  expect(after(match)).toEqual(['hit 96 came', 'two 74']);
});

test('BH-6.33 of each target of a strike that is named the chance is foreseen, and told with its roll', () => {
  const targets = ['echoTrooper 4,4', 'snowspeeder 0,6', 'rebelArtillery 9,6', 'echoTrooper 5,5'];
  const match = battle({
    units: [...targets, 'snowtrooper 0,0'],
    active: 'empire',
    hands: { empire: ['empire-orbital-strike'] },
  });
  match.play('empire-orbital-strike');
  const { decision } = match;
  const chanceOf = (key: string) => {
    const option = decision.options.find((one) => one.key === key);
    const [one] = option ? foreseen(option as Option, match.view('empire'), decision) : [];
    return one && [one.label, percentOf(one.chance)];
  };
  const trooper = decision.options.find(({ key }) => key === 'unit:echoTrooper-1')?.label;
  expect(chanceOf('unit:echoTrooper-1')).toEqual([trooper, 67]);
  match.dice('retreat', 'infantry', 'infantry');
  match.click(['unit:echoTrooper-1', 'unit:snowspeeder-1', 'unit:echoTrooper-2']);
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const strikes = moments(log, 'rebels').filter(({ kind }) => kind === 'attack');
  expect(strikes.map(({ chances = [] }) => named(chances)[0])).toEqual(['hit 67 came', 'hit 50', 'hit 67 came']);
});

test('a chance is told in whole per cent, and what is not certain never as certain', () => {
  expect([0, 0.001, 0.9375, 0.999, 1].map(percentOf)).toEqual([0, 1, 94, 99, 100]);
});
