import { describe, expect, test } from 'vitest';
import { hide, reveal } from '../engine/hidden.ts';
import { clone } from '../engine/json.ts';
import { see } from '../engine/match.ts';
import type { Viewer } from '../engine/state.ts';
import { boxOf, missionCards, tacticCards } from './box.ts';
import { ACTION_IDS } from './data/actions.ts';
import { OBJECTIVE_IDS } from './data/objectives.ts';
import { PROBE_IDS } from './data/systems.ts';
import { rebellion } from './index.ts';
import { moveLeader } from './rules/leader-index.ts';
import { moveUnit } from './rules/unit-index.ts';
import { stage } from './stage.ts';
import type { State } from './state.ts';
import { ALL_VIEWERS, EMPIRE, middle, REBELS, reverse, swap, whoSees } from './testing/secrets.ts';

const BOX = boxOf({ setup: 'advanced' });

describe('the table of hidden information', () => {
  test('RB-16.1.1 RB-16.1.2 RB-18.24 a hidden base is seen by both Rebels and by no one else', () => {
    expect(
      whoSees(middle(), (g) => {
        g.base.system = hide('kessel' as const);
      }),
    ).toEqual(REBELS);
  });

  test('RB-16.1.3 a revealed base and the bases it has left are seen by every viewer', () => {
    const g = middle();
    g.base.revealed = true;
    expect(
      whoSees(g, (next) => {
        next.base.system = hide('kessel' as const);
      }),
    ).toEqual(ALL_VIEWERS);
    expect(
      whoSees(g, (next) => {
        next.oldBases.push('yavin');
      }),
    ).toEqual(ALL_VIEWERS);
  });

  test('RB-16.1.4 probe cards shown and removed at set-up are seen by every viewer', () => {
    expect(
      whoSees(middle(), (g) => {
        g.removedProbes.push('corellia');
      }),
    ).toEqual(ALL_VIEWERS);
    expect(
      whoSees(middle(), (g) => {
        g.shownProbes.push('corellia');
      }),
    ).toEqual(ALL_VIEWERS);
  });

  test('RB-16.1.5 RB-16.1.6 RB-16.1.7 no one sees the order of the probe deck', () => {
    expect(whoSees(middle(), (g) => reverse(g.probeDeck))).toEqual([]);
  });

  test('RB-16.1.10 RB-16.1.11 the probe hand is seen by the Empire only', () => {
    expect(whoSees(middle(), (g) => swap(g.probeHand, g.probeDeck))).toEqual(EMPIRE);
    expect(see(rebellion, middle(), 'rebel-general').view.probes.hand).toEqual({ count: 2, cards: null });
  });

  test('RB-16.1.20 RB-16.1.21 RB-16.1.22 mission hands are seen by their own side only', () => {
    const last = (pile: { hidden: unknown[] }) => pile.hidden.reverse();
    const rebel = (g: State) => {
      last(g.missionHands.rebel);
      swap(g.missionHands.rebel, g.missionDecks.rebel);
    };
    const imperial = (g: State) => {
      last(g.missionHands.imperial);
      swap(g.missionHands.imperial, g.missionDecks.imperial);
    };
    expect(whoSees(middle(), rebel)).toEqual(REBELS);
    expect(whoSees(middle(), imperial)).toEqual(EMPIRE);
  });

  test('RB-16.1.23 RB-16.1.24 RB-16.1.25 a face-down mission is seen by its own side only', () => {
    const rebel = (g: State) => {
      g.assigned[0]!.card = hide('sabotage#1' as const);
    };
    const imperial = (g: State) => {
      g.assigned[1]!.card = hide('gather-intel#1' as const);
    };
    expect(whoSees(middle(), rebel)).toEqual(REBELS);
    expect(whoSees(middle(), imperial)).toEqual(EMPIRE);
  });

  test('RB-16.1.26 every viewer sees which leaders stand on a face-down mission', () => {
    const assigned = (viewer: Viewer) => see(rebellion, middle(), viewer).view.assigned.map((one) => one.leaders);
    for (const viewer of ALL_VIEWERS)
      expect(assigned(viewer)).toEqual([['mon-mothma'], ['darth-vader', 'general-tagge']]);
  });

  test('RB-16.1.27 every viewer sees all discard piles', () => {
    expect(
      whoSees(middle(), (g) => {
        g.missionDiscards.rebel.push('misdirection#1');
      }),
    ).toEqual(ALL_VIEWERS);
    expect(
      whoSees(middle(), (g) => {
        g.projectDiscards.push('oversee-project#1');
      }),
    ).toEqual(ALL_VIEWERS);
    expect(
      whoSees(middle(), (g) => {
        g.objectiveDiscards.push('liberation');
      }),
    ).toEqual(ALL_VIEWERS);
    expect(
      whoSees(middle(), (g) => {
        g.usedActions.push('ambush');
      }),
    ).toEqual(ALL_VIEWERS);
  });

  test('RB-16.1.28 RB-16.1.29 RB-16.1.30 no one sees the order of mission, project and action decks', () => {
    const decks = (g: State) => {
      for (const side of ['rebel', 'imperial'] as const) {
        reverse(g.missionDecks[side]);
        reverse(g.actionDecks[side]);
      }
      reverse(g.projectDeck);
    };
    expect(whoSees(middle(), decks)).toEqual([]);
  });

  test('RB-16.1.33 RB-16.1.34 RB-16.1.35 face-down action cards are seen by their own side only', () => {
    expect(whoSees(middle(), (g) => swap(g.actionHands['rebel-admiral']!, g.actionDecks.rebel))).toEqual(REBELS);
    expect(whoSees(middle(), (g) => swap(g.actionHands['imperial-admiral']!, g.actionDecks.imperial))).toEqual(EMPIRE);
  });

  test('RB-16.1.40 RB-16.1.41 no one sees action cards left in the box', () => {
    expect(whoSees(middle(), (g) => reverse(g.boxedActions))).toEqual([]);
    expect(
      whoSees(middle(), (g) => {
        g.boxedActions.hidden.pop();
      }),
    ).toEqual([]);
  });

  test('RB-16.1.42 RB-16.1.43 the objective hand is seen by the Rebels; others see number and stages', () => {
    const g = middle();
    const other = (next: State) => {
      const same = next.objectiveDeck.hidden.findIndex((id) => ['rebel-assault', 'cut-supply-lines'].includes(id));
      [next.objectiveHand.hidden[0], next.objectiveDeck.hidden[same]] = [
        next.objectiveDeck.hidden[same]!,
        next.objectiveHand.hidden[0]!,
      ];
    };
    expect(whoSees(g, other)).toEqual(REBELS);
    for (const viewer of ['imperial-general', 'spectator']) {
      expect(see(rebellion, g, viewer).view.objectives).toMatchObject({ stages: [1, 2], hand: null });
    }
  });

  test('RB-16.1.46 RB-16.1.47 RB-16.1.48 RB-16.1.49 no one sees the objective deck, every viewer its backs', () => {
    const within = (g: State) => {
      const deck = g.objectiveDeck.hidden;
      [deck[0], deck[1]] = [deck[1]!, deck[0]!];
    };
    expect(whoSees(middle(), within)).toEqual([]);
    for (const viewer of ALL_VIEWERS) {
      expect(see(rebellion, middle(), viewer).view.objectives.deck.slice(0, 5)).toEqual([1, 1, 1, 1, 2]);
    }
  });

  test('RB-16.1.59 every viewer sees units, queue, loyalty, markers, leaders, rings and tracks', () => {
    const changes: ((g: State) => void)[] = [
      (g) => {
        moveUnit(g, 'x-wing-1', 'rebel-base-space');
      },
      (g) => {
        moveUnit(g, 'x-wing-1', 'queue-2');
      },
      (g) => {
        g.systems.hoth.sabotaged = true;
      },
      (g) => {
        g.systems.naboo.loyalty = 'rebel';
      },
      (g) => {
        g.leaders['princess-leia'].ring = 'r2-d2';
      },
      (g) => {
        moveLeader(g, 'princess-leia', 'hoth');
      },
      (g) => {
        g.time = 9;
      },
      (g) => {
        g.reputation = 12;
      },
    ];
    for (const change of changes) expect(whoSees(middle(), change)).toEqual(ALL_VIEWERS);
  });

  test('RB-16.1.60 every viewer sees how many cards every face-down hand and deck holds', () => {
    const changes: ((g: State) => void)[] = [
      (g) => {
        g.probeDeck.hidden.pop();
      },
      (g) => {
        g.missionDecks.rebel.hidden.pop();
      },
      (g) => {
        g.projectDeck.hidden.pop();
      },
      (g) => {
        g.actionDecks.imperial.hidden.pop();
      },
      (g) => {
        g.objectiveDeck.hidden.pop();
      },
      (g) => {
        g.missionHands.imperial.hidden.pop();
      },
      (g) => {
        g.actionHands['rebel-admiral']!.hidden.pop();
      },
    ];
    for (const change of changes) expect(whoSees(middle(), change)).toEqual(ALL_VIEWERS);
  });

  test('RB-16.1.61 RB-16.1.62 RB-16.1.63 no one sees the seed or what will be rolled', () => {
    expect(
      whoSees(middle(), (g) => {
        g.luck = hide({ ...reveal(g.luck), used: 99 });
      }),
    ).toEqual([]);
    expect(
      whoSees(middle(), (g) => {
        g.luck = hide({ ...reveal(g.luck), seed: 'ab'.repeat(32) });
      }),
    ).toEqual([]);
  });

  test('RB-16.1.68 after the game every viewer sees what was hidden', () => {
    const g = clone(middle());
    g.outcome = { winners: REBELS, reason: { key: 'outcome.reputation' } };
    const { view } = see(rebellion, g, 'spectator');
    expect(view.base.system).toBe('dagobah');
    expect(view.probes.hand.cards).toEqual(['hoth', 'endor']);
    expect(view.objectives.hand).toEqual(['crippling-blow', 'liberation']);
    expect(view.assigned.map((one) => one.card)).toEqual(['build-alliance#1', 'interrogation#1']);
  });

  test('RB-16.1.68 after the game every card of the box lies open for all: decks, box and discards too', () => {
    const g = clone(middle());
    const before = see(rebellion, g, 'spectator').view;
    expect(before.opened).toBe(null);
    g.outcome = { winners: REBELS, reason: { key: 'outcome.reputation' } };
    for (const viewer of ALL_VIEWERS) {
      const bytes = JSON.stringify(see(rebellion, g, viewer).view);
      const cards = [
        ...missionCards(BOX, 'rebel', 'starting'),
        ...missionCards(BOX, 'rebel', 'normal'),
        ...missionCards(BOX, 'imperial', 'starting'),
        ...missionCards(BOX, 'imperial', 'normal'),
        ...missionCards(BOX, 'imperial', 'project'),
        ...ACTION_IDS,
        ...OBJECTIVE_IDS,
        ...tacticCards(BOX, 'space'),
        ...tacticCards(BOX, 'ground'),
        ...PROBE_IDS,
      ];
      expect(cards.filter((card) => !bytes.includes(`"${card}"`))).toEqual([]);
    }
    expect(whoSees(g, (next) => reverse(next.probeDeck))).toEqual(ALL_VIEWERS);
  });
});

test('RB-16.1.68 the replay of a match that is over shows both hands at each of its positions, but no deck', () => {
  const g = middle();
  const all = rebellion.viewOfAll?.(g);
  const [rebel, empire] = [see(rebellion, g, 'rebel-general').view, see(rebellion, g, 'imperial-general').view];
  expect(all?.base).toEqual(rebel.base);
  expect(all?.probes.hand).toEqual(empire.probes.hand);
  expect(all?.missions).toEqual({ rebel: rebel.missions.rebel, imperial: empire.missions.imperial });
  expect(all?.opened).toBeNull();
  expect(stage({ ...g, phase: 'command', round: 3, turn: 1 })).toEqual({
    chapter: { key: 'round.number', params: { n: 3 } },
    turn: 'command:1',
  });
});
