import { useState } from 'react';
import { absenceOptions } from '../../boards/set-up/time-form.tsx';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { propose } from '../../kit/net/agreements.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { SelectField } from '../../kit/ui/fields.tsx';
import { useSending } from './agreements.tsx';

/** Proposes another absence rule during play. */
export default function AbsenceDialog({ summary, onClose }: { summary: MatchSummary; onClose(): void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = String(summary.absence?.after ?? '');
  const [value, setValue] = useState(now);
  const { busy, send } = useSending();
  const go = async () => {
    const after = value === '' ? null : Number(value);
    if (await send('propose', () => propose(summary.matchId, { kind: 'absence', after }))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('absence.ask')}
      actions={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button variant="primary" sending={busy !== null} onClick={() => (value === now ? onClose() : void go())}>
            {t('absence.propose')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('clock.absence')}
        value={value}
        options={absenceOptions(t, language, summary.absence?.after)}
        onChange={(event) => setValue(event.target.value)}
      />
      <p>{t('absence.text')}</p>
    </Dialog>
  );
}
