import { useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import * as css from './lobby-page.module.css';
import { NewMatch } from './new-match.tsx';

/** A page of its own for what the lobby has beside the games: a tab on phones. */
export default function NewPage() {
  const t = useTranslate();
  const [inviting, setInviting] = useState(false);
  return (
    <PageLayout title={t('lobby.newMatch')}>
      <section className={css.newPage} aria-labelledby="set">
        <div className={css.head}>
          <h1 id="set">{t('lobby.newMatch')}</h1>
          <Button small icon="link" onClick={() => setInviting(true)}>
            {t('lobby.haveInvite')}
          </Button>
        </div>
        <NewMatch isList />
      </section>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </PageLayout>
  );
}
