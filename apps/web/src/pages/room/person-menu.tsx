import type { PersonAtTable } from '@echo-base/protocol';
import { useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useSession } from '../../kit/net/session.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { buttonClass } from '../../kit/ui/button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { LazyMenu } from '../../kit/ui/lazy-menu.tsx';
import * as menu from '../../kit/ui/menu.module.css';
import { showToast } from '../../kit/ui/toast-store.ts';
import { AskDialog } from '../../match/people/ask-dialog.tsx';
import { actionsFor, carryOut, isMe, type PersonAction } from '../../match/people/person-acts.ts';

interface PersonMenuProps {
  readonly summary: MatchSummary;
  readonly one: PersonAtTable;
  /** Called after an act on the person, so that the list is fetched again. */
  onActed(): void;
}

/** What the host can do about a person who is here; nothing for others. To remove one is asked once more. */
export function PersonMenu({ summary, one, onActed }: PersonMenuProps) {
  const t = useTranslate();
  const isOwner = useSession((state) => state.me?.isOwner === true);
  const [asks, setAsks] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const rights = { isOwner, isPlaying: summary.status === 'playing' };
  const actions = actionsFor({ ...one, isMe: isMe(one, summary) }, rights);
  if (!(summary.isHost || isOwner) || actions.length === 0 || one.unnamed !== undefined) return null;
  const act = async (action: PersonAction) => {
    setAsks(false);
    setBusy(true);
    try {
      await carryOut(summary.matchId, one.person, action);
    } catch (reason) {
      showToast({ tone: 'error', title: reasonOf(t, reason) });
    }
    setBusy(false);
    onActed();
  };
  const { name } = one;
  return (
    <>
      <LazyMenu
        face={<Icon name="menu" size={18} />}
        className={buttonClass({ variant: 'quiet', small: true })}
        label={t('setup.personMenu', { name })}
        align="end"
        isBusy={isBusy}
      >
        {(Menu) =>
          actions.map((action) => (
            <Menu.Item
              key={action}
              className={menu.item}
              onSelect={() => (action === 'kick' ? setAsks(true) : void act(action))}
            >
              {t(`people.${action}`)}
            </Menu.Item>
          ))
        }
      </LazyMenu>
      {asks && (
        <AskDialog
          title={t('people.kickTitle', { name })}
          answers={[
            {
              label: t('people.deedAt', { deed: t('people.kick'), name }),
              icon: 'ban',
              isGrave: true,
              onPress: () => void act('kick'),
            },
          ]}
          onCancel={() => setAsks(false)}
        >
          {t('people.kickWatches', { name })}
        </AskDialog>
      )}
    </>
  );
}
