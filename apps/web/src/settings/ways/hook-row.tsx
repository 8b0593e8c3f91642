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

/** Of a form that a button opens; once it is closed the focus returns to the button. */
export type FormState = 'unused' | 'open' | 'closed';

/** A chat hook: where it leads, when it is sent, whom it mentions, and what came of its test. */
export function HookRow({ way }: { readonly way: AlertWay }) {
  const t = useTranslate();
  const secret = useWays((state) => state.secrets[way.id]);
  const [form, setForm] = useState<FormState>('unused');
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
  const [form, setForm] = useState<FormState>('unused');
  const close = () => setForm('closed');
  if (form === 'open') return <HookForm replaces={way} onClose={close} onDone={close} />;
  return (
    <Button small autoFocus={form === 'closed'} onClick={() => setForm('open')}>
      {t('settings.newAddress')}
    </Button>
  );
}
