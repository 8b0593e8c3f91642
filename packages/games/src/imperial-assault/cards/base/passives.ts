import { figureCardOf } from '../../data/deployments.ts';
import { type Ability, abilitiesInPlay, callOf, type Fallen, type Owner } from '../../rules/ability-book.ts';
import { cardOf, isBesideSpace } from '../../rules/board.ts';
import { becomeFocused } from '../../rules/damage.ts';
import { moveNow } from '../../rules/walk.ts';
import type { Attack, State } from '../../state.ts';

/** Whether the owner helps the target: another friendly figure, whose target space it is on or next to (IA-9.41). */
function protects(g: State, { attacker, target, space }: Attack, { figure, seat }: Owner): boolean {
  return (
    target !== figure && attacker !== figure && g.figures[target]?.seat === seat && isBesideSpace(g, figure, space)
  );
}

/** Whether the errata of the later rules leave a figure out: those of Royal Guards do so with Guardians (IA-1.8). */
function isLeftOut(g: State, owner: Owner, traits: readonly string[]): boolean {
  const isGuard = g.figures[owner.figure] !== undefined && cardOf(g, owner.figure).name === 'royal-guard';
  return g.ruleset === 'faq' && isGuard && traits.includes('guardian');
}

/** The Protectors of the target: at most one of them counts. */
function protectorsOf(g: State, attack: Attack): Owner[] {
  const all = abilitiesInPlay(g).flatMap(({ owner }) => (owner.ability === 'protector' ? [owner] : []));
  return all.filter((owner) => protects(g, attack, owner) && !isLeftOut(g, owner, cardOf(g, attack.target).traits));
}

/** Whether a friendly figure next to the owner is among the defeated (IA-10.25). */
function lostNeighbour(g: State, owner: Owner, fallen: readonly Fallen[]): boolean {
  return fallen.some(
    ({ seat, distances, card }) =>
      seat === owner.seat && distances[owner.figure] === 1 && !isLeftOut(g, owner, figureCardOf(card)?.traits ?? []),
  );
}

/** Abilities that work without being chosen, by id. */
export const passives: Readonly<Record<string, Ability>> = {
  // IA-6.44: lies on a Massive figure that has ended on others.
  massive: { forbidsMoving: () => true },
  assault: { liftsAttackLimit: () => true },
  enraged: { liftsAttackLimit: (g, { figure }) => (g.figures[figure]?.damage ?? 0) > 0 },
  cunning: {
    late: (_g, { target }, { figure }, { evade }) => (target === figure ? [{ icon: 'block', n: evade }] : []),
  },
  protector: {
    modifiers: (g, attack, { figure }) =>
      protectorsOf(g, attack)[0]?.figure === figure ? [{ icon: 'block', n: 1 }] : [],
  },
  distracting: {
    modifiers: (g, attack, owner) => (protects(g, attack, owner) ? [{ icon: 'evade', n: 1 }] : []),
  },
  vengeance: {
    automatic: {
      FIGURE_DEFEATED(g, owner, { fallen = [] }) {
        if (lostNeighbour(g, owner, fallen)) becomeFocused(g, owner.figure);
        return null;
      },
    },
  },
  'forward-vengeance': {
    automatic: {
      FIGURE_DEFEATED(g, owner, { fallen = [] }) {
        if (!lostNeighbour(g, owner, fallen)) return null;
        becomeFocused(g, owner.figure);
        return callOf(moveNow, { figure: owner.figure, left: 1, kind: 'spaces' });
      },
    },
  },
};
