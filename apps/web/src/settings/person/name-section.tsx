import { type FormEvent, useState } from 'react';
import { nameProblem } from '../../kit/i18n/name-problem.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useSession } from '../../kit/net/session.ts';
import { Button } from '../../kit/ui/button.tsx';
import { TextField } from '../../kit/ui/fields.tsx';
import { useHoldReload } from '../../kit/ui/use-hold-reload.ts';
import { noteSaved } from '../saved.ts';
import * as css from './person.module.css';

/** The player's name, which changes at once in every match. */
export function NameSection({ name: before }: { readonly name: string }) {
  const t = useTranslate();
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useHoldReload(name !== before);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = nameProblem(t, name);
    setProblem(wrong);
    if (wrong || isSending) return;
    setSending(true);
    try {
      await useSession.getState().rename(name.trim());
      noteSaved('all');
    } catch (error) {
      setProblem(reasonOf(t, error));
    }
    setSending(false);
  };
  return (
    <form className={css.name} onSubmit={save} noValidate>
      <TextField
        label={t('me.name')}
        value={name}
        error={problem}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" sending={isSending}>
        {t('settings.saveName')}
      </Button>
    </form>
  );
}
