import { type Aid, type AttackView, FACES, reckon } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Text } from '../../../kit/net/types.ts';
import { keyed } from '../keyed.ts';
import { figureOfId } from '../names.ts';
import { useScene } from '../scene.ts';
import css from './stake.module.css';

/** Most damage that the dice can show. */
const mostOf = ({ attackDice }: AttackView): number =>
  attackDice.reduce((sum, { die }) => sum + Math.max(...FACES[die].map(({ damage = 0 }) => damage)), 0);

/** Health of the target: what it keeps, what this attack takes, what it has lost before. */
interface Health {
  readonly health: number;
  readonly damage: number;
}

function pips({ health, damage }: Health, loss: number): readonly { readonly key: string; readonly item: Pip }[] {
  const now = health - damage;
  const kinds = Array.from(
    { length: health },
    (_one, index): Pip => (index < now - loss ? 'left' : index < now ? 'now' : 'before'),
  );
  return keyed(kinds);
}
type Pip = 'left' | 'now' | 'before';

interface StakeProps {
  readonly attack: AttackView;
  readonly bought: readonly number[];
  readonly aid: Aid | null;
  readonly name: Text;
}

/** What is at stake: the damage so far with the health it takes, before the roll what the dice can do at most. */
export function Stake({ attack, bought, aid, name }: StakeProps) {
  const t = useTranslate();
  const { figures } = useScene();
  const figure = figures.get(attack.target);
  const isFallen = !figure && figureOfId(attack.target) !== null;
  const sums = reckon(attack, bought, aid);
  const left = figure ? figure.health - figure.damage : null;
  const loss = Math.min(sums?.suffered ?? 0, left ?? Number.POSITIVE_INFINITY);
  return (
    <section className={css.stake} aria-label={t('board.ia.attack.stake')}>
      <p>
        <span className="label">{t('board.ia.attack.suffers', { figure: name })}</span>
        <span>
          <b>{sums ? sums.suffered : t('board.ia.attack.upTo', { n: mostOf(attack) })}</b> {t('board.ia.attack.damage')}
        </span>
      </p>
      {figure && left !== null && (
        <div className={css.health}>
          <span className={css.bar} aria-hidden="true">
            {pips(figure, loss).map(({ key, item }) => (
              <i key={key} className={css[item]} />
            ))}
          </span>
          <small>
            {loss >= left
              ? t('board.ia.attack.defeats', { figure: name })
              : t('board.ia.attack.keeps', { left: left - loss, health: figure.health })}
          </small>
        </div>
      )}
      {isFallen && <small>{t('board.ia.attack.defeated', { figure: name })}</small>}
    </section>
  );
}
