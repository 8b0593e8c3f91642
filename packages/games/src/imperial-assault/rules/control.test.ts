import { describe, expect, test } from 'vitest';
import type { Text } from '../../engine/text.ts';
import { skirmish } from '../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const JYN = 'p2-jyn-odan-1-1';

/** What the log has told of control: who, by seat, over what, and where. */
function told({ entries }: ReturnType<typeof skirmish>): readonly string[] {
  const keyOf = (name: unknown) => (name as Text | undefined)?.key.replace(/^(seat|objective)\./, '') ?? 'nobody';
  return entries.flatMap(({ key, params, at }) =>
    key === 'log.controls' || key === 'log.controlsNone'
      ? [`${keyOf(params.seat)} ${keyOf(params.what)} ${at} after ${keyOf(params.was)}`]
      : [],
  );
}

describe('the log tells who controls what', () => {
  // The terminal is in p5.
  test('IA-11.1 of a terminal that a figure walks to, and that it leaves again', () => {
    const s = skirmish({ figures: ['p1 darth-vader m5', 'p2 jyn-odan c9'] }).activate(VADER);
    s.click('to:o5');
    expect(told(s)).toEqual(['p1 terminal space:p5 after nobody']);
    s.click('to:m5');
    expect(told(s).slice(1)).toEqual(['nobody terminal space:p5 after p1']);
  });

  test('IA-11.1 not of a terminal that a figure walks along and goes on controlling', () => {
    const s = skirmish({ figures: ['p1 darth-vader o5', 'p2 jyn-odan c9'] }).activate(VADER);
    s.click('to:o4');
    expect(told(s)).toEqual([]);
  });

  test('IA-11.2 IA-11.1 once figures of both stand next to a terminal nobody controls it, and the last one does', () => {
    const figures = ['p1 darth-vader m5', 'p1 stormtrooper n5', 'p2 jyn-odan p4 3', 'p2 chewbacca c17'];
    const s = skirmish({ figures }).activate(VADER).click('to:o5');
    expect(told(s)).toEqual(['nobody terminal space:p5 after p2']);
    s.attack(JYN, 'red 0 3', 'red 0 3', 'yellow 0 1 2', 'white');
    expect(s.g.figures[JYN]).toBeUndefined();
    expect(told(s).slice(1)).toEqual(['p1 terminal space:p5 after nobody']);
  });

  test('IA-11.1 of a token of the mission', () => {
    const s = skirmish({ figures: ['p1 darth-vader m5', 'p2 jyn-odan c9'] });
    s.change((g) => {
      g.tokens[0]!.space = 'n6';
    });
    s.activate(VADER).click('to:l6').end();
    s.activate(JYN).end();
    expect(told(s)).toEqual(['nobody launch-panel space:n6 after p1']);
  });

  test('IA-11.3 of an area', () => {
    const options = { mission: 'kuat-space-station-a' } as const;
    const s = skirmish({ options, figures: ['p1 darth-vader h5', 'p2 chewbacca k4'], openDoors: ['door-data-east'] });
    s.activate(VADER).click('to:g5');
    expect(told(s)).toEqual(['p1 data-core space:e4 after nobody']);
  });

  test('IA-11.1 only of tokens that the mission counts: nobody controls the beacon that holocrons are brought to', () => {
    const beacon = (mission: string) => {
      const s = skirmish({ options: { mission }, figures: ['p1 darth-vader d9', 'p2 jyn-odan j3'] });
      return s.view().tokens.find(({ type }) => type === 'communications-beacon')?.controller;
    };
    expect([beacon('massassi-ruins-a'), beacon('massassi-ruins-b')]).toEqual([null, 'p1']);
  });
});
