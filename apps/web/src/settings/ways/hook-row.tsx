import { type AlertWay, canMention } from '@echo-base/protocol';
import { useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { LinkField } from '../../kit/ui/link-field.tsx';
import { HookForm } from './hook-form.tsx';
import { MentionButton, MentionForm } from './mention.tsx';
import { Outcome, RemoveButton, Wait, WayActs } from './way-parts.tsx';
import { WayRow } from './way-row.tsx';
import * as css from './ways.module.css';
import { useWays } from './ways-store.ts';

/** A chat hook: where it leads, when it is sent, whom it mentions, and what came of its test. */
export function HookRow({ way }: { readonly way: AlertWay }) {
  const t = useTranslate();
  const secret = useWays((state) => state.secrets[way.id]);
  const [form, setForm] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <WayRow
      icon="hook"
      title={way.name}
      detail={t('settings.hook')}
      tone={way.stopped && 'failed'}
      acts={<WayActs way={way} />}
    >
      <span className={css.line}>
        <code className={css.address}>{way.shown}</code>
        <Wait way={way} />
        {canMention(way.format) && form !== 'open' && (
          <MentionButton way={way} autoFocus={form === 'closed'} onOpen={() => setForm('open')} />
        )}
        <RemoveButton way={way} />
      </span>
      {form === 'open' && <MentionForm way={way} onClose={() => setForm('closed')} />}
      <Outcome way={way} />
      {way.stopped && <NewAddress way={way} />}
      {secret !== undefined && (
        <div className={css.secret}>
          <LinkField label={t('settings.secret')} link={secret} title={way.name} text={t('settings.secret')} />
          <small>{t('settings.secretText')}</small>
        </div>
      )}
    </WayRow>
  );
}

/** Takes another address in the place of one that no longer works. */
function NewAddress({ way }: { readonly way: AlertWay }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <HookForm replaces={way} onClose={() => setOpen(false)} />;
  return (
    <Button small onClick={() => setOpen(true)}>
      {t('settings.newAddress')}
    </Button>
  );
}
