import { useTranslate } from '../i18n/translate.tsx';
import type { MatchSummary } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { LeadAnswers, LeadPage, LeadText } from './lead-page.tsx';
import { useMatchNames } from './match-name.ts';
import { useUnnamed } from './unnamed.ts';

/** A match before its start, for a watcher without a name: its board appears here. */
export default function UnnamedWait({ summary }: { summary: MatchSummary }) {
  const t = useTranslate();
  const name = useMatchNames()(summary);
  return (
    <LeadPage title={name} windowTitle={name}>
      <LeadText>{t('gate.startsHere')}</LeadText>
      <LeadAnswers>
        <Button onClick={useUnnamed.getState().askName}>{t('gate.play')}</Button>
      </LeadAnswers>
    </LeadPage>
  );
}
