import { FACES, type Face } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { useRoll } from '../../../kit/ui/dice-roll.tsx';
import * as css from './dice.module.css';
import { HothDie } from './hoth-die.tsx';

interface DiceRowProps {
  readonly faces: readonly Face[];
  /** Changes with each roll; the dice for which `rolls` holds fall. */
  readonly rollKey: string;
  readonly rolls?: ((index: number) => boolean) | undefined;
  /** What a face does to the target. */
  readonly countsOf: (face: Face) => 'hit' | 'retreat' | undefined;
  readonly size?: number | undefined;
}

const all = () => true;

/** The dice of one roll; each falls once. */
export function DiceRow({ faces, rollKey, rolls = all, countsOf, size }: DiceRowProps) {
  const t = useTranslate();
  const shown = useRoll(FACES, faces, rollKey, rolls);
  return (
    <ul className={css.row}>
      {shown
        .map((die, index) => ({ die, key: `${index}` }))
        .map(({ die: { face, rolling, rollMs }, key }) => {
          const counts = countsOf(face);
          return (
            <li key={key}>
              <HothDie face={face} rolling={rolling} rollMs={rollMs} counts={counts} size={size} />
              <span className="visually-hidden">{t(`face.${face}`)}</span>
            </li>
          );
        })}
    </ul>
  );
}
