import { Suspense, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useSession } from '../../kit/net/session.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

const PeopleDialog = lazyPart(async () => (await import('./people-dialog.tsx')).default);

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
