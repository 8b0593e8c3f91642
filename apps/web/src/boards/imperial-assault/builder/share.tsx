import { type Army, encodeArmy } from '@echo-base/games/imperial-assault/client';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { LinkField } from '../../../kit/ui/link-field.tsx';
import { showToast } from '../../../kit/ui/toast-store.ts';
import * as css from './builder.module.css';
import { linkTo, useSavedArmies } from './saved.ts';

const NAME_LENGTH = 40;

/** A whole army: saved under a name, or shared as a code and a link. */
export function Share({ army }: { army: Army }) {
  const t = useTranslate();
  const save = useSavedArmies((state) => state.save);
  const [name, setName] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    save(name.trim(), army);
    showToast({ tone: 'ok', title: t('board.ia.army.isSaved', { name: name.trim() }) });
  };
  const title = t('title.imperial-assault');
  return (
    <>
      <form className={css.code} onSubmit={keep}>
        <label>
          {t('board.ia.army.name')}
          <input
            value={name}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Button type="submit">{t('board.ia.army.save')}</Button>
      </form>
      <LinkField label={t('board.ia.deck.code')} link={encodeArmy(army)} title={title} text={encodeArmy(army)} />
      <LinkField label={t('board.ia.army.link')} link={linkTo(army)} title={title} text={t('board.ia.army.link')} />
    </>
  );
}
