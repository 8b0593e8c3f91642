import { PASSWORD_LENGTH } from '@echo-base/protocol';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n/say.tsx';
import { useSession } from '../net/session.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { TextField } from '../ui/fields.tsx';
import { Icon } from '../ui/icons.tsx';
import css from './about-page.module.css';
import forms from './forms.module.css';
import { Frame } from './frame.tsx';
import { reasonOf } from './words.ts';

/** Page where the operator becomes owner of the server, with the token of the server's settings. */
export default function OwnerPage() {
  const say = useSay();
  const isOwner = useSession((state) => state.me?.isOwner === true);
  return (
    <Frame title={say('owner.title')} column>
      <h1 className={css.heading}>{say('owner.title')}</h1>
      <p className={css.lead}>{say('owner.text')}</p>
      {isOwner ? <Owned /> : <TokenForm />}
    </Frame>
  );
}

function Owned() {
  const say = useSay();
  return (
    <div className={forms.over}>
      <p className={forms.done} role="status">
        <Icon name="check" size={18} />
        {say('owner.done')}
      </p>
      <Link href="/" className={buttonClass()}>
        {say('app.toTables')}
      </Link>
    </div>
  );
}

function TokenForm() {
  const say = useSay();
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (token.trim() === '') return setProblem(say('owner.empty'));
    setSending(true);
    setProblem(null);
    try {
      await useSession.getState().own(token.trim());
    } catch (error) {
      setProblem(reasonOf(say, error));
      setSending(false);
    }
  };
  return (
    <form className={forms.token} onSubmit={submit} noValidate>
      <TextField
        label={say('owner.token')}
        hint={say('owner.hint')}
        type="password"
        value={token}
        error={problem}
        maxLength={PASSWORD_LENGTH}
        autoComplete="off"
        onChange={(event) => setToken(event.target.value)}
      />
      <Button type="submit" variant="primary" sending={sending}>
        {say('owner.submit')}
      </Button>
    </form>
  );
}
