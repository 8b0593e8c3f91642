import type { LeaderId, UnitType } from '@echo-base/games/rebellion/client';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { DragProvider, type DragWords } from '../../kit/ui/drag/drag.tsx';
import { useRefuse } from '../../question/refusals.ts';
import { useActs, useDecision } from '../../question/selection/use-selection.ts';
import { Leader } from './leaders/leader.tsx';
import { UnitGhost } from './stages/unit-ghost.tsx';

/** Drag and drop, and choosing a piece and a place in either order, shared by map and hand. */
export function BoardDrag({ children }: { children: ReactNode }) {
  const acts = useActs();
  const decision = useDecision();
  const t = useTranslate();
  const refuse = useRefuse();
  const words = useMemo(() => dragWords(t), [t]);
  const optionFor = useCallback(
    (piece: string, at: string) => decision?.options.find((option) => option.from === piece && option.at === at),
    [decision],
  );
  const accepts = useCallback((piece: string, at: string) => optionFor(piece, at) !== undefined, [optionFor]);
  return (
    <DragProvider
      words={words}
      accepts={accepts}
      onLift={(piece) => acts.choosePiece(piece)}
      onReturn={() => acts.choosePiece(null)}
      onDrop={(piece, at) => {
        const option = optionFor(piece, at);
        if (!option) return;
        if (option.refused) return refuse(option);
        if (!acts.now().busy) acts.choosePiece(null);
        acts.press(option);
      }}
      ghost={(piece) => <Ghost piece={piece} />}
    >
      {children}
    </DragProvider>
  );
}

/** The drag overlay: a leader, or a unit from the tray. */
function Ghost({ piece }: { piece: string }) {
  const [kind, id = ''] = piece.split(':');
  if (kind === 'type') return <UnitGhost type={id as UnitType} />;
  return <Leader leader={id as LeaderId} size={52} />;
}

/** Key prefixes of pieces and places in the texts. */
const NAMED: Readonly<Record<string, string>> = {
  leader: 'leader',
  type: 'unit',
  card: 'mission',
  place: 'system',
};

/** The name of a piece or place by its id, for moments. */
function nameOf(t: Translate, id: string): string {
  const [kind = '', what = ''] = id.split(':');
  return t({ key: `${NAMED[kind] ?? kind}.${what.replace(/#.*/, '')}` });
}

function dragWords(t: Translate): DragWords {
  const piece = (id: string) => nameOf(t, id);
  return {
    help: t('board.rb.side.dragHelp'),
    lifted: (id) => t('board.rb.side.lifted', { piece: piece(id) }),
    over: (id, place) => t('board.rb.side.over', { piece: piece(id), place: piece(place) }),
    dropped: (id, place) => t('board.rb.side.dropped', { piece: piece(id), place: piece(place) }),
    returned: (id) => t('board.rb.side.returned', { piece: piece(id) }),
  };
}
