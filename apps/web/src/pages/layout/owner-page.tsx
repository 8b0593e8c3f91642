import { PASSWORD_LENGTH } from '@echo-base/protocol';
import { type FormEvent, useRef, useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useSession } from '../../kit/net/session.ts';
import { Button } from '../../kit/ui/button.tsx';
import { TextField } from '../../kit/ui/fields.tsx';
import * as forms from '../../kit/ui/forms.module.css';
import * as css from './about-page.module.css';
import { OwnerBoard } from './owner-board.tsx';
import { PageLayout } from './page-layout.tsx';

/** Page where the operator becomes owner of the server, with the token of the server's settings. */
export default function OwnerPage() {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOwner = useSession((state) => state.me?.isOwner === true);
  return (
    <PageLayout title={t('owner.title')} column>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {t('owner.title')}
      </h1>
      {!isOwner && <p className={css.lead}>{t('owner.text')}</p>}
      {isOwner ? <OwnerBoard /> : <TokenForm onDone={() => heading.current?.focus()} />}
    </PageLayout>
  );
}

/** Calls `onDone` when the form has gone, and the focus with it. */
function TokenForm({ onDone }: { onDone(): void }) {
  const t = useTranslate();
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (token.trim() === '') {
      field.current?.focus();
      return setProblem(t('owner.empty'));
    }
    setSending(true);
    setProblem(null);
    try {
      await useSession.getState().own(token.trim());
      onDone();
    } catch (error) {
      setProblem(reasonOf(t, error));
      setSending(false);
      field.current?.focus();
    }
  };
  return (
    <form className={forms.token} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t('owner.token')}
        hint={t('owner.hint')}
        type="password"
        value={token}
        error={problem}
        maxLength={PASSWORD_LENGTH}
        autoComplete="off"
        onChange={(event) => setToken(event.target.value)}
      />
      <Button type="submit" variant="primary" sending={sending}>
        {t('owner.submit')}
      </Button>
    </form>
  );
}
