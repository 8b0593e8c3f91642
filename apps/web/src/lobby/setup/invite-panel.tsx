import { useRef } from 'react';
import { useSay } from '../../i18n/say.tsx';
import type { MatchSummary } from '../../net/types.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { inviteLink } from '../invite.ts';
import css from './setup.module.css';

/** Copies, also where the page came over plain http and the browser offers no clipboard: then by selecting. */
async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}

const canShare = () => typeof navigator !== 'undefined' && 'share' in navigator;

/** The link that brings friends here, to copy or to send. */
export function InvitePanel({ summary, title }: { summary: MatchSummary; title: string }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const link = inviteLink(globalThis.location?.origin ?? '', summary.matchId, summary.inviteCode);
  const press = async () => {
    const done = await copy(link, box.current?.querySelector('input') ?? null);
    showToast({ id: 'copied', tone: done ? 'ok' : 'info', title: say(done ? 'setup.copied' : 'setup.copyFailed') });
  };
  const send = () => {
    const text = say('setup.shareText', { title, table: summary.name });
    // Closing the sheet of the phone counts as an error there; it is none.
    navigator.share({ title: summary.name, text, url: link }).catch(() => undefined);
  };
  return (
    <Panel title={say('setup.invite')}>
      <p className={css.note}>{say(summary.spectators === 'closed' ? 'setup.inviteText' : 'setup.inviteTextWatch')}</p>
      <div className={css.link} ref={box}>
        <TextField
          className={css.address}
          label={say('setup.link')}
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className={css.linkActs}>
          <Button icon="copy" onClick={press}>
            {say('setup.copy')}
          </Button>
          {canShare() && (
            <Button icon="send" onClick={send}>
              {say('setup.share')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
