import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useStaged } from '../../../question/log/moments-context.ts';
import { idOf } from '../../../question/log/queue.ts';
import { AssaultDie } from '../attack/die.tsx';
import { diceIn, isDefenceDie, lyingDice, type RolledDie } from '../log/dice.ts';
import { useScene } from '../scene.ts';
import * as css from './moments.module.css';

/** Milliseconds between dice that come to lie. */
const NEXT_MS = 60;

/**
 * The dice of the moment in front, from when they fall until it folds. The panel of an attack in progress shows its dice
 * itself.
 */
export function StagedDice() {
  const t = useTranslate();
  const { view } = useScene();
  const staged = useStaged();
  const { moment, phase } = staged ?? {};
  if (!moment?.dice || phase === 'opening' || view.attack?.rolled) return null;
  const { kind, entries } = moment;
  const dice =
    kind === 'use' ? [...diceIn(entries, 'log.rolls'), ...diceIn(entries, 'log.rerolls')] : lyingDice(entries);
  const attack = dice.filter(({ die }) => !isDefenceDie(die));
  const defence = dice.filter(({ die }) => isDefenceDie(die));
  const size = dice.length > 4 ? 52 : 66;
  return (
    <div key={idOf(moment)} className={css.well} data-dice={phase} aria-hidden="true">
      <Pool dice={attack} size={size} from={0} isFalling={phase === 'dice'} />
      {attack.length > 0 && defence.length > 0 && <span>{t('board.ia.attack.against')}</span>}
      <Pool dice={defence} size={size} from={attack.length} isFalling={phase === 'dice'} />
    </div>
  );
}

interface PoolProps {
  readonly dice: readonly RolledDie[];
  readonly size: number;
  /** Number of dice that come to lie before. */
  readonly from: number;
  readonly isFalling: boolean;
}

function Pool({ dice, size, from, isFalling }: PoolProps) {
  return dice.map(({ die, face }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll never change their order.
      key={index}
      className={cx(isFalling && css.falling)}
    >
      <span style={{ display: 'block', animationDelay: `${(from + index) * NEXT_MS}ms` }}>
        <AssaultDie die={die} face={face} size={size} />
      </span>
    </span>
  ));
}
