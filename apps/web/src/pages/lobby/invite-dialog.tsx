import { inviteOf, matchPagePath } from '@echo-base/protocol';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { ownAddress } from '../../kit/net/base-path.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { TextField } from '../../kit/ui/fields.tsx';
import * as css from '../../kit/ui/forms.module.css';

/** Opens the match of a pasted link, at once if it is one. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** Whether the text is an invite, whose match opens. */
  const open = (text: string): boolean => {
    const invite = inviteOf(text);
    if (invite) navigate(matchPagePath(invite.matchId, invite.code));
    return invite !== null;
  };
  const paste = (event: ClipboardEvent) => {
    if (typed === '' && open(event.clipboardData.getData('text'))) event.preventDefault();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open(typed)) return;
    const example = `${ownAddress()}${matchPagePath('…')}`;
    setProblem(typed.trim() === '' ? t('invite.empty') : t('invite.wrong', { example }));
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('invite.title')} closeLabel={t('app.close')}>
      <form className={css.form} onSubmit={submit} noValidate>
        <TextField
          label={t('invite.field')}
          hint={t('invite.hint')}
          error={problem}
          value={typed}
          data-first
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onPaste={paste}
          onChange={(event) => setTyped(event.target.value)}
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
