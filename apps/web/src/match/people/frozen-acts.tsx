import { useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cancelMatch } from '../../kit/net/agreements.ts';
import { concedeMatch } from '../../kit/net/api.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { AskDialog } from './ask-dialog.tsx';

type Act = 'close' | 'concede';

interface FrozenActsProps {
  readonly summary: MatchSummary;
  /** Whether a player may concede here, too: beside a board the rail offers it. */
  readonly concedes?: boolean;
}

/** How people end a frozen match, which may never resume: its host without a winner, a player by conceding. */
export function FrozenActs({ summary, concedes = false }: FrozenActsProps) {
  const t = useTranslate();
  const [asked, setAsked] = useState<Act | null>(null);
  const { matchId, seats, mine = [] } = summary;
  const own = seats.find(({ id, left }) => mine.includes(id) && left === undefined)?.id;
  if (summary.status !== 'playing') return null;
  const run = async (act: Act) => {
    setAsked(null);
    try {
      if (act === 'close') await cancelMatch(matchId);
      else if (own !== undefined) await concedeMatch(matchId, own);
    } catch (error) {
      showToast({ tone: 'error', title: reasonOf(t, error) });
    }
  };
  const label = (act: Act) => t(act === 'close' ? 'frozen.close' : 'match.concede');
  const acts: Act[] = [...(concedes && own ? ['concede' as const] : []), ...(summary.isHost ? ['close' as const] : [])];
  return (
    <>
      {acts.map((act) => (
        <Button key={act} icon={act === 'close' ? 'ban' : 'flag'} onClick={() => setAsked(act)}>
          {label(act)}
        </Button>
      ))}
      {asked && (
        <AskDialog
          title={`${label(asked)}?`}
          answers={[
            {
              label: label(asked),
              icon: asked === 'close' ? 'ban' : 'flag',
              isGrave: true,
              isHeld: asked === 'concede',
              onPress: () => void run(asked),
            },
          ]}
          onCancel={() => setAsked(null)}
        >
          {t(`frozen.${asked}Text`)}
        </AskDialog>
      )}
    </>
  );
}
