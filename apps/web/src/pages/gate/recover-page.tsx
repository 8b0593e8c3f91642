import { useEffect, useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { ApiError, showRecovery } from '../../kit/net/api.ts';
import { serverPath } from '../../kit/net/base-path.ts';
import { useSession } from '../../kit/net/session.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { LeadAnswers, LeadPage, LeadProblem, LeadText } from './lead-page.tsx';

/** Code of a recovery link; it is in the fragment, which no server log contains. */
export function codeIn(hash: string): string | null {
  const code = hash.replace(/^#/, '').trim();
  return /^[\w-]{8,100}$/.test(code) ? code : null;
}

/** Page of a recovery link: confirms before this browser becomes that player. */
export default function RecoverPage() {
  const t = useTranslate();
  const me = useSession((state) => state.me);
  const [code] = useState(() => codeIn(location.hash));
  const title = t('recover.title');
  return (
    <LeadPage title={title} windowTitle={title}>
      {code === null ? <CutOff /> : <Ask code={code} name={me?.name ?? null} />}
    </LeadPage>
  );
}

function CutOff() {
  const t = useTranslate();
  return (
    <>
      <LeadText>{t('recover.cutOff')}</LeadText>
      <a className={buttonClass()} href={serverPath('/')}>
        {t('app.toMatches')}
      </a>
    </>
  );
}

/** Asks before this browser becomes the player of the code; `name` is whom it plays as now. */
function Ask({ code, name }: { code: string; name: string | null }) {
  const t = useTranslate();
  const [error, setError] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  const [owner, setOwner] = useState<string | null>(null);
  useEffect(() => {
    showRecovery(code).then(setOwner, setError);
  }, [code]);
  const become = async () => {
    setSending(true);
    try {
      await useSession.getState().recover(code);
      // Reloads, so that no store, no socket and no code in the address of the old session remains.
      location.replace(serverPath('/'));
    } catch (reason) {
      setError(reason);
      setSending(false);
    }
  };
  const isSpent = error instanceof ApiError && error.code === 'bad_code';
  const own = owner === null ? t('recover.text') : t('recover.textOf', { name: owner });
  const general = t(name === null ? 'recover.go' : 'recover.replace');
  return (
    <>
      <LeadText>{name === null ? own : t('recover.replaces', { name })}</LeadText>
      {name !== null && <LeadText>{t('recover.noWayBack', { name })}</LeadText>}
      {error !== null && <LeadProblem>{reasonOf(t, error)}</LeadProblem>}
      <LeadAnswers>
        {(name !== null || isSpent) && (
          <a className={buttonClass()} href={serverPath('/')}>
            {name === null ? t('app.toMatches') : t('recover.stay', { name })}
          </a>
        )}
        {!isSpent && (
          <Button variant="primary" sending={sending} onClick={become}>
            {owner === null ? general : t('recover.goAs', { name: owner })}
          </Button>
        )}
      </LeadAnswers>
    </>
  );
}
