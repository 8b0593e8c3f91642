import type { PlaceId } from '@echo-base/games/rebellion/client';
import { useTeam } from '../../../chat/team.ts';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { useMatch } from '../../../kit/net/match-store.ts';
import { signalTeam } from '../../../kit/net/signal.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { showToast } from '../../../kit/ui/toast-store.ts';
import { reasonOf } from '../../../question/refusals.ts';

interface HereProps {
  readonly place: PlaceId;
  /** The mark is on its way. */
  onSent(): void;
}

/** Marks a place for the team; nothing without a mate. */
export function HereButton(props: HereProps) {
  const isLive = useMatch((state) => state.summary !== null);
  return isLive && <Here {...props} />;
}

function Here({ place, onSent }: HereProps) {
  const t = useTranslate();
  if (useTeam() === null) return null;
  const mark = async () => {
    onSent();
    const refused = await signalTeam('here', `system.${place}`, `place:${place}`);
    if (refused) showToast({ tone: 'error', title: t('chat.notSent'), body: reasonOf(t, refused) });
  };
  return (
    <Button icon="aim" onClick={mark}>
      {t('board.rb.mate.mark')}
    </Button>
  );
}
