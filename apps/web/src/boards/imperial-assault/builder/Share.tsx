import { type Army, encodeArmy } from '@echo-base/games/imperial-assault/client';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { LinkField } from '../../../lobby/link-field.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import css from './Builder.module.css';
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
