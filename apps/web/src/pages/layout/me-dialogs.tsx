import { type FormEvent, useState } from 'react';
import { nameProblem } from '../../kit/i18n/name-problem.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { serverPath } from '../../kit/net/base-path.ts';
import { useSession } from '../../kit/net/session.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { TextField } from '../../kit/ui/fields.tsx';
import * as css from '../../kit/ui/forms.module.css';
import { showToast } from '../../kit/ui/toast-store.ts';

interface Closing {
  onClose(): void;
}

/** Dialog for another name, which changes at once in every match. */
export function RenameDialog({ name: before, onClose }: Closing & { name: string }) {
  const t = useTranslate();
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = nameProblem(t, name);
    setProblem(wrong);
    if (wrong || sending) return;
    setSending(true);
    try {
      await useSession.getState().rename(name.trim());
      showToast({ tone: 'ok', title: t('me.renamed', { name: name.trim() }) });
      onClose();
    } catch (error) {
      setProblem(reasonOf(t, error));
      setSending(false);
    }
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('me.rename')} closeLabel={t('app.close')}>
      <form className={css.form} onSubmit={save} noValidate>
        <TextField
          label={t('me.name')}
          value={name}
          error={problem}
          autoComplete="nickname"
          data-first
          onChange={(event) => setName(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <span className={css.answers}>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="submit" variant="primary" sending={sending}>
            {t('app.save')}
          </Button>
        </span>
      </form>
    </Dialog>
  );
}

/** Confirms before the session of this browser is removed. */
export function SignOutDialog({ onClose }: Closing) {
  const t = useTranslate();
  const [sending, setSending] = useState(false);
  const signOut = async () => {
    setSending(true);
    try {
      await useSession.getState().signOut();
      // Reloads, so that no store and no socket of the old session remains.
      location.assign(serverPath('/'));
    } catch (error) {
      showToast({ tone: 'error', title: reasonOf(t, error) });
      onClose();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('me.signOutTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('me.stay')}</Button>
          <Button variant="danger" icon="exit" sending={sending} onClick={signOut}>
            {t('me.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('me.signOutText')}</p>
    </Dialog>
  );
}
