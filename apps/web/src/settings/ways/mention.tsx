import { type AlertWay, isMention } from '@echo-base/protocol';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useHoldReload } from '../../kit/ui/use-hold-reload.ts';
import { AddressEntry } from './address-entry.tsx';
import { serviceName } from './answer-words.ts';
import { WayForm } from './way-form.tsx';
import { useWays } from './ways-store.ts';

/** The name in what people copy: `@ida` or `<@80351110224678912>`. */
const nameIn = (text: string): string => text.trim().replace(/^<?@|>$/g, '');

/** What the service of a hook mentions people by, and how that looks. */
function wordsOf(t: Translate, { kind, format }: AlertWay): { readonly label: string; readonly hint: string } {
  if (format === 'discord') return { label: t('settings.mention.discord'), hint: t('settings.mention.digits') };
  if (format === 'slack') return { label: t('settings.mention.slack'), hint: t('settings.mention.letter') };
  const service = serviceName(t, { kind, ...(format && { format }) });
  return { label: t('settings.mention.name', { service }), hint: t('settings.mention.plain') };
}

interface MentionFormProps {
  readonly way: AlertWay;
  onClose(): void;
}

/** Takes the name by which the messages of a hook mention the player; without one they mention no one. */
export function MentionForm({ way, onClose }: MentionFormProps) {
  const t = useTranslate();
  const change = useWays((state) => state.change);
  const [text, setText] = useState(way.mention ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const name = nameIn(text);
  useHoldReload(name !== (way.mention ?? ''));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (name !== '' && !isMention(way.format, name)) return setProblem(t('refused.bad_mention'));
    setSending(true);
    try {
      await change(way.id, { mention: name === '' ? null : name });
      onClose();
    } catch (error) {
      setProblem(reasonOf(t, error));
      setSending(false);
    }
  };
  return (
    <WayForm onSubmit={submit} onClose={onClose}>
      <AddressEntry
        {...wordsOf(t, way)}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        submit={t('settings.save')}
        address={text}
        problem={problem}
        isSending={isSending}
        onType={setText}
        onClose={onClose}
      />
    </WayForm>
  );
}

interface MentionButtonProps {
  readonly way: AlertWay;
  /** The form has just been closed: the focus was in it. */
  readonly autoFocus: boolean;
  onOpen(): void;
}

/** Opens the form; says whom the messages mention. */
export function MentionButton({ way, autoFocus, onOpen }: MentionButtonProps) {
  const t = useTranslate();
  const shown = way.mention === undefined ? t('settings.mention') : t('settings.mentions', { name: way.mention });
  return (
    <Button
      variant="quiet"
      small
      autoFocus={autoFocus}
      aria-label={way.mention === undefined ? t('settings.mentionOf', { name: way.name }) : undefined}
      onClick={onOpen}
    >
      {shown}
    </Button>
  );
}
