import { ATTACK_STEPS, type AttackView, type DieView } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import type { Text } from '../../../net/types.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { Portrait } from '../figures/Portrait.tsx';
import { figureName } from '../names.ts';
import { type Scene, useScene } from '../scene.tsx';
import css from './AttackPanel.module.css';
import { AssaultDie } from './Die.tsx';
import { Ledger } from './Ledger.tsx';
import { surgesPicked } from './reckoning.ts';
import { Stake } from './Stake.tsx';
import { Surges } from './Surges.tsx';

/** Name of an attacked piece: a figure, or a token. */
function pieceName({ view, figures }: Scene, id: string): Text {
  const figure = figures.get(id);
  if (figure) return figureName(view, figure);
  const token = view.tokens.find((one) => one.id === id);
  return { key: token ? `token.${token.type}` : 'board.ia.gone' };
}

/** Surge abilities that count: those bought, or those picked while they are chosen. */
function useBought({ bought }: AttackView): readonly number[] {
  const { decision, picked } = useTargets();
  return decision?.prompt.key === 'ask.surges' ? surgesPicked(picked) : bought;
}

/** The attack in progress: who attacks whom, its steps, the dice of both, the sums, the surges and what the target suffers. */
export function AttackPanel() {
  const { view } = useScene();
  return view.attack && <Attack attack={view.attack} />;
}

function Attack({ attack }: { attack: AttackView }) {
  const t = useTranslate();
  const scene = useScene();
  const bought = useBought(attack);
  const { viewer, nameOf } = scene;
  const defender = scene.view.players.find(({ seat }) => seat !== attack.seat)?.seat ?? '';
  const label = (seat: string, kind: 'attack' | 'defence') =>
    seat === viewer ? t(`board.ia.attack.yours.${kind}`) : t(`board.ia.attack.of.${kind}`, { name: nameOf(seat) });
  return (
    <section className={css.panel} aria-label={t('board.ia.attack.panel')} data-attack={attack.target}>
      <Head attack={attack} />
      <div className={css.steps}>
        <Steps
          label={t('board.ia.attack.steps')}
          names={ATTACK_STEPS.map((step) => t(`board.ia.attack.step.${step}`))}
          now={ATTACK_STEPS.indexOf(attack.step)}
        />
      </div>
      <div className={css.dice}>
        <Dice label={label(attack.seat, 'attack')} dice={attack.attackDice} prefix="a" />
        <Dice label={label(defender, 'defence')} dice={attack.defenceDice} prefix="d" />
      </div>
      <Ledger attack={attack} bought={bought} />
      <Surges attack={attack} />
      <Stake attack={attack} bought={bought} name={pieceName(scene, attack.target)} />
    </section>
  );
}

/** Both pieces, and how far the attack reaches. */
function Head({ attack }: { attack: AttackView }) {
  const t = useTranslate();
  const scene = useScene();
  const { attacker, target, type, space, needed } = attack;
  const { asked = [] } = scene;
  const both = [attacker, target].map((id) => scene.figures.get(id) ?? null);
  return (
    <header className={css.head}>
      {both.map((figure, index) => (
        <span key={index === 0 ? 'attacker' : 'target'} className={cx(figure && css[scene.lookOf(figure.seat)])}>
          {index === 1 && <Icon name="right" size={16} className={css.to} />}
          {figure && <Portrait card={figure.card} size={40} />}
        </span>
      ))}
      <div>
        <h3>
          {t('board.ia.attack.title', { attacker: pieceName(scene, attacker), target: pieceName(scene, target) })}
        </h3>
        <p>
          {t(`board.ia.attack.${type}`, { space })}
          {needed !== null && `, ${t('board.ia.attack.spaces', { n: needed })}`}
        </p>
      </div>
      {asked.length > 0 && (
        <p className={css.asked}>{t('board.ia.attack.asked', { names: asked.map(scene.nameOf).join(', ') })}</p>
      )}
    </header>
  );
}

/** The dice of one side; those that can be rerolled now are buttons. */
function Dice({ label, dice, prefix }: { label: string; dice: readonly DieView[]; prefix: 'a' | 'd' }) {
  return (
    <div className={css.side}>
      <h4 className="label">{label}</h4>
      <ul>
        {dice
          .map((die, index) => ({ die, id: `die:${prefix}${index}` }))
          .map(({ die, id }) => (
            <li key={id}>
              <OneDie die={die} id={id} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function OneDie({ die: { die, face, rerolled }, id }: { die: DieView; id: string }) {
  const t = useTranslate();
  const targets = useTargets();
  const option = targets.decision?.options.find(({ at, refused }) => at === id && !refused);
  const isPicked = option !== undefined && targets.picked.includes(option.key);
  const drawn = (
    <>
      <AssaultDie die={die} face={face} isPicked={isPicked} />
      {rerolled && <small>{t('board.ia.attack.rerolled')}</small>}
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
      onClick={() => targets.press(option)}
    >
      {drawn}
    </button>
  );
}
