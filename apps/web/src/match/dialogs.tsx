import { useState } from 'react';
import { useSay } from '../i18n/say.tsx';
import { concedeMatch } from '../net/api.ts';
import type { MatchSummary } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import css from './dialogs.module.css';

interface Opened {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

const KEYS = [
  ['1 – 9', 'numbers'],
  ['C', 'primary'],
  ['R', 'plain'],
  ['A', 'all'],
  ['D', 'decline'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['U', 'undo'],
  ['L', 'log'],
  ['M', 'chat'],
  ['N', 'next'],
  ['?', 'help'],
] as const;

/** Dialog of the keyboard shortcuts of a match. */
export function KeysDialog({ open, onOpenChange }: Opened) {
  const say = useSay();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say('match.keys')} closeLabel={say('match.close')}>
      <dl className={css.keys}>
        {KEYS.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`match.key.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Confirms before a seat concedes. */
export function ConcedeDialog({ open, onOpenChange, summary, seat }: Opened & { summary: MatchSummary; seat: string }) {
  const say = useSay();
  const [sending, setSending] = useState(false);
  const others = summary.seats.filter(({ id }) => id !== seat);
  const winner = others.length === 1 ? others[0] : undefined;
  const concede = async () => {
    setSending(true);
    try {
      await concedeMatch(summary.matchId, seat);
      onOpenChange(false);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'offline';
      showToast({ tone: 'error', title: say(`refused.${code}`) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say('match.concedeTitle')}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{say('match.keepPlaying')}</Button>
          <Button variant="danger" icon="flag" sending={sending} onClick={concede}>
            {say('match.concede')}
          </Button>
        </>
      }
    >
      <p>{winner ? say('match.concedeTwo', { name: say(`seat.${winner.id}`) }) : say('match.concedeText')}</p>
    </Dialog>
  );
}
