import type { PersonAtTable } from '@echo-base/protocol';
import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { closeMatch, listPeople } from '../../kit/net/moderation.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Face } from '../../kit/ui/face.tsx';
import { shakePressed } from '../../kit/ui/press.ts';
import { ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { Tag } from '../../kit/ui/tag.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { AskDialog } from './ask-dialog.tsx';
import * as css from './people-dialog.module.css';
import { actionsFor, carryOut, isMe, type PersonAction } from './person-acts.ts';

interface PeopleDialogProps {
  readonly summary: MatchSummary;
  readonly isOwner: boolean;
  onClose(): void;
}

/** People who are or were in the match, for its creator and owners of the server. */
export default function PeopleDialog({ summary, isOwner, onClose }: PeopleDialogProps) {
  const t = useTranslate();
  const { people, error, load, act, busy } = usePeople(summary.matchId);
  const isOpen = summary.status !== 'finished';
  return (
    <Dialog open onOpenChange={onClose} title={t('people.title')} closeLabel={t('app.close')}>
      {error !== null && (
        <ErrorState title={t('people.failed')} action={<Button onClick={load}>{t('app.retry')}</Button>}>
          {reasonOf(t, error)}
        </ErrorState>
      )}
      {!people && error === null && <LoadingShapes label={t('app.loading')} shape="rows" count={2} />}
      {people && (
        <ul className={css.people}>
          {people.map((person) => (
            <Person
              key={person.person}
              person={person}
              summary={summary}
              actions={actionsFor(
                { ...person, isMe: isMe(person, summary) },
                { isOwner, isPlaying: summary.status === 'playing' },
              )}
              busy={busy}
              onAction={(action) => act(() => carryOut(summary.matchId, person.person, action))}
            />
          ))}
        </ul>
      )}
      {isOwner && isOpen && <CloseMatch busy={busy} onClose={() => act(() => closeMatch(summary.matchId))} />}
    </Dialog>
  );
}

function usePeople(matchId: string) {
  const t = useTranslate();
  const [people, setPeople] = useState<readonly PersonAtTable[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const load = useCallback(async () => {
    try {
      setPeople(await listPeople(matchId));
      setError(null);
    } catch (reason) {
      setError(reason);
    }
  }, [matchId]);
  useEffect(() => void load(), [load]);
  const act = async (call: () => Promise<void>) => {
    if (busy) {
      shakePressed();
      return;
    }
    setBusy(true);
    try {
      await call();
    } catch (reason) {
      showToast({ tone: 'error', title: reasonOf(t, reason) });
    }
    await load();
    setBusy(false);
  };
  return { people, error, load, act, busy };
}

interface PersonProps {
  readonly person: PersonAtTable;
  readonly summary: MatchSummary;
  readonly actions: readonly PersonAction[];
  readonly busy: boolean;
  onAction(action: PersonAction): void;
}

function Person({ person, summary, actions, busy, onAction }: PersonProps) {
  const t = useTranslate();
  const [asks, setAsks] = useState(false);
  const press = (action: PersonAction) => (action === 'kick' ? setAsks(true) : onAction(action));
  const kick = () => {
    setAsks(false);
    onAction('kick');
  };
  const isPlaying = summary.status === 'playing' && person.seats.length > 0;
  const isUnnamed = person.unnamed !== undefined;
  const name = isUnnamed ? t('people.unnamed', { count: person.unnamed ?? 0 }) : person.name;
  const about = isUnnamed ? 'people.kickUnnamed' : isPlaying ? 'people.kickPlays' : 'people.kickWatches';
  return (
    <li className={css.person}>
      {!isUnnamed && <Face name={name} badge={person.badge} isHere={person.isWatching} />}
      <div className={css.who}>
        <strong>{name}</strong>
        {!isUnnamed && <span>{placeOf(t, person)}</span>}
        {person.kicked && <Tag tone="danger">{t('people.kicked')}</Tag>}
        {person.muted && <Tag tone="danger">{t('people.muted')}</Tag>}
      </div>
      <div className={css.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            small
            sending={busy}
            aria-label={t('people.deedAt', { deed: t(`people.${action}`), name })}
            onClick={() => press(action)}
          >
            {t(`people.${action}`)}
          </Button>
        ))}
      </div>
      {asks && (
        <AskDialog
          title={isUnnamed ? t('people.kickUnnamedTitle') : t('people.kickTitle', { name })}
          answers={[
            {
              label: isUnnamed ? t('people.kick') : t('people.deedAt', { deed: t('people.kick'), name }),
              icon: 'ban',
              isGrave: true,
              onPress: kick,
            },
          ]}
          onCancel={() => setAsks(false)}
        >
          {t(about, { name })}
        </AskDialog>
      )}
    </li>
  );
}

function placeOf(t: Translate, { seats, isWatching, isHost }: PersonAtTable): string {
  const place = t(seats.length > 0 ? 'people.plays' : isWatching ? 'people.watches' : 'people.gone');
  return isHost ? `${place} · ${t('people.host')}` : place;
}

/** Ends the match for all, after a confirmation. */
function CloseMatch({ busy, onClose }: { busy: boolean; onClose(): void }) {
  const t = useTranslate();
  const [sure, setSure] = useState(false);
  return (
    <div className={css.close}>
      <p>{t('people.closeText')}</p>
      <Button
        small
        variant={sure ? 'danger' : 'default'}
        icon="ban"
        sending={busy}
        onClick={() => (sure ? onClose() : setSure(true))}
      >
        {t(sure ? 'people.closeSure' : 'people.close')}
      </Button>
    </div>
  );
}
