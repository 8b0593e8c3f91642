import { type Acquaintance, matchPagePath, UNDO_INVITE_SECONDS } from '@echo-base/protocol';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf } from '../../../kit/i18n/reason.ts';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cancelMatch } from '../../../kit/net/agreements.ts';
import { invitePerson } from '../../../kit/net/people.ts';
import { showToast } from '../../../kit/ui/toast-store.ts';

/** Invites a person to another game by one press, which can be taken back for a moment; `busy` is the id of who is being invited. */
export function useInvite(onChanged: () => void) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const isSending = useRef(false);
  const takeBack = async (matchId: string) => {
    try {
      await cancelMatch(matchId);
      showToast({ id: 'invite', tone: 'ok', title: t('invite.undone') });
    } catch (error) {
      showToast({ id: 'invite', tone: 'error', title: reasonOf(t, error) });
    }
    onChanged();
  };
  const invite = async ({ id, name }: Acquaintance) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(id);
    try {
      const { matchId, isNew } = await invitePerson(id);
      const enter = { label: t('invite.room'), onPress: () => navigate(matchPagePath(matchId)) };
      // One that was sent before is not taken back by chance.
      const undo = isNew ? [{ label: t('invite.undo'), onPress: () => void takeBack(matchId) }] : [];
      showToast({
        id: 'invite',
        tone: 'ok',
        title: t(isNew ? 'invite.sent' : 'invite.waits', { name }),
        actions: [...undo, enter],
        stay: UNDO_INVITE_SECONDS * 1_000,
      });
      onChanged();
    } catch (error) {
      showToast({ id: 'invite', tone: 'error', title: t('invite.failed'), body: reasonOf(t, error) });
    }
    isSending.current = false;
    setBusy(null);
  };
  return { busy, invite };
}
