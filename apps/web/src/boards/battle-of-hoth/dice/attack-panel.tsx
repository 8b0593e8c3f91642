import type { AttackView, DicePartView, View } from '@echo-base/games/battle-of-hoth/client';
import { useState } from 'react';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import { useStaged } from '../../../question/log/moments-context.ts';
import { hexName } from '../hexes.ts';
import * as css from './dice.module.css';
import { DiceRow } from './dice-row.tsx';
import { countsFor, countsForConfirmation, resultText, typeOf } from './result.ts';

/** "AT-AT": the type of a unit, by its id; a destroyed structure has no type in the view any more. */
function nameOf(t: Translate, view: View, id: string): string {
  const type = typeOf(id);
  const structure = view.structures.find((one) => one.id === id);
  if (type) return t(`unit.${type}`);
  return t(structure ? `structure.${structure.type}` : 'board.bh.attack.structure');
}

function titleOf(t: Translate, view: View, { attacker, from, target, at }: AttackView): string {
  const on = t('unit.at', { unit: nameOf(t, view, target), hex: hexName(at) });
  if (attacker === null) return t('board.bh.attack.strike', { target: on });
  return t('board.bh.attack.title', {
    unit: t('unit.at', { unit: nameOf(t, view, attacker), hex: hexName(from) }),
    target: on,
  });
}

/** "3 dice: 3 by range, −1 terrain". */
function sumText(t: Translate, parts: readonly DicePartView[]): string {
  const sum = parts.reduce((all, { dice }) => all + dice, 0);
  const words = parts.map(({ why, dice }) => {
    const amount = why === 'base' ? `${dice}` : dice < 0 ? `−${-dice}` : `+${dice}`;
    return t(`board.bh.attack.why.${why}`, { dice: amount });
  });
  return t('board.bh.attack.sum', { n: Math.max(0, sum), parts: words.join(', ') });
}

/** Its dice have fallen on the snow. */
const none = () => false;

/**
 * The latest attack of the turn: its dice, what they do, and how many there were. Dice are in one place: as long as those of an
 * attack lie on the snow there are none here, but their room; on a phone, where the field needs it, not that either.
 */
export function AttackPanel({ view }: { view: View }) {
  const { attack } = view;
  const isOnSnow = useStaged()?.moment.dice !== undefined;
  return attack && <Roll key={idOf(attack)} view={view} attack={attack} isOnSnow={isOnSnow} />;
}

const idOf = ({ attacker, from, target, at, faces }: AttackView): string =>
  `${attacker} ${from} ${target} ${at} ${faces.join(' ')}`;

function Roll({ view, attack, isOnSnow }: { view: View; attack: AttackView; isOnSnow: boolean }) {
  const t = useTranslate();
  const { faces, confirmation, parts, retreats } = attack;
  const [fellOnSnow] = useState(isOnSnow);
  const id = idOf(attack);
  const result = resultText(t, attack);
  return (
    <section className={css.panel} aria-label={t('board.bh.attack.panel')}>
      <h3>{titleOf(t, view, attack)}</h3>
      <p className={css.sum}>{sumText(t, parts)}</p>
      <div className={css.lying} data-dice={isOnSnow ? 'snow' : 'here'} data-fell={fellOnSnow ? 'snow' : 'here'}>
        <DiceRow faces={faces} rollKey={id} rolls={none} countsOf={countsFor(typeOf(attack.target), retreats > 0)} />
        {confirmation && confirmation.length > 0 && (
          <div className={css.second}>
            <span>{t('board.bh.attack.second')}</span>
            <DiceRow
              faces={confirmation}
              rollKey={`${id} ${confirmation.join(' ')} second`}
              countsOf={countsForConfirmation}
              size={34}
            />
          </div>
        )}
      </div>
      {result !== null && <p className={css.result}>{result}</p>}
    </section>
  );
}
