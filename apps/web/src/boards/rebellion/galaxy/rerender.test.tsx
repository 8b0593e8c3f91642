// @vitest-environment happy-dom

import type { RebellionView } from '@echo-base/games/rebellion/client';
import { applyOperations, type Operation } from '@echo-base/protocol';
import { type ComponentProps, memo, Profiler } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { BoardProps } from '../../../question/board-set.ts';
import { SceneProvider } from '../scene.ts';
import { decisionOf, openPart, placeOption, viewOf } from '../testing/part.tsx';
import { usePlates } from './galaxy.tsx';
import { System } from './system.tsx';
import { useBoardTarget } from './targets.ts';
import { useFacts } from './use-facts.ts';

/** Systems rendered since the last change. */
let rendered: string[] = [];

type Props = ComponentProps<typeof System>;

const Counted = memo(function Counted(props: Props) {
  return (
    <Profiler id={props.facts.id} onRender={(id) => rendered.push(id)}>
      <System {...props} />
    </Profiler>
  );
});

const NONE: Props['plates'] = [];
const SAME: Pick<Props, 'detail' | 'asksForUnits' | 'found' | 'aid' | 'builds' | 'isFar' | 'isCurrent' | 'onRead'> = {
  detail: 'near',
  asksForUnits: false,
  found: false,
  aid: false,
  builds: true,
  isFar: false,
  isCurrent: false,
  onRead: () => {},
};

function Asked(props: Omit<Props, 'target'>) {
  return <Counted {...props} target={useBoardTarget(`place:${props.facts.id}`)} />;
}

function Systems() {
  const plates = usePlates('near');
  return [...useFacts()].map(([id, facts]) => {
    const [shown, tag] = [plates.at.get(id) ?? NONE, plates.tagged.get(id) ?? null];
    return <Asked key={id} {...{ ...SAME, facts, tag }} plates={shown} />;
  });
}

const Part = (props: BoardProps<RebellionView>) => (
  <SceneProvider board={props}>
    <Systems />
  </SceneProvider>
);

const START = viewOf({
  units: { corellia: { 'star-destroyer': 1, stormtrooper: 2 }, mustafar: { 'tie-fighter': 1 } },
  leaders: { 'darth-vader': { at: 'corellia' } },
});
const decision = decisionOf([placeOption('hoth'), placeOption('endor')]);

let map: Awaited<ReturnType<typeof openPart>>;
beforeEach(async () => {
  map = await openPart(Part, { view: START, decision });
  rendered = [];
});

/** Renders the view after the operations of a delta; returns the systems rendered for it. */
async function renderedFor(...ops: Operation[]): Promise<string[]> {
  rendered = [];
  await map.draw({ view: applyOperations(START, ops), decision });
  return [...new Set(rendered)].sort();
}

test('a delta that changes one system rerenders that system and no other', async () => {
  expect(await renderedFor({ op: 'replace', path: '/systems/kessel/loyalty', value: 'rebel' })).toEqual(['kessel']);
});

test('a unit that moves rerenders the two systems between which it moves', async () => {
  const move: Operation = { op: 'replace', path: '/units/tie-fighter-1/at', value: 'felucia' };
  expect(await renderedFor(move)).toEqual(['felucia', 'mustafar']);
});

test('damage to a unit and capture of a leader rerender their system only', async () => {
  const damage: Operation = { op: 'replace', path: '/units/star-destroyer-1/damage', value: 1 };
  expect(await renderedFor(damage)).toEqual(['corellia']);
  const capture: Operation = { op: 'replace', path: '/leaders/darth-vader/ring', value: 'captured' };
  expect(await renderedFor(capture)).toEqual(['corellia']);
});

test('a delta about something else rerenders no system', async () => {
  expect(await renderedFor({ op: 'replace', path: '/time', value: 4 })).toEqual([]);
});

/** These systems, and Corellia: the leader there follows the question too. */
const withLeader = (...systems: string[]) => ['corellia', ...systems];

test('the next question rerenders the systems that either question is about, and no other', async () => {
  rendered = [];
  await map.draw({ view: START, decision: decisionOf([placeOption('endor'), placeOption('naboo')]) });
  expect([...new Set(rendered)].sort()).toEqual(withLeader('endor', 'hoth', 'naboo'));
  rendered = [];
  await map.draw({ view: START, decision: decisionOf([placeOption('naboo')]) });
  expect([...new Set(rendered)].sort()).toEqual(withLeader('endor', 'naboo'));
});
