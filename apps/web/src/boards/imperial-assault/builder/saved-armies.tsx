import { type Army, armyProblems, pointsOf } from '@echo-base/games/imperial-assault/client';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { reasonOf } from '../../../question/refusals.ts';
import * as css from './builder.module.css';
import { affiliationOf } from './picks.ts';
import { armyIn, useSavedArmies } from './saved.ts';

/** Armies saved by this browser, and a field for the code or the link of another. */
export function Saved({ onUse }: { onUse(army: Army): void }) {
  const t = useTranslate();
  const { armies, remove } = useSavedArmies();
  return (
    <>
      <h3 className="label">{t('board.ia.army.saved')}</h3>
      <ul className={css.list}>
        {armies.map(({ name, code }) => {
          const army = armyIn(code);
          if (!army) return null;
          return (
            <li key={name}>
              <span>
                {name} · {t({ key: `affiliation.${affiliationOf(army.cards)}` })} ·{' '}
                {t('board.ia.army.points', { n: pointsOf(army.cards) })}
              </span>
              <Button onClick={() => onUse(army)}>{t('board.ia.army.use')}</Button>
              <Button onClick={() => remove(name)} aria-label={t('board.ia.army.forget', { name })}>
                −
              </Button>
            </li>
          );
        })}
        {armies.length === 0 && <li className={css.none}>{t('board.ia.army.noneSaved')}</li>}
      </ul>
      <FromCode onUse={onUse} />
    </>
  );
}

/** Takes over the army of a code or a link, or says what is wrong with it. */
function FromCode({ onUse }: { onUse(army: Army): void }) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const read = (event: FormEvent) => {
    event.preventDefault();
    const army = armyIn(code);
    const [first] = army ? armyProblems(army) : [];
    if (!army || first) return setProblem(reasonOf(t, first ?? { code: 'bad_army_code' }));
    setProblem(null);
    setCode('');
    onUse(army);
  };
  return (
    <form className={css.code} onSubmit={read}>
      <label>
        {t('board.ia.army.code')}
        <input value={code} spellCheck={false} autoComplete="off" onChange={({ target }) => setCode(target.value)} />
      </label>
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <Button type="submit">{t('board.ia.army.take')}</Button>
    </form>
  );
}
