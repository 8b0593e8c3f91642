import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../i18n/translate.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import css from './forms.module.css';
import { inviteLink, parseInvite, tablePath } from './invite.ts';

/** Opens the match of a pasted link. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const invite = parseInvite(pasted);
    if (invite) return navigate(tablePath(invite.matchId, invite.code));
    const example = `${inviteLink(location.origin, '…')}`;
    setProblem(pasted.trim() === '' ? t('invite.empty') : t('invite.wrong', { example }));
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('invite.title')} closeLabel={t('app.close')}>
      <form className={css.form} onSubmit={go} noValidate>
        <TextField
          label={t('invite.field')}
          hint={t('invite.hint')}
          error={problem}
          value={pasted}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setPasted(event.target.value)}
        />
        <span className={css.answers}>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('invite.go')}
          </Button>
        </span>
      </form>
    </Dialog>
  );
}
