import { Suspense, useState } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { useSession } from '../net/session.ts';
import type { MatchSummary } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

const PeopleDialog = lazyPart(() => import('./people-dialog.tsx'));

/** Opens the people of a match, for its host and owners of the server: to remove one, or to make one the host. */
export function PeopleButton({ summary }: { summary: MatchSummary }) {
  const t = useTranslate();
  const isOwner = useSession((state) => state.me?.isOwner === true);
  const [open, setOpen] = useState(false);
  if (!summary.isHost && !isOwner) return null;
  return (
    <>
      <Button small icon="users" onClick={() => setOpen(true)}>
        {t('people.title')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PeopleDialog summary={summary} isOwner={isOwner} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
