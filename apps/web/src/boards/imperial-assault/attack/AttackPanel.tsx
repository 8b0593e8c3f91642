import type { AttackView, DieView, View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons.tsx';
import { figureName } from '../names.ts';
import css from './AttackPanel.module.css';
import { AssaultDie } from './Die.tsx';

/** Name of an attacked piece: a figure, or a token. */
function pieceName(view: View, id: string) {
  const figure = view.figures.find((one) => one.id === id);
  if (figure) return figureName(view, figure);
  const token = view.tokens.find((one) => one.id === id);
  return { key: token ? `token.${token.type}` : 'board.ia.gone' };
}

/** The attack in progress: who attacks whom, the dice of both, and the totals after the modifiers. */
export function AttackPanel({ view }: { view: View }) {
  const t = useTranslate();
  const { attack } = view;
  if (!attack) return null;
  return (
    <section className={css.panel} aria-label={t('board.ia.attack.panel')} data-attack={attack.target}>
      <h3>
        {t(pieceName(view, attack.attacker))}
        <Icon name="right" size={16} />
        {t(pieceName(view, attack.target))}
      </h3>
      <p className={css.kind}>{t(`board.ia.attack.${attack.type}`, { space: attack.space })}</p>
      <div className={css.dice}>
        <Dice label={t('board.ia.attack.dice')} dice={attack.attackDice} prefix="a" />
        <Dice label={t('board.ia.attack.defence')} dice={attack.defenceDice} prefix="d" />
      </div>
      {attack.totals && <Totals totals={attack.totals} />}
    </section>
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

const ATTACK = ['accuracy', 'damage', 'surge'] as const;
const DEFENCE = ['block', 'evade', 'dodge'] as const;

/** Results after all modifiers. */
function Totals({ totals }: { totals: NonNullable<AttackView['totals']> }) {
  const t = useTranslate();
  return (
    <dl className={css.totals}>
      {[...ATTACK, ...DEFENCE].map((kind) => (
        <div key={kind}>
          <dt>{t(`board.ia.result.${kind}`)}</dt>
          <dd>{totals[kind]}</dd>
        </div>
      ))}
    </dl>
  );
}
