import { ATTACK_STEPS, type AttackView, aidOf, type DieView } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Option } from '../../../kit/net/types.ts';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Steps } from '../../../kit/ui/steps.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import { useLog } from '../../../question/log/log-context.ts';
import { type Staged, useStage } from '../../../question/log/moments-context.ts';
import { isOpen } from '../../../question/selection/offered.ts';
import { targetOf, useTarget } from '../../../question/selection/target.ts';
import { useDecision, useHovered, useSelected } from '../../../question/selection/use-selection.ts';
import { Portrait } from '../figures/portrait.tsx';
import { isPoolRoll } from '../log/acts.ts';
import { diceIn, facesBefore, isDefenceDie } from '../log/dice.ts';
import { figureOfId, pieceName } from '../names.ts';
import { useScene } from '../scene.ts';
import css from './attack-panel.module.css';
import { AssaultDie } from './die.tsx';
import { Ledger } from './ledger.tsx';
import { StepLine, SumLine } from './short-parts.tsx';
import { Stake } from './stake.tsx';
import { boughtOf } from './surge-set.ts';
import { Surges } from './surges.tsx';

/** The attack in progress: who attacks whom, its steps, the dice of both, the sums, the surges and what the target suffers. */
export function AttackPanel() {
  const { view } = useScene();
  return view.attack && <Attack attack={view.attack} />;
}

/**
 * The dice that fall in the moment that is played, before the board has them: a die that a card has taken out since is not
 * among them.
 */
function fallingIn(staged: Staged | null, { rolled }: AttackView): readonly DieView[] | null {
  const { kind, dice, entries = [] } = staged?.moment ?? {};
  if (rolled || !dice || (kind !== 'roll' && kind !== 'attack')) return null;
  return diceIn(entries.filter(isPoolRoll), 'log.rolls').map(({ die }) => ({ die, face: null, rerolled: false }));
}

function Attack({ attack }: { attack: AttackView }) {
  const t = useTranslate();
  const scene = useScene();
  const decision = useDecision();
  const { picked, ready } = useSelected(({ picked, ready }) => ({ picked, ready }));
  const bought = boughtOf(attack, decision, picked);
  const pointed = useHovered((id) => (aidOf(id) ? id : null));
  const aid = aidOf(pointed) ?? aidOf(ready?.option.key ?? null);
  const { viewer, nameOf } = scene;
  const defender = scene.view.players.find(({ seat }) => seat !== attack.seat)?.seat ?? '';
  const label = (seat: string, kind: 'attack' | 'defence') =>
    seat === viewer ? t(`board.ia.attack.yours.${kind}`) : t(`board.ia.attack.of.${kind}`, { name: nameOf(seat) });
  const isPhone = usePhone();
  const falling = fallingIn(useStage().staged, attack);
  const attackDice = falling?.filter(({ die }) => !isDefenceDie(die)) ?? attack.attackDice;
  const defenceDice = falling?.filter(({ die }) => isDefenceDie(die)) ?? attack.defenceDice;
  const stake = <Stake attack={attack} bought={bought} aid={aid} name={pieceName(scene.view, attack.target)} />;
  return (
    <section className={css.panel} aria-label={t('board.ia.attack.panel')} data-attack={attack.target}>
      <Head attack={attack} />
      {isPhone ? (
        <StepLine step={attack.step} />
      ) : (
        <div className={css.steps}>
          <Steps
            label={t('board.ia.attack.steps')}
            names={ATTACK_STEPS.map((step) => t(`board.ia.attack.step.${step}`))}
            now={ATTACK_STEPS.indexOf(attack.step)}
          />
        </div>
      )}
      <div className={css.dice} data-well="" data-many={attackDice.length + defenceDice.length > 4 || undefined}>
        <Dice label={label(attack.seat, 'attack')} dice={attackDice} prefix="a" />
        {isPhone && <span className={css.against}>{t('board.ia.attack.against')}</span>}
        <Dice label={label(defender, 'defence')} dice={defenceDice} prefix="d" />
      </div>
      {isPhone && <SumLine attack={attack} bought={bought} aid={aid} />}
      {isPhone && stake}
      {!isPhone && <Ledger attack={attack} bought={bought} aid={aid} />}
      <Surges attack={attack} />
      {isPhone ? <Ledger attack={attack} bought={bought} aid={aid} /> : stake}
    </section>
  );
}

/** Both pieces, and how far the attack reaches. */
function Head({ attack }: { attack: AttackView }) {
  const t = useTranslate();
  const scene = useScene();
  const { attacker, target, type, space, needed } = attack;
  // The bar asks the viewer.
  const others = (scene.asked ?? []).filter((seat) => seat !== scene.viewer);
  const both = [attacker, target].map(figureOfId);
  return (
    <header className={css.head}>
      {both.map((figure, index) => {
        const isFallen = figure !== null && !scene.figures.has(figure.id);
        return (
          <span
            key={index === 0 ? 'attacker' : 'target'}
            className={cx(figure && css.of)}
            data-side={figure ? scene.lookOf(figure.seat) : undefined}
          >
            {index === 1 && <Icon name="right" size={16} className={css.to} />}
            {figure && (
              <span className={cx(isFallen && css.fallen)} data-fallen={isFallen || undefined}>
                <Portrait card={figure.card} size={40} />
              </span>
            )}
          </span>
        );
      })}
      <div>
        <h3>
          {t('board.ia.attack.title', {
            attacker: pieceName(scene.view, attacker),
            target: pieceName(scene.view, target),
          })}
        </h3>
        <p>
          {t(`board.ia.attack.${type}`, { space })}
          {needed !== null && `, ${t('board.ia.attack.spaces', { n: needed })}`}
        </p>
      </div>
      {others.length > 0 && (
        <p className={css.asked}>{t('board.ia.attack.asked', { names: others.map(scene.nameOf).join(', ') })}</p>
      )}
    </header>
  );
}

/** Whether an option takes the die out of the attack. */
const isRemoval = ({ label }: Option): boolean => {
  const { choice } = label.params ?? {};
  return typeof choice === 'object' && choice.key === 'choice.remove';
};

/** The dice of one side; those that can be rerolled now are buttons. */
function Dice({ label, dice, prefix }: { label: string; dice: readonly DieView[]; prefix: 'a' | 'd' }) {
  const before = facesBefore(useLog(), dice);
  return (
    <div className={css.side}>
      <h4 className="label">{label}</h4>
      <ul>
        {dice
          .map((die, index) => ({ die, id: `die:${prefix}${index}`, was: before[index] ?? null }))
          .map(({ die, id, was }) => (
            <li key={id}>
              <OneDie die={die} id={id} was={was} />
            </li>
          ))}
      </ul>
    </div>
  );
}

interface OneDieProps {
  readonly die: DieView;
  readonly id: string;
  /** The face it showed before it was rerolled. */
  readonly was: number | null;
}

function OneDie({ die: { die, face, rerolled }, id, was }: OneDieProps) {
  const t = useTranslate();
  const target = useTarget((chosen) =>
    targetOf(chosen, chosen.decision?.options.filter((one) => one.at === id && isOpen(one)).slice(0, 1) ?? []),
  );
  const { option } = target;
  const isPicked = useSelected(({ picked }) => option !== null && picked.includes(option.key));
  const ready = useSelected(({ ready }) => ready?.option.key ?? null);
  const isPointed = useHovered((hovered) => option?.key === (hovered ?? ready));
  const isRemoved = option !== null && isPointed && isRemoval(option);
  const drawn = (
    <>
      <AssaultDie die={die} face={face} isPicked={isPicked} isStruck={isRemoved} />
      {target.number !== null && option && <b aria-hidden="true">{target.number}</b>}
      {rerolled && (
        <small data-was={was ?? undefined}>
          {was !== null && <AssaultDie die={die} face={was} size={22} />}
          <span>{t('board.ia.attack.rerolled')}</span>
        </small>
      )}
    </>
  );
  if (!option) return <span className={css.die}>{drawn}</span>;
  return (
    <button
      type="button"
      className={cx(css.die, css.legal)}
      data-target="legal"
      data-names={id}
      aria-pressed={isPicked}
      onClick={target.press}
      onPointerEnter={() => target.hover(true)}
      onPointerLeave={() => target.hover(false)}
    >
      {drawn}
    </button>
  );
}
