import type { AttackView, CombatView, Face } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Decision, Option } from '../../../kit/net/types.ts';
import type { RollingDie } from '../../../kit/ui/dice-roll.tsx';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { TargetHit } from '../galaxy/target-hit.tsx';
import { type BoardTarget, useBoardTarget } from '../galaxy/targets.ts';
import { BattleDie, type DieMark } from './battle-die.tsx';
import { type StagedAttack, useFallingDice, useStagedAttack } from './staged-attack.ts';
import { TargetFrame } from './target-frame.tsx';
import { useAttackRoll } from './use-attack-roll.ts';
import * as css from './well.module.css';

/** State of a die of the running attack. */
type Fate = 'open' | 'asked' | 'assigned' | 'spent';

function fateOf({ dice, unassigned }: AttackView, index: number): Fate {
  const die = dice[index];
  if (die?.spent) return 'spent';
  if (unassigned === null || die?.face === 'blank' || die?.face === 'special') return 'open';
  if (unassigned[0] === index) return 'asked';
  return unassigned.includes(index) ? 'open' : 'assigned';
}

const MARKS: Readonly<Record<Fate, DieMark | undefined>> = {
  open: undefined,
  asked: 'lamp',
  assigned: 'tick',
  spent: 'cross',
};

/** A die, and the others that cannot be told apart from it: an option names one of them. */
function equalDice({ dice, unassigned }: AttackView, index: number): readonly number[] {
  const stateOf = (one: number) =>
    `${dice[one]?.colour} ${dice[one]?.face} ${dice[one]?.spent} ${unassigned?.includes(one)}`;
  const isEqual = (one: number) => stateOf(one) === stateOf(index);
  return [index, ...dice.flatMap((_one, other) => (other !== index && isEqual(other) ? [other] : []))];
}

/** What is named first with a card, while the second is asked for, if it is a die; null at other times. */
function firstOf(decision: Decision | null): number | null {
  const only = decision?.options.find(isOnly);
  return only ? Number(only.key.slice(only.key.lastIndexOf(':') + 1)) : null;
}

const isOnly = ({ label }: Option): boolean => label.key === 'board.rb.draft.only';

interface AttackDieProps {
  readonly attack: AttackView;
  readonly index: number;
  readonly shown: RollingDie<Face>;
}

/** A die of the attack; a button while the question is about it. */
function AttackDie({ attack, index, shown }: AttackDieProps) {
  const t = useTranslate();
  const decision = useDecision();
  const named = firstOf(decision);
  const found = useBoardTarget(
    (named === null ? equalDice(attack, index) : [index]).map((one) => `die:${one}`).join(' '),
  );
  const target: BoardTarget = named === index ? { ...found, state: 'legal', selected: true } : found;
  const die = attack.dice[index];
  if (!die) return null;
  const fate = fateOf(attack, index);
  const coloured = t('die.coloured', { colour: { key: `colour.${die.colour}` }, face: t(`die.${die.face}`) });
  const name = fate === 'open' ? coloured : `${coloured}, ${t(`board.rb.combat.die.${fate}`)}`;
  return (
    <li className={css.die} data-fate={fate}>
      <BattleDie
        colour={die.colour}
        face={shown.face}
        rolling={shown.rolling}
        rollMs={shown.rollMs}
        mark={MARKS[fate]}
      />
      <TargetFrame target={target} />
      {found.state === 'none' ? (
        <span className="visually-hidden">{name}</span>
      ) : (
        <TargetHit target={target} name={name} className={css.hit} />
      )}
    </li>
  );
}

/** The dice of the attack that is played, or of the running one, on the horizon. They fall and settle one after the other. */
export function Well({ combat }: { combat: CombatView }) {
  const staged = useStagedAttack(combat);
  return staged ? <StagedWell key={staged.attack.seq} {...staged} /> : <RunningWell combat={combat} />;
}

/** Dice of the attack that is played, without faces until they fall. */
function StagedWell({ attack, phase }: StagedAttack) {
  const dice = useFallingDice(attack, phase === 'dice');
  return (
    <ul className={css.well} data-well={phase} aria-hidden="true">
      {dice
        .map(({ face, ...shown }, index) => ({ shown, face, die: attack.dice[index], key: `${index}` }))
        .map(({ shown, face, die, key }) => (
          <li key={key} className={css.die}>
            <BattleDie {...shown} colour={die?.colour ?? 'red'} face={phase === 'opening' ? null : face} />
          </li>
        ))}
    </ul>
  );
}

function RunningWell({ combat }: { combat: CombatView }) {
  const t = useTranslate();
  const { attack } = combat;
  const dice = useAttackRoll(combat);
  if (!attack || attack.dice.length === 0) return <div className={css.none} />;
  return (
    <ul className={css.well} data-well="" aria-label={t(`board.rb.combat.dice.${attack.side}`)}>
      {dice
        .map((shown, index) => ({ shown, index, key: `${attack.theatre}-${attack.side}-${index}` }))
        .map((die) => (
          <AttackDie key={die.key} attack={attack} index={die.index} shown={die.shown} />
        ))}
    </ul>
  );
}
