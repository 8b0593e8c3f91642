import { PASSWORD_LENGTH } from '@echo-base/protocol';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../i18n/translate.tsx';
import { useSession } from '../net/session.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { TextField } from '../ui/fields.tsx';
import { Icon } from '../ui/icons.tsx';
import css from './about-page.module.css';
import forms from './forms.module.css';
import { Frame } from './frame.tsx';
import { reasonOf } from './reason.ts';

/** Page where the operator becomes owner of the server, with the token of the server's settings. */
export default function OwnerPage() {
  const t = useTranslate();
  const isOwner = useSession((state) => state.me?.isOwner === true);
  return (
    <Frame title={t('owner.title')} column>
      <h1 className={css.heading}>{t('owner.title')}</h1>
      <p className={css.lead}>{t('owner.text')}</p>
      {isOwner ? <Owned /> : <TokenForm />}
    </Frame>
  );
}

function Owned() {
  const t = useTranslate();
  return (
    <div className={forms.over}>
      <p className={forms.done} role="status">
        <Icon name="check" size={18} />
        {t('owner.done')}
      </p>
      <Link href="/" className={buttonClass()}>
        {t('app.toTables')}
      </Link>
    </div>
  );
}

function TokenForm() {
  const t = useTranslate();
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (token.trim() === '') return setProblem(t('owner.empty'));
    setSending(true);
    setProblem(null);
    try {
      await useSession.getState().own(token.trim());
    } catch (error) {
      setProblem(reasonOf(t, error));
      setSending(false);
    }
  };
  return (
    <form className={forms.token} onSubmit={submit} noValidate>
      <TextField
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
